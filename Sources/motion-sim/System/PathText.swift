/// Takes paths apart and joins them, as text.
enum PathText {
  /// A path that is written relative to a file.
  static func resolve(_ path: String, beside file: String) -> String {
    guard !path.hasPrefix("/"), file != "-", let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }

  /// A path inside a directory.
  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
