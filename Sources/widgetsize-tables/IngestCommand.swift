internal import ArgumentParser
internal import ProgramSupport
internal import TableAudit
internal import WidgetSizing
internal import Wording

/// `widgetsize-tables ingest`: turns the log of a measuring app into rows of tables.
struct IngestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ingest",
    abstract: "Turn the log of a measuring app into tables, ready for review.",
    discussion: """
      Examples:
        widgetsize-tables ingest run.log --output mine
        widgetsize query 'iPhone 16 Pro' --family small --os 18 --data mine

      Reads lines with 'widgetsize-measure v1'. Other lines are ignored. If a line is wrong or two contradict each other, nothing is written and the \
      errors are listed, 100 at most. docs/measuring.md has the format, and the Swift code that prints it.
      """)

  @Argument(
    help: ArgumentHelp("Log file; - is standard input.", valueName: "log"),
    completion: .file())
  var log: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "New folder for the tables. Default: standard output.", valueName: "folder"),
    completion: .directory,
    transform: SingleValue.reader)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Id of the new source: capital letters, then digits.",
      discussion: "Default: the first unused one of LOCAL1, LOCAL2 and so on.",
      valueName: "id"),
    transform: SingleValue.reader)
  var source: String?

  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let engine = try data.read()
    let catalog = engine.catalog
    let source = try identifier(catalog)
    let folder = try output.map { try OutputFolder($0, .new) }
    let name = log == "-" ? "standard input" : log
    let bytes = try FileSystem.bytes(of: log, .named)
    let measured = MeasurementLog(bytes, path: name, catalog)
    guard measured.complaints.isEmpty else {
      throw Complaints(.data, measured.complaints)
    }
    guard measured.sizes.count <= MeasurementLog.sizeLimit else {
      throw Failure(
        .data,
        [
          "\(quoted(name)) has \(measured.sizes.count) sizes; "
            + "one source has room for \(MeasurementLog.sizeLimit)"
        ])
    }
    guard !measured.sizes.isEmpty else {
      throw Failure(.unknown, ["no line of \(quoted(name)) is a measurement"])
    }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    try write(measured.tables(source: source, name: file, catalog), to: folder)
    for line in engine.summary(of: measured) { StandardError.write(message: "note: \(line)") }
  }

  private func identifier(_ catalog: Catalog) throws -> String {
    guard let source else { return MeasurementLog.freeSource(in: catalog) }
    // Compares scalars, because a character range also contains letters and digits with accents.
    let scalars = source.unicodeScalars
    let digits = scalars.drop { "A"..."Z" ~= $0 }
    guard digits.count < scalars.count, !digits.isEmpty, digits.allSatisfy({ "0"..."9" ~= $0 })
    else { throw Failure.usage("source \(quoted(source)) is not an id such as 'LOCAL1'") }
    guard !catalog.sources.contains(where: { $0.id == source }) else {
      throw Failure.usage("source \(quoted(source)) is there already")
    }
    return source
  }

  private func write(
    _ tables: [(table: String, bytes: [UInt8])], to folder: OutputFolder?
  ) throws {
    guard let folder else {
      var standard = StandardOutput()
      for (index, table) in tables.enumerated() {
        standard.write("\(index == 0 ? "" : "\n")==> \(table.table).csv <==\n")
        standard.write(String(decoding: table.bytes, as: UTF8.self))
      }
      standard.flush()
      return
    }
    try folder.write { write in
      for (table, bytes) in tables { try write(table + ".csv", bytes) }
    }
  }
}
