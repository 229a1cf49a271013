/// Errors in the content of files, one line each, with their positions. At most a thousand are
/// listed; the rest are counted.
package struct Complaints: Error {
  package let code: Failure.Code
  package let lines: [String]
  private static let mostLines = 1_000

  package init(_ code: Failure.Code, _ lines: [String]) {
    self.code = code
    let rest = lines.count - Self.mostLines
    self.lines =
      rest > 0
      ? lines.prefix(Self.mostLines) + ["error: \(rest) more complaints are not shown"] : lines
  }
}
