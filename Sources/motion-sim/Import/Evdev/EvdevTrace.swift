import Gestures
import Motion
import Simulation

/// Writes the samples of a log as a trace, in points and from time zero.
struct EvdevTrace {
  /// The word for the format that the recording was in.
  let format: String
  /// The log with its ranges.
  let log: EvdevLog
  /// The samples.
  let machine: EvdevMachine
  /// How the recording becomes a trace.
  let options: ImportOptions

  /// The trace.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where the ranges are not known.
  func trace() throws -> Trace {
    let scale = try scale()
    let pressure = log.axis(
      machine.touchProtocol == .single
        ? EvdevCode.Axis.pressure : EvdevCode.Axis.contactPressure)
    let samples = machine.table.samples
    let origin = (options.keepsLead ? log.rows.first?.time : samples.first?.time) ?? 0
    var entries: [TraceEntry] = []
    for sample in samples {
      guard let x = sample.state.x, let y = sample.state.y else { continue }
      let time = Instant(nanoseconds: (sample.time - origin) * 1_000)
      let details = sample.phase == .cancel ? .none : details(of: sample, scale, pressure)
      entries.append(
        TraceEntry(
          time: time,
          action: .pointer(
            ContactID(sample.contact), sample.phase, scale.point(x: x, y: y), details)))
    }
    let header = TraceHeader(
      viewport: options.viewport, source: format,
      sampling: options.assumedRate.map { "assumed \(NumberFormat.standard.text($0)) Hz" })
    if let last = entries.last {
      entries.append(TraceEntry(time: last.time, action: .end))
    }
    return Trace(header: header, entries: entries)
  }

  private func details(
    of sample: ContactSample, _ scale: EvdevScale, _ pressure: EvdevAxis?
  ) -> PointerDetails {
    var details = PointerDetails.none
    if let raw = sample.state.pressure, let pressure, pressure.maximum > pressure.minimum {
      let span = Double(pressure.maximum - pressure.minimum)
      details.pressure = min(1, max(0, Double(Int(raw) - pressure.minimum) / span))
    }
    if let raw = sample.state.major, raw > 0 { details.size = scale.length(raw) }
    switch sample.state.tool {
    case 1: details.tool = "pen"
    case ContactState.palm: details.tool = "palm"
    default: break
    }
    return details
  }

  private func scale() throws -> EvdevScale {
    let codes = axisCodes()
    let x = axis(codes.x, fallback: EvdevCode.Axis.x, maximum: options.maximumX)
    let y = axis(codes.y, fallback: EvdevCode.Axis.y, maximum: options.maximumY)
    guard let x, let y else {
      let states = machine.table.samples.map { $0.state }
      let largestX = states.compactMap { $0.x }.max() ?? 0
      let largestY = states.compactMap { $0.y }.max() ?? 0
      throw CommandFailure.usage(
        "the recording does not say how large its device is: --max-x and --max-y are needed",
        hints: [
          "the largest values in the recording are x \(largestX) and y \(largestY);"
            + " the device's are at least that",
          "--device FILE takes the ranges from a description of the device",
        ])
    }
    return EvdevScale(x: x, y: y, viewport: options.viewport, rotation: options.rotation)
  }

  private func axisCodes() -> (x: Int, y: Int) {
    switch machine.touchProtocol {
    case .slots, .packets: (EvdevCode.Axis.contactX, EvdevCode.Axis.contactY)
    case .single:
      machine.usesOtherAxes
        ? (EvdevCode.Axis.z, EvdevCode.Axis.rotationX) : (EvdevCode.Axis.x, EvdevCode.Axis.y)
    }
  }

  private func axis(_ code: Int, fallback: Int, maximum: Int?) -> EvdevAxis? {
    let declared = log.axis(code) ?? log.axis(fallback)
    guard let maximum else { return declared }
    return EvdevAxis(code: code, minimum: min(declared?.minimum ?? 0, maximum), maximum: maximum)
  }
}
