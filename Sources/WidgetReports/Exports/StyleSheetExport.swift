internal import Documents
internal import WidgetSizing

extension QueryResult {
  /// Writes CSS custom properties: a width and a height for each cell of which they are known.
  ///
  /// A pixel of CSS stands for a point.
  public func writeStyleSheet(to output: inout some TextOutputStream) {
    var cells: [ExportedCell] = []
    forEachKnownCell { cells.append($0) }
    let names = Slug.distinct(cells.map(\.id))
    output.write(
      """
      /* Sizes of \(system.subject), from version \(commentText(dataVersion)) of the data of widgetsize. A pixel is a point. */
      :root {

      """)
    for (name, cell) in zip(names, cells) {
      output.write("  /* \(commentText(cell.place)): \(commentText(cell.summary(catalog))) */\n")
      for quantity in Quantity.allCases {
        guard let value = cell[quantity].value else { continue }
        output.write("  --\(name)-\(quantity.rawValue): \(value)px;\n")
      }
    }
    output.write("}\n")
  }

  /// Text that does not end a comment.
  private func commentText(_ text: String) -> String {
    TextTable.oneLine(text).replacing("*/", with: "* /")
  }
}
