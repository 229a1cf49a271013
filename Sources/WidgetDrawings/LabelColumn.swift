internal import Documents
internal import WidgetSizing

/// The labels of heights at one side of a screen, and the lines that lead to them.
struct LabelColumn {
  /// Where the labels are.
  enum Side {
    case left, right
  }

  /// What is labelled, the smallest first.
  let labels: [HeightLabel]
  private let heading: String
  private let side: Side
  /// The heights of the edges on the drawing.
  private let edges: [Length]
  /// The heights of the labels on the drawing.
  private let places: [Length]
  private let texts: [String]
  /// The room for leaders.
  private static let gap: Length = 24
  /// The width of the column with its leaders; nothing if there are no labels.
  let width: Length

  /// Takes labels of heights below `top`, the top of the screen.
  init(
    _ labels: [HeightLabel], heading: String, side: Side, top: Length, scale: DrawingScale
  ) {
    self.labels = labels
    self.heading = heading
    self.side = side
    edges = labels.map { top + scale($0.height) }
    places = LabelSpread.places(for: edges, gap: Pen.lineHeight, top: top + 6)
    // The number is next to the drawing.
    texts = labels.map { label in
      side == .left
        ? "\(label.textSizesPhrase) \(label.short)" : "\(label.short) \(label.textSizesPhrase)"
    }
    let headingWidth = TextMeasure.width(of: heading, in: .compactHeading)
    let widest = zip(texts, labels).reduce(headingWidth) {
      max($0, TextMeasure.width(of: $1.0, in: $1.1.isStandard ? .standardLabel : .label))
    }
    width = labels.isEmpty ? 0 : widest + Self.gap
  }

  /// Where the last label ends.
  var bottom: Length { places.last.map { $0 + 8 } ?? 0 }

  /// The heading, the labels, and the lines that lead to each from where `start` says.
  ///
  /// - Parameters:
  ///   - screenEdge: The side of the screen at which the column is.
  ///   - start: Where the edge of a height ends.
  /// - Returns: The shapes; none if there are no labels.
  func shapes(
    nextTo screenEdge: Length, from start: (HeightLabel) -> Length
  ) -> [Drawing.Shape] {
    guard !labels.isEmpty else { return [] }
    let anchor: Drawing.TextAnchor = side == .left ? .end : .start
    /// A place so far from the screen.
    func away(_ distance: Length) -> Length {
      side == .left ? screenEdge - distance : screenEdge + distance
    }
    var leaders: [[Drawing.Point]] = []
    var ordinary: [Drawing.Shape] = [], standard: [Drawing.Shape] = []
    for index in labels.indices {
      let (edge, place) = (edges[index], places[index])
      leaders.append([
        .init(x: start(labels[index]), y: edge), .init(x: away(4), y: edge),
        .init(x: away(Self.gap - 8), y: place), .init(x: away(Self.gap - 4), y: place),
      ])
      let text = Drawing.Shape.text(
        PlainText(texts[index]), x: away(Self.gap), y: place + 4, anchor: anchor)
      if labels[index].isStandard { standard.append(text) } else { ordinary.append(text) }
    }
    let headingPen = side == .left ? Pen.compactHeading : .expandedHeading
    return Pen.leader.draw([.path(leaders)]) + Pen.label.draw(ordinary)
      + Pen.standardLabel.draw(standard)
      + headingPen.draw([.text(PlainText(heading), x: away(Self.gap), y: 10, anchor: anchor)])
  }
}
