extension String {
  /// Whether two names are the same sequence of bytes; ids and keys are not compared as text.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
