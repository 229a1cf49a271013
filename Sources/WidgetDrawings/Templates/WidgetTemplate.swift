internal import Documents
package import WidgetSizing

/// The empty canvas of a widget for designers: what it is laid out in.
package struct WidgetTemplate: Sendable, SharedTemplate {
  /// How large something is, in points.
  struct Size: Equatable, Sendable {
    let width: Points
    let height: Points
  }

  /// The widgets with this canvas, on one screen.
  package var cells: [Cell]
  /// The screen.
  let screenClass: ScreenClass
  /// What is known of the size.
  let evidence: CellEvidence
  /// The size in points.
  let size: Size
  /// The size in pixels of the screen.
  let pixelSize: PixelSize
  /// The radius of the corners in points; nil if no source states it.
  let cornerRadius: Points?
  /// What corners are drawn with where no source states their radius.
  let guessedRadius: Points
  /// What the system leaves free on each side of the content, in points; nil if no source states it.
  let margin: Points?

  /// Makes the template of a widget; nil if its size is not known, is a range, is that on the screen and
  /// not that of the layout, or has no whole number of pixels.
  ///
  /// - Parameters:
  ///   - cell: The widget.
  ///   - radius: What its corners may be rounded by if it stands on a Home Screen; nil if nobody knows.
  ///   - engine: What answers.
  init?(_ cell: Cell, guessing radius: Points? = nil, in engine: Engine) {
    let catalog = engine.catalog
    guard let widget = cell.widget, widget.variant != .device, let key = cell.screenClass else {
      return nil
    }
    let evidence = engine.evidence(cell)
    guard let width = evidence.width.exactValue, let height = evidence.height.exactValue,
      Quantity.sides.allSatisfy({ side in
        side.minimum.map { evidence[$0].value == nil } ?? true
      }),
      let pixelWidth = evidence.width.pixels, let pixelHeight = evidence.height.pixels,
      let pixelSize = PixelSize(width: pixelWidth, height: pixelHeight)
    else { return nil }
    cells = [cell]
    self.evidence = evidence
    screenClass = catalog.screenClasses[key]
    size = Size(width: width, height: height)
    self.pixelSize = pixelSize
    cornerRadius = evidence[.cornerRadius].exactValue
    margin = evidence[.margin].exactValue
    let hint = DrawnWidget(evidence, in: catalog)?.drawnRadius ?? .zero
    let isAccessory = catalog.isAccessory(widget.family)
    guessedRadius = isAccessory ? hint : min(radius ?? hint, min(width, height))
  }

  func isDrawn(as other: WidgetTemplate) -> Bool {
    cell[WidgetFamily.self] == other.cell[WidgetFamily.self] && size == other.size
      && cornerRadius == other.cornerRadius && margin == other.margin
  }

  func name(in catalog: Catalog) -> String {
    cell[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
  }
}
