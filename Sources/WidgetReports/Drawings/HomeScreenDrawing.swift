internal import Documents
internal import WidgetSizing
internal import Wording

/// The Home Screen of an iPhone to scale, three times: with small, medium and large widgets in the
/// slots that they can take.
struct HomeScreenDrawing {
  /// What stands in the slots of one screen.
  private struct Filling {
    let answer: CellEvidence
    /// The top left corners of the widgets, in points.
    let origins: [(x: Points, y: Points)]
  }

  private let grid: HomeScreenGrid
  private let screen: ScreenClass
  private let fillings: [Filling]
  private let catalog: Catalog
  private let os: OSVersion

  /// Draws the widgets of a version where they stand; nil if no place or no size is known.
  init?(_ grid: HomeScreenGrid, on os: OSVersion, in engine: Engine) {
    guard let left = grid.left, let right = grid.right, let top = grid.top, let middle = grid.middle
    else { return nil }
    let catalog = engine.catalog
    let rows = [top, middle, grid.bottom].compactMap(\.self).withoutRepetition
    func filling(
      _ family: WidgetFamily, _ columns: [Points], _ rows: [Points]
    ) -> Filling? {
      let variants = catalog.variants(of: family, on: .iOS, os)
      let variant = variants.contains(grid.icons) ? grid.icons : variants[0]
      let answer = engine.evidence(
        Cell(
          platform: .iOS, os: os, screenClass: grid.screenClass, zoom: grid.zoom, family: family,
          variant: variant))
      guard answer.width.value != nil, answer.height.value != nil else { return nil }
      return Filling(
        answer: answer, origins: rows.flatMap { row in columns.map { (x: $0, y: row) } })
    }
    fillings = [
      filling(.systemSmall, [left, right], rows), filling(.systemMedium, [left], rows),
      filling(.systemLarge, [left], [top]),
    ].compactMap(\.self)
    guard !fillings.isEmpty else { return nil }
    self.grid = grid
    self.catalog = catalog
    self.os = os
    screen = catalog.screenClasses[grid.screenClass]
  }

  /// What is drawn: `6.1-inch 14 Pro, iOS 18, icons-small`.
  var title: String {
    [
      screen.name, "iOS \(os)", grid.icons?.rawValue,
      grid.zoom == .standard ? nil : "Display Zoom \(grid.zoom.rawValue)",
    ].compactMap(\.self).joined(by: ", ")
  }

  /// Where the slots are, and who says so.
  var note: String {
    let columns = [grid.left, grid.right].compactMap(\.self).map(\.description)
    let rows = [grid.top, grid.middle, grid.bottom].compactMap(\.self).withoutRepetition
      .map(\.description)
    let remark = grid.note.map { " (\($0))" } ?? ""
    let large = rows.count > 2 ? " A large widget can take the second and third row, too." : ""
    return "Slots begin at x \(columns.joined(by: ", ")) and y \(rows.joined(by: ", ")) points, by "
      + "\(catalog.sources[grid.source].id)\(remark).\(large)"
  }

  /// The screens beside each other.
  var panel: Panel {
    .row(fillings.map { panel(of: $0) }, gap: 24)
  }

  /// The drawing in words.
  var alternative: String {
    fillings.map { filling in
      "\(filling.answer.cell.shape.id) \(filling.answer.short) points, "
        + filling.origins.count.of("slot")
    }.joined(by: "; ") + ". " + note
  }

  /// The drawing by itself.
  var drawing: Drawing {
    panel.drawing(title: title, alternative: alternative, kind: "home-screen")
  }

  private func panel(of filling: Filling) -> Panel {
    let scale = DrawingScale.reduced(by: 3)
    let width = scale(screen.width), height = scale(screen.height)
    let size = (
      width: scale(filling.answer.width.value ?? .zero),
      height: scale(filling.answer.height.value ?? .zero)
    )
    let widgets = filling.origins.map { origin in
      Drawing.Shape.rectangle(
        x: scale(origin.x), y: scale(origin.y), width: size.width, height: size.height)
    }
    let outline = Drawing.Shape.rectangle(x: 0, y: 0, width: width, height: height)
    let shapes =
      Pen.compactArea.draw(widgets) + Pen.compact.draw(widgets) + Pen.screen.draw([outline])
    let family = filling.answer.cell.shape.id
    return .column(
      [
        .text([family], within: max(width, 120), .heading),
        .text(["\(filling.answer.short) pt"], within: max(width, 120), .label),
        Panel(shapes: shapes, width: width, height: height),
      ], gap: 4)
  }
}

extension CellEvidence {
  /// Both numbers with their marks: `158 × 158`, `344.67 × 162.67`, `?`; of a widget that grows with
  /// its content `371 × 84 to 160`.
  var short: String {
    if width.value == nil, height.value == nil { return width.short }
    return "\(range(.minimumWidth, width)) × \(range(.minimumHeight, height))"
  }

  private func range(_ minimum: Quantity, _ maximum: Evidence) -> String {
    let least = cell.system.hasFamilies ? self[minimum] : nil
    guard let least, least.value != nil else { return maximum.short }
    return "\(least.short) to \(maximum.short)"
  }
}
