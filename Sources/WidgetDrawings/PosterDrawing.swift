package import Documents
package import WidgetSizing
internal import Wording

/// The Home Screen widgets of several screens on one sheet of A3, all to one scale.
package struct PosterDrawing {
  /// A screen with its widgets.
  package struct Phone {
    /// The models, in lines.
    let names: [String]
    let width: Points
    let height: Points
    /// The smallest first.
    let widgets: [DrawnWidget]

    /// A screen with the names of its models and the widgets on its Home Screen.
    package init(_ screen: ScreenClass, names: [String], _ home: HomeScreenFamilies) {
      self.names = names
      width = screen.width
      height = screen.height
      widgets = home.widgets
    }
  }

  let title: String
  /// The highest first.
  let phones: [Phone]

  /// Makes the sheet of some screens.
  package init(title: String, phones: [Phone]) {
    self.title = title
    self.phones = phones.sorted { ($0.height, $0.width) > ($1.height, $1.width) }
  }

  // Ten units are a millimetre.
  private static let width = Length(4200), height = Length(2970)
  private static let margin = Length(100), heading = Length(130)
  private static let gap = Length(40), foot = Length(130)
  /// All but names. Six typographic points where a page prints the sheet as wide as letter paper.
  private static let smallest = Length(36)
  private static let line = Length(42)
  /// Between two widgets on a screen.
  private static let between = Length(14)

  /// The drawing; nil without a phone.
  package var drawing: Drawing? {
    guard !phones.isEmpty else { return nil }
    let columns = (phones.count + 1) / 2, rows = phones.count > columns ? 2 : 1
    let scale = scale(columns, rows)
    let column = (Self.width - 2 * Self.margin) / columns
    let row = (Self.height - Self.heading - Self.margin) / rows
    let groups = phones.enumerated().map { index, phone in
      let place = Drawing.Point(
        x: Self.margin + (index % columns) * column,
        y: Self.heading + (index / columns) * row)
      return Drawing.Shape.group(shapes(of: phone, scale, column), at: place)
    }
    let words =
      "Points, drawn to one scale. Corners are rounded as a hint where no source states them."
    return Drawing(
      width: Self.width, height: Self.height, printedWidth: 420,
      title: PlainText(title), alternative: PlainText(alternative), kind: "poster",
      [
        .group(
          [.rectangle(x: 0, y: 0, width: Self.width, height: Self.height)],
          style: Drawing.Style(fill: 0xffffff)),
        text(title, x: Self.margin, y: 90, size: 64, isBold: true),
        text(words, x: Self.margin, y: Self.height - 40),
      ] + groups)
  }

  private var alternative: String {
    phones.map { phone in
      phone.names.joined(by: " ") + ": " + phone.widgets.map(\.phrase).joined(by: ", ")
    }.joined(by: "; ") + "."
  }

  /// The greatest scale at which the largest screen has room in a column and a row.
  private func scale(_ columns: Int, _ rows: Int) -> DrawingScale {
    let column = (Self.width - 2 * Self.margin) / columns - Self.gap
    let lines = phones.map(\.names.count).max() ?? 0
    let row = (Self.height - Self.heading - Self.margin) / rows - Self.foot - lines * Self.line
    let widest = phones.map(\.width.threeHundredths).max() ?? 1
    let highest = phones.map(\.height.threeHundredths).max() ?? 1
    // Thousandths of a unit for each point.
    let most = min(column.thousandths * 300 / widest, row.thousandths * 300 / highest)
    return .units(max(1, most / 10), perPoints: 100)
  }

  private func shapes(
    of phone: Phone, _ scale: DrawingScale, _ column: Length
  ) -> [Drawing.Shape] {
    let lines = phones.map(\.names.count).max() ?? 0
    let width = scale(phone.width), height = scale(phone.height)
    let left = (column - width) / 2, top = lines * Self.line + 10
    var shapes = phone.names.enumerated().map { index, line in
      text(line, x: left, y: (index + 1) * Self.line - 6, isBold: true)
    }
    shapes.append(
      .group(
        [
          .rectangle(
            x: left, y: top, width: width, height: height, corner: scale(Points(40)))
        ],
        style: Drawing.Style(fill: 0xf1f1ee, stroke: 0x8a8a84, strokeWidth: 2)))
    let stacked = stacked(phone, scale)
    let total = stacked.reduce(Length(0)) { $0 + scale($1.height) + Self.between }
    var y = top + (height - total + Self.between) / 2
    for (index, widget) in stacked.enumerated() {
      let x = left + (width - scale(stacked.last?.width ?? widget.width)) / 2
      shapes.append(
        .group(
          [widget.outline(at: Drawing.Point(x: x, y: y), scale)],
          style: Drawing.Style(
            fill: [0xc3cad4, 0xd5dae2, 0xe2e6eb][min(index, 2)], stroke: 0xc4301c,
            strokeWidth: 2)))
      shapes.append(text(widget.name, x: x + 18, y: y + 48, isBold: true))
      // A small widget is narrower than its size in one line.
      let isNarrow = 2 * widget.width < phone.width
      let size = isNarrow ? [widget.lengths[0] + " ×", widget.lengths[1]] : [widget.size]
      for (index, line) in size.enumerated() {
        shapes.append(text(line, x: x + 18, y: y + 48 + (index + 1) * Self.line))
      }
      y += scale(widget.height) + Self.between
    }
    let rest = phone.widgets.filter { widget in !stacked.contains { $0.family == widget.family } }
    for (index, line) in rest.flatMap({ [$0.name, $0.size] }).enumerated() {
      shapes.append(text(line, x: left, y: top + height + (index + 1) * Self.line))
    }
    return shapes
  }

  /// The widgets that have room below each other, the smallest first.
  private func stacked(_ phone: Phone, _ scale: DrawingScale) -> [DrawnWidget] {
    var left = scale(phone.height)
    return phone.widgets.filter { widget in
      let height = scale(widget.height) + Self.between
      guard height < left else { return false }
      left = left - height
      return true
    }
  }

  private func text(
    _ words: String, x: Length, y: Length, size: Length = smallest, isBold: Bool = false
  ) -> Drawing.Shape {
    .group(
      [.text(PlainText(words), x: x, y: y)],
      style: Drawing.Style(fill: 0x1c1c1a, fontSize: size, isBold: isBold))
  }
}
