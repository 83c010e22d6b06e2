import Foundation

/// The files of the package, found from the place of this source file.
enum PackageFiles {
  /// The package's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the paths of all files in some folders of the package, in order, from the root.
  ///
  /// Hidden files are left out, and with them what a build makes.
  static func paths(in folders: [String]) -> [String] {
    var result: [String] = []
    for folder in folders {
      let start = root.appending(path: folder).path
      for case let name as String in FileManager.default.enumerator(atPath: start) ?? .init() {
        let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: "\(start)/\(name)", isDirectory: &isFolder)
        if exists, !isFolder.boolValue, !isHidden { result.append("\(folder)/\(name)") }
      }
    }
    return result.sorted()
  }

  /// Returns the text of a file, or nil where it is not text or is not there.
  static func text(of path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the bytes of a file, or nil where it is not there.
  static func bytes(of path: String) -> [UInt8]? {
    (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) }
  }

  /// Whether there is a file at a path from the root.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Returns the Swift sources in some folders.
  static func sources(in folders: [String]) -> [SourceFile] {
    paths(in: folders).filter { $0.hasSuffix(".swift") }.compactMap { path in
      text(of: path).map { SourceFile(path: path, text: $0) }
    }
  }

  /// All Swift sources.
  static let swift = sources(in: ["Sources", "Tests", "Embedded"])

  /// The Swift sources of the kernel.
  static let kernel = sources(in: ["Sources/Motion", "Sources/Gestures", "Sources/Simulation"])

  /// The Swift sources of the tests.
  static let tests = sources(in: ["Tests"])

  /// The pages in Markdown, those at the root included.
  static let pages = (paths(in: ["docs", "traces", "Sources"]) + rootPages)
    .filter { $0.hasSuffix(".md") }
    .compactMap { path in text(of: path).map { SourceFile(path: path, text: $0) } }

  private static let rootPages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
}
