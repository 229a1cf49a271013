internal import CLibrary
internal import Wording

/// The file that `--output` and similar options write.
///
/// A regular file is written beside its place and then renamed, so that a failure keeps the earlier file. A run that
/// is killed may leave the file beside it, `.NAME.….new`, which no other run reads or removes. A device, a pipe or
/// `/dev/stdout` is written to.
package struct OutputFile {
  private let place: String
  /// The file, without links; nil for anything but a regular file.
  private let target: Path?

  /// Takes a path at which there is nothing, or anything but a folder and the files that are read.
  package init(_ place: String, reading inputs: [String]) throws {
    try Self.checkName(place, of: "file")
    self.place = place
    let path = Path(place), status = FileSystem.status(of: path)
    let kind = FileSystem.kind(of: path)
    guard kind != .folder, kind == .nothing || status != nil, !path.name.bytes.isEmpty else {
      throw Failure(.data, ["\(quoted(place, limit: 1_000)) is not a file that can be written"])
    }
    guard let status, status.st_mode & S_IFMT == S_IFREG else {
      target = status == nil ? path : nil
      return
    }
    if inputs.compactMap(FileSystem.statusOfInput).contains(where: { FileSystem.isSame($0, status) }
    ) {
      throw Failure.usage(
        "the output file \(quoted(place, limit: 1_000)) is the file that is read; name another")
    }
    // A file that has been deleted can still be open, and has no place at which to replace it.
    target = Self.descriptor(named: place) == nil ? FileSystem.resolved(path) : nil
  }

  /// Throws if an output `file` or `folder` has no name, or a dash, which is standard input where files
  /// are read.
  static func checkName(_ place: String, of kind: String) throws {
    guard !place.isEmpty else { throw Failure.usage("the output \(kind) has no name") }
    guard place != "-" else {
      let other = kind == "file" ? ", and '/dev/stdout' is standard output" : ""
      throw Failure.usage(
        "the output \(kind) '-' is ambiguous; './-' is a \(kind) of that name\(other)")
    }
  }

  /// The descriptor of this process that a path names; nil for any other path.
  private static func descriptor(named place: String) -> Int32? {
    switch place {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default:
      ["/dev/fd/", "/proc/self/fd/"].first(where: place.hasPrefix)
        .flatMap { Int32(place.dropFirst($0.count)) }
    }
  }

  /// Writes the bytes and puts them in the file's place. Until then an earlier file stays as it is.
  package func replace(with bytes: [UInt8]) throws {
    guard let target else {
      let file =
        Self.descriptor(named: place).map { dup($0) }
        ?? (unsafe open(place, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC))
      return try FileSystem.write(bytes, to: file, for: place)
    }
    let draft = target.beside("new")
    do {
      try FileSystem.create(draft, of: bytes, for: place, syncing: true)
      guard FileSystem.move(draft, to: target) else { throw FileSystem.failure("written", place) }
    } catch {
      _ = unsafe unlink(draft.cString)
      throw error
    }
  }
}

extension Path {
  /// A hidden path beside this one that nothing has: `.NAME.9f….new`.
  func beside(_ end: String) -> Path {
    // Scalars, because a name of 255 bytes leaves no room for the rest.
    let start = String(name.text.unicodeScalars.prefix(50))
    return parent + ".\(start).\(String(UInt64.random(in: 1 << 60 ... .max), radix: 16)).\(end)"
  }
}
