import Documents

@testable import WidgetDrawings

/// A text on a drawing, and its box.
struct DrawnText: CustomStringConvertible {
  let text: String
  let left: Drawing.Length
  let right: Drawing.Length
  let top: Drawing.Length
  let bottom: Drawing.Length

  var description: String { "'\(text)'" }

  func overlaps(_ other: DrawnText) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

extension Drawing {
  /// Calls `body` for every shape except groups, with its place and the classes and the style of the
  /// groups around it.
  func forEachPiece(_ body: (Shape, Point, [Slug], Style) -> Void) {
    func visit(_ shapes: [Shape], _ place: Point, _ kinds: [Slug], _ style: Style) {
      for shape in shapes {
        guard case .group(let inner, let offset, let kind, _, let own) = shape else {
          body(shape, place, kinds, style)
          continue
        }
        var combined = style
        combined.fill = own.fill ?? style.fill
        combined.stroke = own.stroke ?? style.stroke
        combined.dashes = own.dashes.isEmpty ? style.dashes : own.dashes
        combined.fontSize = own.fontSize ?? style.fontSize
        combined.isBold = own.isBold || style.isBold
        visit(
          inner, Point(x: place.x + offset.x, y: place.y + offset.y),
          kinds + (kind.map { [$0] } ?? []), combined)
      }
    }
    visit(shapes, .origin, [], Style())
  }

  /// All texts, with room for their ascenders and descenders.
  var texts: [DrawnText] {
    var texts: [DrawnText] = []
    forEachPiece { shape, place, kinds, style in
      guard case .text(let text, let x, let y, let anchor) = shape else { return }
      let pen = Pen.allCases.first { kinds.last == $0.kind } ?? .label
      let width = TextMeasure.width(of: text.string, in: pen)
      let size = style.fontSize ?? 0
      let start =
        switch anchor {
        case .start: x
        case .middle: x - width / 2
        case .end: x - width
        }
      texts.append(
        DrawnText(
          text: text.string, left: place.x + start, right: place.x + start + width,
          top: place.y + y - 3 * size / 4, bottom: place.y + y + size / 5))
    }
    return texts
  }

  /// Pairs of texts that lie over each other, and texts that leave the paper.
  var faults: [String] {
    let texts = texts.sorted { $0.top < $1.top }
    var faults = texts.filter {
      $0.left < 0 || $0.top < 0 || $0.right > width || $0.bottom > height
    }.map { "\($0) leaves the paper" }
    for (index, text) in texts.enumerated() {
      let next = texts[(index + 1)...].prefix { $0.top < text.bottom }
      for other in next where text.overlaps(other) {
        faults.append("\(text) lies over \(other)")
      }
    }
    return faults
  }

  /// The strokes of paths in groups of a class, with the dashes they have.
  func strokes(in kind: Slug) -> [(points: [Point], dashes: [Length])] {
    var strokes: [([Point], [Length])] = []
    forEachPiece { shape, place, kinds, style in
      guard case .path(let paths) = shape, kinds.contains(kind) else { return }
      for path in paths {
        let points = path.map { Point(x: $0.x + place.x, y: $0.y + place.y) }
        strokes.append((points, style.dashes))
      }
    }
    return strokes
  }

  /// The strokes that a pen draws.
  func strokes(in pen: Pen) -> [(points: [Point], dashes: [Length])] { strokes(in: pen.kind) }

  /// The rectangles that a pen draws.
  func rectangles(in pen: Pen) -> [(x: Length, y: Length, width: Length, height: Length)] {
    var rectangles: [(Length, Length, Length, Length)] = []
    forEachPiece { shape, place, kinds, _ in
      guard case .rectangle(let x, let y, let width, let height, _) = shape,
        kinds.contains(pen.kind)
      else { return }
      rectangles.append((x + place.x, y + place.y, width, height))
    }
    return rectangles
  }
}
