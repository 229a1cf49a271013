internal import Documents
internal import WidgetSizing
internal import Wording

/// A widget of a known size, to be drawn to scale. Its size is the answer, which stands in tables too, also where
/// screenshots show another.
struct DrawnWidget: Sendable {
  let family: WidgetFamily
  /// What the family is called in words: `Extra large`.
  let name: String
  /// Whether it is a line of text.
  let isLine: Bool
  /// In points.
  let width: Points
  /// In points.
  let height: Points
  /// Both lengths in pixels: `1034 × 488 px`; nil if one is no whole number of them.
  let pixels: String?
  /// The marks of both lengths.
  let marks: [Mark]
  /// Whether the size was counted on a screenshot.
  let isDrawn: Bool
  /// The size that screenshots show, in points; nil if they show no other.
  let counted: (width: Points, height: Points)?
  /// The radius of the corners in points; nil if no source has one.
  let cornerRadius: Points?

  /// Takes the size of a widget; nil if it is not known. A widget of a Home Screen has one of the radii.
  init?(_ answer: CellEvidence, _ radii: CornerRadii? = nil, in catalog: Catalog) {
    guard let widget = answer.cell.widget, let width = answer.width.value,
      let height = answer.height.value, width > .zero, height > .zero
    else { return nil }
    family = widget.family
    name = catalog.name(of: widget.family).capitalizedFirst
    isLine = catalog.id(of: widget.family) == "accessoryInline"
    self.width = width
    self.height = height
    let sides = [answer.width, answer.height]
    isDrawn = sides.contains(where: \.answer.isDrawn)
    counted =
      sides.allSatisfy(\.drawn.isEmpty)
      ? nil
      : (
        answer.width.drawn.first?.value ?? width, answer.height.drawn.first?.value ?? height
      )
    marks = sides.map { Mark($0) }
    let scale = answer.cell.screenClass.map { catalog.screenClasses[$0].scale }
    let pixels = scale.flatMap { scale in
      width.pixels(atScale: scale).flatMap { width in
        height.pixels(atScale: scale).map { "\(width) × \($0) px" }
      }
    }
    self.pixels = pixels
    cornerRadius = radii?.radius(of: answer.cell)?.value ?? answer[.cornerRadius].exactValue
  }

  /// Whether the widget is round.
  var isRound: Bool { family == .accessoryCircular || family == .accessoryCorner }

  /// Whether it has corners: neither a circle nor a line of text has.
  var hasCorners: Bool { !isRound && !isLine }

  /// Both lengths in points: `344.67 × 162.67`.
  var size: String { "\(width) × \(height)" }

  /// The widget in words: `Medium 344 × 162 points`.
  var phrase: String { "\(name) \(size) points" }

  /// The outline of the widget.
  func outline(at place: Drawing.Point, _ scale: DrawingScale) -> Drawing.Shape {
    let corner = isRound ? scale(min(width, height)) / 2 : scale(drawnRadius)
    return .rectangle(
      x: place.x, y: place.y, width: scale(width), height: scale(height), corner: corner)
  }

  /// The outline of the size that screenshots show; nil if they show no other.
  func countedOutline(at place: Drawing.Point, _ scale: DrawingScale) -> Drawing.Shape? {
    counted.map { counted in
      .rectangle(
        x: place.x, y: place.y, width: scale(counted.width), height: scale(counted.height),
        corner: scale(drawnRadius))
    }
  }

  /// The radius that corners are drawn with, in points. Where no source has it they are rounded by a quarter
  /// of the shorter side, at most 22 points: a hint that it is a widget. A line of text has no corners.
  var drawnRadius: Points {
    let shorter = min(width, height)
    guard !isRound else { return Points(threeHundredths: shorter.threeHundredths / 2) }
    guard !isLine else { return .zero }
    let hint = min(Points(22), Points(threeHundredths: shorter.threeHundredths / 4))
    return min(cornerRadius ?? hint, shorter)
  }
}

extension [DrawnWidget] {
  /// What sources do not simply state: `Sources differ: Small. Derived by a rule: Large; Medium.`; nil if there is
  /// nothing. That a size is drawn is said of a whole drawing.
  var stateNote: String? {
    let notes = flatMap(\.marks).inLegend.filter { $0 != .drawn }.map { mark in
      let names = filter { $0.marks.inLegend.contains(mark) }.map(\.name).withoutRepetition
      return "\(mark.meaning.capitalizedFirst): \(names.joined(by: "; "))."
    }
    return notes.isEmpty ? nil : notes.joined(by: " ")
  }
}

extension [Mark] {
  /// What the marks beside numbers mean: `Marks: ! sources differ.`; nil without marks. That a size is drawn is said
  /// of a whole drawing.
  var note: String? {
    let marks = inLegend.filter { $0 != .drawn }
    guard !marks.isEmpty else { return nil }
    return "Marks: \(marks.map { "\($0.rawValue) \($0.meaning)" }.joined(by: ", "))."
  }
}
