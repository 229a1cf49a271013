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
    var claims: [Key<TodayClaim>]
    /// What the base was carried over, if the class has no claim on this OS.
    var extrapolates = AxisSet()
  }

  /// The bases that fit all claims of a class on an OS; empty if no base fits all.
  private var measured: [ClassOnOS: (pixels: Set<Int>, claims: [Key<TodayClaim>])] = [:]

  init(from evidence: Evidence) {
    let catalog = evidence.catalog
    evidence.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.mode == .only(.compact), let value = claim.value else { return }
      let textSize = if case .only(let only) = claim.textSize { only } else { TextSize.l }
      for release in catalog.osReleases where claim.answeredOS.contains(release.os) {
        let place = ClassOnOS(screenClass: screenClass, os: release.os)
        guard catalog.mayRun(screenClass, release.os) else { continue }
        let fitting = catalog.basePixels(
          of: value, at: textSize, on: release, scale: catalog.screenClasses[screenClass].scale)
        measured[place, default: (fitting, [])].pixels.formIntersection(fitting)
        measured[place]?.claims.append(key)
      }
    }
  }

  /// The base of a class on an OS; nil if nothing says.
  func base(of screenClass: Key<ScreenClass>, on os: OSVersion, in catalog: Catalog) -> Base? {
    let scale = catalog.screenClasses[screenClass].scale
    func own(_ os: OSVersion) -> Base? {
      guard let (pixels, claims) = measured[ClassOnOS(screenClass: screenClass, os: os)],
        let smallest = pixels.min(), let largest = pixels.max()
      else { return nil }
      let pixel = Points.pixel(atScale: scale)
      return Base(points: smallest * pixel...largest * pixel, claims: claims)
    }
    if measured[ClassOnOS(screenClass: screenClass, os: os)] != nil { return own(os) }

    let versions = catalog.osReleases.lazy.filter { $0.modes != nil }.map(\.os)
    let neighbors = [
      versions.filter { $0 < os }.reversed().lazy.compactMap(own).first,
      versions.filter { $0 > os }.lazy.compactMap(own).first,
    ].compactMap(\.self)
    if let base = neighbors.joined(extrapolating: .os) { return base }

    let idiom = catalog.screenClasses[screenClass].idiom
    let peers = catalog.screenClasses.keys.lazy
      .filter { $0 != screenClass && catalog.screenClasses[$0].idiom == idiom }
      .compactMap { peer -> Base? in
        guard let place = measured[ClassOnOS(screenClass: peer, os: os)] else { return nil }
        let pixel = Points.pixel(atScale: catalog.screenClasses[peer].scale)
        guard let smallest = place.pixels.min(), let largest = place.pixels.max() else {
          return nil
        }
        return Base(points: smallest * pixel...largest * pixel, claims: place.claims)
      }
    guard let base = Array(peers).joined(extrapolating: .screenClass),
      base.points.lowerBound == base.points.upperBound
    else { return nil }
    return base
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    measured.sorted { ($0.key.os, $0.key.screenClass) < ($1.key.os, $1.key.screenClass) }.map {
      let screen = catalog.screenClasses[$0.key.screenClass]
      let base = base(of: $0.key.screenClass, on: $0.key.os, in: catalog)
      return RuleGroup(
        os: $0.key.os, idiom: screen.idiom, screenClass: $0.key.screenClass,
        parameter: base.map { .base($0.points) } ?? .none, claims: $0.value.claims)
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
    for base in Set([base.points.lowerBound, base.points.upperBound]).sorted() {
      for lineHeight in catalog.row(of: cell.textSize).lineHeights(on: release) {
        let row = base.scaled(by: lineHeight, over: standard, roundedAtScale: scale)
        let compact = RowHeight.compact(ofRow: row)
        steps.append(.lineHeight(base: base, lineHeight: lineHeight, standard: standard, row: row))
        steps.append(.row(compact: compact, row: row))
        heights.append(compact)
      }
    }
    guard let smallest = heights.min(), let largest = heights.max() else { return nil }
    let claims = base.claims.map { catalog.todayClaims[$0] }
    var extrapolates = base.extrapolates
    if !claims.contains(where: { $0.textSize.answers(cell.textSize, default: .l) }) {
      extrapolates.insert(.textSize)
    }
    if !claims.contains(where: { $0.orientation.answers(cell.orientation, default: .portrait) }) {
      extrapolates.insert(.orientation)
    }
    if !claims.contains(where: { $0.entryPoint.answers(cell.entryPoint, default: .todayView) }) {
      extrapolates.insert(.entryPoint)
    }
    return .value(
      Prediction(
        value: smallest, range: smallest...largest,
        derivation: Derivation(
          rule: Self.name, claims: base.claims, extrapolates: extrapolates, steps: steps)))
  }
}

/// A screen class on a version of the OS.
struct ClassOnOS: Hashable {
  let screenClass: Key<ScreenClass>
  let os: OSVersion
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
  fileprivate func lineHeights(on release: OSRelease) -> [Points] {
    release.lineHeights == .older || olderLineHeight == currentLineHeight
      ? [olderLineHeight] : [olderLineHeight, currentLineHeight]
  }
}

extension Catalog {
  /// The bases, in pixels, that give the compact height `value` at `textSize`.
  fileprivate func basePixels(
    of value: Points, at textSize: TextSize, on release: OSRelease, scale: Int
  ) -> Set<Int> {
    let row = RowHeight.row(ofCompact: value)
    let standard = self.row(of: .l).olderLineHeight
    let pixel = Points.pixel(atScale: scale)
    var fitting: Set<Int> = []
    for lineHeight in self.row(of: textSize).lineHeights(on: release) {
      let estimate = row.scaled(by: standard, over: lineHeight, roundedAtScale: scale)
        .quotient(by: pixel)
      for pixels in estimate - 2...estimate + 2
      where (pixels * pixel).scaled(by: lineHeight, over: standard, roundedAtScale: scale) == row {
        fitting.insert(pixels)
      }
    }
    return fitting
  }
}
