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
  /// The radius of the corners in points; nil if no source has one for the screen. A circle has half of its side.
  let cornerRadius: Points?
  /// What a layer has where no source has the radius of the screen; nil of what has no corners.
  let guessedRadius: Points?
  /// Where the radius is from, in words.
  let radiusWords: String
  /// What the system leaves free on each side of the content, in points; nil if no source states it.
  let margin: Points?

  /// Makes the template of a widget; nil if its size is not known, is a range, is that on the screen and
  /// not that of the layout, or has no whole number of pixels.
  ///
  /// - Parameters:
  ///   - cell: The widget.
  ///   - radii: The radii of corners.
  ///   - engine: What answers.
  init?(_ cell: Cell, _ radii: CornerRadii, in engine: Engine) {
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
    margin = evidence[.margin].exactValue
    guard let drawn = DrawnWidget(evidence, radii, in: catalog) else { return nil }
    let radius = radii.radius(of: cell)
    let isKnown = radius?.isOfScreen ?? (drawn.cornerRadius != nil) || !drawn.hasCorners
    cornerRadius = isKnown ? drawn.drawnRadius : nil
    guessedRadius = isKnown ? nil : drawn.drawnRadius
    radiusWords =
      radius.map { radii.words(for: $0, of: cell) }
      ?? (drawn.cornerRadius != nil || drawn.isRound
        ? "\(drawn.drawnRadius) points" : "\(drawn.drawnRadius) points, a guess")
  }

  /// The radius that corners are drawn with, known or guessed.
  var radius: Points { cornerRadius ?? guessedRadius ?? .zero }

  func isDrawn(as other: WidgetTemplate) -> Bool {
    cell[WidgetFamily.self] == other.cell[WidgetFamily.self] && size == other.size
      && cornerRadius == other.cornerRadius && guessedRadius == other.guessedRadius
      && margin == other.margin
  }

  func name(in catalog: Catalog) -> String {
    cell[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
  }
}
