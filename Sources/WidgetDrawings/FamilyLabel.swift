internal import Documents

/// The name of a family, its size in points, and that in pixels, on lines below each other.
enum FamilyLabel {
  /// How far below the top of a label the base lines are, in units.
  static let lines: [(pen: Pen, y: Length)] = [(.family, 18), (.size, 39), (.pixels, 58)]
  /// From the last base line to the end of a label, in units.
  static let descent: Length = 4
  /// The height of a whole label, in units.
  static let height: Length = 62

  /// The texts of a widget. A name is shortened to fit; a number that does not fit is left out, as half
  /// of one would be another.
  static func texts(
    of widget: DrawnWidget, within width: Length, _ height: Length
  ) -> [(pen: Pen, y: Length, text: String)] {
    var texts: [(Pen, Length, String)] = []
    for (line, text) in zip(lines, [widget.name, widget.size, widget.pixels]) {
      guard let text, line.y + descent <= height else { break }
      let isName = line.pen == .family
      let fitting = TextMeasure.shortened(text, within: width, in: line.pen)
      guard !fitting.isEmpty, isName || fitting == text else { break }
      texts.append((line.pen, line.y, fitting))
    }
    return texts
  }

  /// The label from a place on, or around it.
  static func shapes(
    of widget: DrawnWidget, at place: Drawing.Point, within width: Length, _ height: Length,
    anchor: Drawing.TextAnchor = .start
  ) -> [Drawing.Shape] {
    texts(of: widget, within: width, height).flatMap { line in
      line.pen.draw([
        .text(PlainText(line.text), x: place.x, y: place.y + line.y, anchor: anchor)
      ])
    }
  }

  /// How wide the whole label is on a page, whose letters are 1.15 times as large (`drawings.css`).
  static func width(of widget: DrawnWidget) -> Length {
    let width = zip(lines, [widget.name, widget.size, widget.pixels]).reduce(0) { width, line in
      max(width, line.1.map { TextMeasure.width(of: $0, in: line.0.pen) } ?? 0)
    }
    return 23 * width / 20
  }
}
