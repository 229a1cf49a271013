internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize report`: the matrix of all sizes as a page and as Markdown.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the report of all sizes: a web page, and the same as Markdown.",
    discussion: """
      The folder gets index.html, its style sheet, report.md and a list of these files. A folder \
      that has such a list is replaced as a whole, once everything is written. Any other that \
      exists is left as it is.

      Example: widgetsize report --output report
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write, new or an earlier report.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var data: DataOptions

  func run() throws {
    let folder = try ReportFolder(output)
    let (engine, version) = try data.read()
    let report = Report(engine, dataVersion: version, programVersion: Program.version)
    try folder.replace(with: report.files.map { ($0.name, $0.text) })
  }
}
