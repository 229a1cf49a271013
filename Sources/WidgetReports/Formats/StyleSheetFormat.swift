internal import Documents
internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Custom properties of CSS: a width and a height for each cell of which they are known.
  ///
  /// A pixel of CSS stands for a point.
  public static let css = ReportFormat("css", of: .sizes, holdsNotes: false) { report, _, output in
    guard let sizes = report.sizes else { return }
    let cells = sizes.all
    output.write(
      """
      /* \(comment(sizes.description)). A pixel is a point. */
      :root {

      """)
    var used: Set<String> = []
    for (name, cell) in zip(Slug.distinct(cells.map(\.id)), cells) {
      output.write("  /* \(comment(cell.place)): \(comment(cell.summary)) */\n")
      for number in cell.numbers {
        guard let value = number.value else { continue }
        let quantity = number.quantity.column.replacing(scalars: "_", with: "-")
        // The minimum width of `a`, and the width of `a-minimum`.
        var property = "\(name)-\(quantity)"
        while !used.insert(property).inserted { property += "-2" }
        output.write("  --\(property): \(value.preciseDecimal)px;\n")
      }
    }
    output.write("}\n")
  }
}

/// Text that does not end a comment.
private func comment(_ text: String) -> String {
  TextTable.oneLine(text).replacing(scalars: "*/", with: "* /")
}
