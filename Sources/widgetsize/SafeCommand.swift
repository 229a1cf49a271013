internal import ArgumentParser
internal import DataTables
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize safe`: the largest canvas that fits everywhere.
struct SafeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "safe",
    abstract: "Find the largest canvas that fits everywhere you support.",
    discussion: """
      For each mode the smallest width and the smallest height, the cells that make them so small, \
      and what would be gained if a device, a version, an orientation, an entry point or a text \
      size were left out. Of a range the smallest counts.

      What you support may stand in a CSV file, under a name. Its columns are set, device, idiom, \
      os, orientation, text_size, entry_point and mode, of which only set must be there; each row \
      adds to its set, and an empty cell means all.

      Example: widgetsize safe --idiom phone --os 10-12 --text-size xs-xxxl
      """)

  @OptionGroup(title: "What you support") var axes: AxisOptions

  @Option(
    help: ArgumentHelp("A CSV file of named sets.", valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var sets: String?

  @Option(help: ArgumentHelp("The set of that file to answer for.", valueName: "name"))
  var set: String?

  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    let (engine, version) = try data.read()
    let (queries, remarks) = try queries(engine.catalog)
    let result = SafeResult(
      engine: engine, queries: queries, dataVersion: version, remarks: remarks)
    result.print(as: format)
    if !result.hasKnownNumber { throw Failure(.unknown) }
  }

  /// What is supported, by a set or by the options.
  private func queries(_ catalog: Catalog) throws -> ([TodayQuery], [String]) {
    guard let sets else {
      if set != nil { throw Failure.usage("--set needs --sets with the file that has it") }
      return try axes.queries(catalog)
    }
    if let option = axes.used.first {
      throw Failure.usage("\(option) contradicts --sets: what is supported stands in the file")
    }
    let (all, complaints) = SupportedSet.read(
      DataLayer.File(bytes: try FileSystem.bytes(of: sets), path: sets), catalog)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    let names = all.map(\.name)
    guard !names.isEmpty else { throw Failure(.data, ["\(quoted(sets)) has no set"]) }
    guard let set else {
      guard all.count == 1 else {
        throw Failure.usage(
          "--sets needs --set; \(quoted(sets)) has \(names.joined(separator: ", "))")
      }
      return (all[0].queries, [])
    }
    guard let found = all.first(where: { $0.name == set }) else {
      throw Failure.usage(Wording.unknown("set", set, expected: names))
    }
    return (found.queries, [])
  }
}
