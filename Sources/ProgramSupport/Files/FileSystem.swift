package import CLibrary
internal import Wording

/// Operations on files and folders. Errors name the path and the reason.
package enum FileSystem {
  package enum Kind {
    case nothing, folder, other
  }

  package static func kind(of path: String) -> Kind { kind(of: Path(path)) }

  /// What is at a path, behind a link if there is one; a link that leads nowhere is something.
  package static func kind(of path: Path) -> Kind {
    if let status = status(of: path) {
      return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }
    return status(of: path, followsLink: false) == nil ? .nothing : .other
  }

  /// The status of what is at a path; nil if there is nothing, or nothing that can be seen.
  package static func status(of path: Path, followsLink: Bool = true) -> stat? {
    var status = stat()
    let result = unsafe followsLink ? stat(path.cString, &status) : lstat(path.cString, &status)
    return result == 0 ? status : nil
  }

  /// Whether two statuses are of the same thing.
  static func isSame(_ first: stat, _ second: stat) -> Bool {
    first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The path without links; nil if there is nothing at it.
  package static func resolved(_ path: Path) -> Path? {
    guard let result = unsafe realpath(path.cString, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe Path(UnsafeRawBufferPointer(start: result, count: strlen(result)))
  }

  /// The status of a file that is read, where `-` is standard input; nil if there is nothing.
  static func statusOfInput(_ file: String) -> stat? {
    guard file == "-" else { return status(of: Path(file)) }
    var status = stat()
    return unsafe fstat(STDIN_FILENO, &status) == 0 ? status : nil
  }

  /// The names of what is in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try names(in: Path(folder)).map(\.text).sorted()
  }

  /// The names of what is in a folder; an empty path is the working folder.
  static func names(in folder: Path) throws -> [Path] {
    guard let stream = unsafe opendir((folder.bytes.isEmpty ? Path(".") : folder).cString) else {
      throw failure("read", folder.text)
    }
    defer { unsafe closedir(stream) }
    var names: [Path] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Path($0.prefix { $0 != 0 })
      }
      if ![".", ".."].contains(name.text) { names.append(name) }
    }
    return names
  }

  /// Gives a file or folder another name; false if it cannot. A file that has the name is replaced,
  /// and a folder must be empty.
  static func move(_ path: Path, to other: Path) -> Bool {
    unsafe rename(path.cString, other.cString) == 0
  }

  /// Everything below a folder, by its path from there: a folder, which has a slash at its end, before
  /// what is in it. A link is no folder.
  package static func contents(of folder: Path) throws -> [Path] {
    var contents: [Path] = []
    var places = [Path("")]
    while let place = places.popLast() {
      for name in try names(in: folder + "/" + place) {
        let status = status(of: folder + "/" + place + name, followsLink: false)
        let isFolder = status.map { $0.st_mode & S_IFMT } == S_IFDIR
        contents.append(place + name + (isFolder ? "/" : ""))
        if isFolder { places.append(place + name + "/") }
      }
    }
    return contents
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
