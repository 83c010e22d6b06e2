import Simulation

extension TraceEntry {
  /// An item of nothing but an id, and perhaps a kind, comes into a collection.
  static func insert(
    _ ms: Double, _ id: String, kind: String? = nil, into name: String, at index: Int? = nil,
    _ animation: String? = nil
  ) -> TraceEntry {
    at(
      ms,
      .insert(
        target: name,
        item: .object(
          [TraceField("id", .string(id))] + (kind.map { [TraceField("kind", .string($0))] } ?? [])),
        index: index,
        animation: animation.map { .string($0) }))
  }

  /// The item of an id goes.
  static func remove(
    _ ms: Double, _ id: String, from name: String, _ animation: String? = nil
  ) -> TraceEntry {
    at(
      ms,
      .remove(target: name, item: .string(id), animation: animation.map { .string($0) }))
  }

  /// The viewport changes.
  static func resize(_ ms: Double, _ width: Double, _ height: Double) -> TraceEntry {
    at(ms, .resize(Size(width: width, height: height), orientation: nil))
  }
}
