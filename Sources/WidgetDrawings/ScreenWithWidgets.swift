internal import Documents
package import WidgetSizing
internal import Wording

/// A Lock Screen, or a watch with the widgets of one of its places, to scale. Where widgets stand was not measured; the
/// hours and the corners of a watch are hints. A unit is a point of an iPhone or a watch; eight points of an iPad are
/// three, so that its labels can be read on a phone.
struct ScreenWithWidgets {
  private static let gap: Length = 24
  let widgets: [DrawnWidget]
  private let screen: DrawnScreen
  private let title: String
  private let scale: DrawingScale

  /// Draws widgets of a known size; nil if there are none.
  init?(_ answers: [CellEvidence], on screen: DrawnScreen, title: String, in catalog: Catalog) {
    widgets = answers.compactMap { DrawnWidget($0, in: catalog) }
    guard !widgets.isEmpty else { return nil }
    self.screen = screen
    self.title = title
    scale = screen.screenClass.idiom == .pad ? .units(3, perPoints: 8) : .reduced(by: 1)
  }

  private var isWatch: Bool { screen.screenClass.idiom == .watch }

  /// The drawing. That of a Lock Screen ends before the screen does.
  var drawing: Drawing {
    let margin: Length = isWatch ? 6 : 10
    let size = Drawing.Size(width: scale(screen.width), height: scale(screen.height))
    let panels = isWatch ? onWatch : onLockScreen
    let free = size.height - panels.reduce(Length(0)) { $0 + $1.height }
    let gap = isWatch ? max(6, free / (panels.count + 1)) : 12
    let content = Panel.column(panels, gap: gap, isCentred: true)
    let width = max(size.width, content.width)
    let place = Drawing.Point(
      x: margin + (width - content.width) / 2, y: margin + (isWatch ? gap : 66))
    let bottom = place.y + content.height + gap
    let corner = Drawing.Point(x: margin + (width - size.width) / 2, y: margin)
    let body =
      isWatch
      ? Pen.body.draw([
        .rectangle(
          x: corner.x, y: corner.y, width: size.width, height: size.height, corner: size.width / 5)
      ]) : screen.shapes(at: corner, height: max(size.height, bottom), scale)
    return Drawing(
      onPaper: .init(
        width: width + 2 * margin,
        height: isWatch ? max(margin + size.height, bottom) + margin : bottom), title: title,
      alternative: widgets.map(\.phrase).joined(by: "; ")
        + ". Sizes to scale, places not measured.",
      kind: isWatch ? "watch-face" : "lock-screen", body + [.group(content.shapes, at: place)])
  }

  /// Those of the corners above, the widest in the middle, where the screen is widest.
  private var onWatch: [Panel] {
    func rank(_ widget: DrawnWidget) -> Int {
      widget.family == .accessoryCorner ? 0 : widget.isRound ? 2 : 1
    }
    return widgets.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }
      .map { panel($0.1) }
  }

  /// Lines of text above the clock, the others below it, as many beside each other as the screen is wide.
  private var onLockScreen: [Panel] {
    let width = TextMeasure.width(of: "9:41", in: .clock)
    let clock = Panel(
      shapes: Pen.clock.draw([.text("9:41", x: width / 2, y: 84, anchor: .middle)]), width: width,
      height: 104)
    let others = widgets.filter { !isLine($0) }.enumerated().sorted {
      ($1.1.width, $0.0) < ($0.1.width, $1.0)
    }
    let rows = Panel.rows(
      of: others.map { panel($0.1) }, within: scale(screen.width) - 40, gap: Self.gap)
    return widgets.filter(isLine).map(panel) + [clock, .column(rows, gap: Self.gap)]
  }

  /// Whether a widget is a line of text, too low for a label of three lines, but with room for one line.
  private func isLine(_ widget: DrawnWidget) -> Bool {
    !isWatch && !widget.isRound && 20..<FamilyLabel.height ~= scale(widget.height)
      && TextMeasure.width(of: lineLabel(of: widget), in: .size) <= scale(widget.width)
  }

  /// Name and sizes beside each other.
  private func lineLabel(of widget: DrawnWidget) -> String {
    [widget.name, widget.size, widget.pixels].compactMap(\.self).joined(by: " · ")
  }

  /// A widget with its label on it where there is room, else beside it on a watch, and below it on a Lock Screen.
  private func panel(_ widget: DrawnWidget) -> Panel {
    let width = scale(widget.width), height = scale(widget.height)
    let outline = Pen.widget(rank: isWatch && widget.isRound ? 0 : 1).draw([
      widget.outline(at: .origin, scale)
    ])
    if isLine(widget) {
      let label = PlainText(lineLabel(of: widget))
      return Panel(
        shapes: outline
          + Pen.size.draw([.text(label, x: width / 2, y: height / 2 + 5, anchor: .middle)]),
        width: width, height: height)
    }
    // A circle is narrower where the last line stands. A watch has no room for pixels beside a small widget.
    let room = widget.isRound ? 3 * width / 4 : width - 12
    let lines = isWatch ? 2 : 3
    let inside = FamilyLabel.texts(of: widget, within: room, height)
    if inside.count >= lines, let last = inside.last?.y, height >= FamilyLabel.lines[1].y + 20 {
      let place = Drawing.Point(x: width / 2, y: (height - last - FamilyLabel.descent) / 2 - 1)
      return Panel(
        shapes: outline
          + FamilyLabel.shapes(of: widget, at: place, within: room, height, anchor: .middle),
        width: width, height: height)
    }
    let label = Drawing.Size(
      width: FamilyLabel.width(of: widget),
      height: FamilyLabel.lines[lines - 1].y + FamilyLabel.descent)
    let place = Drawing.Point(
      x: isWatch ? width + 10 : 0, y: isWatch ? max(0, (height - label.height) / 2) : height + 2)
    return Panel(
      shapes: outline
        + FamilyLabel.shapes(
          of: widget, at: place, within: max(label.width, isWatch ? 0 : width), label.height),
      width: max(width, place.x + label.width),
      height: max(height, place.y + label.height))
  }
}

extension Catalog {
  /// Whether an iPhone or iPad has a widget on its Lock Screen.
  package func isOnLockScreen(_ widget: WidgetSetting) -> Bool {
    isAccessory(widget.family) || widget.variant == .lockScreen
  }
}
