internal import CLibrary

/// The address space that `ulimit -v` leaves to the program.
enum MemoryLimit {
  /// Ends the program with one line and the exit code of trouble, instead of a dump, when the system
  /// refuses memory below such a limit. Without a limit nothing changes.
  ///
  /// Neither Swift nor cmark can go on without memory: both call `abort`.
  static func reportWhenReached() {
    var limit = rlimit()
    guard unsafe getrlimit(addressSpace, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else {
      return
    }
    _ = signal(SIGABRT) { _ in
      // Allocates nothing: a signal handler may call `write` and `_exit`.
      let line: StaticString = "error: out of memory; the limit of the address space is too low\n"
      _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
      _exit(Failure.Code.data.rawValue)
    }
  }

  #if canImport(Glibc)
  private static let addressSpace = RLIMIT_AS
  #else
  private static let addressSpace = RLIMIT_AS
  #endif
}
