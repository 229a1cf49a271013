internal import DataTables
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A folder that is written beside its place, so that it comes into it as a whole or not at all.
struct NewFolder {
  /// The place, without links.
  let target: String
  /// Where the folder is until then.
  private let path: String
  private let files: [String]

  /// Writes files, given by their paths below the folder. A failure leaves nothing behind, and
  /// names `place`, as which the target is known.
  init(for target: String, named place: String, files: [(path: String, text: String)]) throws {
    let target = String(target.reversed().drop { $0 == "/" }.reversed())
    guard let name = target.split(separator: "/").last, name != "..", name != "." else {
      throw Failure(.data, ["folder \(quoted(place, limit: 1_000)) cannot be written"])
    }
    self.target = target
    let parent = String(target.dropLast(name.count))
    path = parent + Leftover.name(for: name, process: getpid())
    self.files = files.map(\.path)
    for leftover in Leftover.all(in: parent, for: name) { leftover.remove(files: self.files) }
    try FileSystem.makeFolder(path, for: place)
    do {
      for folder in FileSystem.folders(of: self.files) {
        try FileSystem.makeFolder("\(path)/\(folder)", for: place)
      }
      for file in files {
        try FileSystem.write(file.text, to: "\(path)/\(file.path)", for: place)
      }
    } catch {
      remove()
      throw error
    }
  }

  /// Puts the folder into its place, at which there must be nothing.
  func move() throws {
    do {
      try FileSystem.move(path, to: target)
    } catch {
      remove()
      throw error
    }
  }

  /// Puts the folder into the place of another, and removes that with the files that it has.
  func replace(with earlier: [String]) throws {
    do {
      // In one step, if the file system knows how to: then there is a whole folder at any time.
      if FileSystem.exchange(path, target) {
        FileSystem.removeFolder(path, files: earlier)
        return
      }
      let old = String(path.dropLast("new".count)) + "old"
      try FileSystem.move(target, to: old)
      do {
        try FileSystem.move(path, to: target)
      } catch {
        try? FileSystem.move(old, to: target)
        throw error
      }
      FileSystem.removeFolder(old, files: earlier)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the folder and what was written.
  func remove() {
    FileSystem.removeFolder(path, files: files)
  }
}
