internal import Documents
internal import WidgetSizing

/// Lines that measure distances on a drawing, with a stroke at each end.
enum Measure {
  /// A level line with its number right of its end, because it may be wider than the distance.
  static func level(
    from start: Length, to end: Length, y: Length, _ distance: Points
  ) -> [Drawing.Shape] {
    Pen.measure.draw([.path(strokes(from: start, to: end, y: y))])
      + Pen.measureText.draw([.text(PlainText("\(distance)"), x: end + 6, y: y + 5)])
  }

  /// An upright line with its number right of its middle.
  static func upright(
    x: Length, from start: Length, to end: Length, _ distance: Points
  ) -> [Drawing.Shape] {
    let strokes = strokes(from: start, to: end, y: x).map {
      $0.map { Drawing.Point(x: $0.y, y: $0.x) }
    }
    return Pen.measure.draw([.path(strokes)])
      + Pen.measureText.draw([.text(PlainText("\(distance)"), x: x + 8, y: (start + end) / 2 + 5)])
  }

  /// A level line with a stroke at each end.
  static func strokes(from start: Length, to end: Length, y: Length) -> [[Drawing.Point]] {
    [[.init(x: start, y: y), .init(x: end, y: y)]]
      + [start, end].map { [.init(x: $0, y: y - 4), .init(x: $0, y: y + 4)] }
  }
}
