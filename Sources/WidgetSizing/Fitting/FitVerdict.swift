/// How much of the content is seen in one cell, and how certain that is.
public struct FitVerdict: Hashable, Sendable {
  /// The content that was judged, the highest of those that the evidence allows.
  public let layout: ContentLayout
  /// The available height, in points; of a range, the smallest.
  public let room: Points
  /// How many whole rows are seen.
  public let rows: Int
  /// How much of the content is below the widget's end, in points.
  public let cutOff: Points
  /// How many whole rows may be seen, by every height that the evidence allows.
  public private(set) var allowedRows: ClosedRange<Int>
  /// How much may be cut off, by every height that the evidence allows, in points.
  public private(set) var allowedCutOff: ClosedRange<Points>

  /// Whether all of the content is seen.
  public var fits: Bool { cutOff == .zero }

  /// Whether every height that the evidence allows shows the same number of rows, and gives the same
  /// ``fits``.
  public var isCertain: Bool {
    allowedRows.lowerBound == allowedRows.upperBound
      && (allowedCutOff.lowerBound == .zero) == (allowedCutOff.upperBound == .zero)
  }

  /// Judges content by an answer about the largest height; nil if that is not known, or if there is no
  /// content.
  ///
  /// - Parameters:
  ///   - layouts: The content, the highest first; more than one if its own height is a range.
  ///   - maximum: What is known of the height.
  ///   - margin: The free height above the content, and again below it, in points.
  public init?(of layouts: [ContentLayout], in maximum: Evidence, margin: Points = .zero) {
    guard let layout = layouts.first, let height = maximum.value else { return nil }
    func room(_ height: Points) -> Points { max(.zero, height - 2 * margin) }
    let room = room(height)
    self.layout = layout
    self.room = room
    rows = layout.rows(in: room)
    cutOff = layout.cutOff(in: room)
    allowedRows = rows...rows
    allowedCutOff = cutOff...cutOff
    if layouts.count == 1, maximum.range == nil, maximum.alternatives.isEmpty { return }
    let rooms = maximum.allowed.map(room(_:))
    for layout in layouts {
      for room in rooms {
        allowedRows = allowedRows.including(layout.rows(in: room))
        allowedCutOff = allowedCutOff.including(layout.cutOff(in: room))
      }
    }
  }
}

extension Evidence {
  /// The ends of what the evidence allows, in points: those of the answer, then those of its
  /// alternatives, without shadowed ones.
  package var allowed: [Points] {
    var allowed = range?.ends ?? value.map { [$0] } ?? []
    for alternative in alternatives where !alternative.isShadowed {
      allowed += alternative.range?.ends ?? [alternative.value]
    }
    return allowed
  }
}
