internal import CLibrary
internal import WidgetSizing
internal import Wording

/// What a command reads, and therefore must not write: files, and folders of tables.
struct InputPaths {
  private let files: [String]
  private let dataFolder: String?

  /// The files that a command was given, where `-` is standard input, and its tables.
  init(_ files: [String], _ data: DataOptions) {
    self.files = files
    dataFolder = data.folder
  }

  /// Throws if an output file, which users call `place`, is a file that is read, by whichever of its
  /// names, or would be read as a part of a data folder. `path` has no links, and `old` is the status of
  /// the regular file that is there; nil if there is none.
  func refuse(file path: Path, replacing old: stat?, named place: String) throws {
    let isRead = { (status: stat?) in
      guard let old, let status else { return false }
      return FileSystem.isSame(status, old)
    }
    guard !files.contains(where: { isRead(Self.status(of: $0)) }) else {
      throw Failure.usage(
        "the output file \(quoted(place, limit: 1_000)) is the file that is read; name another")
    }
    if let folder = dataFolder,
      Self.parts(of: folder).contains(where: { isRead(FileSystem.status(of: $0)) })
        || Self.isPart(path, of: folder)
    {
      throw Self.refusal("file \(quoted(place, limit: 1_000)) is part of", folder)
    }
  }

  /// Throws if an output folder, which users call `place`, contains what is read, or would be read as a
  /// part of a data folder.
  func refuse(folder path: Path, named place: String) throws {
    func isInside(_ input: Path) -> Bool {
      FileSystem.resolved(input).map { $0.bytes.starts(with: (path + "/").bytes) } ?? false
    }
    let name = quoted(place, limit: 1_000)
    guard !files.contains(where: { $0 != "-" && isInside(Path($0)) }) else {
      throw Failure.usage("the output folder \(name) contains the file that is read; name another")
    }
    if let folder = dataFolder {
      guard !Self.isPart(path, of: folder) else {
        throw Self.refusal("folder \(name) is part of", folder)
      }
      guard !(Self.places(of: folder) + Self.parts(of: folder)).contains(where: isInside) else {
        throw Self.refusal("folder \(name) contains", folder)
      }
    }
  }

  private static func refusal(_ relation: String, _ folder: String) -> Failure {
    .usage(
      "the output \(relation) the data folder \(quoted(folder, limit: 1_000)), which is read; "
        + "name another")
  }

  private static func status(of file: String) -> stat? {
    guard file == "-" else { return FileSystem.status(of: Path(file)) }
    var status = stat()
    return unsafe fstat(STDIN_FILENO, &status) == 0 ? status : nil
  }

  /// The folders in which the tables of a data folder may be.
  private static func places(of folder: String) -> [Path] {
    [Path(folder), Path(folder + "/tables")]
  }

  private static let description = "datapackage.json"

  /// The files that a data folder may have.
  private static func parts(of folder: String) -> [Path] {
    let names = TableName.allCases.map(\.fileName) + [description]
    return places(of: folder).flatMap { place in names.map { place + "/" + $0 } }
  }

  /// Whether a path, at which there may be nothing yet, would be read as a part of a data folder: each
  /// file of CSV in it is, and a folder `tables`. Some file systems do not tell upper case from lower.
  private static func isPart(_ path: Path, of folder: String) -> Bool {
    let name = path.name.text.lowercased()
    guard name.hasSuffix(".csv") || name == description || name == "tables",
      let parent = FileSystem.status(of: path.parent + ".")
    else { return false }
    return places(of: folder).contains {
      FileSystem.status(of: $0).map { FileSystem.isSame($0, parent) } ?? false
    }
  }
}
