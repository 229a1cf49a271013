internal import DataTables

extension CatalogReader {
  mutating func readTextStyles(_ table: inout TableReader) {
    let rows = table.rows(key: ["id"], identifiedBy: "id") { row in
      _ = row.optionalReference("source_id", in: sources)
      return TextStyleRow(
        style: TextStyle(rawValue: row.name("id")), order: row.integer("order", in: 1...1_000),
        name: row.text("name"), otherName: row.optionalText("other_name"))
    }
    catalog.textStyles += rows
  }

  mutating func readLineHeights(_ table: inout TableReader) {
    let ids = catalog.textStyles.map(\.style)
    let styles = Choices(ids, names: ids.map(\.rawValue))
    let textSizes = ChoicesOrAll(TextSize.allCases, names: TextSize.allCases.map(\.rawValue))
    let rows = table.rows(key: ["platform", "text_style", "text_size"]) { row -> LineHeightRow? in
      let platform: Platform = row.choice("platform")
      let style = row.choice("text_style", of: styles, else: TextStyle(rawValue: ""))
      let choice = row.requires("text_size") ? row.optionalChoice("text_size", of: textSizes) : nil
      let textSize: TextSize? = if case .one(let textSize) = choice { textSize } else { nil }
      return LineHeightRow(
        platform: platform, style: style, textSize: textSize,
        lineHeight: row.lineHeight("line_height_pt"),
        source: row.reference("source_id", in: sources))
    }
    catalog.lineHeights += rows
  }
}
