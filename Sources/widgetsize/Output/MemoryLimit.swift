internal import CLibrary

/// The address space that `ulimit -v` leaves to the program.
enum MemoryLimit {
  /// Makes a failed allocation under such a limit end the program with one line and exit code 2
  /// instead of a crash report. Without a limit nothing changes.
  ///
  /// Swift and cmark both call `abort` if an allocation fails.
  static func reportWhenReached() {
    var limit = rlimit()
    guard unsafe getrlimit(RLIMIT_AS, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else {
      return
    }
    _ = signal(SIGABRT) { _ in
      // Allocates nothing: a signal handler may call `write` and `_exit`.
      let line: StaticString = "error: out of memory; the limit of the address space is too low\n"
      _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
      _exit(Failure.Code.data.rawValue)
    }
  }
}
