internal import Documents
internal import WidgetSizing
internal import Wording

/// A watch with the widgets of one of its places, to scale: a unit is a point. Where widgets stand was not measured, and
/// the corners of the watch are a hint.
struct WatchFaceDrawing {
  let widgets: [DrawnWidget]
  private let screen: DrawnScreen
  private let title: String
  private let scale = DrawingScale.reduced(by: 1)

  /// Draws widgets of a known size; nil if there are none.
  init?(_ answers: [CellEvidence], on screen: DrawnScreen, title: String, in catalog: Catalog) {
    widgets = answers.compactMap { DrawnWidget($0, in: catalog) }
    guard !widgets.isEmpty else { return nil }
    self.screen = screen
    self.title = title
  }

  /// The drawing: the widgets of the corners above, the widest in the middle, where the screen is widest.
  var drawing: Drawing {
    func rank(_ widget: DrawnWidget) -> Int {
      widget.family == .accessoryCorner ? 0 : widget.isRound ? 2 : 1
    }
    let panels = widgets.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }
      .map { panel($0.1) }
    let margin: Length = 6
    let size = Drawing.Size(width: scale(screen.width), height: scale(screen.height))
    let free = size.height - panels.reduce(Length(0)) { $0 + $1.height }
    let gap = max(6, free / (panels.count + 1))
    let content = Panel.column(panels, gap: gap, isCentred: true)
    let width = max(size.width, content.width)
    let place = Drawing.Point(x: margin + (width - content.width) / 2, y: margin + gap)
    let body = Pen.body.draw([
      .rectangle(
        x: margin + (width - size.width) / 2, y: margin, width: size.width, height: size.height,
        corner: size.width / 5)
    ])
    return Drawing(
      onPaper: .init(
        width: width + 2 * margin,
        height: max(margin + size.height, place.y + content.height + gap) + margin), title: title,
      alternative: widgets.map(\.phrase).joined(by: "; ")
        + ". Sizes to scale, places not measured.",
      kind: "watch-face", body + [.group(content.shapes, at: place)])
  }

  /// A widget with its label on it where there is room, else beside it; a small one has no room for pixels.
  private func panel(_ widget: DrawnWidget) -> Panel {
    let width = scale(widget.width), height = scale(widget.height)
    let outline = Pen.widget(rank: widget.isRound ? 0 : 1).draw([
      widget.outline(at: .origin, scale)
    ])
    // A circle is narrower where the last line stands.
    let room = widget.isRound ? 3 * width / 4 : width - 12
    let inside = FamilyLabel.texts(of: widget, within: room, height)
    if inside.count >= 2, let last = inside.last?.y, height >= FamilyLabel.lines[1].y + 20 {
      let place = Drawing.Point(x: width / 2, y: (height - last - FamilyLabel.descent) / 2 - 1)
      return Panel(
        shapes: outline
          + FamilyLabel.shapes(of: widget, at: place, within: room, height, anchor: .middle),
        width: width, height: height)
    }
    let label = Drawing.Size(
      width: FamilyLabel.width(of: widget), height: FamilyLabel.lines[1].y + FamilyLabel.descent)
    let place = Drawing.Point(x: width + 10, y: max(0, (height - label.height) / 2))
    return Panel(
      shapes: outline
        + FamilyLabel.shapes(of: widget, at: place, within: label.width, label.height),
      width: place.x + label.width, height: max(height, place.y + label.height))
  }
}
