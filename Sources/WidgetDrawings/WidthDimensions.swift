internal import Documents
internal import WidgetSizing

/// The widths of a widget as dimension lines above a screen, and as edges on it.
struct WidthDimensions {
  private struct Width {
    let value: Points
    /// The number with its mark.
    let short: String
    let mark: Mark
  }

  private let widths: [Width]
  private let scale: DrawingScale
  /// A dimension line with its text.
  private static let lineHeight: Length = 21

  init(_ sizes: ScreenSizes, scale: DrawingScale) {
    self.scale = scale
    // The text size that the system comes with was measured most often.
    let known = sizes.displays.flatMap(\.sizes).filter { $0.width.value != nil }
    let ordered = known.filter { $0.textSize == .l } + known.filter { $0.textSize != .l }
    var widths: [Width] = []
    for size in ordered {
      guard let value = size.width.value, !widths.contains(where: { $0.value == value }) else {
        continue
      }
      widths.append(Width(value: value, short: size.width.short, mark: Mark(size.width)))
    }
    self.widths = widths.sorted { $0.value > $1.value }
  }

  /// The greatest width on the drawing.
  var width: Length { widths.first.map { scale($0.value) } ?? 0 }

  /// The height that the dimension lines take above the screen.
  var height: Length { widths.count * Self.lineHeight + 6 }

  /// The marks of the widths.
  var marks: [Mark] { widths.map(\.mark) }

  /// Where the dimension lines and their texts end, if the screen begins at `start`.
  func right(from start: Length) -> Length {
    widths.reduce(0) { max($0, label(of: $1, from: start, y: 0).right) }
  }

  private func label(of width: Width, from start: Length, y: Length) -> CentredText {
    CentredText("width \(width.short)", at: start + scale(width.value) / 2, y: y)
  }

  /// The dimension lines above a screen, and the right edges of the widgets on it.
  func shapes(at corner: Drawing.Point, labels: [HeightLabel]) -> [Drawing.Shape] {
    var lines: [[Drawing.Point]] = []
    var texts: [Drawing.Shape] = []
    var edges: [Drawing.Shape] = []
    for (index, width) in widths.enumerated() {
      let right = corner.x + scale(width.value)
      let y = corner.y - 6 - (widths.count - 1 - index) * Self.lineHeight
      lines += Self.line(from: corner.x, to: right, y: y)
      texts.append(label(of: width, from: corner.x, y: y - 6).shape)
      let highest = labels.filter { $0.width == width.value }.map(\.height).max()
      guard let highest else { continue }
      edges.append(
        .group(
          [
            .path([
              [.init(x: right, y: corner.y), .init(x: right, y: corner.y + scale(highest))]
            ])
          ], style: .init(dashes: width.mark.dashes)))
    }
    return Pen.width.draw(edges) + Pen.dimension.draw(lines.isEmpty ? [] : [.path(lines)])
      + Pen.label.draw(texts)
  }

  /// A dimension line with a stroke at each end.
  static func line(from start: Length, to end: Length, y: Length) -> [[Drawing.Point]] {
    [
      [.init(x: start, y: y), .init(x: end, y: y)],
      [.init(x: start, y: y - 4), .init(x: start, y: y + 4)],
      [.init(x: end, y: y - 4), .init(x: end, y: y + 4)],
    ]
  }
}
