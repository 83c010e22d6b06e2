/// Reads `*.scene.json`: JSON with comments, trailing commas, unquoted keys and single quotes.
///
/// Reading is strict: an unknown key is an error that suggests the nearest known one. All errors of
/// a file are found at once; so are those of its names and types, which ``read(_:limits:functions:)`` checks
/// too.
public struct SceneReader: Sendable {
  /// What was wrong so far.
  var problems: [Diagnostic] = []
  /// Whether the states, collections and catalog could be read, so that names can be checked.
  private var hasDeclarations = false

  /// Reads and checks a scene.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: How much is read at most.
  ///   - functions: What the expressions may call beside the functions that every scene has.
  /// - Returns: The scene and what deserves a warning.
  /// - Throws: All that is wrong, in the order of the file, at most `limits.diagnostics` and a count.
  public static func read(
    _ bytes: [UInt8], limits: InputLimits = InputLimits(), functions: [SceneFunction] = []
  ) throws(Diagnostics) -> SceneReading {
    guard bytes.count <= limits.fileSize else {
      throw Diagnostics(
        error: "the file has \(bytes.count) bytes, more than the limit of \(limits.fileSize)",
        at: nil)
    }
    let value: JSONValue
    do throws(Diagnostic) {
      value = try JSONReader.read(bytes, dialect: .json5, limits: limits)
    } catch {
      throw Diagnostics([error])
    }
    var reader = SceneReader()
    let scene = reader.scene(value)
    let warnings = reader.compile(scene, functions)
    guard reader.problems.isEmpty else {
      throw Self.inOrder(reader.problems, limit: limits.diagnostics)
    }
    return SceneReading(scene: scene, warnings: warnings)
  }

  /// Adds what is wrong with names and types, except where the reading has complained already.
  ///
  /// Where states or items could not be read, names and types would be reported that are right.
  /// What is returned are the warnings.
  private mutating func compile(_ scene: Scene, _ functions: [SceneFunction]) -> [Diagnostic] {
    guard hasDeclarations else { return [] }
    do throws(Diagnostics) {
      return Self.sorted(try SceneCompiler.compile(scene, functions: functions).warnings)
    } catch {
      let known = problems
      for problem in error.items where !known.contains(where: { $0.position == problem.position }) {
        problems.append(problem)
      }
      return []
    }
  }

  private static func sorted(_ problems: [Diagnostic]) -> [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    return problems.sorted { ($0.position ?? start) < ($1.position ?? start) }
  }

  private static func inOrder(_ problems: [Diagnostic], limit: Int) -> Diagnostics {
    var collector = DiagnosticCollector(limit: limit)
    let sorted = sorted(problems)
    // What several templates take over from the view around them is wrong in each of them.
    for place in sorted.indices where place == 0 || sorted[place] != sorted[place - 1] {
      collector.add([sorted[place]])
    }
    return collector.diagnostics
  }

  /// Takes over what the reading of an object found wrong.
  mutating func finish(_ fields: JSONFields) {
    problems += fields.finish()
  }

  /// Notes an error.
  mutating func report(_ message: String, at position: SourcePosition?) {
    problems.append(.error(message, at: position))
  }

  private mutating func scene(_ value: JSONValue) -> Scene {
    guard value.members != nil else {
      problems.append(value.mismatch(expected: "a scene, an object"))
      return Scene(viewport: Size(width: 1, height: 1))
    }
    var fields = JSONFields(value, of: "a scene")
    // For editors, which find the schema by it.
    _ = fields.string("$schema")
    if let version = fields.number("scene", isRequired: true), version != 1 {
      report(
        "found version \(Value.number(version).text), expected 1",
        at: fields.value("scene")?.position)
    }
    var scene = Scene(viewport: viewport(&fields))
    scene.name = fields.string("name") ?? ""
    if let rate = fields.value("frameRate") { scene.frameRate = frameRate(rate) }
    if let name = fields.word("velocity", among: VelocityEstimator.names) {
      scene.velocity = VelocityEstimator.named(name) ?? .swiftUI
    }
    let priority = fields.word("scrollPriority", among: ScrollPriority.allCases.map { $0.name })
    scene.scrollPriority = ScrollPriority.allCases.first { $0.name == priority } ?? .iOS18
    let problemsBefore = problems.count
    for member in fields.object("state", of: "the states")?.members ?? [] {
      scene.states.append(state(member))
    }
    for member in fields.object("collections", of: "the collections")?.members ?? [] {
      scene.collections.append(
        CollectionDeclaration(
          member.key, items: items(member.value), position: member.keyPosition))
    }
    if let catalog = fields.value("catalog") { scene.catalog = self.catalog(catalog) }
    hasDeclarations = problems.count == problemsBefore
    for view in fields.array("views") ?? [] { scene.views.append(self.view(view)) }
    scene.handlers = handlers(&fields)
    finish(fields)
    return scene
  }

  private mutating func viewport(_ fields: inout JSONFields) -> Size {
    let isLength: (Double) -> Bool = { $0 > 0 && $0 <= 1e6 }
    guard var viewport = fields.object("viewport", of: "the viewport", isRequired: true) else {
      return Size(width: 1, height: 1)
    }
    let expected = "points above 0, at most 1000000"
    let width = viewport.number("width", expected, isRequired: true, where: isLength)
    let height = viewport.number("height", expected, isRequired: true, where: isLength)
    finish(viewport)
    return Size(width: width ?? 1, height: height ?? 1)
  }

  private mutating func frameRate(_ value: JSONValue) -> FrameRate {
    let text = value.string ?? value.number.map { Value.number($0).text } ?? ""
    if let rate = FrameRate(text: text) { return rate }
    problems.append(value.mismatch(expected: "frames per second, as 60, 59.94 or '60000/1001'"))
    return FrameRate(60)
  }

  private mutating func items(_ value: JSONValue) -> [Record] {
    guard let values = value.array else {
      problems.append(value.mismatch(expected: "a list of items"))
      return []
    }
    return values.map { item($0) }
  }

  private mutating func item(_ value: JSONValue) -> Record {
    guard case .record(let record) = itemValue(value) else {
      problems.append(value.mismatch(expected: "an item, an object"))
      return Record()
    }
    return record
  }

  private mutating func catalog(_ value: JSONValue) -> [Record] {
    guard let members = value.members else { return items(value) }
    return members.map { member in
      var record = item(member.value)
      if record.key == nil { record.fields.insert(.init("id", .string(member.key)), at: 0) }
      return record
    }
  }
}
