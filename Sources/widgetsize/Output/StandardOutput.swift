internal import CLibrary
internal import WidgetReports

/// Standard output, written in large blocks.
struct StandardOutput: TextOutputStream {
  private var buffer: [UInt8] = []
  /// Whether what is written may still be read by somebody.
  private(set) var isOpen = true

  /// Lets a write to a closed pipe, or beyond the largest file that the system allows, return an error
  /// instead of ending the program with a signal.
  static func ignoreSignalsOfWriting() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// How what is written is seen: in colour at a terminal, unless `NO_COLOR` is set, and in lines as
  /// long as `COLUMNS` has it, or as the terminal is wide.
  static var terminal: Terminal {
    let isColored = isInteractive && Program.environment("NO_COLOR") == nil
    let columns = Program.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return Terminal(
      columns: columns ?? size.map { Int($0.ws_col) }, isColored: isColored)
  }

  /// Whether it is a terminal that can do more than show lines.
  static var isInteractive: Bool { isInteractiveTerminal(STDOUT_FILENO) }

  /// The size of the terminal; nil if it is none, or does not tell.
  static var size: winsize? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return size
  }

  mutating func write(_ string: String) {
    if string.utf8.count >= Self.block {
      // As large as a block, it needs no other to wait in.
      flush()
      var string = string
      isOpen = string.withUTF8 { unsafe Self.send(UnsafeRawBufferPointer($0)) }
    } else {
      buffer.append(contentsOf: string.utf8)
      if buffer.count >= Self.block { flush() }
    }
  }

  private static let block = 1 << 16

  /// Writes what is left. Must be called at the end.
  mutating func flush() {
    isOpen = unsafe buffer.withUnsafeBytes { unsafe Self.send($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes bytes; false if nobody reads them.
  private static func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if unsafe FileSystem.write(bytes, to: STDOUT_FILENO) { return true }
    // Nobody reads any more: the reader has what it wanted. That is no error, but the command goes
    // on, because its exit code still has to say what it found.
    if errno == EPIPE { return false }
    StandardError.write("error: standard output cannot be written: \(FileSystem.reason)\n")
    Program.exit(with: Failure.Code.data.rawValue)
  }
}

/// Standard error, written at once.
enum StandardError {
  /// Whether it is a terminal that can do more than show lines.
  static var isInteractive: Bool { isInteractiveTerminal(STDERR_FILENO) }

  static func write(_ string: String) {
    var string = string
    _ = string.withUTF8 { unsafe FileSystem.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }
}

/// Whether a descriptor is a terminal that `TERM` does not call dumb.
private func isInteractiveTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1 && Program.environment("TERM").map { $0 != "dumb" } ?? false
}
