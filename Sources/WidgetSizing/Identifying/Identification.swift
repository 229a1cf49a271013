/// The cells that explain what was seen.
public struct Identification: Sendable {
  /// A cell, and how well it explains what was seen.
  public struct Match: Sendable {
    /// The cell.
    public let cell: Cell
    /// What is known of its width.
    public let width: Evidence
    /// What is known of its height.
    public let height: Evidence
    /// How strong the explanation is.
    public let evidence: MatchEvidence

    /// What is known of its size.
    package var size: CellEvidence { CellEvidence(cell: cell, width: width, height: height) }
  }

  /// What explains it, the best evidence first.
  public internal(set) var matches: [Match] = []
  /// The cells whose size is the nearest to what was seen, if nothing explains it.
  public internal(set) var nearest: [Match] = []
  /// How far those are from what was seen, width and height together; nil if there are none.
  public internal(set) var distance: Points?
  /// The classes whose whole screen has the size that was seen.
  public internal(set) var screens: [Key<ScreenClass>] = []
  /// The cells that exist, of those that were searched, one of each line.
  package internal(set) var lines: [Cell] = []
  /// The text sizes of these lines.
  package internal(set) var textSizes = PlaceSet<TextSize>()
}

/// How strong an explanation is, the strongest first.
public enum MatchEvidence: String, CaseIterable, Comparable, Sendable {
  /// A source states the value.
  case sourced
  /// A screenshot shows the value, where a view is laid out in another.
  case drawn
  /// Sources differ, and the one of the greatest authority states the value.
  case disputed
  /// Sources differ, and one that is not preferred states the value, or a rule gives it from that source.
  case alternative
  /// A rule gives the value.
  case derived
  /// Rounded up or down to whole points, the value is what was seen.
  case rounded
  /// The widget grows with its content, and what was seen lies between its smallest and its largest size.
  case within
  /// A rule gives the value, but was never measured under such conditions.
  case extrapolated
  /// The value is one of several that a rule allows.
  case possible

  /// Orders from the best to the weakest.
  public static func < (lhs: MatchEvidence, rhs: MatchEvidence) -> Bool {
    lhs.position < rhs.position
  }
}

extension Answer {
  /// How strongly this answer explains `seen`; nil if its value is another. `allowsValue` says whether
  /// a range of several values has one in another range.
  func evidence(
    that seen: Sighting.Extent, atScale scale: Int, beside others: Evidence?,
    allowsValue: (ClosedRange<Points>) -> Bool
  ) -> MatchEvidence? {
    guard let value else { return nil }
    func isSeen(_ points: Points) -> Bool { seen.distance(from: points, atScale: scale) == .zero }
    if range == nil, isSeen(value) {
      switch state {
      case .sourced: return .sourced
      case .disputed: return .disputed
      default: return beyond.isEmpty ? .derived : .extrapolated
      }
    }
    if let others {
      if others.drawn.contains(where: { isSeen($0.value) }) { return .drawn }
      if others.alternatives.contains(where: { $0.range == nil && isSeen($0.value) }) {
        return .alternative
      }
    }
    if range != nil, allowsValue(seen.equals(atScale: scale)) { return .possible }
    return range == nil && seen.isRounding(of: value) ? .rounded : nil
  }
}
