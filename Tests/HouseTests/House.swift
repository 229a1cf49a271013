import Foundation
import TestSupport

/// The source files of this package.
enum House {
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
    let names = try FileManager.default.subpathsOfDirectory(atPath: Project.url(of: folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = folder + "/" + name
      return File(
        path: path, target: String(name.prefix { $0 != "/" }),
        text: try String(contentsOf: Project.url(of: path), encoding: .utf8))
    }
  }
}
