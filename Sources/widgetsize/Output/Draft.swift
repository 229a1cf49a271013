internal import DataTables
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file or folder that is written beside its place and then moved into it as a whole.
///
/// Its name is random and created exclusively, so no two runs share a draft. A lock shows that its
/// run is alive, also to a run in another container: a process number means nothing there. The
/// system releases the lock when the process ends. A draft without a lock was left by a run that
/// was killed, and the next run for the same place removes it. Where the file system has no locks,
/// nothing is removed.
struct Draft {
  enum Kind {
    case file, folder
  }

  let path: String
  /// The open draft, which holds the lock.
  let descriptor: Int32

  /// Creates an empty draft of what will be at `target`. A failure names `place`, as which the target
  /// is known. A folder left by an earlier run may have `files` besides those in its list.
  init(_ kind: Kind, for target: String, named place: String, files: [String] = []) throws {
    let name = target.split(separator: "/").last ?? ""
    let parent = String(target.dropLast(name.count))
    // Scalars, because a name of 255 bytes leaves no room for the rest.
    let start = ".\(String(name.unicodeScalars.prefix(50)))."
    Self.removeLeftovers(in: parent, startingWith: start, files: files)
    for _ in 0..<100 {
      let random = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
      let path = "\(parent)\(start)\(random)\(Self.end)"
      let descriptor: Int32
      switch kind {
      case .file:
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor < 0, errno != EEXIST { throw FileSystem.failure("written", place) }
      case .folder:
        let isMade = unsafe mkdir(path, 0o777) == 0
        descriptor = isMade ? Self.openLeftover(path) : -1
        if descriptor < 0, errno != (isMade ? ENOENT : EEXIST) {
          let failure = FileSystem.failure("made", place)
          if isMade { _ = unsafe rmdir(path) }
          throw failure
        }
      }
      guard descriptor >= 0 else { continue }
      // Another run may have taken the draft for a leftover before the lock was held.
      if Self.lock(descriptor) != .otherRun, Self.isOpen(descriptor, at: path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
      _ = close(descriptor)
    }
    errno = EAGAIN
    throw FileSystem.failure("written", place)
  }

  private static let end = ".new"

  /// Removes what runs that were killed have left for the same place: only with a name as a draft
  /// has it, only of the same user, and no folder with a file that is not one of a report's or of
  /// these.
  private static func removeLeftovers(
    in parent: String, startingWith start: String, files: [String]
  ) {
    for name in (try? FileSystem.names(in: parent.isEmpty ? "." : parent)) ?? [] {
      guard name.hasPrefix(start), name.hasSuffix(end) else { continue }
      let random = name.dropFirst(start.count).dropLast(end.count)
      guard random.utf8.count == 16, random.allSatisfy({ "0"..."9" ~= $0 || "a"..."f" ~= $0 })
      else { continue }
      let path = parent + name
      let descriptor = openLeftover(path)
      guard descriptor >= 0 else { continue }
      defer { _ = close(descriptor) }
      var status = stat()
      guard lock(descriptor) == .taken, isOpen(descriptor, at: path),
        unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid()
      else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: _ = unsafe unlink(path)
      case S_IFDIR:
        do {
          let files = try (ReportFolder.files(listedIn: path) ?? []) + files
          guard try FileSystem.stranger(in: path, besides: files) == nil else { continue }
          FileSystem.removeFolder(path, files: files)
        } catch { continue }
      default: continue
      }
    }
  }

  /// Opens what has the name of a draft, without waiting for the other end of a pipe.
  private static func openLeftover(_ path: String) -> Int32 {
    unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  }

  private enum Lock {
    case taken, otherRun, unsupported
  }

  private static func lock(_ descriptor: Int32) -> Lock {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken }
    return errno == EWOULDBLOCK ? .otherRun : .unsupported
  }

  /// Whether a path still leads to what is open.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var open = stat()
    var named = stat()
    return unsafe fstat(descriptor, &open) == 0 && lstat(path, &named) == 0
      && FileSystem.isSame(open, named)
  }
}
