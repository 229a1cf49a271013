import Foundation

/// The source files of this package.
enum House {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A Swift file, and the target it belongs to.
  struct File {
    /// The path below the package: `Sources/Documents/Table.swift`.
    var path: String
    /// The folder below Sources or Tests: `Documents`.
    var target: String
    var text: String
  }

  /// All Swift files below a folder of the package, sorted.
  static func files(below folder: String) throws -> [File] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = folder + "/" + name
      return File(
        path: path, target: String(name.prefix { $0 != "/" }),
        text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
