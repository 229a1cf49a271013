internal import Documents
internal import WidgetSizing

extension ReportContext {
  /// The sources, with how far each is trusted and how many claims it makes.
  func sourceSection() -> Section {
    let counts = Dictionary(grouping: catalog.todayClaims, by: \.source).mapValues(\.count)
    let table = Table(
      caption: Table.Caption(["Sources"], anchor: "sources-table"),
      columns: [
        Table.Column(["id"]), Table.Column(["title"]), Table.Column(["author"]),
        Table.Column(["date"]), Table.Column(["method"]),
        Table.Column(["authority"], isNumeric: true), Table.Column(["claims"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: catalog.sources.keys.map { key in
        let source = catalog.sources[key]
        return [
          Table.Cell([Inline(source.id)], anchor: anchor(of: source)),
          Table.Cell(title(of: source), kind: "words"),
          Table.Cell([Inline(source.author ?? "not said")], kind: "words"),
          Table.Cell([Inline(source.published ?? "not said")]),
          Table.Cell([Inline(source.method.rawValue)]),
          Table.Cell([Inline("\(source.authority)")]),
          Table.Cell([Inline("\(counts[key] ?? 0)")]),
        ]
      })
    return Section(
      level: 2, ["Sources"], anchor: "sources", SiteFile.sources.prose + [.table(table)])
  }

  /// The title, leading to the address. An address that is no link stands below it.
  private func title(of source: Source) -> [Inline] {
    guard let url = source.url, Destination(checking: url) == nil else { return source.linkedTitle }
    return [Inline(source.title), .lineBreak, .code(PlainText(url))]
  }
}
