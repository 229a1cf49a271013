package import Documents
package import WidgetSizing

extension Figures {
  /// The screen of a model of which no widget is known; nil if no source states its size.
  package static func emptyScreen(of device: Key<Device>, in engine: Engine) -> Figure? {
    let catalog = engine.catalog
    let name = catalog.devices[device].name
    guard let screen = DrawnScreen(of: device, in: catalog) else { return nil }
    let scale = screen.drawingScale
    let margin: Length = 4
    let size = screen.size(scale)
    let width = size.width + 2 * margin, height = size.height + 2 * margin
    let place = Drawing.Point(x: margin, y: margin)
    let texts = ["Not measured", "yet"].enumerated().map { index, text in
      Drawing.Shape.text(
        PlainText(text), x: width / 2, y: height / 2 + Length(20 * index - 20),
        anchor: .middle)
    }
    let drawing = Drawing(
      onPaper: .init(width: width, height: height), title: "\(name), empty screen",
      alternative: "The screen of \(name), to scale. No size of a widget is known.",
      kind: screen.screenClass.idiom == .pad ? "home-screen-pad" : "home-screen",
      (screen.isWide ? screen.frame(at: place, scale) : screen.shapes(at: place, scale))
        + Pen.family.draw(texts))
    return Figure(
      drawing, caption: ["The screen, to scale. No size of a widget is known."],
      anchor: "empty-screen", kind: "drawing")
  }
}
