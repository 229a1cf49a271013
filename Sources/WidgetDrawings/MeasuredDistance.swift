internal import Documents
internal import WidgetSizing

/// A line that measures a distance on a drawing, with a stroke at each end and its number beside it.
enum MeasuredDistance {
  /// A level line; the number is right of its end, because it may be wider than the distance.
  static func level(
    from start: Length, to end: Length, y: Length, _ distance: Points
  ) -> [Drawing.Shape] {
    Pen.measure.draw([.path(WidthDimensions.line(from: start, to: end, y: y))])
      + Pen.measureText.draw([
        .text(PlainText("\(distance)"), x: end + 6, y: y + 5)
      ])
  }

  /// An upright line; the number is right of its middle.
  static func upright(
    x: Length, from start: Length, to end: Length, _ distance: Points
  ) -> [Drawing.Shape] {
    let strokes: [[Drawing.Point]] = [
      [.init(x: x, y: start), .init(x: x, y: end)],
      [.init(x: x - 4, y: start), .init(x: x + 4, y: start)],
      [.init(x: x - 4, y: end), .init(x: x + 4, y: end)],
    ]
    return Pen.measure.draw([.path(strokes)])
      + Pen.measureText.draw([
        .text(PlainText("\(distance)"), x: x + 8, y: (start + end) / 2 + 5)
      ])
  }
}
