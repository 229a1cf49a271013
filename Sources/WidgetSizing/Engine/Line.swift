/// One number of the cells of a line, which differ in their text size alone.
///
/// Whether the cells exist, the claims about them and the inputs of rules are found once for the
/// line. A line of a widget that comes in families is a single cell: its size does not depend on
/// the text size.
struct Line {
  /// The quantity.
  let quantity: Quantity
  /// Any of the cells.
  let cell: Cell
  /// The claims about the quantity on the screen of the line, on any version and with any setting.
  let claims: [Key<Claim>]
  /// The text sizes at which the line will be evaluated.
  var textSizes = PlaceSet<TextSize>.all

  /// The screen class; nil on macOS and visionOS, where no size depends on the screen.
  func screen(in catalog: Catalog) -> ScreenClass? {
    cell.screenClass.map { catalog.screenClasses[$0] }
  }
}

extension Engine {
  /// The line of a number of `cell`.
  func line(_ quantity: Quantity, of cell: Cell, textSizes: PlaceSet<TextSize>? = nil) -> Line {
    Line(
      quantity: quantity, cell: cell,
      claims: claims.claims(of: quantity, zoomedAs: cell),
      textSizes: textSizes ?? PlaceSet<TextSize>(cell.textSize))
  }
}
