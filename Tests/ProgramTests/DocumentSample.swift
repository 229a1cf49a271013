import Foundation
import TestSupport
import Testing

/// Commands in a document, and the output that it shows below them.
struct DocumentSample: Sendable, CustomTestStringConvertible {
  /// The line of the document on which the output begins, counted from 1.
  var line: Int
  /// The indented block above the output.
  var commands: String
  /// The lines of the fenced block.
  var output: [String]
  /// The index of the line after the fenced block.
  var end: Int

  var testDescription: String { "line \(line): \(commands)" }

  /// Reads the indented block that ends above the line `above`, and the fenced block that begins at
  /// the line `fence`; `nil` if one of them is missing.
  init?(_ lines: [String], above: Int, fence: Int) {
    let indented = lines[..<above].reversed().drop { $0.isEmpty }.prefix { $0.hasPrefix("    ") }
    guard !indented.isEmpty, fence < lines.count, lines[fence] == "```",
      let close = lines[(fence + 1)...].firstIndex(of: "```")
    else { return nil }
    line = fence + 1
    commands = indented.reversed().map { $0.dropFirst(4) }.joined(separator: "\n")
    output = Array(lines[(fence + 1)..<close])
    end = close + 1
  }

  /// Runs the commands as in a terminal of 80 columns. The output has a placeholder for the version of the
  /// tables, so that a new row changes no document.
  private func run() throws -> RunResult {
    var result = try runInShell("export COLUMNS=80; \(commands)")
    result.output = result.output.replacing(try Self.dataVersion.get(), with: "YYYY.MM.N")
    return result
  }

  private static let dataVersion = Result {
    let file = try String(contentsOf: Project.url(of: "Data/datapackage.json"), encoding: .utf8)
    return try #require(file.firstMatch(of: /"version": "([0-9.]+)"/)?.1)
  }

  /// Checks that the commands print the output, end with the status, and write only notes to standard error
  /// unless they fail.
  func expectOutput(status: Int32) throws {
    let result = try run()
    #expect(result.status == status, "\(commands): \(result)")
    #expect(result.lines + result.errors.lines == output, "\(testDescription)")
    #expect(
      status != 0 || result.errors.lines.allSatisfy { $0.hasPrefix("note: ") },
      "\(commands): \(result)")
  }

  /// The lines of the document at `path`, below the folder of the project.
  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: Project.url(of: path), encoding: .utf8).lines
  }

  /// Whether samples are to be recorded, as goldens are, and not compared.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

  /// Writes what the commands of samples print now into their document, and fails the test: a run that
  /// records proves nothing. Nothing is written if commands end with another exit code than theirs.
  static func record(
    _ samples: [(sample: DocumentSample, status: Int32)], in path: String
  ) throws {
    var lines = try lines(of: path)
    for (sample, status) in samples.reversed() {
      let result = try sample.run()
      try #require(result.status == status, "\(sample.testDescription): \(result)")
      let output = result.lines + result.errors.lines
      lines.replaceSubrange(sample.line..<(sample.end - 1), with: output)
    }
    let text = lines.map { $0 + "\n" }.joined()
    guard try text != String(contentsOf: Project.url(of: path), encoding: .utf8) else { return }
    try text.write(to: Project.url(of: path), atomically: true, encoding: .utf8)
    Issue.record("recorded the samples of '\(path)'; read them, then test again")
  }
}
