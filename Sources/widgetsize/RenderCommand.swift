internal import ArgumentParser
internal import DataTables
internal import Documents
internal import ProgramSupport
internal import WidgetReports
internal import WidgetSite
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// `widgetsize render`: a Markdown file with the tables of its queries filled in.
struct RenderCommand: ParsableCommand {
  /// The output format.
  enum Format: String, CaseIterable {
    case html, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Fill in the tables of a Markdown file, as HTML or Markdown.",
    discussion: """
      Examples:
        widgetsize render note.md --output note.html
        widgetsize render note.md --format markdown

      A fenced block that begins with the word 'widgetsize' contains queries, one on each line, with \
      or without 'widgetsize query' before the options. Their tables replace the block. A query \
      with an unknown answer is filled in too.

      Markdown stays as it is outside of the blocks. An HTML page needs no other file and runs no \
      script; raw HTML is left out of it.

      Each wrong query is listed with its line; nothing is written then, and the exit code is 64.
      """)

  @Argument(
    help: ArgumentHelp("Markdown file to read; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown"]))
  var file: String

  @Option(
    name: [.joinedShort("o"), .long],
    help: ArgumentHelp(
      "File to write. Default: standard output.", valueName: "output"),
    completion: .file(),
    transform: SingleValue.reader)
  var output: String?

  @Option(
    name: [.joinedShort("f"), .long],
    help: ArgumentHelp(
      "Format: html or markdown.", discussion: "Default: html.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var format: String?

  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let name = format ?? Format.html.rawValue
    guard let format = Format(rawValue: name.lowercased()) else {
      try Instead.checkFormat(name)
      throw Failure.usage(
        Message.unknown("format", name, expected: Format.allCases.map(\.rawValue)))
    }
    let target = try output.map { try OutputFile($0, reading: [file] + data.files) }
    // The bundled tables are read only for a query.
    let own = try data.folder == nil ? nil : data.read()
    let input = try InputFile(file, atMost: Self.largest)
    let text: String
    do {
      text = try QueryBlocks.fill { line in
        try QueryLineOptions.answer(line, own ?? .bundled)
      } _: { filling in
        render(input, as: format, filling)
      }
    } catch let complaints as QueryBlocks.Complaints {
      throw Complaints(.usage, complaints.all.map { line(for: $0, in: input) })
    }
    if let target { return try target.replace(with: Array(text.utf8)) }
    StandardOutput.print(text)
  }

  /// The maximum size of a document, in bytes. The trees of dense Markdown take up to two hundred times
  /// the memory of the text.
  private static let largest = 5 << 20

  private func render(
    _ input: InputFile, as format: Format, _ filling: CodeBlockFilling
  ) -> String {
    let source = MarkdownSource(input.text)
    switch format {
    case .markdown: return source.markdown(filling: filling)
    case .html:
      return StandalonePage(source.html(filling: filling), titled: PlainText(input.title)).html
    }
  }

  private func line(for complaint: QueryBlocks.Complaint, in input: InputFile) -> String {
    let message = QueryLineOptions.message(of: complaint.error)
    return "\(input.name):\(complaint.line): error: \(Message.oneLine(message))"
  }
}
