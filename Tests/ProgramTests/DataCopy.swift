import Foundation
import TestSupport
import Testing

/// Runs `body` in a new folder with a copy of the project's tables, `Data`, after replacing parts of
/// their texts.
func withDataCopy(
  _ changes: [(file: String, old: String, new: String)], _ body: (URL) throws -> Void
) throws {
  try withTemporaryFolder { folder in
    let copy = folder.appending(path: "Data")
    try FileManager.default.copyItem(at: Project.url(of: "Data"), to: copy)
    for (file, old, new) in changes {
      let table = copy.appending(components: "tables", file)
      let text = try String(contentsOf: table, encoding: .utf8)
      try #require(text.ranges(of: old).count == 1, "'\(old)' stands once in \(file)")
      try text.replacing(old, with: new).write(to: table, atomically: false, encoding: .utf8)
    }
    try body(folder)
  }
}
