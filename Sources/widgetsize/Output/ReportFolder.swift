internal import WidgetReports
internal import Wording

/// A folder that is written as a whole or not at all.
///
/// Its files are written to a new folder beside it, which then takes its place. A list of the
/// files lies in it: a folder without that list, or with a file that is not in it, is someone
/// else's and is never touched.
struct ReportFolder {
  /// The name of the list.
  static let listName = "widgetsize-report.txt"
  /// The first line of the list.
  static let listHeading =
    "Files of a widgetsize report. The folder that has them is replaced as a whole."

  private let path: String

  /// Takes a folder that is missing, or an earlier report; throws a failure for any other.
  init(_ path: String) throws {
    guard !path.isEmpty else { throw Failure.usage("the output folder has no name") }
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    self.path = trimmed.isEmpty ? "/" : trimmed
    _ = try isReport()
  }

  /// Writes the files and puts them in the folder's place.
  ///
  /// Until the last moment the earlier report stays as it is, whatever goes wrong.
  func replace(with files: [SiteFile]) throws {
    let paths = files.map(\.path)
    let list = [Self.listHeading] + (paths + [Self.listName]).sorted()
    // A link to a report is kept, and what it leads to is replaced. The list comes first, so that
    // it tells what is there even if the run is killed.
    let folder = try NewFolder(
      for: FileSystem.resolved(path) ?? path, named: path,
      files: [(Self.listName, list.joined(separator: "\n") + "\n")]
        + files.map { ($0.path, $0.text) })
    // What is there may have changed since the command began.
    try folder.move(replacing: isReport)
  }

  /// Whether there is an earlier report; false if there is nothing. Throws if there is anything else.
  private func isReport() throws -> Bool {
    switch FileSystem.kind(of: path) {
    case .nothing: return false
    case .folder: break
    case .other: throw Failure(.data, ["\(quoted(path, limit: 1_000)) exists and is not a folder"])
    }
    guard FileSystem.kind(of: "\(path)/\(Self.listName)") != .nothing else {
      throw refusal("has no list of a report's files")
    }
    guard let listed = try Self.files(listedIn: path) else {
      throw refusal("has a list that is not ours")
    }
    if let stranger = try FileSystem.stranger(in: path, besides: listed) {
      throw refusal("has \(quoted(stranger)), which is not part of a report")
    }
    return true
  }

  /// The files of a report as its list has them, the list last, so that it is the last to be
  /// removed; nil if the folder has no list of ours.
  static func files(listedIn folder: String) throws -> [String]? {
    let path = "\(folder)/\(listName)"
    guard FileSystem.kind(of: path) != .nothing else { return nil }
    let list = String(decoding: try FileSystem.bytes(of: path, .regular), as: UTF8.self)
    let lines = list.split(separator: "\n").map(String.init)
    guard lines.first == listHeading else { return nil }
    return Set(lines.dropFirst()).subtracting([listName]).sorted() + [listName]
  }

  private func refusal(_ reason: String) -> Failure {
    Failure(
      .data,
      [
        "folder \(quoted(path, limit: 1_000)) was not written by this program and is left as it is: it \(reason)"
      ])
  }
}
