internal import WidgetSizing

extension Judge {
  struct KnownKey: Hashable {
    let target: Target
    let kind: WidgetKind
  }

  /// What a judgement depends on, beside the numbers.
  struct ScopeKey: Hashable {
    let targets: [Target]
    let family: WidgetFamily?
    let versions: VersionLabel?
    let platform: Platform?
    let kind: WidgetKind
  }

  /// The sizes that a label means.
  struct Scope {
    /// Why none can be compared; nil if some can.
    var reason: NotJudgedReason?
    /// Those that are right, and all others of the same places.
    var meant = SizeIndex([]), others = SizeIndex([])
    /// Whether a variant of the family is unknown.
    var isPartlyUnknown = false
    /// What would be right, one for each place.
    var expected: [KnownSizes.Known] = []
    /// How many screens have one of these.
    var screenCount = 0
  }

  func makeScope(_ key: ScopeKey) -> Scope {
    var scope = Scope()
    let places = key.targets.isEmpty ? targets(on: key.platform, key.kind) : key.targets
    var sizes: [KnownSizes] = []
    for target in places.prefix(400) {
      if let known = known(of: target, key.kind) { sizes.append(known) }
    }
    guard !sizes.isEmpty else {
      scope.reason = key.versions.map(NotJudgedReason.noSuchVersion) ?? .nobodyPublished(key.family)
      return scope
    }
    var named: Set<OSVersion>?
    if let versions = key.versions {
      let own = versions.numbers.map { OSVersion($0) }
      named = Set(own)
      guard sizes.contains(where: { sizes in own.contains(where: sizes.versions.contains) }) else {
        scope.reason = .noSuchVersion(versions)
        return scope
      }
      guard own.contains(where: self.versions.contains) else {
        scope.reason = .versionNotAsked(versions)
        return scope
      }
    }
    if let family = key.family, !sizes.contains(where: { $0.families.contains(family) }) {
      // `iPhone` in a title is no more than a hint.
      if key.targets.isEmpty, key.platform != nil {
        return makeScope(
          ScopeKey(
            targets: [], family: family, versions: key.versions, platform: nil, kind: key.kind))
      }
      scope.reason = .noSuchFamily(family)
      return scope
    }
    // Models of one screen have the same sizes.
    var seen: [Cell: Int] = [:]
    var all: [KnownSizes.Known] = []
    for place in sizes {
      for known in place.sizes where key.family == nil || known.family == key.family {
        if let index = seen[known.cell] {
          if known.isNewest { all[index] = known }
        } else {
          seen[known.cell] = all.count
          all.append(known)
        }
      }
    }
    func isMeant(_ known: KnownSizes.Known) -> Bool {
      named.map { known.isAsked && $0.contains(known.cell.os) } ?? known.isNewest
    }
    let meant = all.filter(isMeant)
    (scope.meant, scope.others) = (SizeIndex(meant), SizeIndex(all.filter { !isMeant($0) }))
    scope.isPartlyUnknown = sizes.contains { place in
      key.family.map(place.partlyUnknown.contains) ?? !place.partlyUnknown.isEmpty
    }
    scope.expected = meant.filter {
      $0.cell.zoom == .standard || key.targets.contains { $0.zoom != nil }
    }
    if scope.expected.isEmpty { scope.expected = meant }
    scope.screenCount = Set(scope.expected.map(\.cell.screen)).count
    if meant.isEmpty {
      scope.reason = all.isEmpty || key.versions != nil ? .nobodyPublished(key.family) : nil
    }
    return scope
  }

  /// Every place of a platform, or of all, for a size without a device.
  private func targets(on platform: Platform?, _ kind: WidgetKind) -> [Target] {
    let screens = (queries[kind] ?? [:]).keys.filter { platform == nil || $0.platform == platform }
    return screens.sorted { left, right in
      (left.platform == .iOS ? 0 : 1, left.screenClass?.place ?? 0) < (
        right.platform == .iOS ? 0 : 1, right.screenClass?.place ?? 0
      )
    }.map { screen in
      Target(
        place: screen.screenClass.map { Place($0, device: nil, in: engine.catalog) }
          ?? Place(screen.platform))
    }
  }

  /// What is known of a place; nil if nothing of it is asked about.
  private func known(of target: Target, _ kind: WidgetKind) -> KnownSizes? {
    let key = KnownKey(target: target, kind: kind)
    if let made = known[key] { return made }
    let screen = engine.catalog.screen(of: target.place, with: kind)
    if target.place.device != nil,
      engine.versions(of: kind, on: screen, for: target.place.device).isEmpty,
      let screenClass = target.place.screenClass
    {
      // A model without widgets stands for its screen.
      let own = Target(
        place: Place(screenClass, device: nil, in: engine.catalog), zoom: target.zoom)
      let made = self.known(of: own, kind)
      known[key] = .some(made)
      return made
    }
    let made = queries[kind]?[screen].flatMap { query -> KnownSizes? in
      var query = query
      query.device = target.place.device
      let own = engine.versions(of: kind, on: screen, for: target.place.device)
      query.os = query.os?.filter(own.contains)
      guard query.os?.isEmpty == false else { return nil }
      let zooms = target.zoom.map { [$0] } ?? zooms ?? DisplayZoom.choices(on: screen.platform)
      return KnownSizes(query, zooms: zooms, engine)
    }
    known[key] = .some(made)
    return made
  }
}
