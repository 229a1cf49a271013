/// An error that ends the program without an answer.
package struct Failure: Error {
  /// The exit code. The codes are part of the interface.
  package enum Code: Int32 {
    /// Nothing that was asked for is known.
    case unknown = 1
    /// Data or files cannot be read or written, or are invalid.
    case data = 2
    /// The command line is wrong: `EX_USAGE`.
    case usage = 64
  }

  package let code: Code
  /// One line for each error; none if the output has already reported it.
  package let lines: [String]
  /// The candidates for an ambiguous value, printed below, one on each line.
  package var candidates: [String] = []

  package init(_ code: Code, _ lines: [String] = []) {
    self.code = code
    self.lines = lines
  }

  package static func usage(_ line: String) -> Failure { Failure(.usage, [line]) }

  /// A usage error with candidates: at most twelve, then the number of the others.
  package static func usage(_ line: String, candidates: [String]) -> Failure {
    var failure = Failure(.usage, [line])
    failure.candidates = Array(candidates.prefix(candidateLimit))
    if candidates.count > candidateLimit {
      failure.candidates.append("and \(candidates.count - candidateLimit) more")
    }
    return failure
  }

  /// The lines, with the candidates in the last of them.
  package var inLines: [String] {
    guard !candidates.isEmpty, let last = lines.last else { return lines }
    return lines.dropLast() + ["\(last) \(candidates.joined(separator: ", "))"]
  }

  /// How many candidates are printed.
  package static let candidateLimit = 12
}
