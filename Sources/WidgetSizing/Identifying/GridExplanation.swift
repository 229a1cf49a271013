/// A grid of which a size that nobody published would be a rectangle.
public struct GridExplanation: Sendable {
  /// How many columns and rows the size covers.
  public let span: WidgetSpan
  /// The families that cover as many on some platform, in the order of lists.
  public let families: [WidgetFamily]
  /// The side of a cell, in points.
  public let small: Points
  /// The space between two cells, in points; nil if the size covers one.
  public let gap: Points?
}

extension Engine {
  /// The grids of a Home Screen of which a size would be a rectangle, with cells and gaps such as known screens
  /// have, the largest cells first.
  ///
  /// A square of several cells tells neither side nor gap, and gives none.
  package func gridExplanations(of seen: Sighting) -> [GridExplanation] {
    guard case .points(let width)? = seen.width, case .points(let height)? = seen.height,
      let known = knownGrids
    else { return [] }
    let families = catalog.families(of: .widgetKit).filter { !catalog.isAccessory($0) }
    let rows = catalog.widgetFamilies.filter { families.contains($0.family) }
    return rows.compactMap(\.span).withoutRepetition.compactMap { span in
      guard let (small, gap) = span.cell(of: width, by: height), known.small.contains(small),
        gap.map(known.gap.contains) ?? true
      else { return nil }
      let covering = families.filter { family in
        rows.contains { $0.family == family && $0.span == span }
      }
      return GridExplanation(span: span, families: covering, small: small, gap: gap)
    }.sorted { $0.small > $1.small }
  }

  /// The sides and the gaps of the grids that claims tell.
  private var knownGrids: (small: ClosedRange<Points>, gap: ClosedRange<Points>)? {
    var smalls: [Points] = [], gaps: [Points] = []
    for key in catalog.claims.keys(of: .widgetKit) {
      let claim = catalog.claims[key]
      guard claim.isAnswer, claim.quantity == .width, claim.family == .systemMedium,
        let medium = claim.value
      else { continue }
      for screen in catalog.screens(of: claim) {
        guard
          let cell = catalog.cells(of: claim, on: screen).first?.with(WidgetFamily.systemSmall),
          let small = claims.statedValue(.width, of: cell)
        else { continue }
        smalls.append(small)
        gaps.append(medium - 2 * small)
      }
    }
    guard let least = smalls.min(), let most = smalls.max(), let narrow = gaps.min(),
      let wide = gaps.max()
    else { return nil }
    return (least...most, narrow...wide)
  }
}

extension WidgetSpan {
  /// The side of a cell and the gap of a size that covers this many; nil if they do not follow, or are no
  /// exact length.
  fileprivate func cell(of width: Points, by height: Points) -> (small: Points, gap: Points?)? {
    if columns == 1, rows == 1 { return width == height ? (width, nil) : nil }
    guard columns != rows else { return nil }
    // One gap: width = columns × small + (columns − 1) × gap, and likewise for the height.
    func solved(_ numerator: Points) -> Points? {
      let divisor = rows - columns
      return numerator.threeHundredths.isMultiple(of: divisor)
        ? Points(threeHundredths: numerator.threeHundredths / divisor) : nil
    }
    guard let small = solved((rows - 1) * width - (columns - 1) * height),
      let gap = solved(columns * height - rows * width)
    else { return nil }
    return (small, gap)
  }
}
