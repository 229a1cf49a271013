internal import CLibrary
internal import Wording

/// A folder that is written beside its place and then renamed, so that a failure keeps what was there.
///
/// A report contains a list of its files. A folder without that list, or with a file that is not on it, belongs to
/// somebody else and is left unchanged, unless it is empty. A run that is killed may leave `.NAME.….new`, or the
/// earlier report as `.NAME.….old`; no other run reads or removes them.
package struct OutputFolder {
  package enum Kind {
    /// A folder that does not exist yet.
    case new
    /// A report, which takes the place of an earlier one.
    case report
  }

  private let kind: Kind
  /// The folder as the user named it, without slashes at its end.
  private let place: String
  /// The folder, without links.
  private let target: Path

  /// Takes a path at which there is nothing or, for a report, an earlier report or an empty folder.
  package init(_ path: String, _ kind: Kind) throws {
    try OutputFile.checkName(path, of: "folder")
    place = String(path[...(path.utf8.lastIndex { $0 != UInt8(ascii: "/") } ?? path.startIndex)])
    // A link to a report is kept, and what it leads to is replaced.
    target = FileSystem.resolved(Path(place)) ?? Path(place)
    self.kind = kind
    _ = try earlierContents()
  }

  /// Writes files, which `forEach` calls a function with. An earlier report stays as it is until all are written.
  package func write(
    forEach: ((_ path: String, _ bytes: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let draft = target.beside("new")
    var (files, folders, contents): ([String], Set<Path>, [Path]) = ([], [], [])
    do {
      try make(draft)
      func write(_ name: String, _ bytes: [UInt8]) throws {
        let path = Path(name)
        for folder in path.folders where folders.insert(folder).inserted {
          try make(draft + "/" + folder)
          contents.append(folder)
        }
        files.append(name)
        contents.append(path)
        try FileSystem.create(draft + "/" + path, of: bytes, for: place)
      }
      try forEach(write)
      if kind == .report {
        let lines = [Self.heading] + (files + [Self.listName]).sorted()
        try write(Self.listName, Array((lines.joined(separator: "\n") + "\n").utf8))
      }
      try move(draft)
    } catch {
      Self.discard(contents, of: draft)
      throw error
    }
  }

  /// Moves a draft to its place. What is there may have changed since the command began.
  private func move(_ draft: Path) throws {
    let earlier = try earlierContents()
    let aside = target.beside("old")
    guard earlier.isEmpty || FileSystem.move(target, to: aside) else {
      throw FileSystem.failure("written", place)
    }
    guard FileSystem.move(draft, to: target) else {
      let failure = FileSystem.failure("written", place)
      if !earlier.isEmpty { _ = FileSystem.move(aside, to: target) }
      throw failure
    }
    if !earlier.isEmpty { Self.discard(earlier, of: aside) }
  }

  private func make(_ folder: Path) throws {
    guard unsafe mkdir(folder.cString, 0o777) == 0 else { throw FileSystem.failure("made", place) }
  }

  /// What is in the earlier report; nothing if there is none. Throws if there is anything else.
  private func earlierContents() throws -> [Path] {
    let path = Path(place)
    let name = quoted(place, limit: 1_000)
    switch (kind, FileSystem.kind(of: path)) {
    case (_, .nothing): return []
    case (.new, _): throw Failure(.data, ["\(name) exists and is left as it is"])
    case (_, .other): throw Failure(.data, ["\(name) exists and is not a folder"])
    case (.report, .folder): break
    }
    let contents = try FileSystem.contents(of: path)
    if contents.isEmpty { return [] }
    var reason = "has no list of a report's files"
    if let files = try Self.files(listedIn: path) {
      let known = Set(files + files.flatMap(\.folders))
      guard let stranger = contents.first(where: { !known.contains($0) }) else { return contents }
      reason = "has \(quoted(stranger.text)), which is not part of a report"
    }
    throw Failure(
      .data, ["folder \(name) was not written by this program and is left as it is: it \(reason)"])
  }

  private static let listName = "widgetsize-report.txt"
  private static let heading =
    "Files of a widgetsize report. The folder that has them is replaced as a whole."

  /// The files of a report by its list; nil if the folder has no list of ours.
  private static func files(listedIn folder: Path) throws -> [Path]? {
    let list = folder + "/" + listName
    guard FileSystem.kind(of: list) != .nothing else { return nil }
    let lines = try FileSystem.bytes(of: list, .regular).split(separator: UInt8(ascii: "\n"))
    return lines.first.map { $0.elementsEqual(heading.utf8) } == true
      ? lines.dropFirst().map { Path($0) } : nil
  }

  /// Removes the contents of a folder, in which each folder stands before what is in it, and then the folder.
  private static func discard(_ contents: [Path], of folder: Path) {
    for path in contents.reversed() + [Path("")] {
      _ = unsafe remove((folder + "/" + path).cString)
    }
  }
}
