package import Documents
package import WidgetSizing
internal import Wording

/// Home Screens to scale, with every place that a widget of some families can take. A unit is a point.
package struct PlacesDrawing {
  /// A Home Screen with a known place: its usual small widget, the model if one was asked for, and the places.
  package typealias Home = (
    title: String, cell: Cell, device: Key<Device>?, slots: [HomeScreenPlaces.Slot]
  )

  private let homes: [Home]
  private let notes: [String]
  private let catalog: Catalog

  /// Makes the drawing of Home Screens, with notes below it.
  package init(_ homes: [Home], notes: [String], in catalog: Catalog) {
    self.homes = homes
    self.notes = notes
    self.catalog = catalog
  }

  /// The drawing.
  package var drawing: Drawing {
    let panels = homes.map { home -> Panel in
      let screen = panel(of: home)
      return .column(
        [.text([home.title], within: max(screen.width, 300), .heading), screen], gap: 8)
    }
    return Panel.row(panels, gap: 32).drawing(
      title: "Places of widgets on the Home Screen",
      alternative: homes.map { "\($0.title): \(phrase(of: $0))." }.joined(by: " "),
      notes: notes.map { $0 + "." })
  }

  /// The places in words: `Medium 26, 77; Medium 26, 273`.
  private func phrase(of home: Home) -> String {
    home.slots.map { "\(name(of: $0)) \($0.left.value), \($0.top.value)" }.joined(by: "; ")
  }

  private func name(of slot: HomeScreenPlaces.Slot) -> String {
    slot.cell[WidgetFamily.self].map { catalog.name(of: $0).capitalizedFirst } ?? ""
  }

  /// The screen with the places, the labels of each family on a line of their own.
  private func panel(of home: Home) -> Panel {
    let scale = DrawingScale.reduced(by: 1)
    guard let screen = DrawnScreen(of: home.cell, home.device, in: catalog) else { return Panel() }
    let slots = home.slots.grouped { $0.cell[WidgetFamily.self] }.enumerated().flatMap {
      rank, family in family.elements.map { (rank: rank, slot: $0) }
    }
    var shapes = screen.shapes(at: .origin, scale)
    for (rank, slot) in slots.reversed() {
      let outline = Drawing.Shape.rectangle(
        x: scale(slot.left.value), y: scale(slot.top.value), width: scale(slot.width),
        height: scale(slot.height),
        corner: scale(.hintedCorner(of: min(slot.width, slot.height))))
      shapes += (rank == 0 ? Pen.widget1 : .slot).draw([outline])
    }
    for (rank, slot) in slots {
      let pixels = pixels(slot.left.value, of: home).flatMap { left in
        self.pixels(slot.top.value, of: home).map { " (\(left), \($0) px)" }
      }
      shapes += Pen.label.draw([
        .text(
          PlainText("\(name(of: slot)) \(slot.left.value), \(slot.top.value)\(pixels ?? "")"),
          x: scale(slot.left.value) + 14, y: scale(slot.top.value) + Length(24 + 15 * rank))
      ])
    }
    return Panel(shapes: shapes, width: scale(screen.width), height: scale(screen.height))
  }

  /// A length on a Home Screen in whole pixels; nil if it is none.
  private func pixels(_ length: Points, of home: Home) -> Int? {
    home.cell.screenClass.flatMap { length.pixels(atScale: catalog.screenClasses[$0].scale) }
  }
}
