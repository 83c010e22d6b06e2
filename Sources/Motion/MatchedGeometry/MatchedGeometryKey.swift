/// Which group a view belongs to: those of one id in one namespace.
public struct MatchedGeometryKey: Hashable, Sendable {
  /// The id within the namespace.
  public var id: String
  /// The namespace.
  public var namespace: String

  /// Makes the key of a group.
  public init(id: String, namespace: String = "") {
    self.id = id
    self.namespace = namespace
  }

  /// Whether two keys are the same, byte by byte.
  public static func == (lhs: MatchedGeometryKey, rhs: MatchedGeometryKey) -> Bool {
    lhs.id.utf8.elementsEqual(rhs.id.utf8)
      && lhs.namespace.utf8.elementsEqual(rhs.namespace.utf8)
  }

  /// Takes the bytes of both names into a hash.
  public func hash(into hasher: inout Hasher) {
    for byte in id.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xff))
    for byte in namespace.utf8 { hasher.combine(byte) }
  }
}
