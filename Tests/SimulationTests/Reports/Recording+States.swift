import Simulation

extension Recording {
  /// The text of the last value that a state was set to; nil where it never was.
  func state(_ name: String) -> String? {
    events.last { $0.kind == .state && $0.name == name }?.value
  }

  /// The times, in milliseconds, at which a state was set.
  func times(of name: String) -> [Double] {
    events.filter { $0.kind == .state && $0.name == name }.map { $0.time.seconds * 1000 }
  }

  /// The log of one gesture as `10 active`, changes left out, a failure with its reason.
  func log(_ gesture: String) -> [String] {
    events.filter { event in
      event.kind == .gesture && event.view + ":" + event.name == gesture
        && event.phase != "changed"
    }.map { event in
      let time = Value.number(event.time.seconds * 1000).text
      let reason = event.phase == "failed" ? " " + event.reason.prefix { $0 != ":" } : ""
      return time + " " + event.phase + reason
    }
  }
}
