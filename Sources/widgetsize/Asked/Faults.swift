internal import ProgramSupport

/// Collects what is wrong with a command line, so that one run tells all of it.
struct Faults {
  private(set) var failures: [Failure] = []

  /// The result of `body`; nil if it throws a failure of usage, which is kept.
  @discardableResult
  mutating func collect<Result>(_ body: () throws -> Result) throws -> Result? {
    // A list of a thousand wrong values is no reason to look at each.
    guard failures.count < 100 else { return nil }
    do {
      return try body()
    } catch let failure as Failure where failure.code == .usage {
      failures.append(failure)
      return nil
    }
  }

  mutating func append(_ lines: [String]) {
    failures += lines.map { .usage($0) }
  }

  /// Throws what was collected; nothing if all is well.
  func check() throws {
    guard failures.count > 1 else {
      if let only = failures.first { throw only }
      return
    }
    var lines: [String] = []
    for line in failures.flatMap(\.inLines) where !lines.contains(line) { lines.append(line) }
    if lines.count > Failure.candidateLimit {
      let more = lines.count - Failure.candidateLimit
      lines = lines.prefix(Failure.candidateLimit) + ["and \(more) more mistakes"]
    }
    throw Failure(.usage, lines)
  }
}
