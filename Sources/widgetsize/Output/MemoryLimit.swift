// `stderr` of C is a variable. It is set before anything runs beside this.
@unsafe @preconcurrency internal import CLibrary

/// The address space that `ulimit -v` leaves to the program.
enum MemoryLimit {
  /// Makes a failed allocation under such a limit end the program with one line and exit code 2
  /// instead of a crash report. Without a limit nothing changes.
  ///
  /// If an allocation fails, Swift and cmark write to the `stderr` of C, Swift all calls on the stack, and
  /// call `abort`. That stream leads nowhere then; the program writes to the descriptor. For its message
  /// Swift allocates too and does not look at the result, so that it may read address 0 instead.
  static func reportWhenReached() {
    var limit = rlimit()
    guard unsafe getrlimit(RLIMIT_AS, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else {
      return
    }
    #if canImport(Glibc)
    if let nowhere = unsafe fopen("/dev/null", "we") { unsafe stderr = nowhere }
    #endif
    for number in [SIGABRT, SIGSEGV] {
      _ = signal(number) { _ in
        // Allocates nothing: a signal handler may call `write` and `_exit`.
        let line: StaticString = "error: out of memory; the limit of the address space is too low\n"
        _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
        _exit(Failure.Code.data.rawValue)
      }
    }
  }
}
