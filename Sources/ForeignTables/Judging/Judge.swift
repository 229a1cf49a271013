internal import WidgetSizing

/// Compares the sizes of files with what is known of the widgets that they are written beside.
final class Judge {
  let engine: Engine
  /// What files are compared with, by kind and screen.
  let queries: [WidgetKind: [Screen: Query]]
  let zooms: [DisplayZoom]?
  /// The versions of all queries of a kind.
  let versions: [WidgetKind: Set<OSVersion>]
  var known: [KnownKey: KnownSizes?] = [:]
  private var scopes: [ScopeKey: Scope] = [:]
  /// What was likely meant by devices that are not known.
  private var hints: [String: String] = [:]
  private lazy var finder = DeviceFinder(engine.catalog)

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - queries: The widgets that sizes are compared with, one query for each screen.
  ///   - zooms: What was chosen for Display Zoom; nil for all that there is.
  init(_ engine: Engine, _ queries: [Query], zooms: [DisplayZoom]?) {
    self.engine = engine
    self.zooms = zooms
    versions = Dictionary(grouping: queries, by: \.kind).mapValues {
      Set($0.flatMap { $0.os ?? [] })
    }
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
  ///   - file: What the file says elsewhere.
  /// - Returns: Nil if nothing says that it is a size of a widget.
  func judge(
    _ size: WrittenSize, _ labels: Labels, _ device: DeviceLabel?, speaksOfWidgets: Bool,
    trustsVagueNames: Bool, in file: FileMentions
  ) -> Verdict? {
    var size = size
    // `"2796": { small: 510 }`
    if size.form == .single, size.unit == .unstated, device?.isInPixels == true {
      size.unit = .pixels
    }
    var family = labels.family
    if trustsVagueNames { family?.isVague = false }
    if let own = family?.family, family?.isFull == false, engine.catalog.kind(of: own) == .activity,
      labels.kind != .activity
    {
      family = nil
    }
    let isFull = family?.isFull ?? false
    if labels.isOther || labels.isPart && size.isFrame
      || labels.isForeign && device == nil && !isFull
    {
      return nil
    }
    let isToday = labels.kind == .today && !isFull
    if isToday {
      if device == nil { return .notJudged(.todayWithoutDevice) }
      if size.form == .single { return nil }
      family = nil
    }
    // A family alone, or a device alone, is a widget's only where widgets are spoken of.
    if !isToday, family == nil || device == nil {
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
    if let device, device.names.isEmpty { return .notJudged(reason(ofUnknown: device)) }
    let named = family?.family.map(engine.catalog.kind) ?? labels.kind ?? .widgetKit
    if family?.family == nil, device == nil, family != nil { family = FamilyLabel() }
    let scope = scope(
      ScopeKey(
        names: device?.names ?? [], family: family?.family, versions: labels.versions,
        platform: device == nil ? labels.platform : nil,
        kind: isToday ? .today : named == .today ? .widgetKit : named,
        mode: isToday ? labels.mode : nil, orientation: isToday ? labels.orientation : nil,
        variant: labels.variant, zoom: labels.zoom))
    if let reason = scope.reason { return .notJudged(reason) }
    let verdict = compare(size, scope, family, labels, isAlone: device == nil, in: file)
    if let device, !device.unknown.isEmpty {
      return verdict?.with(unknownDevice: reason(ofUnknown: device))
    }
    guard device == nil, let platform = labels.platform, [.iOS, .iPadOS].contains(platform) else {
      return verdict
    }
    // `iPad` in a comment further up is no more than a hint.
    var labels = labels
    labels.platform = nil
    let other = judge(
      size, labels, nil, speaksOfWidgets: speaksOfWidgets, trustsVagueNames: trustsVagueNames,
      in: file)
    return Self.rank(other) < Self.rank(verdict) ? other : verdict
  }

  /// Why a size beside a device that is not known is not judged.
  private func reason(ofUnknown device: DeviceLabel) -> NotJudgedReason {
    guard let name = device.unknown.first else { return .unknownDevice(nil, hint: "") }
    if hints[name] == nil, hints.count < Self.mostHints { hints[name] = finder.hint(for: name) }
    return .unknownDevice(name, hint: hints[name] ?? "")
  }

  private static let mostHints = 64

  /// The order in which verdicts count that follow from a hint and without it.
  private static func rank(_ verdict: Verdict?) -> Int {
    switch verdict?.kind {
    case .right: 0
    case .outdated: 1
    case .wrong: 2
    case nil, .unpublished, .notJudged: 3
    }
  }

  /// What a label means. Most sizes of a file have the label of others.
  private func scope(_ key: ScopeKey) -> Scope {
    if let known = scopes[key] { return known }
    if scopes.count >= Self.mostScopes { scopes = [:] }
    let made = makeScope(key)
    scopes[key] = made
    return made
  }

  private static let mostScopes = 256

  /// The shortest side of a widget, in 1/10000 pt.
  private static let smallestPair = 20 * 10_000

  private func compare(
    _ size: WrittenSize, _ scope: Scope, _ family: FamilyLabel?, _ labels: Labels, isAlone: Bool,
    in file: FileMentions
  ) -> Verdict? {
    var (right, alternatives): ([KnownSizes.Known], [KnownSizes.Known]) = ([], [])
    var other: (known: [KnownSizes.Known], isInPixels: Bool)?
    var isRightInPixels = false
    let units = units(of: size, isAlone: isAlone && family?.family == nil, in: file)
    for isInPixels in units where right.isEmpty {
      isRightInPixels = isInPixels
      for known in scope.meant.candidates(for: size, inPixels: isInPixels) {
        switch known.agreement(with: size, inPixels: isInPixels) {
        case .answer: right.append(known)
        case .alternative: alternatives.append(known)
        case .none: break
        }
      }
      guard other == nil else { continue }
      let matching = scope.others.candidates(for: size, inPixels: isInPixels).filter {
        $0.agreement(with: size, inPixels: isInPixels) != .none
      }
      if !matching.isEmpty { other = (matching, isInPixels) }
    }
    if isAlone, !right.isEmpty { return share(of: right, scope, family) }
    // Of several names, those of which the size is not.
    let missing = scope.meantNames.subtracting(scope.names(of: right + alternatives))
    if !isAlone, missing.isEmpty {
      if !right.isEmpty {
        let verdict = verdict(ofRight: right, scope)
        guard case .right = verdict, size.unit == .unstated, isRightInPixels else { return verdict }
        return .rightInPixels
      }
      if let alternative = alternatives.first {
        let isDisputed = [alternative.evidence.width, alternative.evidence.height].contains {
          $0.state == .disputed
        }
        return isDisputed
          ? .notJudged(
            .disputed(
              width: alternative.evidence.width.value, height: alternative.evidence.height.value))
          : .right
      }
    }
    if let (known, isInPixels) = other, let match = Self.newest(known) {
      let wrong = missing.subtracting(scope.names(of: known))
      guard wrong.isEmpty else {
        return .wrong(mismatch(scope, family, isInPixels, match: nil, of: wrong, right: right))
      }
      // A version that the file names in a title, or in a sentence above, is no mistake.
      if labels.versions == nil,
        known.contains(where: { file.names($0.cell) && scope.key.isMeant($0.cell) })
      {
        return .right
      }
      let newest = Self.newest(scope.expected.filter { $0.cell.platform == match.cell.platform })
      let mismatch = mismatch(
        scope, family, isInPixels, match: match, matches: known, of: missing, right: right)
      return newest.map { match.cell.os < $0.cell.os } ?? true
        ? .outdated(mismatch) : .wrong(mismatch)
    }
    let isInPixels =
      size.unit == .unstated && !file.isInPoints ? inPixels(size, scope) : units[0]
    if !right.isEmpty {
      return .wrong(mismatch(scope, family, isInPixels, match: nil, of: missing, right: right))
    }
    if scope.isPartlyUnknown, !isAlone, let own = family?.family, !isKnownElsewhere(size, own),
      scope.expected.contains(where: {
        $0.mayHaveLargeIcons(size, inPixels: isInPixels)
      })
    {
      return .unpublished(mismatch(scope, family, isInPixels, match: nil))
    }
    if isAlone, !isMeant(size, labels, scope) {
      return size.form == .size ? .notJudged(.unlike(labels.family?.family)) : nil
    }
    if family?.isVague == true { return .notJudged(.noDevice) }
    if scope.key.kind == .today {
      if mayBeChosen(size, scope, inPixels: isInPixels) { return .notJudged(.chosenHeight) }
      if scope.isPartlyUnknown { return .notJudged(.nobodyPublished(nil)) }
    }
    if family == nil, scope.key.mode == nil {
      // Of a device without a family only what is near to one of its sizes is meant to be one.
      guard let near = scope.expected.first(where: { $0.isNear(size, inPixels: isInPixels) }) else {
        return .notJudged(.noFamily)
      }
      return .wrong(
        Mismatch(
          isInPixels: isInPixels, family: nil, expected: [near.evidence], older: nil, match: nil))
    }
    return .wrong(mismatch(scope, family, isInPixels, match: nil, of: missing))
  }

  /// Whether a size without a device that is right nowhere is meant to be that of a widget, and not of an icon in it:
  /// it has a name that only widgets have, or is like a size of the family.
  private func isMeant(_ size: WrittenSize, _ labels: Labels, _ scope: Scope) -> Bool {
    let family = labels.family ?? FamilyLabel()
    if family.isVague && !labels.isKey || size.isFrame && !family.isFull { return false }
    let percent = size.isFrame ? 95...105 : 40...250
    return labels.isKey && family.isFull && !size.isFrame
      || scope.expected.contains { $0.isNear(size, percent) }
  }

  /// The size of the newest version, of iOS if there is one.
  private static func newest(_ sizes: [KnownSizes.Known]) -> KnownSizes.Known? {
    sizes.max {
      ($0.cell.platform == .iOS ? 1 : 0, $0.cell.os) < (
        $1.cell.platform == .iOS ? 1 : 0, $1.cell.os
      )
    }
  }

  /// A size that is right, perhaps only with a setting that the file does not name.
  private func verdict(ofRight right: [KnownSizes.Known], _ scope: Scope) -> Verdict {
    let isUsual = right.contains {
      (scope.key.isUsual($0.cell) || zooms != nil)
        && ($0.cell[WidgetVariant.self] != .iconsLarge || scope.key.variant != nil)
    }
    return isUsual ? .right : right.first.map { .rightWith($0.evidence) } ?? .right
  }

  /// Whether a Today extension may choose the height of a size in the mode `expanded`.
  private func mayBeChosen(_ size: WrittenSize, _ scope: Scope, inPixels isInPixels: Bool) -> Bool {
    guard let height = size.height else { return false }
    return scope.meant.candidates(for: size, inPixels: isInPixels).contains { known in
      guard known.cell[Mode.self] != .compact, let most = known.evidence.height.value else {
        return false
      }
      let scale = isInPixels ? known.scale : 1
      return height.tenThousandths * 3 < most.threeHundredths * 100 * scale
        && known.hasWidth(of: size, inPixels: isInPixels)
    }
  }

  /// Whether a size is that of a family on some screen, from where it was copied.
  private func isKnownElsewhere(_ size: WrittenSize, _ family: WidgetFamily) -> Bool {
    let all = scope(
      ScopeKey(
        names: [], family: family, versions: nil, platform: nil,
        kind: engine.catalog.kind(of: family)))
    return [all.meant, all.others].contains { index in
      index.candidates(for: size, inPixels: false).contains {
        $0.agreement(with: size, inPixels: false) == .answer
      }
    }
  }
}
