internal import Documents
internal import WidgetSizing
internal import Wording

/// The screen of a watch with the widgets that one place has: a watch face, the X-Large face, the Smart
/// Stack. A unit is a point. Where they stand was not measured; the corners of the screen are a hint.
struct WatchFaceDrawing {
  private static let margin: Length = 6
  let widgets: [DrawnWidget]
  private let screen: DrawnScreen
  private let title: String

  /// Draws widgets of a known size; at least one.
  init?(_ answers: [CellEvidence], on screen: DrawnScreen, title: String, in catalog: Catalog) {
    widgets = answers.compactMap { DrawnWidget($0, in: catalog) }.enumerated()
      .sorted { (Self.rank($0.1), $0.0) < (Self.rank($1.1), $1.0) }.map(\.1)
    guard !widgets.isEmpty else { return nil }
    self.screen = screen
    self.title = title
  }

  private let scale = DrawingScale.reduced(by: 1)

  /// What widgets are sorted by: those of the corners above, the widest in the middle, where the screen is
  /// widest.
  private static func rank(_ widget: DrawnWidget) -> Int {
    widget.family == .accessoryCorner ? 0 : widget.isRound ? 2 : 1
  }

  /// The drawing.
  var drawing: Drawing {
    let panels = widgets.map { panel($0) }
    let content = panels.reduce(Length(0)) { $0 + $1.height }
    let screenSize = Drawing.Size(width: scale(screen.width), height: scale(screen.height))
    let gap = max(6, (screenSize.height - content) / (panels.count + 1))
    let column = Panel.column(panels, gap: gap, isCentred: true)
    let width = max(screenSize.width, column.width)
    let place = Drawing.Point(x: Self.margin + (width - column.width) / 2, y: Self.margin + gap)
    let bottom = max(Self.margin + screenSize.height, place.y + column.height + gap)
    let paper = Drawing.Size(width: width + 2 * Self.margin, height: bottom + Self.margin)
    let body = Drawing.Shape.rectangle(
      x: (paper.width - screenSize.width) / 2, y: Self.margin, width: screenSize.width,
      height: screenSize.height, corner: screenSize.width / 5)
    return Drawing(
      onPaper: paper, title: title,
      alternative: widgets.map(\.phrase).joined(by: "; ")
        + ". Sizes to scale, places not measured.",
      kind: "watch-face", Pen.body.draw([body]) + [.group(column.shapes, at: place)])
  }

  /// A widget with its label on it, or beside it if it is too small.
  private func panel(_ widget: DrawnWidget) -> Panel {
    let width = scale(widget.width), height = scale(widget.height)
    let rank = widget.isRound ? 0 : 1
    let outline = Pen.widget(rank: rank).draw([widget.outline(at: .origin, scale)])
    // A circle is narrower where the last line stands.
    let room = widget.isRound ? 3 * width / 4 : width - 12
    let inside = FamilyLabel.texts(of: widget, within: room, height)
    if inside.count > 1, height >= FamilyLabel.lines[1].y + 20 {
      let last = inside.last?.y ?? 0
      let y = (height - last - FamilyLabel.descent) / 2 - 1
      return Panel(
        shapes: outline
          + FamilyLabel.shapes(
            of: widget, at: .init(x: width / 2, y: y), within: room, height, anchor: .middle),
        width: width, height: height)
    }
    // Two lines: a watch has no room for pixels beside a small widget.
    let twoLines = FamilyLabel.lines[1].y + FamilyLabel.descent
    let label = FamilyLabel.shapes(
      of: widget, at: .init(x: width + 10, y: max(0, (height - twoLines) / 2)),
      within: FamilyLabel.width(of: widget), twoLines)
    return Panel(
      shapes: outline + label, width: width + 10 + FamilyLabel.width(of: widget),
      height: max(height, twoLines))
  }
}
