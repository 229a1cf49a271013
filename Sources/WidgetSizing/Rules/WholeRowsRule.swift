/// An expanded widget is at most as many whole rows as fit on the screen.
///
/// maximum = ⌊(H − k) ÷ row⌋ × row, where H is the height of the screen and k what the system keeps
/// for itself. An expanded height of n rows means H − (n+1) × row < k ≤ H − n × row; the claims of
/// one group (OS, idiom, entry point) are intersected. If nothing is left, the rule does not hold
/// in that group and gives nothing there.
struct WholeRowsRule: Rule {
  static let name = RuleName.wholeRows

  /// The cells that have one k.
  struct Group: Equatable {
    let os: OSVersion
    let idiom: Idiom
    let entryPoint: EntryPoint
  }

  /// Which side of the screen H is. A parameter of the rule: iPads on iOS 12 go by the short side.
  enum Side {
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
    var above: Points
    var aboveClaims: [Key<TodayClaim>]
    /// k is at most this, in points.
    var upTo: Points
    var upToClaims: [Key<TodayClaim>]

    /// The claims that set the two ends.
    var claims: [Key<TodayClaim>] { aboveClaims + upToClaims }

    /// Whether a k that is no less than nothing fits all claims.
    var holds: Bool { above < upTo && upTo >= .zero }
  }

  /// What is known of one group.
  struct Kept {
    let group: Group
    var upright: Interval
    var short: Interval
    /// All claims of the group.
    var claims: [Key<TodayClaim>]

    /// The sides that fit all claims of the group; none if the rule does not hold there.
    var sides: [(side: Side, interval: Interval)] {
      (upright.holds ? [(.upright, upright)] : []) + (short.holds ? [(.short, short)] : [])
    }
  }

  /// What is known of k, group by group.
  private(set) var kept: [Kept]

  init(kept: [Kept]) {
    self.kept = kept
  }

  init(from evidence: Evidence) {
    kept = []
    let catalog = evidence.catalog
    evidence.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.mode == .only(.expanded), let height = claim.value else { return }
      for cell in catalog.cells(of: claim, in: screenClass) {
        var compactCell = cell
        compactCell.mode = .compact
        guard let compact = evidence.statedValue(.height, of: compactCell) else { continue }
        let screen = catalog.screenClasses[screenClass]
        func interval(_ side: Side) -> Interval {
          let upTo = side.height(of: screen, in: cell.orientation) - height
          let above = upTo - RowHeight.row(ofCompact: compact)
          return Interval(above: above, aboveClaims: [key], upTo: upTo, upToClaims: [key])
        }
        let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
        if let index = kept.firstIndex(where: { $0.group == group }) {
          kept[index].upright.intersect(interval(.upright))
          kept[index].short.intersect(interval(.short))
          kept[index].claims.append(key)
        } else {
          kept.append(
            Kept(
              group: group, upright: interval(.upright), short: interval(.short), claims: [key]))
        }
      }
    }
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    kept.flatMap { kept in
      let parameters = kept.sides.map {
        RuleGroup.Parameter.kept(
          above: $0.interval.above, upTo: $0.interval.upTo, isShortSide: $0.side == .short)
      }
      return (parameters.isEmpty ? [.none] : parameters).map {
        RuleGroup(
          os: kept.group.os, idiom: kept.group.idiom, entryPoint: kept.group.entryPoint,
          parameter: $0, claims: kept.claims)
      }
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
    guard quantity == .height, cell.mode == .expanded,
      let kept = kept.first(where: { $0.group == group })
    else { return nil }
    let sides = kept.sides
    var compactCell = cell
    compactCell.mode = .compact
    let compact = engine.answer(.height, of: compactCell)
    guard !sides.isEmpty, let value = compact.value else { return nil }

    // The entry point is that of the group.
    let extrapolates = (compact.derivation?.extrapolates ?? AxisSet())
      .union(catalog.axesBeyond(kept.claims, of: cell).subtracting(AxisSet(.entryPoint)))
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

    var range = heights(ofCompact: value)
    if let upper = compact.range?.upperBound {
      let other = heights(ofCompact: upper)
      range = min(range.lowerBound, other.lowerBound)...max(range.upperBound, other.upperBound)
    }
    let smallest = range.lowerBound
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
        value: smallest, range: range, alternatives: alternatives,
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
      aboveClaims += other.aboveClaims
    }
    if other.upTo < upTo {
      (upTo, upToClaims) = (other.upTo, other.upToClaims)
    } else if other.upTo == upTo {
      upToClaims += other.upToClaims
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

extension Array where Element: Equatable {
  /// The elements in their order, each once. For short lists.
  var withoutRepetition: [Element] {
    var result: [Element] = []
    for element in self where !result.contains(element) { result.append(element) }
    return result
  }
}
