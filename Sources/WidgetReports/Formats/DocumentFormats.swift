internal import Documents
internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// GitHub's Markdown.
  public static let markdown = ReportFormat("markdown", columns: .ofTables) { report, _, output in
    output.write(report.document.markdown())
  }

  /// A fragment of HTML.
  public static let html = ReportFormat("html", columns: .ofTables) { report, _, output in
    output.write(withoutCommands(report.document.html(), colon: "&#58;"))
  }

  /// One drawing, to scale.
  public static let svg = ReportFormat("svg", of: .sizes) { report, _, output in
    if let drawing = report.question.drawing?() { output.write(drawing.svg()) }
  }
}

extension Report {
  /// The report as a document.
  var document: Document {
    let sheet = shape.sheet(of: self)
    var blocks: [Block] = []
    for note in notes { blocks.append(.note(Note([], [.paragraph([Inline(note)])]))) }
    if !findings.isEmpty { blocks.append(.list(List(findings.map { [Inline($0)] }))) }
    for line in sheet.lines { blocks.append(.paragraph([Inline(line)])) }
    for section in sheet.sections { blocks += section.blocks }
    for texts in [sheet.remarks, sheet.notes] where !texts.isEmpty {
      blocks.append(.list(List(texts.map { [Inline($0)] })))
    }
    if !sheet.sources.isEmpty {
      blocks.append(.heading(level: 2, ["Sources"]))
      blocks.append(.list(List(sheet.sources.map { [Inline("\($0.id)  ")] + $0.linkedTitle })))
    }
    return Document(blocks)
  }
}

extension Sheet.Section {
  fileprivate var blocks: [Block] {
    var blocks: [Block] = []
    if !title.isEmpty { blocks.append(.heading(level: 2, [Inline(title)])) }
    for line in lines { blocks.append(.paragraph([Inline(line)])) }
    if !items.isEmpty { blocks.append(.list(list)) }
    if let table { blocks.append(.table(table.table())) }
    if !remarks.isEmpty { blocks.append(.list(List(remarks.map { [Inline($0)] }))) }
    return blocks
  }

  /// The items, those that are set in deeper in lists below the others.
  private var list: List {
    List(
      blocks: items.runs { $1.hasPrefix("   ") }.map { run in
        let texts = run.map { Inline(String($0.drop { $0 == " " })) }
        let statement = Block.paragraph([texts[0]])
        return run.count == 1
          ? [statement] : [statement, .list(List(texts.dropFirst().map { [$0] }))]
      })
  }
}

extension Sheet.Table {
  /// The table as one of a document, with a dash where nothing is known.
  func table(caption: Table.Caption? = nil) -> Table {
    Table(
      caption: caption,
      columns: columns.map { Table.Column([Inline($0.heading)], isNumeric: $0.isNumeric) },
      rowHeadings: max(1, columns.prefix(while: \.isLabel).count),
      rows: rows.map { row in
        row.map { cell in
          Table.Cell(
            cell.text.map(Inline.linkingAddress) ?? ["–"],
            kind: cell.mark.map { Slug(cleaning: $0.state.rawValue) })
        }
      })
  }
}

extension Inline {
  /// Text, as a link if it is an address.
  fileprivate static func linkingAddress(_ text: String) -> [Inline] {
    text.hasPrefix("https://") ? linking([Inline(text)], to: text) : [Inline(text)]
  }
}

extension Source {
  /// The title, leading to the address if there is one.
  var linkedTitle: [Inline] {
    Inline.linking([Inline(title)], to: url ?? "")
  }
}
