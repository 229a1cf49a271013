/// Why the program ends without an answer.
struct Failure: Error {
  /// How a script tells what happened. The codes are part of the interface.
  enum Code: Int32 {
    /// Nothing that was asked for is known.
    case unknown = 1
    /// Data or files are in trouble.
    case data = 2
    /// The command line is wrong: `EX_USAGE`.
    case usage = 64
  }

  let code: Code
  /// One line for each thing that is wrong; none if the output has said it.
  let lines: [String]
  /// What could have been meant, each on a line of its own below.
  var candidates: [String] = []

  init(_ code: Code, _ lines: [String] = []) {
    self.code = code
    self.lines = lines
  }

  static func usage(_ line: String) -> Failure { Failure(.usage, [line]) }

  /// A wrong command line with what could have been meant: at most twelve, and how many more there are.
  static func usage(_ line: String, candidates: [String]) -> Failure {
    var failure = Failure(.usage, [line])
    failure.candidates = Array(candidates.prefix(limit))
    if candidates.count > limit {
      failure.candidates.append("and \(candidates.count - limit) more")
    }
    return failure
  }

  private static let limit = 12
}
