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
      discussion: "May be given several times. WIDGETSIZE_DATA names a folder too.",
      valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  /// An engine on the bundled tables with the given folders laid over them, and their version.
  func read() throws -> (engine: Engine, version: String) {
    let folders = (Program.environment("WIDGETSIZE_DATA").map { [$0] } ?? []) + folders
    let layers = try folders.map(layer)
    guard !layers.isEmpty else { return (.bundled, BundledTables.dataVersion) }
    let (catalog, complaints) = Catalog.read([BundledTables.layer] + layers)
    guard complaints.isEmpty else { throw ComplaintsAboutData(lines: complaints) }
    return (Engine(catalog), BundledTables.dataVersion + "+local")
  }

  /// The names of all tables, also of those that no command reads.
  private static let tables =
    TableName.allCases.map(\.fileName) + ["lifecycle.csv", "memory_limits.csv"]

  /// The tables in a folder, or in the folder `tables` below it.
  private func layer(_ folder: String) throws -> DataLayer {
    let files = FileManager.default
    var isFolder = false
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder else {
      throw Failure(.data, ["data folder '\(folder)' is not a folder"])
    }
    let tables = folder + "/tables"
    let place =
      files.fileExists(atPath: tables, isDirectory: &isFolder) && isFolder ? tables : folder
    for name in (try? files.contentsOfDirectory(atPath: place)) ?? []
    where name.hasSuffix(".csv") && !Self.tables.contains(name) {
      throw Failure(
        .data, ["'\(place)/\(name)' is not a table\(didYouMean(name, in: Self.tables))"])
    }
    var layer = DataLayer(files: [:])
    for table in TableName.allCases {
      let path = "\(place)/\(table.fileName)"
      guard files.fileExists(atPath: path) else { continue }
      guard let bytes = files.contents(atPath: path) else {
        throw Failure(.data, ["table '\(path)' cannot be read"])
      }
      layer.files[table] = DataLayer.File(bytes: Array(bytes), path: path)
    }
    guard !layer.files.isEmpty else {
      throw Failure(
        .data, ["data folder '\(folder)' has none of the tables, such as today_claims.csv"])
    }
    return layer
  }
}

/// Complaints about data, which are lines of their own and not sentences about the command.
struct ComplaintsAboutData: Error {
  let lines: [String]
}
