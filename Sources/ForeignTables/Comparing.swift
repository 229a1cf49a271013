internal import WidgetSizing

// What becomes of a size beside what is known.
extension Judge {
  func compare(_ own: LabelledSize, _ family: WidgetFamily?, _ kind: WidgetKind) -> Verdict? {
    let (size, label) = (own.size, own.label)
    let isAlone = label.device == nil
    if let family, let own = asked[kind]?.values.first?.families, !own.contains(family) {
      return .notJudged(.notAsked)
    }
    let targets = label.device?.targets ?? everywhere(kind)
    // A lower bound allows what the newest version has.
    let versions = label.versions.flatMap { $0.isLowerBound ? nil : $0 }
    var places = targets.compactMap { known(of: $0, kind) }
    guard !places.isEmpty else {
      let isLeftOut = targets.contains { target in
        let screen = catalog.screen(of: target.place, with: kind)
        return asked[kind]?[screen] == nil
          && !engine.versions(of: kind, on: screen, for: target.place.device).isEmpty
      }
      return .notJudged(
        isLeftOut ? .notAsked : versions.map { .noSuchVersion($0) } ?? .nobodyPublished(family))
    }
    if let versions {
      let own = Set(versions.numbers.map { OSVersion($0) })
      guard places.contains(where: { !own.isDisjoint(with: $0.versions) }) else {
        return .notJudged(.noSuchVersion(versions))
      }
      guard self.versions[kind]?.isDisjoint(with: own) == false else {
        return .notJudged(.notAsked)
      }
    }
    if let family {
      places = places.filter { $0.families.contains(family) }
      if places.isEmpty { return .notJudged(.noSuchFamily(family)) }
    }
    // A setting that the platform does not have says nothing: the canvas of an iPhone.
    func have(_ variant: WidgetVariant, _ some: [KnownSizes]) -> Bool {
      some.contains { $0.sizes.contains { $0.cell[WidgetVariant.self] == variant } }
    }
    let variant = label.variant.flatMap { have($0, places) ? $0 : nil }
    if let stated = label.variant, variant == nil, let family,
      !places.contains(where: { $0.sizes.contains { $0.has(stated) } }),
      Set(targets.map(\.place.platform)).contains(where: { catalog.has(stated, of: family, on: $0) }
      )
    {
      return .notJudged(.nobodyPublished(family))
    }
    func isMeant(_ known: KnownSizes.Known) -> Bool {
      (family == nil || known.family == family)
        && (label.zoom.map { $0 == known.cell.zoom } ?? true)
        && (variant.map { known.has($0) } ?? true)
    }
    func isCurrent(_ known: KnownSizes.Known) -> Bool {
      guard let versions, versions.platform.map({ $0.isLike(known.cell.platform) }) ?? true else {
        return known.isNewest
      }
      return known.isAsked && versions.numbers.contains(known.cell.os.major)
    }
    let units = units(of: own)
    var (others, only): ([KnownSizes.Known], KnownSizes.Known?) = ([], nil)
    for place in places {
      for index in place.candidates(for: size) {
        let known = place.sizes[index]
        guard isMeant(known),
          units.contains(where: { known.agrees(with: size, label, inPixels: $0) })
        else { continue }
        if !isCurrent(known) {
          others.append(known)
        } else if isUsual(known.cell, label) {
          return .right(only: nil)
        } else {
          only = only ?? known
        }
      }
    }
    let other = others.max { $0.cell.os < $1.cell.os }
    let usual =
      scopes[label]
      ?? {
        let current = places.flatMap { $0.sizes.filter { isMeant($0) && isCurrent($0) } }
        let own = current.filter { isUsual($0.cell, label) }
        return own.isEmpty ? current : own
      }()
    if scopes.count >= Self.mostScopes { scopes = [:] }
    scopes[label] = usual
    if let only {
      let hasUsual = !isAlone && usual.contains { isUsual($0.cell, label) }
      return .right(only: hasUsual ? only.cell : nil)
    }
    guard !usual.isEmpty || other != nil else { return .notJudged(.nobodyPublished(family)) }
    let isInPixels = units.count == 1 ? units[0] : self.isInPixels(size, usual)
    if other == nil,
      let reason = reasonAgainst(own, family, usual, places, kind, inPixels: isInPixels)
    {
      return size.form == .single && isAlone ? nil : .notJudged(reason)
    }
    let mismatch = mismatch(own, family, usual, others, places, isInPixels)
    guard let other else { return .wrong(mismatch) }
    // A version that is stated allows no older one.
    let isAllowed =
      label.versions.map { stated in
        stated.platform.map { !$0.isLike(other.cell.platform) } ?? false
          || stated.numbers.contains(other.cell.os.major)
      } ?? true
    let newest = usual.filter { $0.cell.platform == other.cell.platform }.map(\.cell.os).max()
    return isAllowed && newest.map { other.cell.os < $0 } ?? (versions == nil)
      ? .outdated(mismatch) : .wrong(mismatch)
  }

  /// Why a size that no widget has is not called wrong; nil if it is.
  func reasonAgainst(
    _ own: LabelledSize, _ family: WidgetFamily?, _ usual: [KnownSizes.Known],
    _ places: [KnownSizes], _ kind: WidgetKind, inPixels isInPixels: Bool
  ) -> NotJudgedReason? {
    let (size, label, isAlone) = (own.size, own.label, own.label.device == nil)
    if let scale = label.scale, scale > 1, !usual.contains(where: { $0.scale == scale }) {
      return .otherUnit
    }
    func isNear(_ percent: ClosedRange<Int>) -> Bool {
      usual.contains { $0.isNear(size, percent, inPixels: isInPixels) }
    }
    if family == nil { return isNear(75...125) && label.speaksOfWidgets ? nil : .noFamily }
    // What is in a widget is smaller. A slip has one of its sides, or is the size of another family.
    if !isNear(50...Int.max), !hasSide(size, of: family, places),
      !isOfOther(own, family, kind)
    {
      return .unlike(family)
    }
    let isVague = label.device?.rank == .group && label.family?.rank != .full
    if size.isWidth != nil || own.hasOwnName, !isNear(60...150) { return .unlike(family) }
    if size.isFrame, !isNear(isAlone || isVague ? 95...105 : 60...150) { return .unlike(family) }
    let isNamed = own.isNear && label.family?.rank == .full
    if isAlone, !isNamed, !isNear(40...250) { return .unlike(family) }
    // Other things are small and large as well.
    if !own.isAmongWidgets, !isNamed,
      !usual.contains(where: { known in
        [true, false].contains { known.isNear(size, 85...115, inPixels: $0) }
      })
    {
      return .unlike(family)
    }
    return nil
  }

  /// Whether a number of a size may be a side of a family.
  private func hasSide(_ size: WrittenSize, of family: WidgetFamily?, _ places: [KnownSizes])
    -> Bool
  {
    [size.width, size.height].compactMap(\.self).contains { number in
      places.contains { place in
        place.sizes(withSide: number).contains { place.sizes[$0].family == family }
      }
    }
  }

  /// Whether a size is that of another family of the device, or of any device. There a Lock Screen has none of a Home
  /// Screen.
  private func isOfOther(
    _ own: LabelledSize, _ family: WidgetFamily?, _ kind: WidgetKind
  ) -> Bool {
    func isAccessory(_ family: WidgetFamily?) -> Bool {
      catalog.id(of: family)?.hasPrefix("accessory") == true
    }
    return everywhere(kind).contains { target in
      guard let place = known(of: target, kind) else { return false }
      let isOwn = own.label.device?.targets.contains {
        $0.place.screenClass == target.place.screenClass
          && $0.place.platform == target.place.platform
      }
      return place.candidates(for: own.size).lazy.map { place.sizes[$0] }.contains { known in
        (isOwn == true || isAccessory(known.family) == isAccessory(family))
          && [true, false].contains { known.agrees(with: own.size, own.label, inPixels: $0) }
      }
    }
  }

  /// Whether a size may be in points (false), in pixels (true), or both. A part of a pixel is one of a point.
  func units(of own: LabelledSize) -> [Bool] {
    let unit = own.size.unit == .unstated ? own.label.unit : own.size.unit
    return switch unit ?? .unstated {
    case .points, .other: [false]
    case .pixels where own.isInDocument && own.size.width.whole != nil: [true]
    case .pixels: [true, false]
    case .unstated: [false, true]
    }
  }

  /// Whether a wrong size is taken for pixels: both sides are, and it is like none in points.
  func isInPixels(_ size: WrittenSize, _ usual: [KnownSizes.Known]) -> Bool {
    usual.contains { $0.scale > 1 && $0.isNear(size, 60...150, inPixels: true) }
      && !usual.contains { $0.isNear(size, 50...150) }
  }

  /// Whether a widget has the settings that a file means which names none.
  func isUsual(_ cell: Cell, _ label: Label) -> Bool {
    (!cell.isZoomed || label.zoom != nil
      || label.device?.targets.contains { $0.zoom != nil } == true) && cell.textSize == .l
      && (label.variant != nil
        || ![.iconsLarge, .lockScreen].contains(cell[WidgetVariant.self]))
  }

  /// What is told of a size that is not right: the nearest sizes that are.
  func mismatch(
    _ own: LabelledSize, _ family: WidgetFamily?, _ usual: [KnownSizes.Known],
    _ others: [KnownSizes.Known], _ places: [KnownSizes], _ isInPixels: Bool
  ) -> Mismatch {
    // Of a size that was right, the same widget on the same screen.
    let like = usual.indices.filter { index in
      others.contains {
        $0.family == usual[index].family && $0.cell.screenClass == usual[index].cell.screenClass
      }
    }
    let nearest = (like.isEmpty ? Array(usual.indices) : like)
      .map { (usual[$0].distance(to: own.size, inPixels: isInPixels), $0) }.sorted { $0 < $1 }
    var (screens, expected): (Set<Screen>, [KnownSizes.Known]) = ([], [])
    for (_, index) in nearest
    where expected.count < 3 && screens.insert(usual[index].cell.screen).inserted {
      expected.append(usual[index])
    }
    let older = others.isEmpty && expected.count == 1 ? older(than: expected[0], places) : nil
    let match = others.max { $0.cell.os < $1.cell.os }
    return Mismatch(
      isInPixels: isInPixels, family: family, expected: expected.map(\.evidence),
      older: older?.evidence, match: match?.evidence,
      isDrawn: match.map { match in
        !units(of: own).contains {
          match.agrees(with: own.size, own.label, inPixels: $0, asDrawn: false)
        }
      } ?? false)
  }

  /// The size of a widget on the newest older version on which it differs.
  func older(than known: KnownSizes.Known, _ places: [KnownSizes]) -> KnownSizes.Known? {
    places.lazy.flatMap(\.sizes).filter { other in
      other.cell.os < known.cell.os && other.family == known.family && other.isAsked
        && other.cell.screen == known.cell.screen && other.cell.zoom == known.cell.zoom
        && [nil, known.cell[WidgetVariant.self]].contains(other.cell[WidgetVariant.self])
        && (other.evidence.width.value != known.evidence.width.value
          || other.evidence.height.value != known.evidence.height.value)
    }.max { $0.cell.os < $1.cell.os }
  }
}
