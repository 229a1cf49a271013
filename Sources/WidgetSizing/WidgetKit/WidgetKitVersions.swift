extension Engine {
  /// The versions with WidgetKit that a screen runs, or that `device` runs if it is given.
  public func versions(of screen: WidgetScreen, for device: Key<Device>? = nil) -> [OSVersion] {
    catalog.widgetKitVersions(on: screen.platform).filter { os in
      device.map { catalog.devices[$0].runs(os) != false } ?? catalog.runs(screen, os)
    }
  }

  /// The version that a query without a version answers for: the newest of which a claim speaks,
  /// else the newest that the screen runs.
  public func newestMeasuredOS(
    of screen: WidgetScreen, for device: Key<Device>? = nil
  ) -> OSVersion? {
    let versions = versions(of: screen, for: device)
    let claims = claims(on: screen).filter { $0.use == .answer && $0.zoom == .standard }
    return versions.last { os in claims.contains { $0.os.contains(os) } } ?? versions.last
  }

  /// Whether a source of what a query asks for on one screen names the version: it was measured there,
  /// or stated for it. Otherwise the version is taken from sources that name none.
  package func isVersionStated(_ os: OSVersion, of screen: WidgetScreen, in query: WidgetKitQuery)
    -> Bool
  {
    claims(on: screen).contains { claim in
      claim.use == .answer && claim.zoom == query.zoom && !claim.isOSInferred
        && claim.os.contains(os) && query.families?.contains(claim.family) ?? true
        && query.variants?.contains(claim.variant ?? .iconsSmall) ?? true
    }
  }

  /// The claims about both numbers of widgets on a screen, of any use.
  private func claims(on screen: WidgetScreen) -> [WidgetKitClaim] {
    Quantity.allCases.flatMap { claims.claims(of: $0, on: screen) }
      .map { catalog.widgetKitClaims[$0] }
  }
}

extension Catalog {
  /// Whether a model of a screen runs a version, or may, as no source says.
  public func runs(_ screen: WidgetScreen, _ os: OSVersion) -> Bool {
    guard let screenClass = screen.screenClass else { return true }
    let models = screenClasses[screenClass].devices
    return models.isEmpty || screenClasses[screenClass].versionsSeen.contains(os)
      || models.contains { devices[$0].runs(os) != false }
  }

  /// The models of a screen that ran `os` or may have run it, as no source says.
  public func devices(of screen: WidgetScreen, on os: OSVersion) -> [Key<Device>] {
    screen.screenClass.map { screenClasses[$0].devices.filter { devices[$0].runs(os) != false } }
      ?? []
  }
}
