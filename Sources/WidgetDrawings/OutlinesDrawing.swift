internal import Documents
internal import WidgetSizing
internal import Wording

/// All sizes of one family from the same corner as thin outlines, and the size that fits into each of
/// them filled. A unit is a point.
///
/// The arithmetic, which the script of the site repeats: all begin at (6, 6), the largest width first; the
/// width and the height that fit are the least of all, which need be those of no one size.
struct OutlinesDrawing {
  /// A size in points.
  struct Size: Hashable, Sendable {
    let width: Points
    let height: Points
  }

  private static let margin: Length = 6
  private let sizes: [Size]
  private let name: String
  private let scale = DrawingScale.reduced(by: 1)

  /// Draws sizes, each once, under the name of the family; nil if there is none.
  init?(_ sizes: [Size], name: String) {
    guard !sizes.isEmpty else { return nil }
    self.sizes = Set(sizes).sorted { ($0.width, $0.height) > ($1.width, $1.height) }
    self.name = name
  }

  /// The width and the height that all sizes have.
  var minimum: Size {
    Size(
      width: sizes.map(\.width).min() ?? .zero, height: sizes.map(\.height).min() ?? .zero)
  }

  /// The drawing.
  var drawing: Drawing {
    let widest = sizes.map(\.width).max() ?? .zero, highest = sizes.map(\.height).max() ?? .zero
    let size = Drawing.Size(
      width: scale(widest) + 2 * Self.margin, height: scale(highest) + 2 * Self.margin)
    let words = "\(minimum.width) × \(minimum.height)"
    let room = scale(minimum.width) - 20
    let label: [(pen: Pen, y: Length, text: String)] = [
      (.family, 26, words), (.pixels, 46, "fits everywhere"),
      (.pixels, scale(minimum.height) - 14, "outlines: all \(sizes.count.of("size"))"),
    ]
    var texts: [Drawing.Shape] = []
    var last: Length = 0
    for line in label where line.y >= last + 18 && line.y + 4 <= scale(minimum.height) {
      guard TextMeasure.width(of: line.text, in: line.pen) <= room else { continue }
      texts += line.pen.draw([
        .text(PlainText(line.text), x: Self.margin + 14, y: Self.margin + line.y)
      ])
      last = line.y
    }
    return Drawing(
      onPaper: size, title: "\(name): all sizes over each other",
      alternative:
        "\(sizes.count.of("size")) from the same corner, to scale. \(words) points fit into each.",
      kind: "outlines",
      Pen.other.draw(sizes.map { outline($0) }) + Pen.minimum.draw([outline(minimum)]) + texts)
  }

  private func outline(_ size: Size) -> Drawing.Shape {
    .rectangle(
      x: Self.margin, y: Self.margin, width: scale(size.width), height: scale(size.height),
      corner: scale(.hintedCorner(of: min(size.width, size.height))))
  }
}
