internal import CLibrary

/// The address space that `ulimit -v` leaves to the program.
enum MemoryLimit {
  /// Makes a failed allocation under such a limit end the program with one line and exit code 2
  /// instead of a crash report. Without a limit nothing changes.
  ///
  /// If an allocation fails, Swift and cmark call `abort`. Swift first writes a message, for which it
  /// allocates too and does not look at the result, so that it may read address 0 instead.
  static func reportWhenReached() {
    var limit = rlimit()
    guard unsafe getrlimit(RLIMIT_AS, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else {
      return
    }
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
