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

  /// The widget that the template is named after.
  var cell: Cell { cells[0] }

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

  /// What the file is called, as long as no other is called so: `402x874-3-ios27-medium`. The usual
  /// size of a family omits its variant.
  func wantedName(on screen: Slug, _ catalog: Catalog) -> String {
    let family = cell[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
    return [
      cell.version(on: screen), family,
      catalog.id(of: Self.unusualVariant(of: cell, catalog)),
    ].compactMap(\.self).joined(separator: "-")
  }

  func isDrawn(as other: WidgetTemplate) -> Bool {
    cell[WidgetFamily.self] == other.cell[WidgetFamily.self] && size == other.size
      && cornerRadius == other.cornerRadius && margin == other.margin
  }

  /// The widget in words: `medium`, `medium, large icons`.
  func name(in catalog: Catalog) -> String {
    let family = cell[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
    return family
      + (Self.unusualVariant(of: cell, catalog).map { ", \(catalog.settingPhrase($0))" } ?? "")
  }

  private static func unusualVariant(of cell: Cell, _ catalog: Catalog) -> WidgetVariant? {
    guard let widget = cell.widget else { return nil }
    let variants = catalog.variants(of: widget.family, on: cell.platform, cell.os)
    return widget.variant == variants.first ?? nil ? nil : widget.variant
  }
}

extension Cell {
  /// The beginning of the names of templates: `402x874-3-ios27`. A new model of the screen does not change it.
  func version(on screen: Slug) -> String {
    "\(screen)-\(platform.rawValue)\(os)"
  }
}

extension Catalog {
  /// The newest of the models of a screen that run a version, or may run it; nil if no table has one.
  package func newestModel(of screen: Screen, on os: OSVersion) -> Key<Device>? {
    newestFirst(devices(of: screen, on: os)).first
  }
}
