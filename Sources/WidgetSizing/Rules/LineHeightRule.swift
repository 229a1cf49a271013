/// The compact height grows with the line height of the body text.
///
/// compact = 2.5 × row, where row = base × line height(text size) ÷ line height(l), rounded to the
/// pixel. The base, a whole number of pixels, is inferred for each screen class and OS from its
/// compact claims. A class that nobody measured on an OS takes what its neighboring versions have,
/// else what all measured classes of its idiom have on that OS.
struct LineHeightRule: Rule {
  static let name = RuleName.lineHeight

  /// The row height at text size `l` of one class on one OS.
  struct Base {
    /// In points; more than one value if the claims allow it.
    var points: ClosedRange<Points>
    var claims: [Key<Claim>]
    /// What the base was carried over, if the class has no claim on this OS.
    var extrapolates = AxisSet()
  }

  /// What the claims about a class on an OS allow.
  struct Measured {
    let screenClass: Key<ScreenClass>
    let os: OSVersion
    /// The bases that fit all claims, in pixels, sorted; empty if no base fits all.
    var pixels: [Int]
    var claims: [Key<Claim>]
  }

  private(set) var measured: [Measured]

  init(measured: [Measured]) {
    self.measured = measured
  }

  init(from evidence: Evidence) {
    measured = []
    let catalog = evidence.catalog
    evidence.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.mode == .only(.compact), let value = claim.value else { return }
      let textSize = if case .only(let only) = claim.textSize { only } else { TextSize.l }
      for release in catalog.osReleases where claim.answeredOS.contains(release.os) {
        guard catalog.screenClasses[screenClass].versions.contains(release.os) else { continue }
        let fitting = catalog.basePixels(
          of: value, at: textSize, on: release, scale: catalog.screenClasses[screenClass].scale)
        if let index = index(of: screenClass, on: release.os) {
          measured[index].pixels.removeAll { !fitting.contains($0) }
          measured[index].claims.append(key)
        } else {
          measured.append(
            Measured(screenClass: screenClass, os: release.os, pixels: fitting, claims: [key]))
        }
      }
    }
  }

  /// The base of a class on an OS; nil if nothing says.
  func base(of screenClass: Key<ScreenClass>, on os: OSVersion, in catalog: Catalog) -> Base? {
    if let index = index(of: screenClass, on: os) { return base(measured[index], in: catalog) }

    let own = measured.filter { $0.screenClass == screenClass && !$0.pixels.isEmpty }
    let neighbors = [
      own.filter { $0.os < os }.max { $0.os < $1.os },
      own.filter { $0.os > os }.min { $0.os < $1.os },
    ].compactMap { $0.flatMap { base($0, in: catalog) } }
    if let base = neighbors.joined(extrapolating: .os) { return base }

    let idiom = catalog.screenClasses[screenClass].idiom
    let peers = measured.filter {
      $0.os == os && catalog.screenClasses[$0.screenClass].idiom == idiom
    }.compactMap { base($0, in: catalog) }
    guard let base = peers.joined(extrapolating: .screenClass),
      base.points.lowerBound == base.points.upperBound
    else { return nil }
    return base
  }

  private func base(_ measured: Measured, in catalog: Catalog) -> Base? {
    guard let smallest = measured.pixels.first, let largest = measured.pixels.last else {
      return nil
    }
    let pixel = Points.pixel(atScale: catalog.screenClasses[measured.screenClass].scale)
    return Base(points: smallest * pixel...largest * pixel, claims: measured.claims)
  }

  private func index(of screenClass: Key<ScreenClass>, on os: OSVersion) -> Int? {
    measured.firstIndex { $0.screenClass == screenClass && $0.os == os }
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    measured.sorted { ($0.os, $0.screenClass) < ($1.os, $1.screenClass) }.map {
      RuleGroup(
        os: $0.os, idiom: catalog.screenClasses[$0.screenClass].idiom,
        screenClass: $0.screenClass,
        parameter: base($0, in: catalog).map { .base($0.points) } ?? .none, claims: $0.claims)
    }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    let catalog = engine.catalog
    guard quantity == .height, cell.mode == .compact,
      let release = catalog.release(cell.os),
      let base = base(of: cell.screenClass, on: cell.os, in: catalog)
    else { return nil }

    let scale = catalog.screenClasses[cell.screenClass].scale
    let standard = catalog.row(of: .l).olderLineHeight
    var steps: [Step] = []
    var heights: [Points] = []
    let pixel = Points.pixel(atScale: scale)
    let textSize = catalog.row(of: cell.textSize)
    var rowBase = base.points.lowerBound
    while rowBase <= base.points.upperBound {
      for lineHeight in textSize.lineHeights(on: release) {
        let row = rowBase.scaled(by: lineHeight, over: standard, roundedAtScale: scale)
        let compact = RowHeight.compact(ofRow: row)
        guard !heights.contains(compact) else { continue }
        heights.append(compact)
        guard engine.explains else { continue }
        steps.append(
          .lineHeight(base: rowBase, lineHeight: lineHeight, standard: standard, row: row))
        steps.append(.row(compact: compact, row: row))
      }
      rowBase = rowBase + pixel
    }
    guard let smallest = heights.min(), let largest = heights.max() else { return nil }
    let extrapolates = base.extrapolates.union(catalog.axesBeyond(base.claims, of: cell))
    return .value(
      Prediction(
        value: smallest, range: smallest...largest, candidates: heights,
        derivation: Derivation(
          rule: Self.name, claims: base.claims, extrapolates: extrapolates, steps: steps)))
  }
}

extension [LineHeightRule.Base] {
  /// One base that spans all of these, carried over along `axis`.
  fileprivate func joined(extrapolating axis: Axis) -> LineHeightRule.Base? {
    guard var joined = first else { return nil }
    for base in dropFirst() {
      joined.points =
        Swift.min(
          joined.points.lowerBound, base.points.lowerBound)...Swift.max(
          joined.points.upperBound, base.points.upperBound)
      joined.claims += base.claims.filter { !joined.claims.contains($0) }
    }
    joined.extrapolates.insert(axis)
    return joined
  }
}

extension TextSizeRow {
  /// The line heights that may hold on `release`, without repetition.
  func lineHeights(on release: OSRelease) -> [Points] {
    release.lineHeights == .older || olderLineHeight == currentLineHeight
      ? [olderLineHeight] : [olderLineHeight, currentLineHeight]
  }
}

extension Catalog {
  /// The bases, in pixels and sorted, that give the compact height `value` at `textSize`.
  fileprivate func basePixels(
    of value: Points, at textSize: TextSize, on release: OSRelease, scale: Int
  ) -> [Int] {
    guard let row = RowHeight.row(ofCompact: value) else { return [] }
    let standard = self.row(of: .l).olderLineHeight
    let pixel = Points.pixel(atScale: scale)
    var fitting: [Int] = []
    for lineHeight in self.row(of: textSize).lineHeights(on: release) {
      let estimate = row.scaled(by: standard, over: lineHeight, roundedAtScale: scale)
        .quotient(by: pixel)
      for pixels in estimate - 2...estimate + 2
      where (pixels * pixel).scaled(by: lineHeight, over: standard, roundedAtScale: scale) == row
        && !fitting.contains(pixels)
      {
        fitting.append(pixels)
      }
    }
    return fitting.sorted()
  }
}
