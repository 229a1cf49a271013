/// A number that claims state of a widget on some version of a run.
struct CarriedNumber {
  /// In points, as claims state it.
  let value: Points
  /// What the claims may mean: several values if all of their sources round.
  let values: ClosedRange<Points>
  /// The claims that state it.
  let claims: [Key<Claim>]
  /// The version, the nearest that claims name.
  let os: OSVersion
  /// Whether too few screens were measured on both versions; or that of a cell with Display Zoom, with which nobody
  /// measured both.
  let extrapolates: Bool
  /// Whether all claims count pixels of screenshots.
  let isDrawn: Bool

  /// Whether all sources of the claims round.
  var isRounded: Bool { values.lowerBound < values.upperBound }
}

extension Engine {
  /// The number that claims state of the same widget on the nearest version of its run, which may be its
  /// own; nil if they state none, or if they differ on a version of the run.
  ///
  /// Counts of pixels in screenshots are carried only if no claim states the size of the layout.
  ///
  /// - Parameters:
  ///   - quantity: The number.
  ///   - cell: A widget that comes in families.
  ///   - isCounted: Whether a claim counts.
  /// - Returns: The number, with the claims and the version that it comes from.
  func carried(
    _ quantity: Quantity, to cell: Cell, where isCounted: (Claim) -> Bool = { _ in true }
  ) -> CarriedNumber? {
    guard let place = cell.runPlace(in: catalog) else { return nil }
    let run = catalog.run(of: cell.os, in: place)
    let all = claims.claims(of: quantity, zoomedAs: cell)
    let stating = all.filter {
      catalog.claims[$0].os.overlaps(run) && catalog.claims[$0].states(cell, in: place, catalog)
        && isCounted(catalog.claims[$0])
    }
    let laidOut = stating.filter { !catalog.claims[$0].countsPixels }
    let counted = laidOut.isEmpty ? stating : laidOut
    guard !counted.isEmpty, !catalog.differ(counted),
      let os = catalog.nearestVersion(to: cell.os, within: run, of: counted, on: cell.platform)
    else { return nil }
    let own = counted.filter { catalog.claims[$0].os.contains(os) }
    guard let value = catalog.resolved(own).value else { return nil }
    return CarriedNumber(
      value: value,
      values: catalog.values(meantBy: own, in: catalog.grain(of: cell.screenClass))
        ?? value...value,
      claims: own, os: os,
      extrapolates: catalog.isZoomedBeyond(counted, cell)
        || catalog.extrapolates(from: os, to: cell.os, in: place),
      isDrawn: laidOut.isEmpty)
  }
}

extension Claim {
  /// Whether the claim states a number of a cell on any version.
  func states(_ cell: Cell, in place: RunPlace, _ catalog: Catalog) -> Bool {
    isAnswer && platform == cell.platform
      && box.contains(cell, on: .alongRuns)
      && catalog.lastingVariant(variant, on: platform) == place.variant
  }
}

extension Catalog {
  /// What claims about one number may mean, all of whose sources round; nil of other claims.
  func values(meantBy keys: [Key<Claim>], in grain: PixelGrain) -> ClosedRange<Points>? {
    var pixels: ClosedRange<Int>?
    for key in keys {
      guard sources[claims[key].source].rounding != nil, let own = self.pixels(of: key, in: grain)
      else { return nil }
      guard let known = pixels else {
        pixels = own
        continue
      }
      guard known.overlaps(own) else { return nil }
      pixels = known.clamped(to: own)
    }
    return pixels.map { grain.pixel.times($0) }
  }

  /// Whether claims about one number, at least one, differ by more than their sources round.
  func differ(_ claims: [Key<Claim>]) -> Bool { resolved(claims).state == .disputed }

  /// Whether a cell has Display Zoom, and its version is not between those of some claims: what shows that sizes hold was
  /// measured without it.
  func isZoomedBeyond(_ keys: [Key<Claim>], _ cell: Cell) -> Bool {
    cell.isZoomed
      && !(keys.contains { claims[$0].os.lowerBound <= cell.os }
        && keys.contains { claims[$0].os.upperBound >= cell.os })
  }

  /// The version of a run nearest to `os` on which a claim states a number, of two the earlier.
  func nearestVersion(
    to os: OSVersion, within run: ClosedRange<OSVersion>, of keys: [Key<Claim>],
    on platform: Platform
  ) -> OSVersion? {
    versions(of: platform, in: run)
      .filter { version in keys.contains { claims[$0].os.contains(version) } }
      .min { abs($0.major - os.major) < abs($1.major - os.major) }
  }
}
