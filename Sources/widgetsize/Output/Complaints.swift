/// Complaints about files that were read: lines of their own, each with its place, and not sentences
/// about the command. More than a thousand are counted only.
struct Complaints: Error {
  let code: Failure.Code
  let lines: [String]
  private static let mostLines = 1_000

  init(_ code: Failure.Code, _ lines: [String]) {
    self.code = code
    let rest = lines.count - Self.mostLines
    self.lines =
      rest > 0
      ? lines.prefix(Self.mostLines) + ["error: \(rest) more complaints are not shown"] : lines
  }
}
