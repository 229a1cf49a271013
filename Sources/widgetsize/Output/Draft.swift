internal import CLibrary

/// A file or folder that is written beside its target and then moved there in one step.
///
/// Its name is random, so no two runs share a draft. The run locks it until it is in place; that
/// also shows in another container, where a process number means nothing. A draft without a lock was
/// left by a killed run, and the next run for the same target removes it. Where the file system has
/// no locks, nothing is removed.
struct Draft {
  let path: Path
  /// The open draft, which holds the lock.
  let descriptor: Int32

  /// Creates an empty draft for a target without links, which failures name as `place`. While it is
  /// written, it is open to no more users than what it replaces. A folder that a killed run has left
  /// without a list may have `files`.
  static func create(
    for target: Path, isFolder: Bool, replacing old: stat?, named place: String, files: [Path] = []
  ) throws -> Draft {
    // Scalars, because a name of 255 bytes leaves no room for the rest.
    let start = target.parent + ".\(String(target.name.text.unicodeScalars.prefix(50)))."
    removeLeftovers(of: target, startingWith: start, files: files)
    let mode = old.map { $0.st_mode & 0o777 | 0o700 } ?? 0o777
    while true {
      let path = start + String(UInt64.random(in: 1 << 60 ... .max), radix: 16) + ".new"
      if isFolder, unsafe mkdir(path.cString, mode) != 0 {
        throw FileSystem.failure("made", place)
      }
      let flags = isFolder ? reading : O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let draft = Draft(path: path, descriptor: unsafe open(path.cString, flags, mode & 0o666))
      // Until it has the lock, another run may take it for a leftover and remove it.
      if draft.descriptor < 0, !isFolder || errno != ENOENT {
        let failure = FileSystem.failure("written", place)
        _ = unsafe remove(path.cString)
        throw failure
      }
      if draft.isLocked(orUnsupported: true) { return draft }
      _ = close(draft.descriptor)
    }
  }

  /// Gives the draft the owner and the permissions of what it will replace; false if it cannot.
  func takePermissions(of old: stat) -> Bool {
    if old.st_uid != geteuid() || old.st_gid != getegid() {
      let contents = (try? FileSystem.contents(of: path)) ?? []
      // Only root may give a file away, and others only to a group of theirs.
      for path in contents.map({ path + "/" + $0 }) + [path] {
        _ = unsafe lchown(path.cString, old.st_uid, old.st_gid)
      }
    }
    return fchmod(descriptor, old.st_mode & 0o7777) == 0
  }

  /// Takes the lock, and tells whether the path still leads to what is open.
  private func isLocked(orUnsupported isEnough: Bool) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || isEnough && errno != EWOULDBLOCK,
      let named = FileSystem.status(of: path, followsLink: false)
    else { return false }
    var open = stat()
    return unsafe fstat(descriptor, &open) == 0 && FileSystem.isSame(open, named)
  }

  /// Follows no link, and does not wait for the other end of a pipe.
  private static let reading = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  /// Removes what killed runs of the same user have left for a target. A report that a run moved away
  /// and did not replace is put back.
  private static func removeLeftovers(
    of target: Path, startingWith start: Path, files: [Path]
  ) {
    let digits = Set("0123456789abcdef".utf8)
    for name in (try? FileSystem.names(in: target.parent)) ?? [] {
      let path = target.parent + name
      let random = path.bytes.dropFirst(start.bytes.count).dropLast(4)
      guard path.bytes.starts(with: start.bytes), random.count == 16, digits.isSuperset(of: random)
      else { continue }
      let draft = Draft(path: path, descriptor: unsafe open(path.cString, reading))
      guard draft.descriptor >= 0 else { continue }
      defer { _ = close(draft.descriptor) }
      guard draft.isLocked(orUnsupported: false), let status = FileSystem.status(of: path),
        status.st_uid == geteuid()
      else { continue }
      switch (status.st_mode & S_IFMT, Path(path.bytes.suffix(4)).text) {
      case (S_IFREG, ".new"): _ = unsafe unlink(path.cString)
      case (S_IFDIR, ".new"): OutputFolder.discard(path, files: files)
      case (S_IFDIR, ".old") where OutputFolder.isReport(path):
        let isMissing = FileSystem.kind(of: target) == .nothing
        if !isMissing || !FileSystem.move(path, to: target) { OutputFolder.discard(path) }
      default: continue
      }
    }
  }
}
