// `stderr` of C is a variable. It is set before anything runs beside this.
@unsafe @preconcurrency internal import CLibrary

/// The memory that `ulimit -v` and `ulimit -d` leave to the program.
enum MemoryLimit {
  /// The signals that end a program after a failed allocation. Which one is raised depends on who
  /// allocates: cmark calls `abort`, Swift traps, and for its message allocates again and reads address 0.
  private static let signals = [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP]
  /// The least memory that the C library asks the system for when it has none left, in bytes.
  private static let leastRequest = 1 << 20
  /// The size of the stack of the signal handler, in bytes: the stack of the program may be full.
  private static let stackSize = 1 << 16

  /// Makes a failed allocation under such a limit end the program with one line and exit code 2
  /// instead of a crash report. Without a limit nothing changes.
  ///
  /// Swift and cmark report a failed allocation on the `stderr` of C, Swift with all calls on the stack.
  /// That stream leads nowhere then; the program writes to the descriptor.
  static func reportWhenReached() {
    guard isAddressSpaceLimited || isDataLimited else { return }
    #if canImport(Glibc)
    if let nowhere = unsafe fopen("/dev/null", "we") { unsafe stderr = nowhere }
    if let stack = unsafe malloc(stackSize) {
      var place = unsafe stack_t(ss_sp: stack, ss_flags: 0, ss_size: stackSize)
      _ = unsafe sigaltstack(&place, nil)
    }
    #endif
    errno = 0
    for number in signals { handle(number) { MemoryLimit.end(by: $0) } }
  }

  private static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void)
  {
    #if canImport(Glibc)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_ONSTACK
    _ = unsafe sigaction(number, &action, nil)
    #else
    _ = signal(number, handler)
    #endif
  }

  /// Ends the program after a signal. Allocates nothing, and calls only what a signal handler may call.
  private static func end(by number: Int32) {
    // The last call that failed was an allocation, or the next would be.
    let isLackOfMemory = errno == ENOMEM || !hasMemory
    let line: StaticString =
      switch (isLackOfMemory, isAddressSpaceLimited, isDataLimited) {
      case (false, _, _):
        "error: ended by a signal, and not for lack of memory; without a limit of memory, the cause is shown\n"
      case (_, true, false): "error: out of memory; the limit of the address space is too low\n"
      case (_, false, true): "error: out of memory; the limit of the data segment is too low\n"
      default: "error: out of memory; the limits of memory are too low\n"
      }
    _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    if isLackOfMemory { _exit(Failure.Code.data.rawValue) }
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Whether the system gives the program more memory.
  private static var hasMemory: Bool {
    let place = unsafe mmap(
      nil, leastRequest, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe place != MAP_FAILED else { return false }
    _ = unsafe munmap(place, leastRequest)
    return true
  }

  private static var isAddressSpaceLimited: Bool {
    var limit = rlimit()
    return unsafe getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur < rlim_t(Int64.max)
  }

  private static var isDataLimited: Bool {
    var limit = rlimit()
    return unsafe getrlimit(RLIMIT_DATA, &limit) == 0 && limit.rlim_cur < rlim_t(Int64.max)
  }
}
