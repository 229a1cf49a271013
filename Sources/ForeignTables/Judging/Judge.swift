internal import WidgetSizing

/// Compares the sizes of files with what is known of the widgets that they are written beside.
final class Judge {
  let engine: Engine
  /// What files are compared with, by kind and screen.
  let queries: [WidgetKind: [Screen: Query]]
  let zooms: [DisplayZoom]?
  /// The versions of all queries.
  let versions: Set<OSVersion>
  var known: [KnownKey: KnownSizes?] = [:]
  private var scopes: [ScopeKey: Scope] = [:]

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - queries: The widgets that sizes are compared with, one query for each screen.
  ///   - zooms: What was chosen for Display Zoom; nil for all that there is.
  init(_ engine: Engine, _ queries: [Query], zooms: [DisplayZoom]?) {
    self.engine = engine
    self.zooms = zooms
    versions = Set(queries.flatMap { $0.os ?? [] })
    var all: [WidgetKind: [Screen: Query]] = [:]
    for query in queries {
      guard let screen = query.screens.first, all[query.kind]?[screen] == nil else { continue }
      all[query.kind, default: [:]][screen] = query
    }
    self.queries = all
  }

  /// What becomes of a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - labels: What the words around it mean.
  ///   - device: The device that they name; nil if they name none.
  ///   - speaksOfWidgets: Whether the file, a heading or a comment does.
  ///   - trustsVagueNames: Whether names such as `rect` are families, as the file has others.
  /// - Returns: Nil if nothing says that it is a size of a widget.
  func judge(
    _ size: WrittenSize, _ labels: Labels, _ device: DeviceLabel?, speaksOfWidgets: Bool,
    trustsVagueNames: Bool
  ) -> Verdict? {
    var family = labels.family
    if trustsVagueNames { family?.isVague = false }
    if let own = family?.family, family?.isFull == false, engine.catalog.kind(of: own) == .activity,
      labels.kind != .activity
    {
      family = nil
    }
    let isFull = family?.isFull ?? false
    if labels.isOther, !isFull { return nil }
    if labels.kind == .today, !isFull { return .notJudged(.otherKind(.today)) }
    // A family alone, or a device alone, is a widget's only where widgets are spoken of.
    if family == nil || device == nil {
      guard speaksOfWidgets || isFull else {
        return device == nil && family == nil && size.form == .size ? .notJudged(.noLabel) : nil
      }
    }
    if size.form == .single, family?.family == nil || device == nil { return nil }
    if family == nil, device == nil { return size.form == .size ? .notJudged(.noLabel) : nil }
    // `(12, 15)` beside a family alone may be anything.
    if device == nil, size.form == .pair,
      min(size.width.tenThousandths, size.height?.tenThousandths ?? .max) < Self.smallestPair
    {
      return nil
    }
    if let device, device.targets.isEmpty { return .notJudged(.unknownDevice) }
    let kind = family?.family.map(engine.catalog.kind) ?? labels.kind ?? .widgetKit
    if family?.family == nil, device == nil, family != nil { family = FamilyLabel() }
    let key = ScopeKey(
      targets: device?.targets ?? [], family: family?.family, versions: labels.versions,
      platform: device == nil ? labels.platform : nil, kind: kind == .today ? .widgetKit : kind)
    let scope = scopes[key] ?? makeScope(key)
    scopes[key] = scope
    if let reason = scope.reason { return .notJudged(reason) }
    return compare(size, scope, family, isAlone: device == nil)
  }

  /// The shortest side of a widget, in 1/10000 pt.
  private static let smallestPair = 20 * 10_000

  private func compare(_ size: WrittenSize, _ scope: Scope, _ family: FamilyLabel?, isAlone: Bool)
    -> Verdict
  {
    var alternative: KnownSizes.Known?
    var other: (known: KnownSizes.Known, isInPixels: Bool)?
    for isInPixels in units(of: size, isAlone: isAlone && family?.family == nil) {
      var right: [KnownSizes.Known] = []
      for known in scope.meant.candidates(for: size, inPixels: isInPixels) {
        switch known.evidence.agreement(with: size, inPixels: isInPixels, scale: known.scale) {
        case .answer: right.append(known)
        case .alternative: alternative = alternative ?? known
        case .none: break
        }
        if !right.isEmpty, !isAlone { return .right }
      }
      if !right.isEmpty { return share(of: right, scope, family) }
      guard other == nil else { continue }
      let matching = scope.others.candidates(for: size, inPixels: isInPixels).filter {
        $0.evidence.agreement(with: size, inPixels: isInPixels, scale: $0.scale) != .none
      }
      other = (matching.max { $0.cell.os < $1.cell.os }).map { ($0, isInPixels) }
    }
    if let alternative, !isAlone {
      let isDisputed = [alternative.evidence.width, alternative.evidence.height].contains {
        $0.state == .disputed
      }
      return isDisputed ? .notJudged(.disputed(alternative.family)) : .right
    }
    if let other {
      let newest = scope.expected.map(\.cell.os).max()
      let mismatch = mismatch(scope, family, other.isInPixels, match: other.known)
      return newest.map { other.known.cell.os < $0 } ?? true
        ? .outdated(mismatch) : .wrong(mismatch)
    }
    let isInPixels = inPixels(size, scope)
    if scope.isPartlyUnknown, !isAlone, let own = family?.family, !isKnownElsewhere(size, own),
      scope.expected.contains(where: {
        $0.evidence.mayHaveLargeIcons(size, inPixels: isInPixels, scale: $0.scale)
      })
    {
      return .unpublished(mismatch(scope, family, isInPixels, match: nil))
    }
    if family?.isVague == true { return .notJudged(.noDevice(nil)) }
    if family == nil {
      // Of a device without a family only what is near to one of its sizes is meant to be one.
      guard let near = scope.expected.first(where: { $0.isNear(size, inPixels: isInPixels) }) else {
        return .notJudged(.noFamily)
      }
      return .wrong(
        Mismatch(
          isInPixels: isInPixels, family: nil, expected: [near.evidence], older: nil, match: nil))
    }
    return .wrong(mismatch(scope, family, isInPixels, match: nil))
  }

  /// Whether a size is that of a family on some screen, from where it was copied.
  private func isKnownElsewhere(_ size: WrittenSize, _ family: WidgetFamily) -> Bool {
    let key = ScopeKey(
      targets: [], family: family, versions: nil, platform: nil,
      kind: engine.catalog.kind(of: family))
    let all = scopes[key] ?? makeScope(key)
    scopes[key] = all
    return [all.meant, all.others].contains { index in
      index.candidates(for: size, inPixels: false).contains {
        $0.evidence.agreement(with: size, inPixels: false, scale: $0.scale) == .answer
      }
    }
  }

  /// On how many screens a size without a device is right.
  private func share(of right: [KnownSizes.Known], _ scope: Scope, _ family: FamilyLabel?)
    -> Verdict
  {
    let screens = Set(right.map(\.cell.screen))
    var others: [KnownSizes.Known] = []
    for known in scope.expected where others.count < 3 && !screens.contains(known.cell.screen) {
      if !others.contains(where: { $0.cell.screen == known.cell.screen }) { others.append(known) }
    }
    let total = scope.screenCount
    return screens.count >= total
      ? .right
      : .rightOn(
        Share(
          family: family?.family, right: screens.count, total: total, others: others.map(\.evidence)
        ))
  }

  private func mismatch(
    _ scope: Scope, _ family: FamilyLabel?, _ isInPixels: Bool, match: KnownSizes.Known?
  ) -> Mismatch {
    var expected = scope.expected
    if let match {
      let like = expected.filter { $0.family == match.family }
      let same = like.filter {
        $0.cell.screenClass == match.cell.screenClass && $0.cell.zoom == match.cell.zoom
          && $0.cell.widget?.variant == match.cell.widget?.variant
      }
      expected = same.isEmpty ? like : same
    }
    // The usual size of each screen.
    var screens: Set<Screen> = []
    expected = expected.filter { screens.insert($0.cell.screen).inserted }
    let older = expected.count == 1 ? older(than: expected[0], scope) : nil
    return Mismatch(
      isInPixels: isInPixels, family: family?.family, expected: expected.prefix(3).map(\.evidence),
      older: match == nil ? older : nil, match: match?.evidence)
  }

  /// The size of a widget on the newest older version on which it differs.
  private func older(than known: KnownSizes.Known, _ scope: Scope) -> CellEvidence? {
    scope.others.sizes.first { other in
      other.cell.os < known.cell.os && other.family == known.family && other.isAsked
        && other.cell.screen == known.cell.screen && other.cell.zoom == known.cell.zoom
        && [nil, known.cell.widget?.variant].contains(other.cell.widget?.variant)
        && (other.evidence.width.value != known.evidence.width.value
          || other.evidence.height.value != known.evidence.height.value)
    }?.evidence
  }

  /// Whether a size may be in points (false), in pixels (true), or both, what is likelier first.
  private func units(of size: WrittenSize, isAlone: Bool) -> [Bool] {
    switch size.unit {
    case .points: [false]
    case .pixels: [true]
    case .unstated: isAlone ? [false] : [false, true]
    }
  }

  /// What the numbers of a size that is none count: what is nearer.
  private func inPixels(_ size: WrittenSize, _ scope: Scope) -> Bool {
    guard size.unit == .unstated else { return size.unit == .pixels }
    guard let known = scope.expected.first?.evidence, let scale = scope.expected.first?.scale,
      let width = known.width.value, let height = known.height.value, scale > 1
    else { return false }
    func isNearer(_ number: WrittenNumber, _ points: Points) -> Bool {
      let (own, points) = (number.tenThousandths / 100, points.threeHundredths / 3)
      return abs(own - points * scale) < abs(own - points)
    }
    return isNearer(size.width, width) && isNearer(size.height ?? size.width, height)
  }
}

extension KnownSizes.Known {
  /// Whether no side of a size differs by more than a quarter.
  fileprivate func isNear(_ size: WrittenSize, inPixels isInPixels: Bool) -> Bool {
    func isNear(_ number: WrittenNumber, _ evidence: Evidence) -> Bool {
      guard let value = evidence.value, value > .zero else { return false }
      return (75...125).contains(
        number.tenThousandths * 3 / (value.threeHundredths * (isInPixels ? scale : 1)))
    }
    return isNear(size.width, evidence.width) && isNear(size.height ?? size.width, evidence.height)
  }
}
