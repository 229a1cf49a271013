internal import Documents
package import WidgetSizing
internal import Wording

/// The widgets of a Lock Screen, to scale, on the upper part of the screen. Where they stand was not
/// measured; the hours are a hint. A unit is a point of an iPhone; eight points of an iPad are three,
/// so that its labels can be read on a phone.
struct LockScreenDrawing {
  private static let margin: Length = 10
  private static let gap: Length = 24
  let widgets: [DrawnWidget]
  private let screen: DrawnScreen
  private let title: String
  private let scale: DrawingScale

  /// Draws the widgets that stand on a Lock Screen, of those whose answers are given; nil if no size
  /// is known.
  init?(_ answers: [CellEvidence], on screen: DrawnScreen, title: String, in catalog: Catalog) {
    widgets = answers.filter { answer in
      guard answer.cell.kind == .widgetKit, let widget = answer.cell.widget else { return false }
      return [.iOS, .iPadOS].contains(answer.cell.platform)
        && catalog.isOnLockScreen(widget)
    }.compactMap { DrawnWidget($0, in: catalog) }
    guard !widgets.isEmpty else { return nil }
    self.screen = screen
    self.title = title
    scale =
      screen.screenClass.idiom == .pad ? .units(3, perPoints: 8) : .reduced(by: 1)
  }

  /// The drawing.
  var drawing: Drawing {
    let lines = widgets.filter { isLine($0) }.map { linePanel($0) }
    let others = Panel.column(rows, gap: Self.gap)
    let clock = Panel(
      shapes: Pen.clock.draw([
        .text("9:41", x: Self.clockWidth / 2, y: 84, anchor: .middle)
      ]), width: Self.clockWidth, height: 104)
    let content = Panel.column(lines + [clock, others], gap: 12, isCentred: true)
    let width = max(scale(screen.width), content.width)
    let top = Self.margin + 66, bottom = top + content.height + 12
    let place = Drawing.Point(x: Self.margin + (width - content.width) / 2, y: top)
    // The drawing ends before the screen does.
    let body = screen.shapes(
      at: .init(x: Self.margin + (width - scale(screen.width)) / 2, y: Self.margin),
      height: max(scale(screen.height), bottom), scale)
    return Drawing(
      onPaper: .init(width: width + 2 * Self.margin, height: bottom), title: title,
      alternative: widgets.map(\.phrase).joined(by: "; ")
        + ". Sizes to scale, places not measured.",
      kind: "lock-screen", body + [.group(content.shapes, at: place)])
  }

  private static let clockWidth = TextMeasure.width(of: "9:41", in: .clock)

  /// Whether a widget is a line of text, too low for a label of three lines, but with room for one line.
  private func isLine(_ widget: DrawnWidget) -> Bool {
    !widget.isRound && 20..<FamilyLabel.height ~= scale(widget.height)
      && TextMeasure.width(of: lineLabel(of: widget), in: .size) <= scale(widget.width)
  }

  /// Name and sizes beside each other.
  private func lineLabel(of widget: DrawnWidget) -> String {
    [widget.name, widget.size, widget.pixels].compactMap(\.self).joined(by: " · ")
  }

  /// A line with its label in it.
  private func linePanel(_ widget: DrawnWidget) -> Panel {
    let width = scale(widget.width), height = scale(widget.height)
    return Panel(
      shapes: Pen.widget2.draw([widget.outline(at: .origin, scale)])
        + Pen.size.draw([
          .text(
            PlainText(lineLabel(of: widget)), x: width / 2, y: height / 2 + 5, anchor: .middle)
        ]),
      width: width, height: height)
  }

  /// The other widgets, each above its label, as many beside each other as the screen is wide.
  private var rows: [Panel] {
    let ordered = widgets.filter { !isLine($0) }.enumerated().sorted {
      ($1.1.width, $0.0) < ($0.1.width, $1.0)
    }
    return Panel.rows(
      of: ordered.map { panel($0.1) }, within: scale(screen.width) - 40, gap: Self.gap)
  }

  private func panel(_ widget: DrawnWidget) -> Panel {
    let width = max(scale(widget.width), FamilyLabel.width(of: widget))
    let height = scale(widget.height)
    return Panel(
      shapes: Pen.widget2.draw([widget.outline(at: .origin, scale)])
        + FamilyLabel.shapes(
          of: widget, at: .init(x: 0, y: height + 2), within: width, FamilyLabel.height),
      width: width, height: height + 2 + FamilyLabel.height)
  }
}

extension Catalog {
  /// Whether an iPhone or iPad has a widget on its Lock Screen.
  package func isOnLockScreen(_ widget: WidgetSetting) -> Bool {
    isAccessory(widget.family) || widget.variant == .lockScreen
  }
}
