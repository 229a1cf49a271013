internal import CLibrary
internal import WidgetReports
internal import Wording

/// Standard output, written in large blocks.
package struct StandardOutput {
  private var buffer: [UInt8] = []

  package init() {}

  /// Lets a write to a closed pipe, or beyond the largest file that the system allows, return an error
  /// instead of ending the program with a signal.
  static func ignoreSignalsOfWriting() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The properties of the terminal: colours unless `NO_COLOR` is set, also elsewhere if `FORCE_COLOR` is,
  /// and the line width from `COLUMNS` or from the terminal.
  static var terminal: Terminal {
    let isForced = Program.environment("FORCE_COLOR").map { $0 != "0" } ?? false
    let isColored = (isInteractive || isForced) && Program.environment("NO_COLOR") == nil
    return Terminal(columns: columns, isColored: isColored)
  }

  /// The width of a line; nil if lines are not cut.
  private static var columns: Int? {
    let columns = Program.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return columns ?? size.map { Int($0.ws_col) }
  }

  /// Whether it is a terminal that is not dumb.
  static var isInteractive: Bool { isInteractiveTerminal(STDOUT_FILENO) }

  /// The size of the terminal; nil if it is none, or does not tell.
  static var size: winsize? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return size
  }

  /// A message in lines, at a terminal broken between words.
  static func lines(of message: String) -> [String] {
    columns.map { WordWrap.lines(of: message, within: max($0, 20), indent: 2) }
      ?? [message]
  }

  /// Writes a whole text.
  package static func print(_ text: String) {
    var output = StandardOutput()
    output.write(text)
    output.flush()
  }

  package mutating func write(_ bytes: [UInt8]) {
    if buffer.isEmpty, bytes.count >= Self.block {
      // What is as large as a block is not buffered.
      unsafe bytes.withUnsafeBytes { unsafe Self.send($0) }
    } else {
      buffer += bytes
      if buffer.count >= Self.block { flush() }
    }
  }

  package mutating func write(_ text: String) { write(Array(text.utf8)) }

  private static let block = 1 << 16

  /// Writes what is buffered. Must be called at the end.
  package mutating func flush() {
    unsafe buffer.withUnsafeBytes { unsafe Self.send($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func send(_ bytes: UnsafeRawBufferPointer) {
    // A closed pipe is not an error. The command continues, because its exit code depends on the
    // whole answer.
    if unsafe FileSystem.write(bytes, to: STDOUT_FILENO) || errno == EPIPE { return }
    StandardError.write("error: standard output cannot be written: \(FileSystem.reason)\n")
    Program.exit(with: Failure.Code.data.rawValue)
  }
}

/// Standard error, written at once.
package enum StandardError {
  /// Whether it is a terminal that is not dumb.
  static var isInteractive: Bool { isInteractiveTerminal(STDERR_FILENO) }

  /// Writes a message, at a terminal in lines that are broken between words.
  package static func write(message: String) {
    var size = winsize()
    let isTold = unsafe isInteractive && ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
    let lines =
      isTold && size.ws_col > 0
      ? WordWrap.lines(of: message, within: Int(size.ws_col), indent: 2) : [message]
    write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes lines, none of which is a command to a CI system.
  static func write(_ string: String) {
    var string = withoutCommands(string)
    _ = string.withUTF8 { unsafe FileSystem.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }
}

/// Whether a descriptor is a terminal that `TERM` does not call dumb.
private func isInteractiveTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1 && Program.environment("TERM").map { $0 != "dumb" } ?? false
}
