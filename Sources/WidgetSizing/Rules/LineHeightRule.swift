internal import Wording

/// The compact height grows with the line height of the body text.
///
/// compact = 2.5 × row, where row = base × line height(text size) ÷ line height(l), rounded to the
/// pixel. The base, a whole number of pixels, is inferred for each screen class and OS from its
/// compact claims. A class without claims on an OS takes the base of its neighboring versions, or
/// else the one that all measured classes of its idiom have on that OS.
struct LineHeightRule: Rule {
  static let name = RuleName.lineHeight
  static let statement =
    "compact = 2.5 × (base × line height(text size) ÷ line height(l), to the pixel)"

  static let domain = Box.todayExtensions.with(Mode.compact)
  static let quantity: Quantity? = .height
  static let holdsEverywhere = true

  /// The row height at text size `l` of one class on one OS.
  struct Base {
    /// In points; more than one value if the claims allow it.
    var points: ClosedRange<Points>
    var claims: [Key<Claim>]
    /// What the claims were measured at.
    var coverage: Coverage
    /// The axes along which the base was carried over, if the class has no claim on this OS.
    var extrapolates = PlaceSet<Axis>()
  }

  /// What the claims about a class on an OS allow.
  struct Measured {
    let screenClass: Key<ScreenClass>
    let os: OSVersion
    /// The bases that fit all claims, in pixels: sorted ranges that do not overlap; empty if no base
    /// fits all.
    var pixels: [ClosedRange<Int>]
    var claims: [Key<Claim>]
    /// What the claims were measured at.
    var coverage = Coverage()

    /// Adds a claim, and keeps the bases that fit it.
    fileprivate mutating func add(_ claim: Claim, _ key: Key<Claim>, _ fitting: [ClosedRange<Int>])
    {
      pixels = pixels.flatMap { pixels in
        fitting.filter(pixels.overlaps).map { pixels.clamped(to: $0) }
      }
      claims.append(key)
      coverage.insert(claim)
    }
  }

  /// The base of the classes of an idiom without claims on an OS.
  struct Peers {
    let os: OSVersion
    let idiom: Idiom
    var base: Base
  }

  /// By the index of the class.
  let measured: [[Measured]]
  let peers: [Peers]

  init(from claims: ClaimIndex) {
    measured = Self.measured(from: claims)
    peers = Self.peers(of: measured, in: claims.catalog)
  }

  /// The bases that the claims allow, for each class and version.
  private static func measured(from claims: ClaimIndex) -> [[Measured]] {
    let catalog = claims.catalog, releases = catalog.releases(of: .iOS)
    var measured: [[Measured]] = Array(repeating: [], count: catalog.screenClasses.count)
    claims.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.box[only: Mode.self] == .compact, let value = claim.value else { return }
      let textSize = claim.box[only: TextSize.self] ?? .l
      for release in releases where claim.os.contains(release.os) {
        guard catalog.screenClasses[screenClass].versions.contains(release.os) else { continue }
        let fitting = catalog.basePixels(
          of: value, at: textSize, on: release, scale: catalog.screenClasses[screenClass].scale)
        let index = measured[screenClass.index].firstIndex(
          where: { $0.os == release.os },
          orAppend: Measured(screenClass: screenClass, os: release.os, pixels: fitting, claims: []))
        measured[screenClass.index][index].add(claim, key, fitting)
      }
    }
    return measured
  }

  /// The base of a class on an OS; nil if it cannot be inferred.
  func base(of screenClass: Key<ScreenClass>, on os: OSVersion, in engine: Engine) -> Base? {
    let scale = engine.catalog.screenClasses[screenClass].scale
    let own = measured[screenClass.index]
    if let own = own.first(where: { $0.os == os }) { return Self.base(own, scale: scale) }

    let known = own.filter { !$0.pixels.isEmpty }
    let before = known.filter { $0.os < os }.max { $0.os < $1.os }
    let after = known.filter { $0.os > os }.min { $0.os < $1.os }
    let neighbors = [before, after].compactMap { $0.flatMap { Self.base($0, scale: scale) } }
    if var base = neighbors.first {
      if let other = neighbors.dropFirst().first { base.formUnion(other) }
      base.extrapolate(along: .os)
      return base
    }

    let idiom = engine.catalog.screenClasses[screenClass].idiom
    return peers.first { $0.os == os && $0.idiom == idiom }?.base
  }

  /// The bases that all measured classes of an idiom have in common, version by version.
  private static func peers(of measured: [[Measured]], in catalog: Catalog) -> [Peers] {
    var peers: [Peers] = []
    for measured in measured.joined() {
      let screen = catalog.screenClasses[measured.screenClass]
      guard let base = base(measured, scale: screen.scale) else { continue }
      if let index = peers.firstIndex(where: { $0.os == measured.os && $0.idiom == screen.idiom }) {
        peers[index].base.formUnion(base)
      } else {
        peers.append(Peers(os: measured.os, idiom: screen.idiom, base: base))
      }
    }
    return peers.filter { $0.base.points.lowerBound == $0.base.points.upperBound }.map { peers in
      var peers = peers
      peers.base.extrapolate(along: .screenClass)
      return peers
    }
  }

  private static func base(_ measured: Measured, scale: Int) -> Base? {
    guard let smallest = measured.pixels.first, let largest = measured.pixels.last else {
      return nil
    }
    let pixel = Points.pixel(atScale: scale)
    return Base(
      points: smallest.lowerBound * pixel...largest.upperBound * pixel, claims: measured.claims,
      coverage: measured.coverage)
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    measured.joined().sorted { ($0.os, $0.screenClass) < ($1.os, $1.screenClass) }.map {
      RuleGroup(
        os: $0.os, idiom: catalog.screenClasses[$0.screenClass].idiom,
        screenClass: $0.screenClass,
        parameter: Self.base($0, scale: catalog.screenClasses[$0.screenClass].scale)
          .map { .base($0.points) } ?? .none,
        claims: $0.claims)
    }
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let lineHeights = engine.catalog.lineHeights(on: line.cell.os),
      let screenClass = line.cell.screenClass,
      let base = base(of: screenClass, on: line.cell.os, in: engine)
    else { return nil }
    return Heights(
      base: base, lineHeights: lineHeights,
      pixel: .pixel(atScale: engine.catalog.screenClasses[screenClass].scale),
      beyond: base.extrapolates.union(base.coverage.axesBeyond(of: line.cell, in: engine.catalog)))
  }
}

extension LineHeightRule.Base {
  /// Spans another base too.
  fileprivate mutating func formUnion(_ other: Self) {
    points = points.union(other.points)
    coverage.formUnion(other.coverage)
    claims += other.claims
  }

  /// Carries the base over along an axis.
  fileprivate mutating func extrapolate(along axis: Axis) {
    claims = claims.withoutRepetition
    extrapolates.insert(axis)
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
  /// Which list of line heights holds on a version of iOS; nil if the tables do not have the
  /// version.
  fileprivate func lineHeights(on os: OSVersion) -> OSRelease.LineHeights? {
    osReleases.firstIndex { $0.platform == .iOS && $0.os == os }.map { osReleases[$0].lineHeights }
  }

  /// The bases, in pixels, that give the compact height `value` at `textSize`: sorted ranges that do
  /// not overlap, at most one for each line height.
  fileprivate func basePixels(
    of value: Points, at textSize: TextSize, on release: OSRelease, scale: Int
  ) -> [ClosedRange<Int>] {
    guard let row = RowHeight.row(ofCompact: value)?.pixels(atScale: scale) else { return [] }
    let standard = self.row(of: .l).olderLineHeight
    let ranges = self.row(of: textSize).lineHeights(on: release).compactMap { lineHeight in
      // base × line height ÷ standard is at least row − ½, and less than row + ½.
      let (first, end) = ((2 * row - 1) * standard, (2 * row + 1) * standard)
      let (smallest, largest) = (
        first.quotientRoundedUp(by: 2 * lineHeight), end.quotientRoundedUp(by: 2 * lineHeight) - 1
      )
      return smallest <= largest ? smallest...largest : nil
    }
    guard ranges.count == 2 else { return ranges }
    return ranges[0].overlaps(ranges[1])
      ? [ranges[0].union(ranges[1])] : ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}
