import Foundation
import TestSupport
import Testing

/// Tables with one fault each. `Tests/tables/check_broken.py` asks frictionless about the same.
@Suite("Broken tables")
struct BrokenTablesTests {
  /// A folder of `Tests/tables/broken`.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let fault: String
    /// The expected output: the beginnings of complaints, or the kind, the rule and the claim of
    /// findings; empty if the program accepts the tables.
    let widgetsize: [String]
    var testDescription: String { fault }
  }

  static let tables = Project.url(of: "Tests/tables")
  static let names =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: tables.appending(path: "broken").path)) ?? []).sorted()

  @Test("are judged by the program as their case says", arguments: names)
  func verdict(_ name: String) throws {
    let folder = Self.tables.appending(path: "broken/\(name)")
    let expected = try JSONDecoder().decode(
      Case.self, from: Data(contentsOf: folder.appending(path: "case.json")))
    try withSoundTables { data in
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil) where file.pathExtension == "csv"
      {
        let place = data.appending(path: file.lastPathComponent)
        try FileManager.default.removeItem(at: place)
        try FileManager.default.copyItem(at: file, to: place)
      }
      let result = try widgetsize("validate", ".", "--format", "csv", in: data)
      if expected.widgetsize.isEmpty {
        #expect(result.status == 0, "\(result)")
      } else if result.status == 2 {
        #expect(result.output.isEmpty, "\(result)")
        #expect(result.errors.lines.count == expected.widgetsize.count, "\(result)")
        for (line, beginning) in zip(result.errors.lines, expected.widgetsize) {
          #expect(line.hasPrefix("./" + beginning), "\(result)")
        }
      } else {
        #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
        let findings = result.lines.dropFirst().map {
          $0.split(separator: ",").prefix(3).joined(separator: " ")
        }
        #expect(findings == expected.widgetsize, "\(result)")
      }
    }
  }

  @Test("begin as tables without a fault")
  func sound() throws {
    #expect(Self.names.count > 30)
    try withSoundTables { data in
      try widgetsize("validate", ".", in: data).expectAnswer()
    }
  }

  private func withSoundTables(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let data = folder.appending(path: "data")
      try FileManager.default.copyItem(at: Self.tables.appending(path: "sound"), to: data)
      try body(data)
    }
  }
}
