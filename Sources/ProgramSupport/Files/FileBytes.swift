internal import CLibrary
internal import Wording

/// Reading and writing the bytes of files.
extension FileSystem {
  /// The maximum size of an input file, in bytes. cmark counts bytes with 32 bits, a file may be
  /// large by mistake, and standard input may be endless.
  package static let largest = 256 << 20

  /// The kinds of file that are read.
  package enum Source {
    /// A file that the user named: also a pipe or a device, and `-` is standard input.
    case named
    /// A file with a fixed name in a folder. Only a regular file: opening a pipe would wait for
    /// somebody to write to it.
    case regular
  }

  /// The bytes of a file. Throws if the file does not exist, cannot be read, or has more than
  /// `largest` bytes.
  package static func bytes(
    of path: String, _ source: Source, atMost largest: Int = largest
  ) throws -> [UInt8] {
    try bytes(of: Path(path), source, atMost: largest)
  }

  package static func bytes(
    of path: Path, _ source: Source, atMost largest: Int = largest
  ) throws -> [UInt8] {
    let isInput = source == .named && path.text == "-"
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (source == .regular ? O_NONBLOCK : 0)
    let file = isInput ? STDIN_FILENO : unsafe open(path.cString, flags)
    guard file >= 0 else { throw failure("read", path.text) }
    defer { if !isInput { _ = close(file) } }
    let name = isInput ? "standard input" : quoted(path.text, limit: 1_000)
    var bytes: [UInt8] = []
    var status = stat()
    if unsafe fstat(file, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw Failure(.data, ["\(name) is a folder, not a file"]) }
      guard kind == S_IFREG || source == .named else {
        throw Failure(.data, ["\(name) is not a regular file"])
      }
      guard kind != S_IFREG || Int(status.st_size) <= largest else {
        throw Failure(
          .data, ["\(name) has more than \(largest >> 20) MiB, the most that is read"])
      }
      bytes.reserveCapacity(min(Int(status.st_size), largest))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(file, $0) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw Failure(.data, ["\(name) cannot be read: \(reason)"])
      }
      bytes += buffer[..<count]
      guard bytes.count <= largest else {
        throw Failure(
          .data, ["\(name) has more than \(largest >> 20) MiB, the most that is read"])
      }
    }
  }

  /// Writes a file that does not exist yet. A failure names `target`, for which it is written.
  static func create(
    _ path: Path, of bytes: [UInt8], for target: String, syncing: Bool = false
  ) throws {
    let file = unsafe open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    try write(bytes, to: file, for: target, syncing: syncing)
  }

  /// Writes bytes to a file that is open, and closes it. A negative `file` is one that could not be opened.
  ///
  /// A closed pipe is not an error: the reader has what it needs.
  static func write(
    _ bytes: [UInt8], to file: Int32, for target: String, syncing: Bool = false
  ) throws {
    guard file >= 0 else { throw failure("written", target) }
    let isWritten =
      unsafe bytes.withUnsafeBytes { unsafe write($0, to: file) }
      && (!syncing || fsync(file) == 0)
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
}

/// Calls `read` of the system, which the function of ``FileSystem`` with that name hides.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(file, bytes.baseAddress, bytes.count)
}

/// Calls `write` of the system, which the functions of ``FileSystem`` with that name hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(file, bytes.baseAddress, bytes.count)
}
