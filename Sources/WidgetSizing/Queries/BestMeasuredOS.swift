extension Engine {
  /// The versions with Today extensions that a class runs, or `device` alone if it is given.
  public func versions(
    of screenClass: Key<ScreenClass>, for device: Key<Device>? = nil
  ) -> [OSVersion] {
    catalog.todayVersions.filter { os in
      guard let device else { return catalog.screenClasses[screenClass].versions.contains(os) }
      return catalog.devices(of: screenClass, on: os).contains(device)
    }
  }

  /// The version that a query without a version answers for: the one with the most numbers that
  /// claims state at text size `l`, the earliest of equals.
  ///
  /// A class without Today extensions gets the first version that it runs.
  ///
  /// Only the cells that `query` asks for count, and only versions that its device runs.
  public func bestMeasuredOS(of screenClass: Key<ScreenClass>, in query: TodayQuery) -> OSVersion {
    let device = query.device
    let versions = versions(of: screenClass, for: device)
    guard var best = versions.first else {
      let models = device.map { [$0] } ?? catalog.screenClasses[screenClass].devices
      let first = models.compactMap { catalog.devices[$0].firstOS }.min()
      let ended = catalog.todayVersions.last
      return first ?? ended ?? TodayClaim.defaultOS
    }
    let widths = claims.claims(of: .width, screenClass)
    let heights = claims.claims(of: .height, screenClass)
    var most = 0
    for os in versions {
      let widths = widths.filter { catalog.todayClaims[$0].isAnswer(on: os) }
      let heights = heights.filter { catalog.todayClaims[$0].isAnswer(on: os) }
      guard !widths.isEmpty || !heights.isEmpty else { continue }
      var count = 0
      for var cell in block(of: screenClass, on: os, query).lines
      where catalog.reasonAgainst(cell) == nil {
        cell.textSize = .l
        if widths.contains(where: { catalog.todayClaims[$0].answers(cell) }) { count += 1 }
        if heights.contains(where: { catalog.todayClaims[$0].answers(cell) }) { count += 1 }
      }
      if count > most { (best, most) = (os, count) }
    }
    return best
  }
}
