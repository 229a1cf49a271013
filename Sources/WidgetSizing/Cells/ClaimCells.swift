extension Catalog {
  /// The existing cells of a screen that a claim speaks of, in the order of the versions.
  public func cells(of claim: Claim, on screen: Screen) -> [Cell] {
    switch claim.setting {
    case .today(let setting):
      screen.screenClass.map { cells(of: claim, setting, in: $0) } ?? []
    case .widget: meantCells(of: claim, on: screen).filter { reasonAgainst($0) == nil }
    }
  }

  /// The cells of a screen that a claim about widgets that come in families speaks of, whether or not
  /// they exist.
  func meantCells(of claim: Claim, on screen: Screen) -> [Cell] {
    guard let widget = claim.widget else { return [] }
    return versions(with: widget.kind, on: claim.platform).filter(claim.os.contains).flatMap {
      os in
      variants(of: widget.family, on: claim.platform, os).map { variant in
        Cell(
          platform: claim.platform, os: os, screenClass: screen.screenClass, zoom: claim.zoom,
          of: widget.kind, family: widget.family, variant: variant)
      }
    }.filter(claim.answers)
  }

  /// The Today extensions of `screenClass` that `claim` answers for.
  private func cells(
    of claim: Claim, _ said: TodayClaimSetting, in screenClass: Key<ScreenClass>
  ) -> [Cell] {
    let idiom = screenClasses[screenClass].idiom
    var cells: [Cell] = []
    for release in releases(of: .iOS) {
      guard let modes = release.modes, claim.os.contains(release.os),
        screenClasses[screenClass].versions.contains(release.os)
      else { continue }
      let entryPoints = EntryPoint.allCases.filter {
        said.entryPoints.contains($0, on: release.os)
          && row(of: $0)?.os.contains(release.os) ?? false
      }
      for orientation in Orientation.allCases where said.orientation.contains(orientation) {
        for column in columns(idiom: idiom, os: release.os, orientation: orientation)
        where said.column.contains(column ?? .single) {
          for mode in modes.modes where said.mode.contains(mode) {
            for entryPoint in entryPoints {
              for textSize in said.textSize.textSizes.values {
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
