internal import Documents
package import WidgetSizing
internal import Wording

/// The empty canvas of a widget for designers: what it is laid out in.
package struct WidgetTemplate: Sendable {
  /// How large something is, in points.
  struct Size: Equatable, Sendable {
    let width: Points
    let height: Points
  }

  /// The widgets with this canvas, on one screen, the newest version first.
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

  /// The widget that the template is named after.
  var cell: Cell { cells[0] }

  /// Whether another template has the same drawing, whatever cell it is of.
  func isDrawn(as other: WidgetTemplate) -> Bool {
    cell[WidgetFamily.self] == other.cell[WidgetFamily.self] && size == other.size
      && cornerRadius == other.cornerRadius && guessedRadius == other.guessedRadius
      && margin == other.margin
  }

  /// What is drawn: `medium`.
  private func name(in catalog: Catalog) -> String {
    cell[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
  }

  private func unusualVariant(in catalog: Catalog) -> WidgetVariant? {
    guard let widget = cell.widget else { return nil }
    let usual = catalog.usualVariant(of: widget.family, on: cell.platform, cell.os)
    return widget.variant == usual ? nil : widget.variant
  }

  /// What the file is called, as long as no other is called so: `402x874-3-ios27-medium`. The usual size of a
  /// family omits its variant, and a new model of the screen does not change the name.
  func wantedName(on screen: Slug, _ catalog: Catalog) -> String {
    [
      "\(screen)-\(cell.platform.rawValue)\(cell.os)", name(in: catalog),
      catalog.id(of: unusualVariant(in: catalog)),
    ].compactMap(\.self).joined(separator: "-")
  }

  /// The title of the drawing:
  /// `iPhone 17e, 16e, 14, 13 and 3 more (390 × 844 points), iOS 26, 27: medium, large icons`.
  func title(in catalog: Catalog) -> PlainText {
    let models = catalog.newestFirst(
      cells.flatMap { catalog.devices(having: $0) }.withoutRepetition)
    let names = models.isEmpty ? screenClass.name : catalog.phrase(of: models, atMost: 5)
    let versions = catalog.ranges(of: cells.map(\.os).withoutRepetition, on: cell.platform)
    let setting = unusualVariant(in: catalog).map { ", \(catalog.settingPhrase($0))" } ?? ""
    let size = "\(screenClass.width) × \(screenClass.height) points"
    return PlainText("\(names) (\(size)), \(versions): \(name(in: catalog))\(setting)")
  }
}
