package import Documents
package import WidgetSizing
internal import Wording

/// The Home Screen of an iPhone for designers, with the slots that widgets can take.
///
/// A source gives the corner of the first slot. The sizes of the widgets give the distances between the
/// slots: a medium widget is as wide as two columns, a large one as high as two rows. So no slot of one
/// source stands beside a size of another.
package struct HomeScreenTemplate: Sendable, SharedTemplate {
  /// The slots of one family.
  struct Layer: Sendable {
    let cell: Cell
    let size: WidgetTemplate.Size
    let corner: Points
    /// The top left corners, in points.
    let origins: [Point]
  }

  /// A place on the screen, in points.
  struct Point: Hashable, Sendable {
    let x: Points
    let y: Points
  }

  /// The small widgets of the settings with these slots, on one screen.
  package var cells: [Cell]
  let screenClass: ScreenClass
  /// The small widgets, then the larger ones whose size is known.
  let layers: [Layer]
  private let grid: HomeScreenGrid
  /// The identifiers of the models that have the slots.
  private let models: Set<String>

  /// Makes the template that a small widget belongs to; nil if its size or no corner is known.
  init?(_ cell: Cell, _ radii: CornerRadii, in engine: Engine) {
    let catalog = engine.catalog
    guard cell.platform == .iOS, cell[WidgetFamily.self] == .systemSmall,
      let key = cell.screenClass,
      let grid = catalog.homeScreen(of: cell), let top = grid.top,
      let left = grid.left ?? engine.places(around: cell)?.columns.first?.value,
      let own = WidgetTemplate(cell, radii, in: engine), case let small = own.size
    else { return nil }
    models = Set(catalog.models(placedBy: grid, of: cell).map { catalog.devices[$0].id })
    let sizes = catalog.families(of: .widgetKit, on: cell.platform, cell.os).compactMap { family in
      WidgetTemplate(cell.with(family), radii, in: engine).map { (family: family, size: $0.size) }
    }
    func size(_ family: WidgetFamily) -> WidgetTemplate.Size? {
      sizes.first { $0.family == family }?.size
    }
    // From one column, and from one row, to the next.
    let across: Points? = size(.systemMedium).map { $0.width - small.width }
    let down: Points? = size(.systemLarge).map { $0.height - small.height }
    let columns = [left] + (across.map { [left + $0] } ?? [])
    // Some versions have a widget that is as high as three rows.
    let three: Points? = down.map { small.height + $0 + $0 }
    let hasThreeRows =
      sizes.contains { $0.size.height == three } || grid.bottom != nil && grid.bottom != grid.middle
    let rows = (0..<(down == nil ? 1 : hasThreeRows ? 3 : 2)).map { top + $0 * (down ?? .zero) }
    // A family has a slot wherever it ends with a column and a row.
    layers = sizes.compactMap { family, size in
      let lefts = columns.filter { left in
        columns.contains { $0 + small.width == left + size.width }
      }
      let tops = rows.filter { top in rows.contains { $0 + small.height == top + size.height } }
      let origins = tops.flatMap { top in lefts.map { Point(x: $0, y: top) } }
      return origins.isEmpty
        ? nil
        : Layer(cell: cell.with(family), size: size, corner: own.radius, origins: origins)
    }
    cells = [cell]
    self.grid = grid
    screenClass = catalog.screenClasses[key]
  }

  func isDrawn(as other: HomeScreenTemplate) -> Bool {
    grid.source == other.grid.source
      && layers.map { $0.cell[WidgetFamily.self] }
        == other.layers.map { $0.cell[WidgetFamily.self] }
      && layers.map(\.size) == other.layers.map(\.size)
      && layers.map(\.corner) == other.layers.map(\.corner)
      && layers.map(\.origins) == other.layers.map(\.origins) && models == other.models
  }

  func isOf(_ device: Device) -> Bool { models.contains(device.id) }

  func name(in catalog: Catalog) -> String { "Home Screen" }

  /// The template as SVG, in points: a layer for the screen, and one for each family.
  package func drawing(_ catalog: Catalog) -> Drawing {
    func points(_ length: Points) -> Length { .hundredths(of: length) }
    let width = points(screenClass.width), height = points(screenClass.height)
    let screen = Drawing.Shape.group(
      [.rectangle(x: 0, y: 0, width: width, height: height)], anchor: "screen",
      style: Drawing.Style(fill: 0xf7f7f5))
    let names = Slug.distinct(layers.map { name(of: $0, catalog) }, besides: ["screen"])
    // The largest first, so that none hides another.
    let slots = zip(layers, names).reversed().map { layer, name in
      Drawing.Shape.group(
        layer.origins.map { origin in
          .rectangle(
            x: points(origin.x), y: points(origin.y), width: points(layer.size.width),
            height: points(layer.size.height), corner: points(layer.corner))
        },
        anchor: name,
        style: Drawing.Style(
          fill: Drawing.Paint.none, stroke: 0x5b5b56, strokeWidth: Length(thousandths: 500))
      )
    }
    return Drawing(
      width: width, height: height,
      title: title(in: catalog),
      alternative: PlainText(description(catalog)), [screen] + slots)
  }

  private func name(of layer: Layer, _ catalog: Catalog) -> String {
    layer.cell[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
  }

  private func description(_ catalog: Catalog) -> String {
    let families = layers.map { layer in
      "\(name(of: layer, catalog)) \(layer.size.width) × \(layer.size.height) points, "
        + layer.origins.count.of("slot")
    }
    return
      "Source of the corner of the first slot: \(catalog.sources[grid.source].id). The sizes of "
      + "the widgets give the distances. \(families.joined(by: "; "))."
  }
}
