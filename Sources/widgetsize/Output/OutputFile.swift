internal import DataTables
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that is written as a whole or not at all: first beside its place, then into it.
struct OutputFile {
  private let path: String
  /// The permissions of the file that is replaced.
  private let mode: mode_t?

  /// Takes a path at which there is nothing, or a file other than the one that is read.
  init(_ path: String, from input: String) throws {
    guard !path.isEmpty else { throw Failure.usage("the output file has no name") }
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    guard exists || FileSystem.kind(of: path) == .nothing, !path.hasSuffix("/") else {
      throw Failure(.data, ["\(quoted(path, limit: 1_000)) is not a file that can be written"])
    }
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw Failure(.data, ["\(quoted(path, limit: 1_000)) is not a file that can be written"])
      }
      var source = stat()
      let isRead =
        unsafe input == "-" ? fstat(STDIN_FILENO, &source) : stat(input, &source)
      guard isRead != 0 || source.st_dev != status.st_dev || source.st_ino != status.st_ino else {
        throw Failure.usage(
          "the output file \(quoted(path, limit: 1_000)) is the file that is read; name another")
      }
    }
    self.path = path
    mode = exists ? status.st_mode & 0o7777 : nil
  }

  /// Writes the text and puts it in the file's place. Until then an earlier file stays as it is.
  func replace(with text: String) throws {
    // A link to a file is kept, and what it leads to is replaced.
    let target = FileSystem.resolved(path) ?? path
    let name = target.split(separator: "/").last ?? ""
    let new = String(target.dropLast(name.count)) + ".\(name.prefix(100)).\(getpid()).new"
    // In a container, a run that was killed may have had the same number.
    _ = unsafe unlink(new)
    do {
      try FileSystem.write(text, to: new, for: path)
      if let mode, unsafe chmod(new, mode) != 0 { throw FileSystem.failure("written", path) }
      try FileSystem.move(new, to: target)
    } catch {
      _ = unsafe unlink(new)
      throw error
    }
  }
}
