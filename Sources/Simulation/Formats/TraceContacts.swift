/// The contacts that touch at one point of a trace, and where each was last.
struct TraceContacts: Hashable, Sendable {
  private struct Contact: Hashable, Sendable {
    var id: ContactID
    var location: Point
    /// The line of its down.
    var line: Int
  }

  // Few at a time, so a list beats a dictionary; its order is that of the downs.
  private var contacts: [Contact] = []

  /// The contacts that touch, by number.
  var open: [ContactID] {
    contacts.map { $0.id }.sorted()
  }

  /// Where an open contact was last; nil where it does not touch.
  func location(of id: ContactID) -> Point? {
    index(of: id).map { contacts[$0].location }
  }

  /// The line at which an open contact touched; 0 where it does not touch.
  func line(of id: ContactID) -> Int {
    index(of: id).map { contacts[$0].line } ?? 0
  }

  /// Takes up a contact that touches.
  mutating func touch(_ id: ContactID, at location: Point, line: Int) {
    contacts.append(Contact(id: id, location: location, line: line))
  }

  /// Notes where an open contact is now.
  mutating func move(_ id: ContactID, to location: Point) {
    guard let index = index(of: id) else { return }
    contacts[index].location = location
  }

  /// Forgets a contact.
  mutating func lift(_ id: ContactID) {
    contacts.removeAll { $0.id == id }
  }

  /// Forgets every contact.
  mutating func liftAll() {
    contacts.removeAll()
  }

  private func index(of id: ContactID) -> Int? {
    contacts.firstIndex { $0.id == id }
  }
}
