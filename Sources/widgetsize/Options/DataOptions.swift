internal import ArgumentParser
internal import CLibrary
internal import DataTables
internal import WidgetSizingData
internal import Wording

/// The options that select the tables.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "Add the tables of a folder; a row with the same key replaces a bundled one.",
      discussion: """
        Can be repeated; the last folder takes precedence. WIDGETSIZE_DATA lists folders too, \
        separated by ':', with less precedence.
        """,
      valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  /// An engine on the bundled tables with the given folders as overlays, and the version of the
  /// tables.
  func read() throws -> ReadTables {
    let overlays = try overlays()
    let (catalog, complaints) = Catalog.read([BundledTables.layer] + overlays)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    return (
      Engine(catalog), BundledTables.dataVersion + (overlays.isEmpty ? "" : Self.localSuffix)
    )
  }

  /// The content of the tables besides sizes. Call ``read()`` first, which reports errors in the
  /// tables.
  func background() throws -> Background {
    try .read([BundledTables.layer] + overlays())
  }

  private func overlays() throws -> [DataLayer] { try overlayFolders.map(Self.layer) }

  /// The overlay folders; later ones take precedence.
  var overlayFolders: [String] {
    let lower = Program.environment("WIDGETSIZE_DATA")?.split(separator: ":") ?? []
    return lower.map(String.init) + folders
  }

  /// The suffix of the data version if there are overlays.
  static let localSuffix = "+local"

  /// The tables in a folder, or in the folder `tables` below it.
  static func layer(_ folder: String) throws -> DataLayer {
    guard FileSystem.kind(of: folder) == .folder else {
      // Without permission to search a parent folder, the folder looks missing.
      if errno == EACCES { throw FileSystem.failure("read", folder) }
      throw Failure(.data, ["data folder '\(folder)' is not a folder"])
    }
    var place = folder
    switch FileSystem.kind(of: folder + "/tables") {
    case .nothing: break
    case .folder: place += "/tables"
    case .other: throw Failure(.data, ["'\(folder)/tables' is not a folder"])
    }
    // Compares names, so that a dangling link counts as a table.
    let tables = TableName.allCases.map(\.fileName)
    let names = try FileSystem.names(in: place)
    let former = FormerTable.allCases.filter { names.contains($0.fileName) }
    guard former.isEmpty else {
      throw Complaints(.data, former.map { $0.complaint(about: "\(place)/\($0.fileName)") })
    }
    if let name = names.first(where: { $0.hasSuffix(".csv") && !tables.contains($0) }) {
      throw Failure(
        .data, ["'\(place)/\(name)' is not a table\(didYouMean(name, in: tables))"])
    }
    var layer = DataLayer(files: [:])
    for table in TableName.allCases where names.contains(table.fileName) {
      let path = "\(place)/\(table.fileName)"
      let bytes = try FileSystem.bytes(of: path, .regular)
      layer.files[table] = DataLayer.File(bytes: bytes, path: path)
    }
    guard !layer.files.isEmpty else {
      throw Failure(
        .data, ["data folder '\(folder)' has none of the tables, such as claims.csv"])
    }
    return layer
  }
}
