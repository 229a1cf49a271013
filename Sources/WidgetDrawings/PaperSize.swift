internal import Documents
internal import WidgetSizing

/// How large a drawing is on paper: in the true size of the device if it fits a page, else reduced by a
/// stated ratio.
struct PaperSize {
  /// The width on paper in millimetres.
  let width: Length
  /// How the size on paper is to that of the device: `life-size`, `1 : 2`.
  let ratio: String

  /// The ratios that are tried, the largest first.
  static let reductions = [1, 2, 3, 4, 5, 10, 20, 50]

  /// What a ratio is called.
  static func name(of reduction: Int) -> String {
    reduction == 1 ? "life-size" : "1 : \(reduction)"
  }

  /// The size of a drawing, of which `scale` has the length of a point, of a screen with a diagonal in
  /// inches; nil if no source states the diagonal, or if the drawing fits no page at any ratio.
  init?(_ drawing: Drawing, _ scale: DrawingScale, of screen: DrawnScreen) {
    guard let diagonal = screen.device?.diagonal else { return nil }
    let width = scale.points(drawing.width), height = scale.points(drawing.height)
    for reduction in Self.reductions {
      guard
        let paper = DrawingScale.lifeSize(
          width: screen.width, height: screen.height, diagonal: diagonal, reducedBy: reduction)
      else { return nil }
      guard paper(width) <= SheetDrawing.pageWidth, paper(height) <= SheetDrawing.pageHeight else {
        continue
      }
      self.width = paper(width).millimetres
      ratio = Self.name(of: reduction)
      return
    }
    return nil
  }
}
