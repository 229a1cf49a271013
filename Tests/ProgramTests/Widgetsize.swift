import Foundation
import TestSupport
import Testing

/// Runs the program that was built beside the tests, in a new empty folder.
func widgetsize(
  _ arguments: String..., environment: [String: String] = [:], in folder: URL? = nil
) throws -> RunResult {
  try widgetsize(arguments, environment: environment, in: folder)
}

/// Runs the program that was built beside the tests, in a new empty folder.
func widgetsize(
  _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
) throws -> RunResult {
  try run(Programs.built("widgetsize"), arguments, environment: environment, in: folder)
}

/// Runs a line of shell, in which `widgetsize` and `widgetsize-tables` are the programs that were built beside the
/// tests.
func runInShell(_ line: String, in folder: URL? = nil) throws -> RunResult {
  let shell = try #require(Programs.installed("sh"))
  let program = Programs.built("widgetsize").path(percentEncoded: false)
  return try run(shell, ["-c", "PATH=${0%/*}:$PATH; \(line)", program], in: folder)
}

extension RunResult {
  /// The lines of the standard output.
  var lines: [String] { output.lines }

  /// Checks that the program had an answer and nothing to complain about.
  func expectAnswer(_ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(status == 0, "\(self)", sourceLocation: sourceLocation)
    #expect(errors.isEmpty, "\(self)", sourceLocation: sourceLocation)
    #expect(!output.isEmpty, "\(self)", sourceLocation: sourceLocation)
  }

  /// Checks that the program said in one line what is wrong, and nothing else.
  func expectError(
    _ message: String, status expected: Int32 = 64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(status == expected, "\(self)", sourceLocation: sourceLocation)
    #expect(output.isEmpty, "\(self)", sourceLocation: sourceLocation)
    #expect(errors == "error: \(message)\n", "\(self)", sourceLocation: sourceLocation)
  }
}

extension String {
  /// The lines, each without its end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }
}
