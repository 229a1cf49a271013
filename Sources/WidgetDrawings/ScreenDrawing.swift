internal import Documents
internal import WidgetSizing
internal import Wording

/// A screen to scale with a Today extension at every text size, and all that must be said of it.
///
/// All sizes share the top left corner of the screen, as sizes of paper are drawn: no source tells
/// where on the screen the widget stands. Heights are labelled on the right, and on the left is a ruler of rows.
struct ScreenDrawing {
  let sizes: ScreenSizes
  let catalog: Catalog
  private let scale: DrawingScale
  /// The heights of all display modes, the smallest first.
  private let labels: [HeightLabel]
  private let widths: [Evidence]
  private let ruler: RowRuler
  /// The top left corner of the screen.
  private let corner: Drawing.Point
  /// From the screen to its labels.
  private static let gap: Length = 24

  /// Draws sizes at a scale at which they fit a page.
  init(_ sizes: ScreenSizes, _ catalog: Catalog) {
    self.sizes = sizes
    self.catalog = catalog
    labels = sizes.displays.flatMap(HeightLabel.all).sorted { $0.height < $1.height }
    widths = sizes.widths
    let sides = widths.compactMap(\.value) + labels.map(\.height)
    scale = .fitting(sides.reduce(max(sizes.width, sizes.height), max))
    ruler = RowRuler(sizes.row, through: sizes.height, scale: scale)
    corner = .init(x: ruler.width, y: Pen.lineHeight + (widths.isEmpty ? 6 : 27))
  }

  /// Where a source would have to say more than any does.
  static let placeNote =
    "Sizes are to scale, the place is not: where on the screen the widget stands is not known."

  /// The drawing, and the notes below it.
  var panel: Panel {
    .column([screen, .text(sizes.notes(catalog), within: width, .note)], gap: 10)
  }

  /// The width of the screen with its labels, and of what is written below.
  var width: Length { max(screen.width, 360) }

  /// A heading to stand above the drawing.
  func heading(_ text: String) -> Panel { .text([text], within: width, .heading) }

  /// Where the widest size or the screen ends.
  private var right: Length {
    corner.x + scale(widths.compactMap(\.value).reduce(sizes.width, max))
  }

  private func bottom(of label: HeightLabel) -> Length { corner.y + scale(label.height) }

  /// The outline with its sizes, labels and ruler.
  private var screen: Panel {
    // Each label stands beside its edge, or below the one before.
    let places = labels.reduce(into: [Length]()) { places, label in
      places.append(max(bottom(of: label), places.last.map { $0 + Pen.lineHeight } ?? corner.y + 6))
    }
    let outline = Drawing.Shape.rectangle(
      x: corner.x, y: corner.y, width: scale(sizes.width), height: scale(sizes.height))
    let width = dimension(
      "width \(widths.map(\.short).joined(by: " or "))", of: widths.first?.value, y: corner.y - 6,
      above: true)
    let end = labels.map(bottom).reduce(corner.y + scale(sizes.height), max)
    let lowest = max(end, places.last.map { $0 + 8 } ?? 0)
    let size = "screen \(sizes.width) × \(sizes.height) pt"
    let isNarrow = Self.width(of: size) <= right - corner.x
    let below = dimension(size, of: sizes.width, y: (isNarrow ? end : lowest) + 10, above: false)
    let texts = labels.map { Self.width(of: $0.text, in: $0.isStandard ? .standardLabel : .label) }
    return Panel(
      shapes: areas + ruler.shapes(at: corner.y) + edges + Pen.screen.draw([outline])
        + text(at: places) + width.shapes + below.shapes,
      width: max(right + (texts.max().map { $0 + Self.gap } ?? 2), width.width, below.width),
      height: max(below.height, lowest))
  }

  /// How wide a text is on a page, whose letters have 12 units (`drawings.css`).
  private static func width(of text: String, in pen: Pen = .label) -> Length {
    12 * TextMeasure.width(of: text, in: pen) / 11
  }

  /// The widget at the text size that the system comes with, the largest behind.
  private var areas: [Drawing.Shape] {
    labels.reversed().filter(\.isStandard).flatMap { label in
      (label.mode == .compact ? Pen.compactArea : .expandedArea).draw(
        label.width.map { width in
          [
            .rectangle(
              x: corner.x, y: corner.y, width: scale(width), height: scale(label.height))
          ]
        } ?? [])
    }
  }

  /// The lower edges of the widget. Where the width is not known, a stroke at the side marks the height.
  private var edges: [Drawing.Shape] {
    Mode.allCases.flatMap { mode in
      let strokes = labels.filter { $0.mode == mode }.map { label -> [Drawing.Point] in
        let y = bottom(of: label), end = label.width.map { corner.x + scale($0) }
        return [
          .init(x: end == nil ? right - 16 : corner.x, y: y), .init(x: end ?? right, y: y),
        ]
      }
      return (mode == .compact ? Pen.compact : .expanded).draw(
        strokes.isEmpty ? [] : [.path(strokes)])
    }
  }

  /// The labels at their places, and the lines that lead to them.
  private func text(at places: [Length]) -> [Drawing.Shape] {
    let leaders = zip(labels, places).map { label, place -> [Drawing.Point] in
      let y = bottom(of: label)
      return [
        .init(x: label.width.map { corner.x + scale($0) } ?? right, y: y),
        .init(x: right + 4, y: y), .init(x: right + Self.gap - 8, y: place),
        .init(x: right + Self.gap - 4, y: place),
      ]
    }
    let texts = zip(labels, places).flatMap { label, place in
      (label.isStandard ? Pen.standardLabel : .label).draw([
        .text(PlainText(label.text), x: right + Self.gap, y: place + 4)
      ])
    }
    return Pen.leader.draw(leaders.isEmpty ? [] : [.path(leaders)]) + texts
  }

  /// A length from the left of the screen on, with its text; nothing if it is not known.
  private func dimension(
    _ text: String, of length: Points?, y: Length, above: Bool
  ) -> Panel {
    guard let length else { return Panel() }
    let line = Measure.strokes(from: corner.x, to: corner.x + scale(length), y: y)
    let label = Drawing.Shape.text(PlainText(text), x: corner.x, y: above ? y - 6 : y + 15)
    return Panel(
      shapes: Pen.dimension.draw([.path(line)]) + Pen.label.draw([label]),
      width: corner.x + Self.width(of: text), height: y + 19)
  }
}

extension ScreenSizes {
  /// The known widths, each once, that of the text size that the system comes with first.
  var widths: [Evidence] {
    let known = displays.flatMap(\.sizes).filter { $0.width.value != nil }
    let ordered = known.filter { $0.textSize == .l } + known.filter { $0.textSize != .l }
    return ordered.map(\.width).grouped(by: \.value).compactMap(\.elements.first)
  }

  /// The marks of all numbers that are drawn.
  var marks: [Mark] {
    displays.flatMap { HeightLabel.all(of: $0).map(\.mark) } + widths.map { Mark($0) }
  }
}
