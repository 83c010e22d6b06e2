import Gestures
import Motion

/// Runs one gesture alone over samples and tells what it reports.
func report(
  _ gesture: GestureDescription, _ events: [PointerEvent], reportsPressing: Bool = false,
  in geometry: LocalGeometry = LocalGeometry()
) -> [GestureUpdate] {
  var run = ArbiterRun(offered: [
    GestureAttachment(id: GestureID(0), gesture: gesture, reportsPressing: reportsPressing)
  ])
  run.geometry = geometry
  return run.run(events)
}

/// What a gesture reports, as `500 ended`; a failure with its reason.
func words(_ updates: [GestureUpdate]) -> [String] {
  updates.map { update in
    let time = "\(update.time.nanoseconds / 1_000_000) "
    guard case .failed(let failure) = update.change else { return time + update.change.name }
    return time + "failed " + failure.reason.name
  }
}
