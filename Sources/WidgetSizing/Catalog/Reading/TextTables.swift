internal import DataTables

extension CatalogReader {
  mutating func readTextStyles(_ table: inout TableReader) {
    let otherName = table.column("other_name"), source = table.column("source_id")
    let rows = readNames(&table) { row, id, order, name -> TextStyleRow? in
      _ = row.optionalReference(source, in: sources, as: "the id of a source")
      return TextStyleRow(
        style: TextStyle(id), order: order, name: name, otherName: row.optionalText(otherName))
    }
    catalog.textStyles.lay(rows, by: \.style)
  }

  mutating func readLineHeights(_ table: inout TableReader) {
    let platform = table.column("platform"), style = table.column("text_style")
    let textSize = table.column("text_size"), height = table.column("line_height_pt")
    let source = table.column("source_id")
    let platforms = Choices<Platform>()
    let ids = catalog.textStyles.map(\.style)
    let styles = Choices(ids, names: ids.map(\.rawValue))
    let textSizes = ChoicesOrAll(TextSize.allCases, names: TextSize.allCases.map(\.rawValue))
    table.checkUnique(platform, style, textSize)
    let rows = table.rows { row -> LineHeightRow? in
      let platform = row.choice(platform, of: platforms), style = row.choice(style, of: styles)
      let choice = row.requires(textSize) ? row.optionalChoice(textSize, of: textSizes) : nil
      let height = row.lineHeight(height)
      let source = row.reference(source, in: sources, as: "the id of a source")
      guard let platform, let style, let choice, let height, let source else { return nil }
      let size: TextSize? = if case .one(let textSize) = choice { textSize } else { nil }
      return LineHeightRow(
        platform: platform, style: style, textSize: size, lineHeight: height, source: source)
    }
    catalog.lineHeights.lay(rows) { Pair(Pair($0.platform, $0.style), $0.textSize) }
  }
}
