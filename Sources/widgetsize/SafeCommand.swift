internal import ArgumentParser
internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize safe`: the largest canvas that fits everywhere.
struct SafeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "safe",
    abstract: "Find the largest canvas that fits everywhere you support.",
    discussion: """
      For each mode the smallest width and the smallest height, the cells that make them so small, \
      and what would be gained if a device, a version, an orientation, an entry point or a text \
      size were left out. Of a range the smallest counts.

      Of WidgetKit the same for each family, by the sizes that views are laid out in: what an iPad \
      shows after scaling counts only with --variant device.

      What you support may stand in a CSV file, under a name. Its columns are set, system, device, \
      idiom, os, zoom; of Today extensions orientation, text_size, entry_point and mode; of other \
      widgets platform, family and variant. Only set must be there; each row adds to its set, and \
      an empty cell means all. --system says which kind is meant where a set has several.

      Example: widgetsize safe --idiom phone --os 10-12 --text-size xs-xxxl
      Example: widgetsize safe --family systemSmall --platform iOS --os 17-26
      """)

  @OptionGroup(title: "What you support") var axes: AxisOptions

  @Option(
    help: ArgumentHelp("A CSV file of named sets.", valueName: "file"),
    completion: .file(extensions: ["csv"]),
    transform: SingleValue.reader)
  var sets: String?

  @Option(
    help: ArgumentHelp("The set of that file to answer for.", valueName: "name"),
    transform: SingleValue.reader)
  var set: String?

  @Flag(help: "Fail, with exit code 1, where a size is unknown.")
  var strict = false

  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    let (engine, version) = try data.read()
    let asked = try asked(engine.catalog)
    let result = SafeResult(
      engine: engine, queries: asked.queries, dataVersion: version,
      remarks: asked.notes(in: format))
    try result.report.print(as: format)
    if !result.hasKnownNumber || strict && result.hasUnknownNumber { throw Failure(.unknown) }
  }

  private func asked(_ catalog: Catalog) throws -> AskedQueries {
    guard let sets else {
      if set != nil { throw Failure.usage("--set needs --sets with the file that has it") }
      return try axes.asked(catalog)
    }
    if let option = axes.used.first(where: { $0 != "--system" }) {
      throw Failure.usage("\(option) contradicts --sets: what is supported stands in the file")
    }
    let set = try supported(in: sets, catalog)
    let named = try axes.namedKind()
    guard named != nil || set.systems.count == 1 else {
      let ways = set.systems.map { "--system \($0.rawValue)" }.joined(separator: " or ")
      throw Failure.usage(
        "set \(quoted(set.name)) has rows of \(set.systems.map(\.subject).list); add \(ways)")
    }
    let system = named ?? set.systems[0]
    guard set.systems.contains(system) else {
      throw Failure.usage("set \(quoted(set.name)) has no row of \(system.subject)")
    }
    return AskedQueries(queries: set.queries(of: system), remarks: [])
  }

  /// The set that was asked for.
  private func supported(in sets: String, _ catalog: Catalog) throws -> SupportedSet {
    let (all, complaints) = SupportedSet.read(
      DataLayer.File(bytes: try FileSystem.bytes(of: sets, .named), path: sets), catalog)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    let names = all.map(\.name)
    guard !names.isEmpty else { throw Failure(.data, ["\(quoted(sets)) has no set"]) }
    guard let set else {
      guard all.count == 1 else {
        throw Failure.usage(
          "--sets needs --set; \(quoted(sets)) has \(names.joined(separator: ", "))")
      }
      return all[0]
    }
    guard let found = all.first(where: { $0.name == set }) else {
      throw Failure.usage(Message.unknown("set", set, expected: names))
    }
    return found
  }
}
