internal import WidgetSizing

/// Compares the sizes of files with what is known of the widgets that they are written beside.
final class Judge {
  let engine: Engine
  var catalog: Catalog { engine.catalog }
  /// What files are compared with, by kind and screen.
  let asked: [WidgetKind: [Screen: AskedBox]]
  /// The versions of a kind that files are compared with.
  let versions: [WidgetKind: Set<OSVersion>]
  /// The same of a platform.
  let versionsOfPlatforms: [Platform: Set<OSVersion>]
  /// Whether no option leaves out a device.
  let hasEveryDevice: Bool
  var known: [WidgetKind: [Target: KnownSizes?]] = [:]
  /// The usual sizes of what a label means: most sizes of a file have that of others.
  var scopes: [Label: [KnownSizes.Known]] = [:]
  static let mostScopes = 64
  /// What was likely meant by devices that are not known.
  var hints: [String: String] = [:]
  lazy var finder = DeviceFinder(engine.catalog)

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - asked: The widgets that sizes are compared with.
  init(_ engine: Engine, _ asked: Asked) {
    self.engine = engine
    var all: [WidgetKind: [Screen: AskedBox]] = [:]
    var versions: [WidgetKind: Set<OSVersion>] = [:], ofPlatforms: [Platform: Set<OSVersion>] = [:]
    for box in asked.boxes where box.kind != .today {
      for screen in engine.catalog.screens(of: box) {
        let own = engine.askedVersions(of: box, on: screen)
        versions[box.kind, default: []].formUnion(own)
        ofPlatforms[screen.platform, default: []].formUnion(own)
        guard !own.isEmpty, all[box.kind]?[screen] == nil else { continue }
        all[box.kind, default: [:]][screen] = box.on([screen])
      }
    }
    (self.asked, self.versions, versionsOfPlatforms) = (all, versions, ofPlatforms)
    let screens = asked.boxes.filter { $0.device == nil }.flatMap(engine.catalog.screens)
    hasEveryDevice = Set(engine.catalog.screens(of: .widgetKit)).isSubset(of: screens)
  }

  /// What becomes of a size; nil of a single number that nothing says to be a side.
  func judge(_ own: LabelledSize, speaksOfWidgets: Bool) -> Verdict? {
    var own = own
    own.label.isWidth = own.size.isWidth ?? own.label.isWidth
    guard own.label.versions == nil, let bare = own.label.bare else {
      return judge(own, isWidget: speaksOfWidgets)
    }
    let plain = own.label.namesVersions ? nil : judge(own, isWidget: speaksOfWidgets)
    own.label.versions = bare
    let other = judge(own, isWidget: speaksOfWidgets)
    guard let plain, let other, plain.kind != other.kind else { return other }
    // `18:` without a word for versions
    return plain.kind == .notJudged ? plain : .notJudged(.perhapsVersion(bare))
  }

  private func judge(_ own: LabelledSize, isWidget: Bool) -> Verdict? {
    let (size, label) = (own.size, own.label)
    if size.isWidth != nil, !own.isNear { return nil }
    if own.isScreen { return .notJudged(.screen) }
    var family = label.family?.family
    if let own = family, label.kind != .activity, label.family?.rank != .full,
      catalog.kind(of: own) == .activity
    {
      family = nil
    }
    let isFull = family != nil && label.family?.rank == .full
    if size.unit == .other, size.form != .single || family != nil || label.device != nil {
      return .notJudged(.otherUnit)
    }
    if size.form == .single, family == nil || label.device == nil { return nil }
    if label.isOther || label.isForeign && label.device == nil {
      return size.form == .single ? nil : .notJudged(.somethingElse)
    }
    if label.kind == .today, !isFull { return .notJudged(.today) }
    let isHalf = family == nil || label.device == nil
    // A sentence of a document is about other things as well: `as small as 16x16`.
    let isAmongWords =
      own.isInSentence && label.device.map { $0.rank == .group } ?? true || isHalf && !isWidget
    if family == nil && label.device == nil || size.form == .loose && isHalf
      || isAmongWords && !isFull && !label.speaksOfWidgets
    {
      return .notJudged(.noLabel)
    }
    if let device = label.device, device.targets.isEmpty {
      return .notJudged(reason(ofUnknown: device.unknown ?? ""))
    }
    let named = family.map(catalog.kind) ?? label.kind ?? .widgetKit
    let kind: WidgetKind = named == .today ? .widgetKit : named
    let verdict = compare(own, family, kind)
    // What two models are said to have, both have.
    if let verdict, ![.wrong, .notJudged].contains(verdict.kind), let each = label.device?.each,
      each.count > 1
    {
      let others = each.compactMap { targets in
        var one = own
        one.label.device?.targets = targets
        return compare(one, family, kind)
      }
      let different = others.first { $0.kind == .wrong }
      if let different = different ?? others.first(where: { $0.mismatch != nil }) {
        return different.kind == verdict.kind ? verdict : different
      }
    }
    if own.isAside, let verdict, verdict.kind != .right { return .notJudged(.somethingElse) }
    // Of a list in which a device is not known, what is right may be wrong.
    if let unknown = label.device?.unknown, case .right = verdict {
      return .notJudged(reason(ofUnknown: unknown))
    }
    return verdict
  }

  func reason(ofUnknown name: String) -> NotJudgedReason {
    if hints[name] == nil, hints.count < 64 { hints[name] = finder.hint(for: name) }
    return .unknownDevice(name, hint: hints[name] ?? "")
  }

  // MARK: Places

  /// Every place that is asked about, for a size without a device.
  func everywhere(_ kind: WidgetKind) -> [Target] {
    (asked[kind] ?? [:]).keys.sorted { left, right in
      func order(_ screen: Screen) -> (Int, Int, String) {
        (screen.platform == .iOS ? 0 : 1, screen.screenClass?.place ?? 0, screen.platform.rawValue)
      }
      return order(left) < order(right)
    }.map { screen in
      Target(
        place: screen.screenClass.map { Place($0, device: nil, in: catalog) }
          ?? Place(screen.platform))
    }
  }

  /// What is known of a place; nil if nothing of it is asked about.
  func known(of target: Target, _ kind: WidgetKind) -> KnownSizes? {
    if let made = known[kind]?[target] { return made }
    let screen = catalog.screen(of: target.place, with: kind)
    let own = engine.versions(of: kind, on: screen, for: target.place.device)
    let made: KnownSizes?
    if target.place.device != nil, own.isEmpty,
      let screenClass = target.place.screenClass
    {
      // A model without widgets stands for its screen.
      made = known(
        of: Target(place: Place(screenClass, device: nil, in: catalog), zoom: target.zoom), kind)
    } else {
      made = asked[kind]?[screen].flatMap { box in
        var box = box
        box.device = target.place.device
        box.os = engine.askedVersions(of: box, on: screen)
        guard box.os?.isEmpty == false else { return nil }
        box.zooms =
          target.zoom.map { [$0] } ?? box.zooms ?? DisplayZoom.choices(on: screen.platform)
        return KnownSizes(box, on: screen, engine)
      }
    }
    known[kind, default: [:]][target] = .some(made)
    return made
  }
}

extension Engine {
  /// The versions of a box that one of its screens runs; all of them where none is asked for.
  func askedVersions(of asked: AskedBox, on screen: Screen) -> [OSVersion] {
    let own = versions(of: asked.kind, on: screen, for: asked.device)
    return asked.versions(on: screen.platform)?.filter(own.contains) ?? own
  }
}

extension Catalog {
  /// Whether a family has a size of its own with a setting on the newest version of a platform.
  func has(_ variant: WidgetVariant, of family: WidgetFamily, on platform: Platform) -> Bool {
    releases(of: platform).last.map { variants(of: family, on: platform, $0.os).contains(variant) }
      ?? false
  }
}

extension Platform {
  /// Whether the versions of a system hold for another: iPads ran iOS.
  func isLike(_ other: Platform) -> Bool {
    self == other || self == .iOS && other == .iPadOS || self == .iPadOS && other == .iOS
  }
}
