/// Progress messages on a terminal.
enum Progress {
  /// Shows a message on standard error while `work` runs, if that is a terminal.
  static func show<Result>(
    _ message: String, while work: () throws -> Result
  ) rethrows -> Result {
    guard StandardError.isInteractive else { return try work() }
    StandardError.write("\(message)…")
    defer { StandardError.write("\r\u{1B}[K") }
    return try work()
  }
}
