extension Engine {
  /// The versions with a kind of widget that a screen runs, or `device` alone if it is given.
  public func versions(
    of kind: WidgetKind, on screen: Screen, for device: Key<Device>? = nil
  ) -> [OSVersion] {
    guard kind.hasFamilies else {
      return screen.screenClass.map { versions(of: $0, for: device) } ?? []
    }
    return catalog.versions(with: kind, on: screen.platform).filter { os in
      device.map { catalog.mayRun($0, os) } ?? catalog.runs(screen, os)
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

  /// The version that is answered for on a screen where none is asked for; nil if the screen runs none.
  ///
  /// For Today extensions, which get no new data, it is the version with the most numbers. For other kinds
  /// it is the newest on which a family is known, for most of the families; if none is known, the newest
  /// that a claim is about, else the newest. Only versions that a device that was named runs count.
  public func defaultOS(of screen: Screen, in asked: AskedBox) -> OSVersion? {
    asked.kind.hasFamilies
      ? defaultVersions(of: screen, in: asked, asked.zoom)?.os
      : screen.screenClass.map { bestMeasuredOS(of: $0, in: asked, asked.zoom) }
  }

  /// The version that a question for all widgets of a class answers for.
  public func defaultOS(
    _ kind: WidgetKind, on screenClass: Key<ScreenClass>, for device: Key<Device>? = nil
  ) -> OSVersion? {
    let screen = catalog.screen(of: screenClass, with: kind)
    var asked = AskedBox(kind, on: [screen])
    asked.device = device
    return defaultOS(of: screen, in: asked)
  }

  /// The cells of a box on its default version on a screen, each family on the newest on which it is known; nil if
  /// the screen runs none.
  func defaultBlock(
    of asked: AskedBox, on screen: Screen, _ zoom: DisplayZoom, knowing quantities: [Quantity]
  ) -> CellBlock? {
    guard asked.kind.hasFamilies else {
      return screen.screenClass.map {
        block(
          of: asked, on: screen, bestMeasuredOS(of: $0, in: asked, zoom), zoom, moving: [:])
      }
    }
    return defaultVersions(of: screen, in: asked, zoom, knowing: quantities).map {
      block(of: asked, on: screen, $0.os, zoom, moving: $0.ofFamilies)
    }
  }

  /// The version with the most numbers that claims state at text size `l`, the earliest of equals, of
  /// the cells of a box. Where claims state none, it is the one with the most known numbers or, if there are none, the
  /// first that has what is asked for on other screens.
  ///
  /// A class without Today extensions gets the first version that it runs.
  private func bestMeasuredOS(
    of screenClass: Key<ScreenClass>, in asked: AskedBox, _ zoom: DisplayZoom
  ) -> OSVersion {
    let device = asked.device
    let versions = versions(of: screenClass, for: device)
    guard let earliest = versions.first else {
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
    func lines(_ os: OSVersion) -> [Cell] { block(of: asked, on: screen, os, zoom).lines }
    func best(_ count: (OSVersion) -> Int) -> OSVersion? {
      let counts = versions.map(count)
      let most = counts.max() ?? 0
      return most == 0 ? nil : counts.firstIndex(of: most).map { versions[$0] }
    }
    let stated = best { os in
      let spoken = answers.map { $0.filter { $0.os.contains(os) } }
      guard !spoken.allSatisfy(\.isEmpty) else { return 0 }
      return lines(os).filter(catalog.exists).reduce(0) { count, line in
        count + spoken.count { $0.contains { $0.answers(line.at(.l)) } }
      }
    }
    if let stated { return stated }
    let engine = self.asked(about: device)
    let known = best { os in
      lines(os).count { line in
        Quantity.sides.contains { engine.answer($0, of: line.at(.l)).state.isKnown }
      }
    }
    if let known { return known }
    let offering = versions.first { os in
      lines(os).contains { line in
        line[EntryPoint.self].map { catalog.has($0, on: os) } ?? true
      }
    }
    return offering ?? earliest
  }

  /// The default version on a screen, and those of the families that are known.
  ///
  /// A measurement on a new version changes the version of its family, and hides no known size of others.
  private func defaultVersions(
    of screen: Screen, in asked: AskedBox, _ zoom: DisplayZoom,
    knowing quantities: [Quantity] = Quantity.sides
  ) -> (os: OSVersion, ofFamilies: [WidgetFamily: OSVersion])? {
    let versions = versions(of: asked.kind, on: screen, for: asked.device)
    guard let newest = versions.last else { return nil }
    let families = catalog.families(of: asked, on: screen.platform, newest)
    var ofFamilies: [WidgetFamily: OSVersion] = [:]
    for family in families {
      ofFamilies[family] = versions.last {
        isKnown(family, in: asked, on: screen, $0, zoom, quantities)
      }
    }
    let most = versions.map { os in ofFamilies.values.count { $0 == os } }.max() ?? 0
    let os =
      most == 0
      ? newestOSWithClaims(of: screen, in: asked, zoom)
      : versions.last { os in ofFamilies.values.count { $0 == os } == most }
    return (os ?? newest, ofFamilies)
  }

  /// Whether the size of a widget is known, whatever the family.
  func hasKnownFamily(
    in asked: AskedBox, on screen: Screen, _ os: OSVersion, _ zoom: DisplayZoom
  ) -> Bool {
    catalog.families(of: asked, on: screen.platform, os).contains {
      isKnown($0, in: asked, on: screen, os, zoom, Quantity.sides)
    }
  }

  /// Whether some numbers of a widget of a family are known.
  private func isKnown(
    _ family: WidgetFamily, in asked: AskedBox, on screen: Screen, _ os: OSVersion,
    _ zoom: DisplayZoom, _ quantities: [Quantity]
  ) -> Bool {
    var asked = asked
    asked.box.set(family)
    return block(of: asked, on: screen, os, zoom).cells.contains { cell in
      quantities.allSatisfy { answer($0, of: cell).state.isKnown }
    }
  }

  /// The newest version that a claim is about, else the newest that the screen runs.
  private func newestOSWithClaims(
    of screen: Screen, in asked: AskedBox, _ zoom: DisplayZoom
  ) -> OSVersion? {
    let versions = versions(of: asked.kind, on: screen, for: asked.device)
    let claims = self.claims(of: asked.kind, on: screen).filter {
      $0.use == .answer && $0.zoom == zoom
    }
    return versions.last { os in claims.contains { $0.os.contains(os) } } ?? versions.last
  }

  /// The claims about both numbers of widgets on a screen, of any use.
  private func claims(of kind: WidgetKind, on screen: Screen) -> [Claim] {
    Quantity.sides.flatMap { claims.claims(of: $0, kind, on: screen) }
      .map { catalog.claims[$0] }
  }
}
