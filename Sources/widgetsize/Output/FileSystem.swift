internal import Wording
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// What is asked of the system about files, with failures that say what went wrong where.
enum FileSystem {
  enum Kind {
    case nothing, folder, other
  }

  /// What is at a path, behind a link if there is one; a link that leads nowhere is something.
  static func kind(of path: String) -> Kind {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }
    return unsafe lstat(path, &status) == 0 ? .other : .nothing
  }

  /// The path without links; nil if there is nothing at it.
  static func resolved(_ path: String) -> String? {
    guard let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
  }

  /// Whether two paths or descriptors have led to the same thing.
  static func isSame(_ first: stat, _ second: stat) -> Bool {
    first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The number of a descriptor of this process that a path is a name of, such as `/dev/stdout`, also
  /// by links; nil for any other path.
  static func descriptor(named path: String) -> Int32? {
    let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"].compactMap(resolved)
    var path = path
    // As many links as the system follows.
    for _ in 0..<40 {
      let name = path.split(separator: "/").last ?? ""
      let parent = String(path.dropLast(name.count))
      if let folder = resolved(parent.isEmpty ? "." : parent), folders.contains(folder) {
        return Int32(name)
      }
      var target = [CChar](repeating: 0, count: 4_096)
      let count = unsafe readlink(path, &target, 4_096)
      guard count > 0 else { return nil }
      let link = String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.hasPrefix("/") ? link : parent + link
    }
    return nil
  }

  /// The names of what is in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    guard let stream = unsafe opendir(folder) else { throw failure("read", folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder that does not exist yet. A failure names `target`, for which it is made.
  static func makeFolder(_ path: String, for target: String) throws {
    guard unsafe mkdir(path, 0o777) == 0 else { throw failure("made", target) }
  }

  /// Gives a file or folder another name; false if it cannot. A file that has the name is replaced,
  /// and a folder must be empty.
  static func move(_ path: String, to other: String) -> Bool {
    unsafe rename(path, other) == 0
  }

  /// Exchanges two folders in one step; false if the system cannot, and nothing has happened.
  static func exchange(_ path: String, _ other: String) -> Bool {
    #if canImport(Darwin)
    unsafe renamex_np(path, other, UInt32(RENAME_SWAP)) == 0
    #elseif canImport(Glibc)
    unsafe renameat2(AT_FDCWD, path, AT_FDCWD, other, UInt32(RENAME_EXCHANGE)) == 0
    #else
    false
    #endif
  }

  /// Removes a folder and the files below it that have these paths, as far as it can be done.
  static func removeFolder(_ path: String, files paths: [String]) {
    let paths = paths.filter(isBelow)
    for file in paths { _ = unsafe unlink("\(path)/\(file)") }
    for folder in folders(of: paths).reversed() { _ = unsafe rmdir("\(path)/\(folder)") }
    _ = unsafe rmdir(path)
  }

  /// The path of something below a folder that is neither one of these files, given by their paths
  /// below it, nor a folder around one; nil if there is nothing else. A link is no folder.
  static func stranger(in folder: String, besides files: [String]) throws -> String? {
    let listed = Set(files)
    var folders = Set(self.folders(of: files).map { "\($0)/" })
    var places = [""]
    while let place = places.popLast() {
      for name in try names(in: "\(folder)/\(place)") where !listed.contains(place + name) {
        let found = place + name
        guard folders.remove("\(found)/") != nil, isFolder("\(folder)/\(found)") else {
          return found
        }
        places.append("\(found)/")
      }
    }
    return nil
  }

  /// Whether there is a folder at a path, and no link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folders that files are in, each behind the one that it is in itself.
  static func folders(of paths: [String]) -> [String] {
    var folders: Set<String> = []
    for path in paths where isBelow(path) {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    return folders.sorted()
  }

  /// Whether a path leads to something below the folder that it is seen from.
  private static func isBelow(_ path: String) -> Bool {
    !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      $0.isEmpty || $0 == "." || $0 == ".."
    }
  }

  /// `'note.html' cannot be written: no space left on device`, by `errno`.
  static func failure(_ participle: String, _ path: String) -> Failure {
    let reason = reason
    return Failure(.data, ["\(quoted(path, limit: 1_000)) cannot be \(participle): \(reason)"])
  }

  /// The meaning of `errno`.
  static var reason: String {
    let reason = unsafe String(cString: strerror(errno))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
