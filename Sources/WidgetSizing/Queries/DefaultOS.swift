extension Engine {
  /// The versions with a kind of widget that a screen runs, or `device` alone if it is given.
  public func versions(
    of kind: WidgetKind, on screen: Screen, for device: Key<Device>? = nil
  ) -> [OSVersion] {
    guard kind.hasFamilies else {
      return screen.screenClass.map { versions(of: $0, for: device) } ?? []
    }
    return catalog.versions(with: kind, on: screen.platform).filter { os in
      device.map { catalog.devices[$0].runs(os) != false } ?? catalog.runs(screen, os)
    }
  }

  /// The versions with Today extensions that a class runs, or `device` alone if it is given.
  public func versions(
    of screenClass: Key<ScreenClass>, for device: Key<Device>? = nil
  ) -> [OSVersion] {
    catalog.todayVersions.filter { os in
      guard let device else { return catalog.screenClasses[screenClass].versions.contains(os) }
      return catalog.devices(of: screenClass, on: os).contains(device)
    }
  }

  /// The version that a query without a version answers for on a screen; nil if the screen runs none.
  ///
  /// For Today extensions, which get no new data, it is the version with the most numbers. For other kinds
  /// it is the newest on which a family is known, for most of the families; if none is known, the newest
  /// that a claim is about, else the newest. Only versions that the device of `query` runs count.
  public func defaultOS(of screen: Screen, in query: Query) -> OSVersion? {
    query.kind.hasFamilies
      ? defaultVersions(of: screen, in: query)?.os
      : screen.screenClass.map { bestMeasuredOS(of: $0, in: query) }
  }

  /// `query` for its default version on one screen, and for the default versions of families that have
  /// another; nil if the screen runs none. A query that names versions is unchanged.
  func withDefaultOS(_ query: Query, on screen: Screen) -> Query? {
    guard query.os == nil else { return query }
    var query = query
    if query.kind.hasFamilies {
      guard let versions = defaultVersions(of: screen, in: query) else { return nil }
      query.os = [versions.os]
      query.familyVersions = versions.ofFamilies.filter { $0.value != versions.os }
    } else {
      guard let os = defaultOS(of: screen, in: query) else { return nil }
      query.os = [os]
    }
    return query
  }

  /// The version that a query for all widgets of a class answers for.
  public func defaultOS(
    _ kind: WidgetKind, on screenClass: Key<ScreenClass>, for device: Key<Device>? = nil
  ) -> OSVersion? {
    let screen = catalog.screen(of: screenClass, with: kind)
    var query = Query(kind, on: [screen])
    query.device = device
    return defaultOS(of: screen, in: query)
  }

  /// The version with the most numbers that claims state at text size `l`, the earliest of equals, of
  /// the cells that `query` asks for.
  ///
  /// A class without Today extensions gets the first version that it runs.
  private func bestMeasuredOS(of screenClass: Key<ScreenClass>, in query: Query) -> OSVersion {
    let device = query.device
    let versions = versions(of: screenClass, for: device)
    guard var best = versions.first else {
      let models = device.map { [$0] } ?? catalog.screenClasses[screenClass].devices
      let first = models.compactMap { catalog.devices[$0].firstOS }.min()
      let ended = catalog.todayVersions.last
      return first ?? ended ?? OSVersion(1)
    }
    let screen = catalog.screen(of: screenClass, with: .today)
    let answers = Quantity.sides.map { quantity in
      claims.claims(of: quantity, .today, on: screen).map { catalog.claims[$0] }
        .filter(\.isAnswer)
    }
    var most = 0
    for os in versions {
      let spoken = answers.map { $0.filter { $0.os.contains(os) } }
      guard !spoken.allSatisfy(\.isEmpty) else { continue }
      var count = 0
      for line in block(of: screen, on: os, query).lines where catalog.exists(line) {
        let cell = line.at(.l)
        count += spoken.count { $0.contains { $0.answers(cell) } }
      }
      if count > most { (best, most) = (os, count) }
    }
    return best
  }

  /// The version of a query without a version on a screen, and those of the families that are known.
  ///
  /// A measurement on a new version changes the version of its family, and hides no known size of others.
  private func defaultVersions(
    of screen: Screen, in query: Query
  ) -> (os: OSVersion, ofFamilies: [WidgetFamily: OSVersion])? {
    let versions = versions(of: query.kind, on: screen, for: query.device)
    guard let newest = versions.last else { return nil }
    let families = query.families ?? catalog.families(of: query.kind, on: screen.platform, newest)
    var ofFamilies: [WidgetFamily: OSVersion] = [:]
    for family in families {
      ofFamilies[family] = versions.last { isKnown(family, in: query, on: screen, $0) }
    }
    let most = versions.map { os in ofFamilies.values.count { $0 == os } }.max() ?? 0
    let os =
      most == 0
      ? newestOSWithClaims(of: screen, in: query)
      : versions.last { os in ofFamilies.values.count { $0 == os } == most }
    return (os ?? newest, ofFamilies)
  }

  /// Whether the numbers that a query needs of a widget are known, whatever the family.
  func hasKnownFamily(in query: Query, on screen: Screen, _ os: OSVersion) -> Bool {
    (query.families ?? catalog.families(of: query.kind, on: screen.platform, os)).contains {
      isKnown($0, in: query, on: screen, os)
    }
  }

  /// Whether the numbers that a query needs of a widget of a family are known.
  private func isKnown(
    _ family: WidgetFamily, in query: Query, on screen: Screen, _ os: OSVersion
  ) -> Bool {
    var query = query
    query.families = [family]
    return block(of: screen, on: os, query).cells.contains { cell in
      query.needed.allSatisfy { answer($0, of: cell).state.isKnown }
    }
  }

  /// The newest version that a claim is about, else the newest that the screen runs.
  private func newestOSWithClaims(of screen: Screen, in query: Query) -> OSVersion? {
    let versions = versions(of: query.kind, on: screen, for: query.device)
    let claims = self.claims(of: query.kind, on: screen).filter {
      $0.use == .answer && $0.zoom == query.zoom
    }
    return versions.last { os in claims.contains { $0.os.contains(os) } } ?? versions.last
  }

  /// Whether a source of the sizes that a query asks for on one screen names the version. Otherwise the
  /// sizes come from sources that name no version. False for Today extensions.
  package func isVersionStated(_ os: OSVersion, of screen: Screen, in query: Query) -> Bool {
    claimsStating(os, of: screen, in: query).contains { _ in true }
  }

  /// Whether a source measured the sizes that a query asks for on one screen, and names the version.
  /// False for Today extensions.
  package func isVersionMeasured(_ os: OSVersion, of screen: Screen, in query: Query) -> Bool {
    claimsStating(os, of: screen, in: query).contains(where: \.isSighting)
  }

  /// The claims about the sizes that a query asks for on one screen, from sources that name the version.
  private func claimsStating(
    _ os: OSVersion, of screen: Screen, in query: Query
  ) -> some Sequence<Claim> {
    claims(of: query.kind, on: screen).lazy.filter { claim in
      claim.use == .answer && claim.zoom == query.zoom && claim.osBasis == .stated
        && claim.os.contains(os) && query.isAbout(claim)
    }
  }

  /// The claims about both numbers of widgets on a screen, of any use.
  private func claims(of kind: WidgetKind, on screen: Screen) -> [Claim] {
    Quantity.sides.flatMap { claims.claims(of: $0, kind, on: screen) }
      .map { catalog.claims[$0] }
  }
}

extension Query {
  /// Whether a claim about a widget is about one that is asked for.
  fileprivate func isAbout(_ claim: Claim) -> Bool {
    guard let family = claim.family else { return false }
    return families?.contains(family) ?? true
      && variants?.contains(claim.variant ?? .iconsSmall) ?? true
  }
}
