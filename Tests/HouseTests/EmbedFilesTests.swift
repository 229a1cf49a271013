import Foundation
import TestSupport
import Testing

/// The tool that turns the files of a folder into Swift source.
@Suite struct EmbedFilesTests {
  /// Runs the tool over these files and returns the source that it writes.
  private func source(of files: [String: [UInt8]], patterns: [String] = ["*"]) throws -> String {
    try withTemporaryFolder { folder in
      let data = folder.appending(path: "Data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      for (name, bytes) in files {
        let file = data.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      let output = folder.appending(path: "Embedded.swift")
      let result = try run(Programs.built("EmbedFiles"), [output.path, data.path] + patterns)
      #expect(result.status == 0, "\(result)")
      return try String(contentsOf: output, encoding: .utf8)
    }
  }

  /// The lines that give a text for a name.
  private func cases(_ source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("    case ") }.map {
      String($0.dropFirst(9))
    }
  }

  @Test func filesAreFoundByPatternAndSorted() throws {
    let files = [
      "tables/b.md", "tables/a.md", "tables/a.md~", "README.md", "p.json", "tables/.a.md.swp",
      "tables/.hidden/c.md", "tables/deep/d.md",
    ]
    let source = try source(
      of: Dictionary(uniqueKeysWithValues: files.map { ($0, Array("x".utf8)) }),
      patterns: ["p.json", "tables/*.md"])
    #expect(
      cases(source) == [
        #""p.json": "x""#, #""tables/a.md": "x""#, #""tables/b.md": "x""#,
        #""tables/deep/d.md": "x""#,
      ])
  }

  @Test func everyTextComesThroughByteForByte() throws {
    var generator = SplitMix64(seed: 2)
    let texts =
      ["", "\r\n", "\\(1)", "\"\"\"", "#\"", "\u{FEFF}a", "\0"]
      + (0..<200).map { _ in generator.text(length: 0...40) }
    let names = texts.indices.map { String($0 + 1_000) }
    let source = try source(
      of: Dictionary(uniqueKeysWithValues: zip(names, texts.map { Array($0.utf8) })))
    let literals = cases(source).map { $0.drop { $0 != ":" }.dropFirst(3).dropLast() }
    #expect(literals.map { Array(meaning(of: $0).utf8) } == texts.map { Array($0.utf8) })
    #expect(source.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
  }

  @Test func aFileThatIsNotTextStopsTheBuildWithItsName() throws {
    let source = try source(of: ["a.md": Array("a\nb\nc".utf8) + [0xE4], "b.md": [0xEF]])
    #expect(cases(source).isEmpty)
    #expect(source.contains(#"Data/a.md", line: 3)\#n#error("not UTF-8;"#))
    #expect(source.contains(#"Data/b.md", line: 1)\#n#error("not UTF-8;"#))
  }

  @Test func aTableIsEmbeddedAsOneAndStopsTheBuildWithItsPlace() throws {
    let source = try source(of: ["a.csv": Array("x,y\n1,2\n".utf8), "b.csv": Array("x\n\"".utf8)])
    #expect(cases(source) == [#""a":"#, #""b":"#])
    #expect(source.contains("EncodedTable(rowCount: 1"))
    #expect(source.contains("Data/b.csv\", line: 2)"))
  }

  @Test func aPictureHasACharacterForEachByte() throws {
    let bytes = Array<UInt8>(0...255)
    let literal = try #require(cases(try source(of: ["a.png": bytes])).first)
    let text = meaning(of: literal.drop { $0 != ":" }.dropFirst(3).dropLast())
    #expect(text.unicodeScalars.map(\.value) == bytes.map(UInt32.init))
  }

  @Test func noMatchingFileMakesAnEmptyList() throws {
    let source = try source(of: ["a.csv": Array("x".utf8)], patterns: ["*.json"])
    #expect(source.contains("static let names: [String] = [\n"))
    #expect(cases(source).isEmpty)
  }

  /// The text of a literal with the escapes that the tool writes.
  private func meaning(of literal: Substring) -> String {
    var result = ""
    var rest = literal
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result.unicodeScalars.append("\n")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      case let other: other.map { result.append($0) }
      }
    }
    return result
  }
}
