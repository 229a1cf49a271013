internal import CLibrary
internal import Wording

/// A folder that is written atomically: as a draft beside its target, which is then moved there.
///
/// A report contains a list of its files. A folder without that list, or with a file that is not on
/// it, belongs to somebody else and is left unchanged.
struct OutputFolder {
  enum Kind {
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

  /// Takes a path at which there is nothing or, for a report, an earlier report; and nothing that is
  /// read.
  init(_ path: String, _ kind: Kind, from inputs: InputPaths) throws {
    try OutputFile.checkName(path, of: "folder")
    place = String(path[...(path.utf8.lastIndex { $0 != UInt8(ascii: "/") } ?? path.startIndex)])
    // A link to a report is kept, and what it leads to is replaced.
    target = FileSystem.resolved(Path(place)) ?? Path(place)
    self.kind = kind
    try inputs.refuse(folder: target, named: place)
    _ = try replaced()
  }

  /// Writes files, which `forEach` calls a function with, at these paths below the folder. An earlier report stays as
  /// it is until all are written; a failure leaves nothing behind.
  func write(
    _ paths: [String], forEach: ((_ path: String, _ bytes: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    var paths = paths
    // The list comes first: it tells the next run what a killed run has left.
    if kind == .report { paths.insert(Self.listName, at: 0) }
    let files = paths.map { Path($0) }
    let draft = try Draft.create(
      for: target, isFolder: true, replacing: replaced(), named: place, files: files)
    do {
      var folders: Set<Path> = []
      func write(_ name: String, _ bytes: [UInt8]) throws {
        let path = Path(name)
        for folder in path.folders where folders.insert(folder).inserted {
          guard unsafe mkdir((draft.path + "/" + folder).cString, 0o777) == 0 else { throw failure }
        }
        try FileSystem.write(bytes, to: draft.path + "/" + path, for: place)
      }
      if kind == .report {
        let list = ([Self.heading] + paths.sorted()).joined(separator: "\n") + "\n"
        try write(Self.listName, Array(list.utf8))
      }
      try forEach(write)
      try move(draft)
    } catch {
      // A folder needs a descriptor to be read, and the lock may have the last.
      _ = close(draft.descriptor)
      Self.discard(draft.path, files: files)
      throw error
    }
  }

  /// Moves a draft to its place. What is there may have changed since the command began.
  private func move(_ draft: Draft) throws {
    while true {
      if let old = try replaced() {
        guard draft.takePermissions(of: old) else { throw failure }
        // Exchanges the folders in one step if the file system can, so that a complete report
        // exists at all times.
        if FileSystem.exchange(draft.path, target) { return Self.discard(draft.path) }
        // If this run is killed between the two steps, the next puts the old report back.
        let aside = Path(draft.path.bytes.dropLast(4)) + ".old"
        guard FileSystem.move(target, to: aside) else { throw failure }
        if FileSystem.move(draft.path, to: target) { return Self.discard(aside) }
        let fault = errno
        if !FileSystem.move(aside, to: target) { Self.discard(aside) }
        errno = fault
      } else if FileSystem.move(draft.path, to: target) {
        return
      }
      // Another run may have been faster.
      guard errno == ENOTEMPTY || errno == EEXIST else { throw failure }
    }
  }

  private var failure: Failure { FileSystem.failure("written", place) }

  /// The status of the earlier report; nil if there is nothing. Throws if there is anything else.
  private func replaced() throws -> stat? {
    let path = Path(place)
    let name = quoted(place, limit: 1_000)
    switch (kind, FileSystem.kind(of: path)) {
    case (_, .nothing): return nil
    case (.new, _): throw Failure(.data, ["\(name) exists and is left as it is"])
    case (_, .other): throw Failure(.data, ["\(name) exists and is not a folder"])
    case (.report, .folder): break
    }
    var reason = "has no list of a report's files"
    if let files = try Self.files(listedIn: path) {
      let contents = try FileSystem.contents(of: path)
      guard let stranger = Self.stranger(among: contents, besides: files) else {
        return FileSystem.status(of: path)
      }
      reason = "has \(quoted(stranger.text)), which is not part of a report"
    }
    throw Failure(
      .data, ["folder \(name) was not written by this program and is left as it is: it \(reason)"])
  }

  private static let listName = "widgetsize-report.txt"
  private static let heading =
    "Files of a widgetsize report. The folder that has them is replaced as a whole."

  static func isReport(_ folder: Path) -> Bool { (try? files(listedIn: folder)) != nil }

  /// The files of a report by its list; nil if the folder has no list of ours.
  private static func files(listedIn folder: Path) throws -> [Path]? {
    let list = folder + "/" + listName
    guard FileSystem.kind(of: list) != .nothing else { return nil }
    let lines = try FileSystem.bytes(of: list, .regular).split(separator: UInt8(ascii: "\n"))
    return lines.first.map { $0.elementsEqual(heading.utf8) } == true
      ? lines.dropFirst().map { Path($0) } + [Path(listName)] : nil
  }

  /// The first of a folder's contents that is neither one of these files nor a folder around one.
  private static func stranger(among contents: [Path], besides files: [Path]) -> Path? {
    let known = Set(files + files.flatMap(\.folders))
    return contents.first { !known.contains($0) }
  }

  /// Removes a folder in which every file is in its list or one of these. Any other is left as it is.
  static func discard(_ folder: Path, files: [Path] = []) {
    guard let contents = try? FileSystem.contents(of: folder),
      let listed = try? Self.files(listedIn: folder) ?? [],
      stranger(among: contents, besides: listed + files) == nil
    else { return }
    _ = unsafe chmod(folder.cString, 0o700)
    // The list last: until then the next run knows the folder, should this one be killed.
    let list = Path(listName)
    for path in contents.reversed().filter({ $0 != list }) + [list, Path("")] {
      _ = unsafe remove((folder + "/" + path).cString)
    }
  }
}
