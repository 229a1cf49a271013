internal import Documents
internal import WidgetSizing

/// A ruler beside a screen that counts rows.
struct RowRuler {
  /// The length of a row, in points.
  private let row: Points
  private let scale: DrawingScale
  /// How many rows there are from one tick to the next.
  private let step: Int
  private let count: Int
  private let screenHeight: Length
  /// The width of the ruler with what stands beside it; nothing without rows.
  let width: Length

  /// Counts rows of `row` points through the height of a screen.
  init(_ row: Points?, through height: Points, scale: DrawingScale) {
    self.scale = scale
    guard let row, row > .zero else {
      (self.row, step, count, screenHeight, width) = (.zero, 1, 0, 0, 0)
      return
    }
    self.row = row
    screenHeight = scale(height)
    // Ticks are far enough from each other for their numbers.
    let closest: Length = 12
    var step = 1
    while scale(step * row) < closest { step *= step.isMultiple(of: 5) ? 2 : 5 }
    self.step = step
    count = height.threeHundredths / row.threeHundredths
    let numbers = max(
      TextMeasure.width(of: "\(count)"), TextMeasure.width(of: Self.heading))
    width = numbers + Self.tick + 12
  }

  private static let heading = "rows"
  private static let tick: Length = 5

  /// The ruler, its heading above it, from `top` down.
  func shapes(at top: Length) -> [Drawing.Shape] {
    guard width > 0 else { return [] }
    let x = width - 8
    var ticks: [[Drawing.Point]] = [
      [.init(x: x, y: top), .init(x: x, y: top + screenHeight)],
      [.init(x: x - Self.tick, y: top), .init(x: x, y: top)],
    ]
    var numbers: [Drawing.Shape] = []
    for number in stride(from: step, through: count, by: step) {
      let y = top + scale(number * row)
      ticks.append([.init(x: x - Self.tick, y: y), .init(x: x, y: y)])
      numbers.append(.text(PlainText("\(number)"), x: x - Self.tick - 3, y: y + 4, anchor: .end))
    }
    let heading = Drawing.Shape.text(PlainText(Self.heading), x: x, y: 10, anchor: .end)
    return Pen.axis.draw([.path(ticks)]) + Pen.note.draw(numbers + [heading])
  }
}
