internal import ArgumentParser
internal import BundledTables
internal import DataTables
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Which tables are answered from.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "Lay the tables of a folder over the bundled ones; a row with the same key replaces.",
      discussion: """
        May be given several times, each over those before. WIDGETSIZE_DATA names folders too, \
        with ':' between them, which lie below.
        """,
      valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  /// An engine on the bundled tables with the given folders laid over them, and their version.
  func read() throws -> (engine: Engine, version: String) {
    let overlays = try overlays()
    guard !overlays.isEmpty else { return (.bundled, BundledTables.dataVersion) }
    let (catalog, complaints) = Catalog.read([BundledTables.layer] + overlays)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    return (Engine(catalog), BundledTables.dataVersion + Self.localSuffix)
  }

  /// What the tables tell besides sizes. Only after ``read()`` is it sure to be all they tell.
  func background() throws -> Background {
    try .read([BundledTables.layer] + overlays())
  }

  private func overlays() throws -> [DataLayer] { try overlayFolders.map(Self.layer) }

  /// The folders that are laid over the bundled tables, the uppermost last.
  var overlayFolders: [String] {
    let lower = Program.environment("WIDGETSIZE_DATA")?.split(separator: ":") ?? []
    return lower.map(String.init) + folders
  }

  /// What the version of the bundled tables ends in where others are laid over them.
  static let localSuffix = "+local"

  /// The tables in a folder, or in the folder `tables` below it.
  static func layer(_ folder: String) throws -> DataLayer {
    let files = FileManager.default
    var isFolder = false
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder else {
      throw Failure(.data, ["data folder '\(folder)' is not a folder"])
    }
    let below = folder + "/tables"
    let place = files.fileExists(atPath: below, isDirectory: &isFolder) && isFolder ? below : folder
    let tables = TableName.allCases.map(\.fileName)
    for name in (try? files.contentsOfDirectory(atPath: place)) ?? []
    where name.hasSuffix(".csv") && !tables.contains(name) {
      throw Failure(
        .data, ["'\(place)/\(name)' is not a table\(didYouMean(name, in: tables))"])
    }
    var layer = DataLayer(files: [:])
    for table in TableName.allCases {
      let path = "\(place)/\(table.fileName)"
      guard files.fileExists(atPath: path) else { continue }
      layer.files[table] = DataLayer.File(bytes: try FileSystem.bytes(of: path), path: path)
    }
    guard !layer.files.isEmpty else {
      throw Failure(
        .data, ["data folder '\(folder)' has none of the tables, such as today_claims.csv"])
    }
    return layer
  }
}
