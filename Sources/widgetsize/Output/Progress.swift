#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// How far a long task is, on a line of a terminal that is wiped when it ends.
///
/// What takes half a second or less says nothing, nor does what nobody watches.
struct Progress {
  private let isWatched = isatty(STDERR_FILENO) == 1
  private var next = Self.now + 500
  private var isShown = false

  /// Shows how far the task is, if it is time to.
  mutating func show(_ text: @autoclosure () -> String) {
    guard isWatched, Self.now >= next else { return }
    StandardError.write("\r\u{1B}[K\(text())")
    next = Self.now + 250
    isShown = true
  }

  /// Wipes what was shown.
  mutating func end() {
    if isShown { StandardError.write("\r\u{1B}[K") }
    isShown = false
  }

  /// A time in milliseconds that never goes back.
  private static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
