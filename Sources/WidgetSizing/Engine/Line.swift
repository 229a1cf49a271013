/// One number of the cells of a line, which differ in their text size alone.
///
/// What is true of all of them is found once for the line: whether they exist, the claims about
/// them, and what the rules take. A line of WidgetKit is a single cell: its size does not depend on
/// the text size.
struct Line {
  /// Which number it is.
  let quantity: Quantity
  /// Any of the cells.
  let cell: WidgetCell
  /// The claims among which those about the line are.
  let claims: [Key<Claim>]
  /// The text sizes that will be asked for.
  var textSizes = TextSizeSet.all

  /// Any of the cells, if they are of Today extensions without Display Zoom. Of those with it, only
  /// ``ZoomedScreenRule`` speaks.
  var today: TodayCell? {
    if case .today(let cell) = cell, !cell.isZoomed { cell } else { nil }
  }
  /// The cell, if it is of WidgetKit.
  var widgetKit: WidgetKitCell? { if case .widgetKit(let cell) = cell { cell } else { nil } }
}

extension Engine {
  /// The line of a number of `cell`.
  func line(_ quantity: Quantity, of cell: WidgetCell, textSizes: TextSizeSet? = nil) -> Line {
    Line(
      quantity: quantity, cell: cell, claims: claims.claims(of: quantity, onScreenOf: cell),
      textSizes: textSizes ?? TextSizeSet(cell.textSize))
  }
}

extension WidgetCell {
  /// The text size of a Today extension; `l` of WidgetKit, whose sizes do not depend on it.
  var textSize: TextSize {
    if case .today(let cell) = self { cell.textSize } else { .l }
  }

  /// The same cell at another text size, if its size depends on it.
  func at(_ textSize: TextSize) -> WidgetCell {
    guard case .today(var cell) = self else { return self }
    cell.textSize = textSize
    return .today(cell)
  }
}
