internal import Wording
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Where `--output` and the like write.
///
/// A regular file is written as a whole or not at all: first beside its place, then into it. Anything
/// else, such as a device, a pipe or standard output by the name `/dev/stdout`, is written to.
struct OutputFile {
  private enum Target {
    /// A file that is created, or replaced by one with the same permissions.
    case file(mode_t?)
    /// Something that has to be opened to be written to.
    case stream
    /// A descriptor of this process, such as `/dev/fd/3`.
    case descriptor(Int32)
  }

  private let path: String
  private let target: Target

  /// Takes a path at which there is nothing, or anything but a folder and the file that is read.
  init(_ path: String, from input: String) throws {
    guard !path.isEmpty else { throw Failure.usage("the output file has no name") }
    self.path = path
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    guard exists ? kind != S_IFDIR : FileSystem.kind(of: path) == .nothing, !path.hasSuffix("/")
    else {
      throw Failure(.data, ["\(quoted(path, limit: 1_000)) is not a file that can be written"])
    }
    guard exists else {
      target = .file(nil)
      return
    }
    var source = stat()
    let isRead = unsafe input == "-" ? fstat(STDIN_FILENO, &source) : stat(input, &source)
    if kind == S_IFREG, isRead == 0, FileSystem.isSame(source, status) {
      throw Failure.usage(
        "the output file \(quoted(path, limit: 1_000)) is the file that is read; name another")
    }
    if let number = FileSystem.descriptor(named: path) {
      // A descriptor of its own, because writing closes it, and none of the standard ones.
      let descriptor = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard descriptor >= 0 else { throw FileSystem.failure("written", path) }
      target = .descriptor(descriptor)
      return
    }
    // A file that has been deleted can still be open, and has no place at which to replace it.
    var named = stat()
    let isNamed = FileSystem.resolved(path).map { unsafe stat($0, &named) == 0 } ?? false
    target =
      kind == S_IFREG && isNamed && FileSystem.isSame(named, status)
      ? .file(status.st_mode & 0o7777) : .stream
  }

  /// Writes the text and puts it in the file's place. Until then an earlier file stays as it is.
  func replace(with text: String) throws {
    switch target {
    case .file(let mode): try replace(with: text, mode)
    case .descriptor(let file): try FileSystem.write(text, to: file, for: path)
    case .stream:
      let file = unsafe open(path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC)
      try FileSystem.write(text, to: file, for: path)
    }
  }

  private func replace(with text: String, _ mode: mode_t?) throws {
    // A link to a file is kept, and what it leads to is replaced.
    let target = FileSystem.resolved(path) ?? path
    let draft = try Draft(.file, for: target, named: path)
    defer { _ = close(draft.descriptor) }
    do {
      // The draft stays open until it is in its place, because that holds its lock.
      try FileSystem.write(text, to: dup(draft.descriptor), for: path)
      if let mode, unsafe chmod(draft.path, mode) != 0 { throw FileSystem.failure("written", path) }
      guard FileSystem.move(draft.path, to: target) else {
        throw FileSystem.failure("written", path)
      }
    } catch {
      _ = unsafe unlink(draft.path)
      throw error
    }
  }
}
