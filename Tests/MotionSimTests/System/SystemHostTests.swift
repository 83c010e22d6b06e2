import Testing

@testable import motion_sim

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder of its own for each test, removed afterwards.
private final class ScratchFolder {
  let path: String

  init() throws {
    // The six letters that the system replaces.
    var template = Array(("/tmp/motion-sim-" + String(repeating: "X", count: 6)).utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  var names: [String] { (try? Files.entries(of: path)) ?? [] }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}

@Suite("Files")
struct SystemHostTests {
  @Test("A file appears when it is closed, and not before")
  func whole() throws {
    let folder = try ScratchFolder()
    let host = SystemHost()
    let stream = try host.create("\(folder.path)/a")
    try stream.write(Array("one".utf8))
    #expect(host.kind(of: "\(folder.path)/a") == nil)
    try stream.close()
    #expect(try host.read("\(folder.path)/a") == Array("one".utf8))
    #expect(folder.names == ["a"])
  }

  @Test("A file that is given up leaves nothing, and what stood there stays")
  func discarded() throws {
    let folder = try ScratchFolder()
    let host = SystemHost()
    let first = try host.create("\(folder.path)/a")
    try first.write([1])
    try first.close()
    let second = try host.create("\(folder.path)/a")
    try second.write([2, 3])
    second.discard()
    #expect(try host.read("\(folder.path)/a") == [1])
    #expect(folder.names == ["a"])
  }

  @Test("A stream that is forgotten leaves nothing")
  func forgotten() throws {
    let folder = try ScratchFolder()
    do {
      let stream = try SystemHost().create("\(folder.path)/a")
      try stream.write([1])
    }
    #expect(folder.names.isEmpty)
  }

  @Test("A link to a file stays a link")
  func link() throws {
    let folder = try ScratchFolder()
    let host = SystemHost()
    let first = try host.create("\(folder.path)/a")
    try first.close()
    #expect(symlink("a", "\(folder.path)/b") == 0)
    let second = try host.create("\(folder.path)/b")
    try second.write([7])
    try second.close()
    #expect(try host.read("\(folder.path)/a") == [7])
    #expect(folder.names == ["a", "b"])
  }

  @Test("More than the buffer holds is written whole")
  func large() throws {
    let folder = try ScratchFolder()
    let host = SystemHost()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let stream = try host.create("\(folder.path)/a")
    for start in stride(from: 0, to: bytes.count, by: 1000) {
      try stream.write(Array(bytes[start..<start + 1000]))
    }
    try stream.close()
    #expect(try host.read("\(folder.path)/a") == bytes)
  }

  @Test("What cannot be read or created is named with its exit status")
  func failures() throws {
    let folder = try ScratchFolder()
    let host = SystemHost()
    let missing = "\(folder.path)/none"
    #expect(
      throws: CommandFailure(.noInput, "cannot read \(missing): no such file or directory")
    ) { try host.read(missing) }
    #expect(
      throws: CommandFailure(.noInput, "\(folder.path) is a directory, not a file")
    ) { try host.read(folder.path) }
    #expect(
      throws: CommandFailure(
        .cannotCreate, "cannot create \(missing)/x: no such file or directory")
    ) { try host.create("\(missing)/x") }
    #expect(
      throws: CommandFailure(.cannotCreate, "cannot create \(folder.path): it is a directory")
    ) { try host.create(folder.path) }
    #expect(throws: CommandFailure.self) { try host.entries(of: missing) }
  }

  @Test("A place that is no plain file is written directly")
  func device() throws {
    let stream = try SystemHost().create("/dev/null")
    try stream.write([1, 2, 3])
    try stream.close()
    #expect(SystemHost().kind(of: "/dev/null") == .file)
  }

  @Test(
    "Paths are taken relative to the file that names them",
    arguments: [
      ("card.json", "t/a.jsonl", "t/card.json"), ("../x/card.json", "/t/a", "/t/../x/card.json"),
      ("/abs.json", "t/a.jsonl", "/abs.json"), ("card.json", "a.jsonl", "card.json"),
      ("card.json", "-", "card.json"),
    ])
  func paths(path: String, file: String, resolved: String) {
    #expect(PathText.resolve(path, beside: file) == resolved)
  }
}
