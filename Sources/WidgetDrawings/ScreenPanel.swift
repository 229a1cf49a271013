internal import Documents
internal import WidgetSizing

/// A screen to scale, and on it the widget at every text size.
///
/// All sizes share the top left corner of the screen, as sizes of paper are drawn: no source tells
/// where on the screen the widget stands. The heights of the compact widget are labelled on the
/// left, the others on the right, and on the far left is a ruler of rows.
struct ScreenPanel {
  let scale: DrawingScale
  let sizes: ScreenSizes
  /// Labelled on the left: the compact heights.
  let left: LabelColumn
  /// Labelled on the right: the expanded heights, or those of a version without modes.
  let right: LabelColumn
  let ruler: RowRuler
  let widths: WidthDimensions

  /// Where the top left corner of the screen is.
  let corner: Drawing.Point
  private let screenWidth: Length
  private let screenHeight: Length
  /// The lengths that all sizes and the screen take.
  private let extent: (width: Length, height: Length)

  init(_ sizes: ScreenSizes, scale: DrawingScale) {
    self.sizes = sizes
    self.scale = scale
    let compact = sizes.displays.first { $0.mode == .compact }
    let other = sizes.displays.first { $0.mode != .compact }
    let compactLabels = compact.map(HeightLabel.all) ?? []
    let otherLabels = other.map(HeightLabel.all) ?? []
    widths = WidthDimensions(sizes, scale: scale)
    let labels = compactLabels + otherLabels
    screenWidth = scale(sizes.width)
    screenHeight = scale(sizes.height)
    extent = (
      width: max(screenWidth, widths.width),
      height: labels.reduce(screenHeight) { max($0, scale($1.height)) }
    )
    ruler = RowRuler(sizes.row, through: sizes.height, scale: scale)
    let top = Pen.lineHeight + widths.height
    left = LabelColumn(compactLabels, heading: "compact", side: .left, top: top, scale: scale)
    right = LabelColumn(
      otherLabels, heading: other?.mode == .legacy ? "maximum" : "expanded", side: .right,
      top: top, scale: scale)
    corner = Drawing.Point(x: ruler.width + left.width, y: top)
  }

  /// The outline with its sizes, labels and ruler.
  var panel: Panel {
    var shapes: [Drawing.Shape] = []
    shapes += area(of: right.labels, .expandedArea) + area(of: left.labels, .compactArea)
    shapes += ruler.shapes(at: corner.y)
    shapes += widths.shapes(at: corner, labels: left.labels + right.labels)
    shapes += edges(of: right.labels, .expanded, side: .right)
    shapes += edges(of: left.labels, .compact, side: .left)
    shapes += Pen.screen.draw([
      .rectangle(x: corner.x, y: corner.y, width: screenWidth, height: screenHeight)
    ])
    shapes += left.shapes(nextTo: corner.x) { _ in corner.x }
    let far = corner.x + extent.width
    shapes += right.shapes(nextTo: far) { label in
      label.width.map { corner.x + scale($0) } ?? far
    }
    let dimensions = screenDimensions
    return Panel(
      shapes: shapes + dimensions.shapes,
      width: max(far + max(right.width, 2), dimensions.width, widths.right(from: corner.x)),
      height: max(dimensions.height, left.bottom, right.bottom))
  }

  /// The widget at the text size that the system comes with, as an area.
  private func area(of labels: [HeightLabel], _ pen: Pen) -> [Drawing.Shape] {
    guard let standard = labels.first(where: \.isStandard), let width = standard.width else {
      return []
    }
    return pen.draw([
      .rectangle(x: corner.x, y: corner.y, width: scale(width), height: scale(standard.height))
    ])
  }

  /// The lower edges of the widget, a path for each pattern of dashes.
  ///
  /// Where the width is not known, there is no edge, and a stroke at the side marks the height.
  private func edges(
    of labels: [HeightLabel], _ pen: Pen, side: LabelColumn.Side
  ) -> [Drawing.Shape] {
    let tick: Length = 16
    var groups: [Drawing.Shape] = []
    for mark in Mark.allCases {
      for isStandard in [false, true] {
        let strokes = labels.filter { $0.mark == mark && $0.isStandard == isStandard }.map {
          label -> [Drawing.Point] in
          let y = corner.y + scale(label.height)
          let ends: (Length, Length) =
            switch (label.width, side) {
            case (.some(let width), _): (corner.x, corner.x + scale(width))
            case (nil, .left): (corner.x, corner.x + tick)
            case (nil, .right): (corner.x + extent.width - tick, corner.x + extent.width)
            }
          return [.init(x: ends.0, y: y), .init(x: ends.1, y: y)]
        }
        guard !strokes.isEmpty else { continue }
        groups.append(
          .group(
            [.path(strokes)],
            style: .init(strokeWidth: isStandard ? 2 : nil, dashes: mark.dashes)))
      }
    }
    return pen.draw(groups)
  }

  /// The size of the screen below it.
  private var screenDimensions: Panel {
    let text = "screen \(sizes.width) × \(sizes.height) pt"
    var y = corner.y + extent.height + 10
    if TextMeasure.width(of: text) > extent.width { y = max(y, left.bottom, right.bottom) }
    let label = CentredText(text, at: corner.x + extent.width / 2, y: y + 15)
    let line = WidthDimensions.line(from: corner.x, to: corner.x + screenWidth, y: y)
    return Panel(
      shapes: Pen.dimension.draw([.path(line)]) + Pen.label.draw([label.shape]),
      width: label.right, height: y + 19)
  }
}
