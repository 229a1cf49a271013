/// An expanded widget is at most as many whole rows as fit on the screen.
///
/// maximum = ⌊(H − k) ÷ row⌋ × row, where H is the height of the screen and k the height that the
/// system reserves. An expanded height of n rows means H − (n+1) × row < k ≤ H − n × row. The
/// intervals of one group (OS, idiom, entry point) are intersected. If the result is empty, the
/// rule does not hold in that group and derives nothing there.
struct WholeRowsRule: Rule {
  static let name = RuleName.wholeRows
  static let statement =
    "expanded maximum = ⌊(H − k) ÷ row⌋ × row, where row = compact ÷ 2.5"

  static let domain = Box.todayExtensions.with(Mode.expanded)
  static let quantity: Quantity? = .height

  /// The cells that have one k.
  struct Group: Equatable {
    let os: OSVersion
    let idiom: Idiom
    let entryPoint: EntryPoint
  }

  /// Which side of the screen H is. This is inferred too: iPads on iOS 12 use the short side.
  enum Side {
    /// The height in the orientation of the device.
    case upright
    /// The shorter side, in both orientations.
    case short

    /// H of a screen, in points.
    func height(of screen: ScreenClass, in orientation: Orientation) -> Points {
      self == .upright ? screen.height(in: orientation) : min(screen.width, screen.height)
    }
  }

  /// A side with which all claims of a group agree, and the values of k that they then allow.
  struct Fit {
    let side: Side
    /// k is more than this, in points.
    let above: Points
    /// The claims that give this end.
    let aboveClaims: [Key<Claim>]
    /// k is at most this, in points.
    let upTo: Points
    /// The claims that give this end.
    let upToClaims: [Key<Claim>]

    /// The height that rows may fill on a screen of `height`, for every k that is allowed.
    private func available(in height: Points) -> ClosedRange<Points> {
      // k is more than `above`, so this is at least 1/300 pt less.
      height - upTo...height - above - Points(threeHundredths: 1)
    }

    /// How many rows of height `row` fit on a screen of `height`, for every k that is allowed.
    func count(of row: Points, in height: Points) -> ClosedRange<Int> {
      let available = available(in: height)
      return max(
        0, available.lowerBound.quotient(by: row))...max(
          0, available.upperBound.quotient(by: row))
    }

    /// The largest row of which as many fit as of `row`, for every k; nil if all larger ones are.
    func largestRow(withCountOf row: Points, in height: Points) -> Points? {
      let (available, count) = (available(in: height), count(of: row, in: height))
      return [(available.lowerBound, count.lowerBound), (available.upperBound, count.upperBound)]
        .compactMap { height, count in count > 0 ? height.divided(by: count) : nil }.min()
    }
  }

  /// The height that the system reserves in one group.
  struct ReservedHeight {
    let group: Group
    /// One entry for each side that fits all claims; none if the rule does not hold in the group.
    let fits: [Fit]
    /// The claims that determine the ends of the intervals.
    let basis: [Key<Claim>]
    /// All claims of the group.
    let claims: [Key<Claim>]
    /// What the claims were measured at.
    let coverage: Coverage
  }

  /// One entry for each group with claims.
  let reservedHeights: [ReservedHeight]

  init(from claims: ClaimIndex) {
    var inference = ReservedHeightInference()
    claims.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      inference.add(key, claim, of: screenClass, in: claims)
    }
    reservedHeights = inference.reservedHeights
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    reservedHeights.flatMap { reserved in
      let parameters = reserved.fits.map {
        RuleGroup.Parameter.reservedHeight(
          above: $0.above, upTo: $0.upTo, isShortSide: $0.side == .short)
      }
      return (parameters.isEmpty ? [.none] : parameters).map {
        RuleGroup(
          os: reserved.group.os, idiom: reserved.group.idiom, entryPoint: reserved.group.entryPoint,
          parameter: $0, claims: reserved.claims, basis: reserved.basis)
      }
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let screen = line.screen(in: engine.catalog),
      let orientation = line.cell[Orientation.self], let entryPoint = line.cell[EntryPoint.self]
    else { return nil }
    let group = Group(os: line.cell.os, idiom: screen.idiom, entryPoint: entryPoint)
    guard let reserved = reservedHeights.first(where: { $0.group == group }), !reserved.fits.isEmpty
    else {
      return nil
    }
    let compact = engine.line(.height, of: line.cell.in(.compact), textSizes: line.textSizes)
    return Heights(
      room: Room(
        reserved: reserved, upright: Side.upright.height(of: screen, in: orientation),
        short: Side.short.height(of: screen, in: orientation)),
      compact: LineSolution(of: compact, absence: nil, in: engine),
      // The entry point is that of the group.
      beyond: reserved.coverage.axesBeyond(of: line.cell, in: engine.catalog).subtracting(
        PlaceSet<Axis>(.entryPoint)))
  }
}
