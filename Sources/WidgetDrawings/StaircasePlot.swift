internal import Documents
internal import WidgetSizing

/// Expanded heights over heights of screens: the axes, the steps that a rule allows, and the
/// measurements as points.
struct StaircasePlot {
  /// The height that the system may reserve, in points: more than `above`, at most `upTo`.
  struct ReservedHeight {
    let above: Points
    let upTo: Points
  }

  /// Measurements of one height on screens of one H.
  struct Dot {
    let screenHeight: Points
    let height: Points
    var name: String
  }

  private let dots: [Dot]
  private let row: Points
  private let reserved: ReservedHeight?
  private let scale: DrawingScale
  /// The lengths of screens on the axis, in points.
  private let screens: (lower: Points, upper: Points)
  /// The numbers of rows on the axis.
  private let rows: ClosedRange<Int>
  /// The room left of the axis, for its numbers.
  private static let left: Length = 40
  /// The base lines of the names of the dots, below the highest number of rows.
  private let names: [Length]
  /// Where the highest number of rows is: below the names of the highest points.
  private let top: Length

  /// Plots measurements, which are not empty, of one row height.
  init(_ dots: [Dot], row: Points, reserved: ReservedHeight?) {
    self.dots = dots
    self.row = row
    self.reserved = reserved
    let heights = dots.map(\.height), sides = dots.map(\.screenHeight)
    let upper = ((sides.max() ?? .zero) + row).rounded(upTo: Points(100))
    /// From where an axis has room for the names, which stand left of the points.
    func lower(reducedBy reduction: Int) -> Points {
      let start = dots.reduce(upper - Points(100)) { start, dot in
        let name = TextMeasure.width(of: dot.name).thousandths / 1000 + 20
        return min(start, dot.screenHeight - Points(name * reduction))
      }
      return max(start, .zero).rounded(downTo: Points(100))
    }
    var reduction = 1
    while upper - lower(reducedBy: reduction) > Points(600 * reduction) { reduction += 1 }
    scale = .reduced(by: reduction)
    screens = (lower(reducedBy: reduction), upper)
    let lowest = max((heights.min() ?? .zero).rows(of: row) - 1, 0)
    let highest = (heights.max() ?? .zero).rows(of: row)
    rows =
      lowest...max(reserved.map { (upper - $0.above).rows(of: row) } ?? highest + 1, highest + 1)
    // Each name stands above those left of it, so that no line to a name crosses another.
    var lines: [Length] = []
    for dot in dots {
      let wish = scale(rows.upperBound * row - dot.height) - 7
      lines.append(lines.last.map { min(wish, $0 - Pen.lineHeight) } ?? wish)
    }
    names = lines
    top = 30 - min(lines.min() ?? 0, 0)
  }

  /// The plot.
  var panel: Panel {
    let width = x(screens.upper) + 8, bottom = y(rows.lowerBound)
    return Panel(
      shapes: band + axes + staircases + points, width: width + 12, height: bottom + 38)
  }

  private func x(_ length: Points) -> Length { Self.left + scale(length - screens.lower) }

  private func y(_ height: Points) -> Length { top + scale(rows.upperBound * row - height) }

  private func y(_ count: Int) -> Length { y(count * row) }

  /// Where one k that is allowed gives a row more than another.
  private var band: [Drawing.Shape] {
    guard let reserved, hasRoom else { return [] }
    return Pen.band.draw(
      rows.dropFirst().compactMap { count in
        let start = max(reserved.above + count * row, screens.lower)
        let end = min(reserved.upTo + count * row, screens.upper)
        guard start < end else { return nil }
        return .rectangle(
          x: x(start), y: y(count), width: x(end) - x(start), height: y(count - 1) - y(count))
      })
  }

  /// The steps for both ends of what k may be.
  private var staircases: [Drawing.Shape] {
    guard let reserved, hasRoom else { return [] }
    func staircase(_ reserved: Points) -> [Drawing.Point] {
      var points: [Drawing.Point] = []
      for count in rows {
        let start = max(reserved + count * row, screens.lower)
        let end = min(reserved + (count + 1) * row, screens.upper)
        guard start < end else { continue }
        points.append(.init(x: x(start), y: y(count)))
        points.append(.init(x: x(end), y: y(count)))
      }
      return points
    }
    return Pen.bound.draw([
      .group(
        [.path([staircase(reserved.above)])], kind: "least",
        style: .init(dashes: StaircaseDrawing.leastDashes)),
      .path([staircase(reserved.upTo)]),
    ])
  }

  /// Whether steps can be told from each other.
  private var hasRoom: Bool { scale(row) >= 3 }

  /// Both axes with their numbers, and a line across for each number of rows.
  private var axes: [Drawing.Shape] {
    let bottom = y(rows.lowerBound), left = Self.left, right = x(screens.upper)
    var ticks: [[Drawing.Point]] = [
      [.init(x: left, y: y(rows.upperBound)), .init(x: left, y: bottom)],
      [.init(x: left, y: bottom), .init(x: right, y: bottom)],
    ]
    var numbers: [Drawing.Shape] = []
    var lines: [[Drawing.Point]] = []
    var step = 1
    while scale(step * row) < Pen.lineHeight { step *= 2 }
    for count in stride(from: rows.lowerBound, through: rows.upperBound, by: step) {
      let place = y(count)
      ticks.append([.init(x: left - 4, y: place), .init(x: left, y: place)])
      lines.append([.init(x: left, y: place), .init(x: right, y: place)])
      numbers.append(.text(PlainText("\(count * row)"), x: left - 7, y: place + 4, anchor: .end))
    }
    let unit = Points(100 * ((scale.reduction + 1) / 2))
    var length = screens.lower
    while length <= screens.upper {
      ticks.append([.init(x: x(length), y: bottom), .init(x: x(length), y: bottom + 4)])
      numbers.append(.text(PlainText("\(length)"), x: x(length), y: bottom + 16, anchor: .middle))
      length = length + unit
    }
    return Pen.grid.draw([.path(lines)]) + Pen.axis.draw([.path(ticks)])
      + Pen.note.draw(
        numbers + [
          .text("expanded height, pt", x: 0, y: 10),
          .text("H, pt", x: right, y: bottom + 31, anchor: .end),
        ])
  }

  /// The measurements, each with the names of its screens above and left of it.
  private var points: [Drawing.Shape] {
    var leaders: [[Drawing.Point]] = []
    var texts: [Drawing.Shape] = []
    var circles: [Drawing.Shape] = []
    for (dot, name) in zip(dots, names) {
      let place = Drawing.Point(x: x(dot.screenHeight), y: y(dot.height))
      let line = top + name
      let text = TextMeasure.shortened(dot.name, within: place.x - Self.left - 8)
      if !text.isEmpty {
        texts.append(.text(PlainText(text), x: place.x - 5, y: line, anchor: .end))
      }
      leaders.append([.init(x: place.x, y: place.y), .init(x: place.x, y: line - 7)])
      circles.append(.circle(x: place.x, y: place.y, radius: 4))
    }
    return Pen.leader.draw([.path(leaders)]) + Pen.point.draw(circles) + Pen.label.draw(texts)
  }
}

extension Points {
  /// How many rows there are in a height, without what is over.
  fileprivate func rows(of row: Points) -> Int {
    threeHundredths < 0 ? 0 : threeHundredths / row.threeHundredths
  }

  fileprivate func rounded(upTo unit: Points) -> Points {
    Points(threeHundredths: threeHundredths + unit.threeHundredths - 1).rounded(downTo: unit)
  }

  fileprivate func rounded(downTo unit: Points) -> Points {
    Points(threeHundredths: threeHundredths / unit.threeHundredths * unit.threeHundredths)
  }
}
