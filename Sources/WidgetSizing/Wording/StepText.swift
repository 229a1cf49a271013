extension Catalog {
  /// A step of arithmetic as one line.
  public func text(of step: Step) -> String {
    switch step {
    case .row(let compact, let row):
      return "compact \(compact) = 2.5 × row \(row)"
    case .lineHeight(let base, let lineHeight, let standard, let row):
      return "row \(row) = base \(base) × line height \(lineHeight) ÷ \(standard), to the pixel"
    case .kept(let height, let isShortSide, let above, let upTo):
      let side = isShortSide ? "short side of the screen" : "height of the screen"
      return "\(side) H = \(height); the system keeps k, \(above) < k ≤ \(upTo)"
    case .keptMoreThan(let points, let claims):
      return "k > \(points) by \(text(of: claims))"
    case .keptAtMost(let points, let claims):
      return "k ≤ \(points) by \(text(of: claims))"
    case .wholeRows(let count, let row):
      if count.lowerBound == count.upperBound {
        return "⌊(H − k) ÷ \(row)⌋ = \(count.lowerBound) rows; "
          + "\(count.lowerBound) × \(row) = \(count.lowerBound * row)"
      }
      return "⌊(H − k) ÷ \(row)⌋ = \(count.lowerBound) to \(count.upperBound) rows; "
        + "\(count.lowerBound * row) to \(count.upperBound * row)"
    case .less(let whole, let kept):
      return kept == .zero ? "\(whole)" : "\(whole) − \(kept) = \(whole - kept)"
    case .list(let screen, let limit):
      return "the list is at most \(limit) wide on a screen of \(screen)"
    case .measuredAs(let width):
      return "\(width) at the text size or in the mode that was measured"
    case .asWideAs(let family, let width):
      return "\(family.rawValue) is \(width) wide"
    case .asHighAs(let family, let height):
      return "\(family.rawValue) is \(height) high"
    case .smallsAndGaps(let width):
      return "4 × small + 3 × (medium − 2 × small) = \(width)"
    case .zoomed(let key):
      let target = screenClasses[key]
      return "with Display Zoom the device reports \(target.width)x\(target.height), "
        + "as \(target.name) models do"
    }
  }

  /// Claims with what they state, at most six of them: `S01-022 660, S01-014 528`.
  package func text(of claims: [Key<Claim>]) -> String {
    let shown = claims.prefix(6).map { "\(citation(of: $0).id) \(number(of: $0))" }
    let more = claims.count > shown.count ? " and \(claims.count - shown.count) more" : ""
    return shown.joined(by: ", ") + more
  }

  /// The number of a claim: points, or how they are computed.
  private func number(of key: Key<Claim>) -> String {
    if let value = value(of: key) { return value.description }
    return widgetKitClaims.contains(key) ? "" : todayClaims[key].formula?.description ?? ""
  }
}
