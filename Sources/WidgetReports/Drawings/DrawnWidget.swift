internal import Documents
internal import WidgetSizing
internal import Wording

/// A widget of a known size, to be drawn to scale.
struct DrawnWidget: Sendable {
  /// Which of two sizes is drawn where a source has both.
  enum Basis: Sendable {
    /// What WidgetKit reports to the widget.
    case layout
    /// What screenshots show, as far as there are any.
    case screen
  }

  let family: WidgetFamily
  /// What the family is called in words: `Extra large`.
  let name: String
  /// In points.
  let width: Points
  /// In points.
  let height: Points
  /// Both lengths in points, each with its mark: `344.67 × 162.67`. That a size is drawn is said of the
  /// whole drawing.
  let size: String
  /// Both lengths in pixels: `1034 × 488 px`; nil if one is no whole number of them.
  let pixels: String?
  /// The marks of both lengths.
  let marks: [Mark]
  /// Whether the size was counted on a screenshot.
  let isDrawn: Bool
  /// Whether that size differs from the one that the widget is laid out in.
  let differsFromLayout: Bool
  /// The radius of the corners in points; nil if no source states it.
  let cornerRadius: Points?

  /// Takes the size of a widget; nil if it is not known.
  init?(_ answer: CellEvidence, _ basis: Basis, in catalog: Catalog) {
    guard let widget = answer.cell.widget, let width = Self.value(of: answer.width, basis),
      let height = Self.value(of: answer.height, basis), width > .zero, height > .zero
    else { return nil }
    family = widget.family
    name = catalog.name(of: widget.family).capitalizedFirst
    self.width = width
    self.height = height
    let sides = [(answer.width, width), (answer.height, height)]
    isDrawn =
      basis == .screen
      && sides.contains { evidence, _ in evidence.answer.isDrawn || !evidence.drawn.isEmpty }
    differsFromLayout = basis == .screen && sides.contains { !$0.0.drawn.isEmpty }
    let marks = sides.map { evidence, value in
      evidence.value == value ? Mark(evidence) : Mark.drawn
    }
    self.marks = marks
    size = zip(sides, marks).map { side, mark in
      guard mark != .drawn else { return side.1.description }
      return side.0.short
    }.joined(separator: " × ")
    let scale = answer.cell.screenClass.map { catalog.screenClasses[$0].scale }
    let pixels = scale.flatMap { scale in
      width.pixels(atScale: scale).flatMap { width in
        height.pixels(atScale: scale).map { "\(width) × \($0) px" }
      }
    }
    self.pixels = pixels
    cornerRadius = answer[.cornerRadius].exactValue
  }

  private static func value(of evidence: Evidence, _ basis: Basis) -> Points? {
    switch basis {
    case .layout: evidence.value
    case .screen: evidence.drawn.first?.value ?? evidence.value
    }
  }

  /// Whether the widget is round.
  var isRound: Bool { family == .accessoryCircular || family == .accessoryCorner }

  /// The widget in words: `Medium 344 × 162 points`.
  var phrase: String { "\(name) \(size) points" }

  /// The outline of the widget.
  func outline(at place: Drawing.Point, _ scale: DrawingScale) -> Drawing.Shape {
    let corner = isRound ? scale(min(width, height)) / 2 : scale(drawnRadius)
    return .rectangle(
      x: place.x, y: place.y, width: scale(width), height: scale(height), corner: corner)
  }

  /// The radius that corners are drawn with, in points. Where no source has it they are rounded by a quarter
  /// of the shorter side, at most 22 points: a hint that it is a widget.
  var drawnRadius: Points {
    let shorter = min(width, height)
    guard !isRound else { return Points(threeHundredths: shorter.threeHundredths / 2) }
    let hint = min(Points(22), Points(threeHundredths: shorter.threeHundredths / 4))
    return min(cornerRadius ?? hint, shorter)
  }
}

extension WidgetFamily {
  /// Whether widgets of the family stand on a Lock Screen or a watch. Apple's names of these families,
  /// and only of these, begin alike.
  var isAccessory: Bool { rawValue.camelCaseWords.first == "accessory" }
}
