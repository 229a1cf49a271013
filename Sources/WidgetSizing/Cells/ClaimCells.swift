extension Catalog {
  /// The cells of `screenClass` that `claim` answers for.
  public func cells(of claim: TodayClaim, in screenClass: Key<ScreenClass>) -> [TodayCell] {
    let idiom = screenClasses[screenClass].idiom
    var cells: [TodayCell] = []
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
                  TodayCell(
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
