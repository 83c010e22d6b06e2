import Foundation
import Simulation
import Testing

extension SceneReferenceSection: CustomTestStringConvertible {
  var testDescription: String { title }
}

/// The reader, the schema, the page and the writer's sample know the same keys.
@Suite("The reference of scenes")
struct SceneReferenceTests {
  struct Row {
    var key: String
    var example: String
  }

  static let page: [Substring] = {
    let url = TraceFiles.folder.deletingLastPathComponent()
      .appendingPathComponent("Sources/Simulation/Simulation.docc/scene-reference.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }()

  /// The rows of the table under a heading: the first and the last cell, without their quotes.
  static func rows(of title: String) -> [Row] {
    guard let start = page.firstIndex(of: Substring("## " + title)) else { return [] }
    let lines = page[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return lines.filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { String($0) }
      let texts = cells.map { String($0.filter { $0 != "`" }).trimmed }
      return Row(key: texts.first ?? "", example: texts.last ?? "")
    }
  }

  /// The keys that the reader asks for: it lists them when it finds one that is none of them.
  static func knownKeys(_ section: SceneReferenceSection) throws -> Set<String> {
    var result: Set<String> = []
    for probe in section.probes {
      let members = (probe.isEmpty ? "" : probe + ", ") + "zzzzzzzzzzzzzzzzzzzz: 0"
      let keys = try Self.keys(of: members)
      let text = section.scene(with: members, keys: keys)
      let error = #expect(throws: Diagnostics.self) { try SceneReader.read(Array(text.utf8)) }
      let message = error?.items.map { $0.message }.first { $0.hasPrefix("unknown key \"zzz") }
      let list = try #require(message).split(separator: "expected ").last ?? ""
      result.formUnion(list.replacing("one of ", with: "").split(separator: ", ").map(String.init))
    }
    return result
  }

  static func keys(of members: String) throws -> [String] {
    let value = try json("{ " + members + " }")
    return (value.members ?? []).map { $0.key }
  }

  static func json(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8), dialect: .json5, limits: InputLimits())
  }

  @Test("lists in the schema the keys that the reader knows", arguments: SceneReferenceSection.all)
  func schema(section: SceneReferenceSection) throws {
    let schema = try SceneSchema()
    let keys = Set(section.definitions.flatMap { schema.keys(of: $0) })
    let known = try Self.knownKeys(section).subtracting(section.distinguishing)
    #expect(keys.sorted() == known.sorted())
  }

  @Test("lists on the page the keys of the schema", arguments: SceneReferenceSection.all)
  func rows(section: SceneReferenceSection) throws {
    let schema = try SceneSchema()
    let keys = Set(section.definitions.flatMap { schema.keys(of: $0) })
      .subtracting(section.inherited.flatMap { schema.keys(of: $0) })
    #expect(Self.rows(of: section.title).map { $0.key }.sorted() == keys.sorted())
  }

  @Test("shows examples that can be read", arguments: SceneReferenceSection.all)
  func examples(section: SceneReferenceSection) throws {
    let schema = try SceneSchema()
    for row in Self.rows(of: section.title) {
      let keys = try Self.keys(of: row.example)
      #expect(keys.contains(row.key), "\(row.key) is not in its example, \(row.example)")
      let text = section.scene(with: row.example, keys: keys)
      #expect(throws: Never.self, "\(text)") { try SceneReader.read(Array(text.utf8)) }
      #expect(try schema.violations(of: Self.json(text)) == [], "\(text)")
    }
  }

  @Test("has a section for every object of the schema")
  func sections() throws {
    let named = SceneReferenceSection.all.flatMap { $0.definitions }
    #expect(try SceneSchema().namesOfObjects.sorted() == named.sorted())
    let headings = Self.page.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(headings == ["Overview"] + SceneReferenceSection.all.map { $0.title })
  }

  @Test("has every key in the sample that the writer is tested with")
  func sample() throws {
    let schema = try SceneSchema()
    let sample = try Self.json(SceneSamples.everything)
    #expect(schema.violations(of: sample) == [])
    let found = Self.allKeys(in: sample)
    let keys = schema.namesOfObjects.flatMap { schema.keys(of: $0) }
    #expect(keys.filter { !found.contains($0) } == [])
  }

  private static func allKeys(in value: JSONValue) -> Set<String> {
    var result: Set<String> = []
    for member in value.members ?? [] {
      result.insert(member.key)
      result.formUnion(allKeys(in: member.value))
    }
    for element in value.array ?? [] { result.formUnion(allKeys(in: element)) }
    return result
  }

  @Test("has a schema that accepts the scenes of the gallery", arguments: SceneWriterTests.files)
  func gallery(path: String) throws {
    let bytes = try TraceFiles.bytes(path)
    let schema = try SceneSchema()
    #expect(try schema.violations(of: Self.json(String(decoding: bytes, as: UTF8.self))) == [])
    let written = try SceneWriter.write(SceneReader.read(bytes).scene)
    #expect(try schema.violations(of: Self.json(written)) == [])
  }

  @Test(
    "has a schema that refuses what the reader refuses",
    arguments: [
      "viewport: { width: 0, height: 1 }", "viewport: { width: 1 }", "frame: 60",
      "velocity: 'fast'", "views: [{ id: '1' }]", "views: [{ offset: [1] }]",
      "views: [{ contentShape: 'star' }]", "views: [{ transition: 'fade' }]",
      "views: [{ gestures: [{ drag: {}, priority: 'low' }] }]",
      "views: [{ gestures: [{ tap: { count: 0 } }] }]",
      "views: [{ onAppear: [{ set: 'a' }] }]", "views: [{ animation: { spring: {} } }]",
      "on: { go: [{ animation: 'springy 1', do: [] }] }", "state: { a: { type: 'text' } }",
    ])
  func refusals(members: String) throws {
    let viewport = members.hasPrefix("viewport") ? "" : "viewport: { width: 1, height: 1 }, "
    let text = "{ scene: 1, \(viewport)\(members) }"
    #expect(throws: Diagnostics.self) { try SceneReader.read(Array(text.utf8)) }
    #expect(try SceneSchema().violations(of: Self.json(text)) != [])
  }
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespaces)
  }
}
