import Foundation

/// The directory of vectors: `MOTION_SIM_VECTORS`, or `shared/vectors` beside the package.
enum VectorFiles {
  static let directory: URL? = {
    let place: URL
    if let path = ProcessInfo.processInfo.environment["MOTION_SIM_VECTORS"] {
      place = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      place = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/vectors", isDirectory: true)
    }
    return FileManager.default.fileExists(atPath: place.path) ? place : nil
  }()

  static let jsonNames = [
    "swiftui", "physics", "velocity", "snap", "gestures-swiftui", "arbitration", "reports",
  ]

  /// The rows of a file, in order; a report without a check is none.
  static func rows(_ name: String, in directory: URL) throws -> [Row] {
    let data = try Data(contentsOf: directory.appendingPathComponent("\(name).json"))
    return try JSONDecoder().decode([Value].self, from: data).compactMap { Row($0) }
  }
}
