internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// How much the last size of a row adds to the first in points, and below it in pixels where both
  /// screens have as many of them a point and pixels are wanted.
  func differenceCell(_ row: SubjectComparison.Row, hasPixels: Bool = true) -> Table.Cell {
    let last = row.cells.count - 1
    switch row.agreement {
    case .same: return Table.Cell(["same"], kind: "same")
    case .unknown: return Table.Cell(["not published"], kind: "unknown")
    case .different:
      guard let width = row.addition(.width, at: last), let height = row.addition(.height, at: last)
      else { return Table.Cell(["differs"], kind: "diff") }
      var content: [Inline] = [
        .span([Inline("\(width.signed) × \(height.signed)")], kind: "pt")
      ]
      let scales = row.cells.map { cell in
        cell.cell.screenClass.map { catalog.screenClasses[$0].scale }
      }.withoutRepetition
      if hasPixels, scales.count == 1, let scale = scales[0] {
        let pixels = [width, height].map { (scale * $0).signed }.joined(by: " × ")
        content += [.lineBreak, .span([Inline("\(pixels) px")], kind: "meta")]
      }
      return Table.Cell(content, kind: "diff")
    }
  }
}
