extension Catalog {
  /// The cells of `screenClass` that `claim` answers for.
  public func cells(of claim: TodayClaim, in screenClass: Key<ScreenClass>) -> [Cell] {
    let idiom = screenClasses[screenClass].idiom
    var cells: [Cell] = []
    for release in releases(of: .iOS) {
      guard let modes = release.modes, claim.answeredOS.contains(release.os),
        screenClasses[screenClass].versions.contains(release.os)
      else { continue }
      let entryPoints =
        claim.entryPoint.values(default: release.os.defaultEntryPoint)
        .filter { row(of: $0)?.os.contains(release.os) ?? false }
      for orientation in claim.orientation.values(default: .portrait) {
        for column in columns(idiom: idiom, os: release.os, orientation: orientation)
        where claim.column.answers(column ?? .single, default: .single) {
          for mode in modes.modes where claim.mode.allows(mode) {
            for entryPoint in entryPoints {
              for textSize in claim.textSize.values(default: .l) {
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

extension Said where Value: CaseIterable {
  /// The values that a claim that says this answers for.
  fileprivate func values(default standard: Value) -> [Value] {
    switch self {
    case .nothing: [standard]
    case .every: Array(Value.allCases)
    case .only(let value): [value]
    }
  }
}

extension OSVersion {
  /// The entry point that is meant if none is named: iOS 8 and 9 have Notification Center alone.
  var defaultEntryPoint: EntryPoint {
    self < TodayClaim.defaultOS ? .notificationCenter : .todayView
  }
}

extension Engine {
  /// The first cell of a screen that a claim speaks of, if there is one.
  func firstCell(of claim: WidgetKitClaim, on screen: Screen) -> Cell? {
    cells(of: claim, on: screen).first
  }

  /// The cells of a screen that exist and that a claim speaks of, in the order of the versions.
  public func cells(of claim: WidgetKitClaim, on screen: Screen) -> [Cell] {
    meantCells(of: claim, on: screen).filter { catalog.reasonAgainst($0) == nil }
  }

  /// The cells of a screen that a claim speaks of, whether or not they exist.
  func meantCells(of claim: WidgetKitClaim, on screen: Screen) -> [Cell] {
    catalog.widgetKitVersions(on: claim.platform).filter(claim.os.contains).flatMap { os in
      claim.family.variants(on: claim.platform, os).map { variant in
        Cell(
          platform: claim.platform, os: os, screenClass: screen.screenClass, zoom: claim.zoom,
          family: claim.family, variant: variant)
      }
    }.filter(claim.isAbout)
  }
}
