extension Claim {
  /// A cell that the claim speaks of, on a screen and a version of its own.
  package func cell(on screen: Screen, _ os: OSVersion) -> Cell {
    Cell(firstOf: kind, Release(platform, os), on: screen, zoom).moved(into: box)
  }
}

extension Catalog {
  /// A cell with each value that a claim speaks of, on the axes on which it speaks of several. The variants are
  /// those of the family.
  private func cells(like cell: Cell, of claim: Claim) -> [Cell] {
    var cells = [cell]
    for axis in Axis.settings
    where axis != .variant && cell[axis] != nil && claim.box[only: axis] == nil {
      cells = cells.flatMap { self.cells(like: $0, in: claim.box, on: axis.values) }
    }
    return cells
  }

  private func cells<Value: AxisValue>(
    like cell: Cell, in box: Box, on type: Value.Type
  ) -> [Cell] {
    Value.all(of: cell.kind, in: self).filter(box.has).map { cell.with($0) }
  }

  /// The existing cells of a screen that a claim speaks of, in the order of the versions.
  public func cells(of claim: Claim, on screen: Screen) -> [Cell] {
    claim.kind.hasFamilies
      ? meantCells(of: claim, on: screen).filter(exists)
      : screen.screenClass.map { cells(of: claim, in: $0) } ?? []
  }

  /// The cells of a screen that a claim about widgets that come in families speaks of, whether or not
  /// they exist.
  package func meantCells(of claim: Claim, on screen: Screen) -> [Cell] {
    guard let family = claim.family else { return [] }
    return versions(with: claim.kind, on: claim.platform).filter(claim.os.contains).flatMap {
      os in
      let cells = cells(like: claim.cell(on: screen, os), of: claim)
      // A family may have many variants, and each of them claims.
      let only = claim.box[only: WidgetVariant.self].map { variant in
        [variant].filter { hasVariant($0, of: family, on: claim.platform, os) }
      }
      return (only ?? variants(of: family, on: claim.platform, os)).flatMap { variant in
        cells.map { $0.with(variant) }
      }
    }.filter(claim.answers)
  }

  /// Whether a claim speaks of no cell that exists, so that no question leads to it.
  package func isUnreached(_ claim: Claim) -> Bool {
    screens(of: claim).allSatisfy { cells(of: claim, on: $0).isEmpty }
  }

  /// Every such claim, in the order of the table.
  package var unreachedClaims: [Key<Claim>] { claims.keys.filter { isUnreached(claims[$0]) } }

  /// Why a cell that such a claim speaks of does not exist; nil if there is none.
  package func reasonOfUnreached(_ claim: Claim) -> Reason? {
    screens(of: claim).lazy.flatMap { screen in
      let meant = meantCells(of: claim, on: screen)
      let any = versions(with: claim.kind, on: claim.platform).filter(claim.os.contains)
        .map { claim.cell(on: screen, $0) }
      return (meant.isEmpty ? any : meant).compactMap { reasonAgainst($0) }
    }.first
  }

  /// The Today extensions of `screenClass` that `claim` answers for.
  private func cells(of claim: Claim, in screenClass: Key<ScreenClass>) -> [Cell] {
    let idiom = screenClasses[screenClass].idiom
    var cells: [Cell] = []
    for release in releases(of: .iOS) {
      guard let modes = release.modes, claim.os.contains(release.os),
        screenClasses[screenClass].versions.contains(release.os)
      else { continue }
      let entryPoints = EntryPoint.allCases.filter {
        claim.speaks(of: $0, on: release.os)
          && row(of: $0)?.os.contains(release.os) ?? false
      }
      for orientation in Orientation.allCases where claim.box.has(orientation) {
        for column in columns(idiom: idiom, os: release.os, orientation: orientation)
        where claim.box.has(column ?? .single) {
          for mode in modes.modes where claim.box.has(mode) {
            for entryPoint in entryPoints {
              for textSize in claim.box.textSizes.values {
                cells.append(
                  Cell(
                    os: release.os, screenClass: screenClass, orientation: orientation,
                    textSize: textSize, entryPoint: entryPoint, mode: mode, column: column))
              }
            }
          }
        }
      }
    }
    return cells
  }

  /// The entry points on an OS, in the order of the table.
  public func entryPoints(on os: OSVersion) -> [EntryPoint] {
    entryPointRows.indices.lazy.filter { entryPointRows[$0].os.contains(os) }
      .map { entryPointRows[$0].entryPoint }
  }
}
