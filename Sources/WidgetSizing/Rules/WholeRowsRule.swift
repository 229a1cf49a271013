/// An expanded widget is at most as many whole rows as fit on the screen.
///
/// maximum = ⌊(H − k) ÷ row⌋ × row, where H is the height of the screen and k what the system keeps
/// for itself. An expanded height of n rows means H − (n+1) × row < k ≤ H − n × row; the claims of
/// one group (OS, idiom, entry point) are intersected. If nothing is left, the rule does not hold
/// in that group and gives nothing there.
struct WholeRowsRule: Rule {
  static let name = RuleName.wholeRows

  /// The cells that have one k.
  struct Group: Hashable {
    let os: OSVersion
    let idiom: Idiom
    let entryPoint: EntryPoint
  }

  /// Which side of the screen H is. A parameter of the rule: iPads on iOS 12 go by the short side.
  enum Side: CaseIterable {
    /// The height of the screen as it is held.
    case upright
    case short

    /// H of a screen, in points.
    func height(of screen: ScreenClass, in orientation: Orientation) -> Points {
      self == .upright ? screen.height(in: orientation) : min(screen.width, screen.height)
    }
  }

  /// What the claims of a group allow for k, if H is one of the sides.
  struct Interval {
    /// k is more than this, in points.
    fileprivate(set) var above: Points
    fileprivate(set) var aboveClaims: [Key<TodayClaim>]
    /// k is at most this, in points.
    fileprivate(set) var upTo: Points
    fileprivate(set) var upToClaims: [Key<TodayClaim>]

    /// The claims that set the two ends.
    var claims: [Key<TodayClaim>] { aboveClaims + upToClaims }

    /// Whether a k that is no less than nothing fits all claims.
    var holds: Bool { above < upTo && upTo >= .zero }
  }

  /// What is known of one group.
  struct Kept {
    fileprivate(set) var intervals: [Side: Interval]
    /// All claims of the group.
    fileprivate(set) var claims: [Key<TodayClaim>]

    /// The sides that fit all claims of the group; none if the rule does not hold there.
    var sides: [(side: Side, interval: Interval)] {
      Side.allCases.compactMap { side in
        intervals[side].flatMap { $0.holds ? (side, $0) : nil }
      }
    }
  }

  /// What is known of k, by group.
  private(set) var kept: [Group: Kept] = [:]

  init(from evidence: Evidence) {
    let catalog = evidence.catalog
    evidence.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.mode == .only(.expanded), let height = claim.value else { return }
      for cell in catalog.cells(of: claim, in: screenClass) {
        var compactCell = cell
        compactCell.mode = .compact
        guard let compact = evidence.stated(.height, of: compactCell)?.value else { continue }
        let row = RowHeight.row(ofCompact: compact)
        let screen = catalog.screenClasses[screenClass]
        let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
        kept[group, default: Kept(intervals: [:], claims: [])].claims.append(key)
        for side in Side.allCases {
          let available = side.height(of: screen, in: cell.orientation) - height
          var interval = Interval(
            above: available - row, aboveClaims: [key], upTo: available, upToClaims: [key])
          if let known = kept[group]?.intervals[side] { interval.intersect(known) }
          kept[group]?.intervals[side] = interval
        }
      }
    }
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    kept.flatMap { group, kept in
      let parameters = kept.sides.map {
        RuleGroup.Parameter.kept(
          above: $0.interval.above, upTo: $0.interval.upTo, isShortSide: $0.side == .short)
      }
      return (parameters.isEmpty ? [.none] : parameters).map {
        RuleGroup(
          os: group.os, idiom: group.idiom, entryPoint: group.entryPoint, parameter: $0,
          claims: kept.claims)
      }
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
    guard quantity == .height, cell.mode == .expanded, let kept = kept[group] else { return nil }
    let sides = kept.sides
    var compactCell = cell
    compactCell.mode = .compact
    let compact = engine.answer(.height, of: compactCell)
    guard !sides.isEmpty, let value = compact.value else { return nil }

    var extrapolates = compact.derivation?.extrapolates ?? AxisSet()
    let claims = kept.claims.map { catalog.todayClaims[$0] }
    if !claims.contains(where: { $0.textSize.answers(cell.textSize, default: .l) }) {
      extrapolates.insert(.textSize)
    }
    if !claims.contains(where: { $0.orientation.answers(cell.orientation, default: .portrait) }) {
      extrapolates.insert(.orientation)
    }
    let basis = sides.flatMap(\.interval.claims).withoutRepetition
    var steps = sides.map { side, interval in
      Step.kept(
        height: side.height(of: screen, in: cell.orientation), isShortSide: side == .short,
        above: interval.above, upTo: interval.upTo)
    }
    /// The heights that the rows allow if the compact height is `compact`.
    func heights(ofCompact compact: Points) -> ClosedRange<Points> {
      let row = RowHeight.row(ofCompact: compact)
      steps.append(.row(compact: compact, row: row))
      let counts = sides.map { side, interval in
        interval.count(of: row, in: side.height(of: screen, in: cell.orientation))
      }
      let smallest = counts.map(\.lowerBound).min() ?? 0
      let largest = counts.map(\.upperBound).max() ?? 0
      steps.append(.wholeRows(count: smallest...largest, row: row))
      return smallest * row...largest * row
    }

    let ends = compact.range.map { [$0.lowerBound, $0.upperBound] } ?? [value]
    let ranges = ends.map(heights)
    guard let smallest = ranges.map(\.lowerBound).min(),
      let largest = ranges.map(\.upperBound).max()
    else { return nil }
    guard smallest >= value else { return .refused(.belowCompact(smallest, compact: value)) }
    var alternatives: [Answer.Alternative] = []
    for alternative in compact.alternatives where !alternative.isShadowed {
      let range = heights(ofCompact: alternative.value)
      alternatives.append(
        Answer.Alternative(
          value: range.lowerBound,
          range: range.lowerBound < range.upperBound ? range : nil,
          claims: (basis + alternative.claims).withoutRepetition))
    }
    return .value(
      Prediction(
        value: smallest, range: smallest...largest, alternatives: alternatives,
        derivation: Derivation(
          rule: Self.name,
          claims: (basis + (compact.derivation?.claims ?? compact.claims)).withoutRepetition,
          extrapolates: extrapolates, steps: steps)))
  }
}

extension WholeRowsRule.Interval {
  /// Keeps only what `other` allows too.
  fileprivate mutating func intersect(_ other: Self) {
    if other.above > above {
      (above, aboveClaims) = (other.above, other.aboveClaims)
    } else if other.above == above {
      aboveClaims = other.aboveClaims + aboveClaims
    }
    if other.upTo < upTo {
      (upTo, upToClaims) = (other.upTo, other.upToClaims)
    } else if other.upTo == upTo {
      upToClaims = other.upToClaims + upToClaims
    }
  }

  /// How many rows fit into a screen `height` high, for every k that the interval allows.
  fileprivate func count(of row: Points, in height: Points) -> ClosedRange<Int> {
    let smallest = (height - upTo).quotient(by: row)
    // k is more than `above`, so that a row that would end just there does not fit.
    let largest = (height - above - Points(threeHundredths: 1)).quotient(by: row)
    return smallest...largest
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
