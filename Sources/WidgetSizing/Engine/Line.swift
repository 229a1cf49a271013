/// One number of the cells of a line, which differ in their text size alone.
///
/// What is true of all of them is found once for the line: whether they exist, the claims about
/// them, and what the rules take. A line of WidgetKit is a single cell: its size does not depend on
/// the text size.
struct Line {
  /// Which number it is.
  let quantity: Quantity
  /// Any of the cells.
  let cell: Cell
  /// The claims among which those about the line are.
  let claims: [Key<Claim>]
  /// The text sizes that will be asked for.
  var textSizes = TextSizeSet.all

  /// How the cells are shown, if they are of Today extensions without Display Zoom. Of those with it,
  /// only ``ZoomedScreenRule`` speaks.
  var today: TodaySetting? { cell.isZoomed ? nil : cell.today }

  /// The models; nil on macOS and visionOS, whatever the screen.
  func screen(in catalog: Catalog) -> ScreenClass? {
    cell.screenClass.map { catalog.screenClasses[$0] }
  }
}

extension Engine {
  /// The line of a number of `cell`.
  func line(_ quantity: Quantity, of cell: Cell, textSizes: TextSizeSet? = nil) -> Line {
    Line(
      quantity: quantity, cell: cell, claims: claims.claims(of: quantity, onScreenOf: cell),
      textSizes: textSizes ?? TextSizeSet(cell.textSize))
  }
}
