internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing
internal import WidgetSizingData

/// `widgetsize diff`: the differences between two sets of sizes.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the differences between two data sets, or two outputs.",
    discussion: """
      Examples:
        widgetsize query 'iPhone 15' --os 18 --format csv > sizes.csv
        widgetsize diff sizes.csv bundled --format markdown

      Each side is a folder of tables, an output of query as csv, tsv, json or ndjson, or the word \
      bundled; ./bundled is a folder or a file. A folder with only some tables is added to the bundled ones. A file is compared with \
      tables by the sizes in the file; two data sets by all sizes. Two files for different versions \
      or devices are compared size by size, with a note. A difference does not change the exit code.
      """)

  @Argument(
    help: ArgumentHelp("Folder, file or the word bundled.", valueName: "old"),
    completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp(
      "Folder, file or the word bundled to compare it with.", valueName: "new"),
    completion: .file())
  var new = "bundled"

  @OptionGroup(title: "Output") var format: FormatOptions

  func run() throws {
    let format = try format.resolved()
    let sides = try [old, new].map(DiffInput.init)
    let result = DiffResult(
      sides[0].side, with: sides[1].side, naming: .bundled, remarks: sides.compactMap(\.remark))
    try result.report.print(as: format)
  }
}
