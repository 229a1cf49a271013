internal import Wording
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Reading and writing the bytes of files.
extension FileSystem {
  /// More than that is not read of a file: cmark counts bytes with 32 bits, a file may be large
  /// by mistake, and standard input may have no end.
  private static let largest = 256 << 20

  /// The kinds of file that are read.
  enum Source {
    /// A file that the user named: also a pipe or a device, and `-` is standard input.
    case named
    /// A file with a fixed name in a folder. Only a regular file: opening a pipe would wait for
    /// somebody to write to it.
    case regular
  }

  /// The bytes of a file that must be there.
  static func bytes(of path: String, _ source: Source) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachPart(of: path, source, size: { bytes.reserveCapacity($0) }) { bytes += $0 }
    return bytes
  }

  /// Reads a file that must be there.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - source: Which kinds of file are read.
  ///   - size: Is told how many bytes there will be, before any; a file may grow or shrink before it
  ///     is read to its end.
  ///   - take: Is given the bytes, some at a time.
  /// - Throws: ``Failure``, if the file cannot be read or is too large, and what `take` throws.
  static func forEachPart(
    of path: String, _ source: Source, size: (Int) -> Void,
    _ take: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    let isInput = source == .named && path == "-"
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (source == .regular ? O_NONBLOCK : 0)
    let file = isInput ? STDIN_FILENO : unsafe open(path, flags)
    guard file >= 0 else { throw failure("read", path) }
    defer { if !isInput { _ = close(file) } }
    let name = isInput ? "standard input" : quoted(path, limit: 1_000)
    var status = stat()
    if unsafe fstat(file, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw Failure(.data, ["\(name) is a folder, not a file"]) }
      guard kind == S_IFREG || source == .named else {
        throw Failure(.data, ["\(name) is not a regular file"])
      }
      size(min(Int(status.st_size), largest))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress, $0.count)
      }
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("read", isInput ? "standard input" : path)
      }
      total += count
      guard total <= largest else {
        throw Failure(
          .data, ["\(name) has more than \(largest >> 20) MiB, the most that is read"])
      }
      try take(buffer[..<count])
    }
  }

  /// Writes a file that does not exist yet. A failure names `target`, for which it is written.
  static func write(_ text: String, to path: String, for target: String) throws {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    try write(text, to: file, for: target)
  }

  /// Writes all of a text to a file that is open, and closes it.
  ///
  /// A pipe that nobody reads any more is no error: the reader has what it wanted.
  static func write(_ text: String, to file: Int32, for target: String) throws {
    guard file >= 0 else { throw failure("written", target) }
    var text = text
    let isWritten = text.withUTF8 { unsafe write(UnsafeRawBufferPointer($0), to: file) }
    let fault = errno
    // A full disk may show only when the file is closed.
    let isClosed = close(file) == 0
    if !isWritten { errno = fault }
    guard isWritten ? isClosed : fault == EPIPE else { throw failure("written", target) }
  }

  /// Writes all bytes to a file that is open; false if that fails, and `errno` says why.
  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let count = unsafe systemWrite(file, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno != EINTR { return false }
      unsafe rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    unsafe Musl.write(file, bytes.baseAddress, bytes.count)
    #else
    unsafe Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
