package import WidgetSizing

/// What stands around a size: its device, its family, its versions.
struct Label: Hashable {
  var family: WidgetFamily?
  var familyRank = Mention.FamilyRank.plain
  /// What the names of devices may mean; nil if none is named, empty if it is not known.
  var targets: [Target]?
  var deviceRank = Mention.DeviceRank.group
  /// How a device is written that is not known.
  var unknown: String?
  var versions: VersionLabel?
  var kind: WidgetKind?
  var mode: Mode?
  var orientation: Orientation?
  /// Whether single numbers are widths or heights.
  var isWidth: Bool?
  /// Whether widgets are spoken of.
  var speaksOfWidgets = false
  /// The families that are named, in their order, each once.
  var families: [WidgetFamily] = []
  /// Whether the last word is that of something with a size of its own.
  var isOther = false

  /// Adds what a label further out says and this one does not.
  func over(_ outer: Label) -> Label {
    var result = self
    if family == nil {
      (result.family, result.familyRank, result.families) =
        (outer.family, outer.familyRank, outer.families)
    }
    if targets == nil || deviceRank == .group && outer.deviceRank > .group && outer.targets != nil {
      (result.targets, result.deviceRank, result.unknown) =
        (outer.targets, outer.deviceRank, outer.unknown)
    }
    result.versions = versions ?? outer.versions
    result.isWidth = isWidth ?? outer.isWidth
    result.speaksOfWidgets = speaksOfWidgets || outer.speaksOfWidgets
    result.kind = kind ?? outer.kind
    result.mode = mode ?? outer.mode
    result.orientation = orientation ?? outer.orientation
    return result
  }

  /// The same without a family.
  var withoutFamily: Label {
    var result = self
    (result.family, result.families) = (nil, [])
    return result
  }

  mutating func add(_ own: [Target], _ rank: Mention.DeviceRank, unknown name: String?) {
    if let known = targets {
      // A model says more than a screen, and a screen more than a platform; of the same sort any is meant.
      guard rank >= deviceRank else { return }
      if rank == deviceRank {
        targets = known + own.prefix(max(0, 200 - known.count)).filter { !known.contains($0) }
        unknown = unknown ?? name
        return
      }
    }
    (targets, deviceRank, unknown) = (own, rank, name)
  }

  mutating func add(
    _ own: WidgetFamily, _ rank: Mention.FamilyRank, isFirst: Bool, isListed: Bool = true
  ) {
    if isListed, !families.contains(own), families.count < 8 { families.append(own) }
    guard family == nil || rank > familyRank || rank == familyRank && !isFirst else { return }
    (family, familyRank) = (own, rank)
  }

  mutating func add(_ own: VersionLabel) {
    guard let known = versions else {
      versions = own
      return
    }
    versions = VersionLabel(
      platform: known.platform ?? own.platform,
      numbers: known.numbers + own.numbers.filter { !known.numbers.contains($0) })
  }
}

/// The versions that a file names.
package struct VersionLabel: Hashable, Sendable {
  package let platform: Platform?
  package let numbers: [Int]
}
