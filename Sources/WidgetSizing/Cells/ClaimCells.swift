extension Catalog {
  /// The cells of `screenClass` that `claim` answers for.
  func cells(of claim: TodayClaim, in screenClass: Key<ScreenClass>) -> [TodayCell] {
    let idiom = screenClasses[screenClass].idiom
    var cells: [TodayCell] = []
    for release in osReleases
    where release.modes != nil && claim.answeredOS.contains(release.os)
      && mayRun(screenClass, release.os)
    {
      for orientation in Orientation.allCases {
        for column in columns(idiom: idiom, os: release.os, orientation: orientation) {
          for mode in release.modes?.modes ?? [] where claim.mode.allows(mode) {
            for entryPoint in entryPoints(on: release.os) {
              for textSize in TextSize.allCases {
                let cell = TodayCell(
                  os: release.os, screenClass: screenClass, orientation: orientation,
                  textSize: textSize, entryPoint: entryPoint, mode: mode, column: column)
                if claim.answers(cell) { cells.append(cell) }
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
    entryPointRows.filter { $0.os.contains(os) }.map(\.entryPoint)
  }
}
