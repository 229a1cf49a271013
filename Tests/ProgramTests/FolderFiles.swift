import Foundation

extension URL {
  /// Writes a file of this folder.
  func write(_ name: String, _ text: String) throws {
    try text.write(to: appending(path: name), atomically: false, encoding: .utf8)
  }

  /// The text of a file of this folder.
  func read(_ name: String) throws -> String {
    try String(contentsOf: appending(path: name), encoding: .utf8)
  }

  /// The names of what is in this folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path()).sorted()
  }
}
