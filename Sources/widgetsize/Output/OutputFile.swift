internal import CLibrary
internal import Wording

/// The file that `--output` and similar options write.
///
/// A regular file is written as a whole or not at all: beside its place first, then into it. Anything
/// else, such as a device, a pipe or `/dev/stdout`, is written to.
struct OutputFile {
  private enum Target {
    /// A file, without links, and the status of the file that it replaces.
    case file(Path, replacing: stat?)
    /// Something that has to be opened to be written to.
    case stream
    /// A descriptor of this process, such as `/dev/fd/3`.
    case descriptor(Int32)
  }

  private let place: String
  private let target: Target

  /// Takes a path at which there is nothing, or anything but a folder and what is read.
  init(_ place: String, from inputs: InputPaths) throws {
    try Self.checkName(place, of: "file")
    self.place = place
    let path = Path(place)
    let status = FileSystem.status(of: path)
    let kind = FileSystem.kind(of: path)
    guard kind != .folder, kind == .nothing || status != nil, !path.name.bytes.isEmpty else {
      throw Failure(.data, ["\(quoted(place, limit: 1_000)) is not a file that can be written"])
    }
    guard let status else {
      try inputs.refuse(file: path, replacing: nil, named: place)
      target = .file(path, replacing: nil)
      return
    }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular {
      let file = FileSystem.resolved(path) ?? path
      try inputs.refuse(file: file, replacing: status, named: place)
    }
    if let number = FileSystem.descriptor(named: path) {
      // A descriptor of its own, because writing closes it, and none of the standard ones.
      let descriptor = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard descriptor >= 0 else { throw FileSystem.failure("written", place) }
      target = .descriptor(descriptor)
    } else if isRegular, let file = FileSystem.resolved(path),
      let named = FileSystem.status(of: file), FileSystem.isSame(named, status)
    {
      target = .file(file, replacing: status)
    } else {
      // A file that has been deleted can still be open, and has no place at which to replace it.
      target = .stream
    }
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

  /// Writes the text and puts it in the file's place. Until then an earlier file stays as it is.
  func replace(with text: String) throws {
    switch target {
    case .file(let file, let old):
      let draft = try Draft.create(for: file, isFolder: false, replacing: old, named: place)
      // Its descriptor may be that of a standard stream that was closed.
      defer { _ = close(draft.descriptor) }
      do {
        // Writing closes what it is given, and the draft stays locked until it is in its place.
        try FileSystem.write(text, to: dup(draft.descriptor), for: place)
        guard old.map({ draft.takePermissions(of: $0) }) ?? true,
          FileSystem.move(draft.path, to: file)
        else { throw FileSystem.failure("written", place) }
      } catch {
        _ = unsafe unlink(draft.path.cString)
        throw error
      }
    case .descriptor(let file): try FileSystem.write(text, to: file, for: place)
    case .stream:
      let file = unsafe open(place, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC)
      try FileSystem.write(text, to: file, for: place)
    }
  }
}
