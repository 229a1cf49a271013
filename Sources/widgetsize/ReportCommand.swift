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
    if let address, !address.hasPrefix("https://") || Destination(checking: address) == nil {
      throw Failure.usage("\(quoted(address)) is not an address that begins with https://")
    }
    if let address, let character = address.first(where: { $0 == "?" || $0 == "#" }) {
      throw Failure.usage(
        "\(quoted(address)) has '\(character)', and no page can be below such an address")
    }
    if let address, let character = unencoded(in: address) {
      throw Failure.usage(
        "\(quoted(address)) has \(quoted(String(character))), which an address writes as %XX")
    }
    let issues = try issues.map { text in
      guard unencoded(in: text, besides: "?") == nil, let address = IssueAddress(text) else {
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

  /// The first character that an address must percent-encode; nil if there is none.
  private func unencoded(in address: String, besides others: String = "") -> Character? {
    let plain = Set(("-._~/:@!$&'()*+,;=" + others).unicodeScalars)
    for (index, scalar) in zip(address.unicodeScalars.indices, address.unicodeScalars) {
      let isEncoded =
        scalar == "%"
        && address.unicodeScalars[index...].dropFirst().prefix(2)
          .count(where: { $0.properties.isASCIIHexDigit }) == 2
      let isPlain =
        scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || plain.contains(scalar)
      if !isEncoded, !isPlain { return Character(scalar) }
    }
    return nil
  }
}
