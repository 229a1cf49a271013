package import Documents
package import WidgetSizing

extension Figures {
  /// The outline of the screen of a model with a widget of it, both to one scale; nil if no source has its size.
  package static func outline(
    of device: Key<Device>, with answer: CellEvidence?, _ radii: CornerRadii, in catalog: Catalog
  ) -> Drawing? {
    guard let screen = DrawnScreen(of: device, in: catalog) else { return nil }
    let scale: DrawingScale =
      switch screen.screenClass.idiom {
      case .phone: .reduced(by: 4)
      case .pad: .reduced(by: 8)
      case .watch: .reduced(by: 2)
      }
    let size = screen.size(scale)
    let margin: Length = 2
    let place = Drawing.Point(x: margin, y: margin)
    let widget = answer.flatMap { DrawnWidget($0, radii, in: catalog) }
    let outline = widget.map { widget in
      Pen.widget2.draw([
        widget.outline(
          at: .init(
            x: margin + max(0, (size.width - scale(widget.width)) / 2),
            y: margin + min(size.height / 6, max(0, size.height - scale(widget.height)))),
          scale)
      ])
    }
    let name = catalog.devices[device].name
    return Drawing(
      onPaper: .init(width: size.width + 2 * margin, height: size.height + 2 * margin), title: name,
      alternative: "The screen of \(name)"
        + (widget.map { " with \($0.phrase), to scale." } ?? ", to scale."),
      kind: "outline", screen.shapes(at: place, scale) + (outline ?? []))
  }
}
