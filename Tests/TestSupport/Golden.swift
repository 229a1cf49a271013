import Foundation
public import Testing

/// Checks `actual` against the file `Goldens/name` beside the test.
///
/// With `RECORD_GOLDENS` in the environment the file is written instead, and the test fails: a
/// run that records proves nothing, and a recorded file is to be read before it is committed.
///
/// - Parameters:
///   - actual: The text to check.
///   - name: The name of the file.
///   - filePath: The test.
///   - sourceLocation: Where a fault is reported.
///   - describe: Describes how a text differs from the golden; nil to show the first line that does.
/// - Throws: If the golden cannot be written.
public func expectGolden(
  _ actual: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation,
  describe: ((_ actual: String, _ golden: String) -> String)? = nil
) throws {
  let golden = URL(filePath: filePath).deletingLastPathComponent()
    .appending(components: "Goldens", name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: golden)
    Issue.record("recorded '\(name)'; read it, then test again", sourceLocation: sourceLocation)
    return
  }
  guard let data = try? Data(contentsOf: golden) else {
    Issue.record(
      "no golden '\(name)'; record it with RECORD_GOLDENS=1", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  guard actual != expected else { return }
  let difference = (describe ?? firstDifference)(actual, expected)
  Issue.record("differs from '\(name)': \(difference)", sourceLocation: sourceLocation)
}

/// The first line in which `actual` differs from `expected`.
private func firstDifference(_ actual: String, _ expected: String) -> String {
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(actualLines, expectedLines).prefix { $0 == $1 }.count
  func quoted(_ lines: [Substring]) -> String {
    line < lines.count ? "'\(lines[line])'" : "its end"
  }
  return "line \(line + 1) is \(quoted(actualLines)), expected \(quoted(expectedLines))"
}
