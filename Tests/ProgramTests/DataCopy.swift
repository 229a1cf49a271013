import Foundation
import TestSupport
import Testing

/// Runs `body` in a new folder with a copy of the project's tables, `Data`, in which parts of their
/// texts are others.
func withDataCopy(
  _ changes: [(file: String, old: String, new: String)], _ body: (URL) throws -> Void
) throws {
  let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  try withTemporaryFolder { folder in
    let copy = folder.appending(path: "Data")
    try FileManager.default.copyItem(at: project.appending(path: "Data"), to: copy)
    for (file, old, new) in changes {
      let table = copy.appending(components: "tables", file)
      let text = try String(contentsOf: table, encoding: .utf8)
      try #require(text.ranges(of: old).count == 1, "'\(old)' stands once in \(file)")
      try text.replacing(old, with: new).write(to: table, atomically: false, encoding: .utf8)
    }
    try body(folder)
  }
}

extension URL {
  /// Writes a file of this folder.
  func write(_ name: String, _ text: String) throws {
    try text.write(to: appending(path: name), atomically: false, encoding: .utf8)
  }

  /// The text of a file of this folder.
  func read(_ name: String) throws -> String {
    try String(contentsOf: appending(path: name), encoding: .utf8)
  }
}
