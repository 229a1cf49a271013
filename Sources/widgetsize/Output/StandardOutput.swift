#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Standard output, written in large blocks.
struct StandardOutput: TextOutputStream {
  private var buffer: [UInt8] = []

  /// Lets a write to a closed pipe return, instead of ending the program with a signal.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Whether what is written is seen by a person who has not asked for no colour.
  static var isColored: Bool {
    isatty(STDOUT_FILENO) == 1 && Program.environment("NO_COLOR") == nil
      && Program.environment("TERM").map { $0 != "dumb" } ?? false
  }

  mutating func write(_ string: String) {
    if string.utf8.count >= Self.block {
      // As large as a block, it needs no other to wait in.
      flush()
      var string = string
      string.withUTF8 { unsafe write(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
    } else {
      buffer.append(contentsOf: string.utf8)
      if buffer.count >= Self.block { flush() }
    }
  }

  private static let block = 1 << 16

  /// Writes what is left. Must be called at the end.
  mutating func flush() {
    unsafe buffer.withUnsafeBytes { unsafe write($0, to: STDOUT_FILENO) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) {
    var written = 0
    while written < bytes.count {
      let count = unsafe systemWrite(
        file, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        // Nobody reads any more: the reader has what it wanted. That is no error, but the command
        // goes on, because its exit code still has to say what it found.
        if errno == EPIPE { return }
        StandardError.write("error: standard output cannot be written: \(Self.reason(errno))\n")
        Program.exit(with: Failure.Code.data.rawValue)
      }
    }
  }

  private static func reason(_ number: Int32) -> String {
    let reason = unsafe String(cString: strerror(number))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}

/// Standard error, written at once.
enum StandardError {
  static func write(_ string: String) {
    let bytes = Array(string.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
  unsafe Glibc.write(file, bytes, count)
  #elseif canImport(Musl)
  unsafe Musl.write(file, bytes, count)
  #else
  unsafe Darwin.write(file, bytes, count)
  #endif
}
