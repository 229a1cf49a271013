internal import Wording
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
  /// What is written until then.
  private let draft: Draft
  private let files: [String]

  /// Writes files, given by their paths below the folder. A failure leaves nothing behind, and
  /// names `place`, as which the target is known.
  init(for target: String, named place: String, files: [(path: String, text: String)]) throws {
    let target = String(target.reversed().drop { $0 == "/" }.reversed())
    guard let name = target.split(separator: "/").last, name != "..", name != "." else {
      throw Failure(.data, ["folder \(quoted(place, limit: 1_000)) cannot be written"])
    }
    self.target = target
    self.files = files.map(\.path)
    draft = try Draft(.folder, for: target, named: place, files: self.files)
    do {
      for folder in FileSystem.folders(of: self.files) {
        try FileSystem.makeFolder("\(draft.path)/\(folder)", for: place)
      }
      for file in files {
        try FileSystem.write(file.text, to: "\(draft.path)/\(file.path)", for: place)
      }
    } catch {
      FileSystem.removeFolder(draft.path, files: self.files)
      throw error
    }
  }

  /// Puts the folder into its place. Until that moment an earlier report stays as it is.
  ///
  /// `isReport` tells whether an earlier report or nothing is there, and throws for anything else. It
  /// is asked again if another run was faster.
  func move(replacing isReport: () throws -> Bool) throws {
    do {
      while true {
        if try isReport() { return try replaceReport() }
        if FileSystem.move(draft.path, to: target) { return }
        guard errno == ENOTEMPTY || errno == EEXIST else {
          throw FileSystem.failure("written", target)
        }
      }
    } catch {
      FileSystem.removeFolder(draft.path, files: files)
      throw error
    }
  }

  private func replaceReport() throws {
    // In one step, if the file system knows how to: then there is a whole folder at any time.
    if FileSystem.exchange(draft.path, target) { return removeReport(draft.path) }
    let old = "\(draft.path).old"
    guard FileSystem.move(target, to: old) else { throw FileSystem.failure("written", target) }
    guard FileSystem.move(draft.path, to: target) else {
      let failure = FileSystem.failure("written", target)
      _ = FileSystem.move(old, to: target)
      throw failure
    }
    removeReport(old)
  }

  /// Removes the files in the list of a report. Another run may have put the report there since this
  /// run read the list.
  private func removeReport(_ path: String) {
    FileSystem.removeFolder(path, files: (try? ReportFolder.files(listedIn: path)) ?? [])
  }
}
