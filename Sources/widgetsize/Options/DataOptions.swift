internal import ArgumentParser
internal import WidgetSizingData

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

  /// An engine on the bundled tables with the given folders as overlays. Words that choose the command have
  /// read the bundled tables already.
  func read() throws -> Engine {
    let overlays = try overlayFolders.map(Self.layer)
    guard !overlays.isEmpty else { return .bundled }
    let (catalog, complaints) = Catalog.read([BundledTables.layer] + overlays)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    return Engine(catalog)
  }

  /// The overlay folders; later ones take precedence.
  var overlayFolders: [String] {
    let lower = Program.environment("WIDGETSIZE_DATA")?.split(separator: ":") ?? []
    return lower.map(String.init) + folders
  }

  /// The tables of a folder. Says on standard error which of its files look like tables and are not read.
  static func layer(_ folder: String) throws -> DataLayer {
    let read = try DataFolder(folder)
    for note in read.notes { StandardError.write(message: "note: \(note)") }
    return read.layer
  }
}
