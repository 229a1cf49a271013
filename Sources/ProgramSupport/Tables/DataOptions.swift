package import ArgumentParser
package import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The option that adds rows to the tables.
package struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "Add the rows of the tables in a folder.",
      discussion: "A row with a key that is there already is an error.", valueName: "folder"),
    completion: .directory,
    transform: SingleValue.reader)
  package var folder: String?

  package init() {}

  /// An engine on the bundled tables with the rows of the folder. Words that choose the command have
  /// read the bundled tables already.
  package func read() throws -> Engine {
    guard let folder else { return .bundled }
    let own = try DataFolder(folder)
    guard own.tables.files.count < BundledTables.names.count else {
      throw Failure(
        .data,
        ["\(quoted(folder, limit: 1_000)) has all of the tables; '--data' adds rows to them"])
    }
    for note in own.notes { StandardError.write(message: "note: \(note)") }
    let (catalog, complaints) = Catalog.read(own.tables, addedTo: .bundled)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    return Engine(catalog)
  }

  /// The files that the folder may have.
  package var files: [String] {
    guard let folder else { return [] }
    return BundledTables.names.flatMap { ["\(folder)/\($0).csv", "\(folder)/tables/\($0).csv"] }
  }
}
