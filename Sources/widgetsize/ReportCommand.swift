internal import ArgumentParser
internal import DataTables
internal import Documents
internal import ProgramSupport
internal import WidgetReports
internal import WidgetSite
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// `widgetsize report`: all sizes as a site of pages, Markdown and data.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a website with all sizes, also as Markdown and data.",
    discussion: """
      Examples:
        widgetsize report --output site

      The pages need no server. An earlier report in the folder is replaced as a whole, once \
      everything is written. A folder with other files is left unchanged.
      """)

  @Option(
    name: [.joinedShort("o"), .long],
    help: ArgumentHelp("Folder to write: new, empty or an earlier report.", valueName: "folder"),
    completion: .directory,
    transform: SingleValue.reader)
  var output: String

  @Option(
    help: ArgumentHelp(
      """
      Address of the site on the web, https://…/, for canonical links, site map and 404.html.
      """,
      valueName: "address"),
    transform: SingleValue.reader)
  var address: String?

  @Option(
    help: ArgumentHelp(
      "Address of a form for errors, https://…/issues/new: each number links to it.",
      valueName: "address"),
    transform: SingleValue.reader)
  var issues: String?

  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    if let address, !isAddress(address, except: "?") {
      throw Failure.usage(
        "\(quoted(address)) is no address below which pages can be; expected https://, a host and a path, with other "
          + "characters as %XX")
    }
    let issues = try issues.map { text in
      guard isAddress(text), let address = IssueAddress(text) else {
        throw Failure.usage(
          "\(quoted(text)) is not the address of a form, such as https://example.org/issues/new")
      }
      return address
    }
    let folder = try OutputFolder(output, .report)
    let engine = try data.read()
    let site = Site(
      engine, dataVersion: engine.catalog.dataVersion,
      changes: BundledTables.changes, address: address, issues: issues)
    let files = try Progress.show("writing the site") {
      let files = site.files()
      var (count, pages, size) = (0, 0, 0)
      try folder.write { write in
        for file in files.lazy.flatMap({ $0.made() }) {
          try write(file.path, file.bytes)
          count += 1
          pages += file.path.hasSuffix(".html") ? 1 : 0
          size += file.bytes.count
        }
      }
      return (count: count, pages: pages, size: size)
    }
    StandardOutput.print(
      withoutCommands(
        "\(Message.oneLine(output)): \(files.pages.of("page")) of \(files.count.of("file")), "
          + "\(files.size / 1_000_000) MB; open index.html in a browser\n"))
  }

  /// Whether a text is an address on the web, in which each character stands for itself.
  private func isAddress(_ text: String, except character: Character? = nil) -> Bool {
    text.wholeMatch(of: #/https://(?:[A-Za-z0-9\-._~/:@!$&'()*+,;=?]|%[0-9A-Fa-f]{2})+/#) != nil
      && Destination(checking: text) != nil && !text.contains { $0 == character }
  }
}
