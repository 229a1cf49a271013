internal import ArgumentParser
internal import BundledTables
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize diff`: in what two sets of sizes differ.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show in what two data sets, or two outputs, differ.",
    discussion: """
      Each side is a folder of tables, an output of query as csv, tsv, json or ndjson, or the word \
      bundled. A folder that does not have all tables is laid over the bundled ones. Of a file and \
      tables the cells of the file are compared, of two data sets all cells of all kinds. Two files \
      of different versions or devices are compared cell by cell, and a note says what differs. A \
      difference is no failure.

      Example: widgetsize diff bundled bundled
      """)

  @Argument(
    help: ArgumentHelp("A folder, a file or the word bundled.", valueName: "old"),
    completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp("What the old is compared with.", valueName: "new"), completion: .file())
  var new: String

  @OptionGroup(title: "How") var format: FormatOptions

  func run() throws {
    let format = try format.resolved()
    let sides = try [old, new].map(DiffInput.init)
    let result = DiffResult(
      sides[0].side, with: sides[1].side, naming: .bundled,
      dataVersion: BundledTables.dataVersion, remarks: sides.compactMap(\.remark))
    try result.report.print(as: format)
  }
}
