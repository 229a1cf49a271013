internal import WidgetSizing

extension Judge {
  struct KnownKey: Hashable {
    let target: Target
    let kind: WidgetKind
  }

  /// What a judgement depends on, beside the numbers.
  struct ScopeKey: Hashable {
    /// What each name of a device may mean; none if the file names no device.
    let names: [[Target]]
    let family: WidgetFamily?
    let versions: VersionLabel?
    let platform: Platform?
    let kind: WidgetKind
    var mode: Mode?
    var orientation: Orientation?
    var variant: WidgetVariant?
    var zoom: DisplayZoom?

    /// Whether a widget has the settings that the file names.
    func includes(_ cell: Cell) -> Bool {
      (mode == nil || cell[Mode.self] == mode)
        && (orientation == nil || cell[Orientation.self] == orientation)
        && (variant == nil || [nil, variant].contains(cell[WidgetVariant.self]))
        && (zoom == nil || cell.zoom == zoom)
    }
  }

  /// The sizes that a label means.
  struct Scope {
    var key: ScopeKey
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
    /// Of several names, each with each version if all are meant, the indices of those that mean a cell, and of those
    /// of which a size is meant.
    var names: [Cell: [Int]] = [:]
    var meantNames: Set<Int> = []

    /// The names that mean one of some sizes.
    func names(of sizes: [KnownSizes.Known]) -> Set<Int> {
      sizes.reduce(into: []) { $0.formUnion(names[$1.cell] ?? []) }
    }
  }

  func makeScope(_ key: ScopeKey) -> Scope {
    var scope = Scope(key: key)
    let places = key.names.isEmpty ? [targets(on: key.platform, key.kind)] : key.names
    var (sizes, nameOf): ([KnownSizes], [Int]) = ([], [])
    for (name, targets) in places.enumerated() {
      for target in targets {
        guard let known = known(of: target, key.kind) else { continue }
        sizes.append(known)
        nameOf.append(name)
      }
    }
    guard !sizes.isEmpty else {
      let isLeftOut = places.joined().contains { target in
        let screen = engine.catalog.screen(of: target.place, with: key.kind)
        return queries[key.kind]?[screen] == nil
          && !engine.versions(of: key.kind, on: screen, for: target.place.device).isEmpty
      }
      scope.reason =
        isLeftOut
        ? .deviceNotAsked
        : key.versions.map(NotJudgedReason.noSuchVersion) ?? .nobodyPublished(key.family)
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
      guard own.contains(where: { self.versions[key.kind]?.contains($0) == true }) else {
        scope.reason = .versionNotAsked(versions)
        return scope
      }
    }
    if let family = key.family, !sizes.contains(where: { $0.families.contains(family) }) {
      // `iPhone` in a title is no more than a hint.
      if key.names.isEmpty, key.platform != nil {
        return makeScope(
          ScopeKey(names: [], family: family, versions: key.versions, platform: nil, kind: key.kind)
        )
      }
      scope.reason = .noSuchFamily(family)
      return scope
    }
    // An iPhone has no canvas, whatever a file calls one.
    var key = key
    if let variant = key.variant,
      !sizes.contains(where: { $0.sizes.contains { $0.cell[WidgetVariant.self] == variant } })
    {
      key.variant = nil
      scope.key = key
    }
    let each =
      key.versions.flatMap { $0.areAllMeant && !key.names.isEmpty ? $0.numbers : nil } ?? [0]
    // Models of one screen have the same sizes.
    var seen: [Cell: Int] = [:]
    var all: [KnownSizes.Known] = []
    for (place, name) in zip(sizes, nameOf) {
      for known in place.sizes
      where (key.family == nil || known.family == key.family) && key.includes(known.cell) {
        if places.count * each.count > 1 {
          // Of one version, those of others stand for it.
          let own = each.indices.filter {
            each.count == 1 || OSVersion(each[$0]) == known.cell.os
          }
          scope.names[known.cell, default: []] += own.map { name * each.count + $0 }
        }
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
      key.kind == .today
        ? place.unknown.contains { named?.contains($0.os) ?? true && key.includes($0) }
        : key.family.map(place.partlyUnknown.contains) ?? !place.partlyUnknown.isEmpty
    }
    scope.meantNames = scope.names(of: meant)
    scope.expected = meant.filter { key.isUsual($0.cell) }
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
      func order(_ screen: Screen) -> (Int, Int, String) {
        (
          screen.platform == .iOS ? 0 : 1, screen.screenClass?.place ?? 0, screen.platform.rawValue
        )
      }
      return order(left) < order(right)
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
    if target.place.device != nil, kind != .today,
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

extension Judge.ScopeKey {
  /// Whether a widget has the Display Zoom that a file means: none, unless it names it, or a screen that is reported
  /// with it.
  func isMeant(_ cell: Cell) -> Bool {
    !cell.isZoomed || zoom != nil || names.contains { $0.contains { $0.zoom != nil } }
  }

  /// Whether a widget has the settings that a file means which names none: Display Zoom off, unless the screen is one
  /// that is reported with it, and of a Today extension portrait, the default text size and the usual place.
  func isUsual(_ cell: Cell) -> Bool {
    isMeant(cell) && cell.textSize == .l
      && [nil, orientation ?? .portrait].contains(cell[Orientation.self])
      && cell[EntryPoint.self] != .quickAction
  }
}
