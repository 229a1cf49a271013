internal import CLibrary

/// Progress messages on a terminal.
package enum Progress {
  /// Shows a message on standard error while `work` runs, if that is a terminal.
  package static func show<Result>(
    _ message: String, while work: () throws -> Result
  ) rethrows -> Result {
    guard StandardError.isInteractive else { return try work() }
    StandardError.write("\(message)…")
    defer { StandardError.write("\r\u{1B}[K") }
    return try work()
  }
}

extension Progress {
  /// How much of some work is done, shown on a terminal once it has taken a second.
  package struct Count {
    private let total: Int
    private let what: String
    private var done = 0
    private let begin: Int
    private var shown = 0

    package init(of total: Int, _ what: String) {
      (self.total, self.what, begin) = (total, what, Self.now)
    }

    /// Counts a piece of work; shows the count at most once a second.
    package mutating func advance() {
      done += 1
      guard StandardError.isInteractive, Self.now - begin > shown else { return }
      shown = Self.now - begin
      StandardError.write("\r\u{1B}[K\(done) of \(total) \(what)…")
    }

    /// Removes what is shown.
    package func end() {
      if shown > 0 { StandardError.write("\r\u{1B}[K") }
    }

    /// A time in seconds.
    private static var now: Int {
      var time = timespec()
      _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return Int(time.tv_sec)
    }
  }
}
