#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// What the program is doing, at the end of a terminal until it is done.
enum Progress {
  /// Shows a message on standard error while `work` runs, if that is a terminal.
  static func show<Result>(
    _ message: String, while work: () throws -> Result
  ) rethrows -> Result {
    guard isatty(STDERR_FILENO) == 1, let terminal = Program.environment("TERM"), terminal != "dumb"
    else { return try work() }
    StandardError.write("\(message)…")
    defer { StandardError.write("\r\u{1B}[K") }
    return try work()
  }
}
