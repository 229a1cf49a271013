public import WidgetSizing
internal import Wording

extension Listing {
  /// The sizes of the widgets of a screen, each on the newest version on which it is known.
  public static func sizes(_ engine: Engine, of screenClass: Key<ScreenClass>) -> Listing {
    let catalog = engine.catalog
    let place = Place(screenClass, device: nil, in: catalog)
    let asked = Asked(.widgetKit, on: [catalog.screen(of: place, with: .widgetKit)])
    let cells = engine.blocks(asked).flatMap(\.lines)
      .map { engine.evidence($0) }.filter(\.isKnown)
    let fields: [Field<CellEvidence>] = [
      .text("family") { $0.cell[WidgetFamily.self].map { catalog.id(of: $0) } },
      .text("variant") { catalog.id(of: $0.cell[WidgetVariant.self]) },
      .text("os", "version") { catalog.name(of: $0.cell.os, on: $0.cell.platform) },
      .points("width", "width") { $0.width.value }, .points("height", "height") { $0.height.value },
    ]
    let models = catalog.briefPhrase(of: catalog.screenClasses[screenClass].devices)
    return Listing("Their widgets, in points: \(models)", key: "sizes", fields, cells)
  }
}
