package import WidgetSizing

/// What stands around a size.
struct Label: Hashable {
  struct Family: Hashable {
    let family: WidgetFamily
    var rank = Mention.FamilyRank.plain
    /// Whether it is one of Live Activities, and so the name of a place of a widget, too.
    var isPlace = false
    /// Whether it may be in such a place.
    var hasPlaces = false
  }

  struct Device: Hashable {
    /// What the names may mean; empty if it is not known.
    var targets: [Target]
    let rank: Mention.DeviceRank
    /// How a device is written that is not known.
    var unknown: String?
    /// How many names there are.
    var count = 1
    /// The devices of each of several names in a cell. A size in the row must be right for all of them.
    var each: [[Target]] = []
  }

  var family: Family?
  /// The families that are named, in their order, each once.
  var families: [WidgetFamily] = []
  var device: Device?
  var versions: VersionLabel?
  /// A number that stands by itself, and is a version where a column or a line further out says so.
  var bare: VersionLabel?
  /// Whether versions are spoken of: `by OS version`.
  var namesVersions = false
  var kind: WidgetKind?
  var variant: WidgetVariant?
  var zoom: DisplayZoom?
  /// What single numbers are: widths or heights, points or pixels.
  var isWidth: Bool?
  var unit: WrittenSize.Unit?
  /// How many pixels a point has, of `@2x` in a column.
  var scale: Int?
  /// Whether a system is named that has none of these widgets.
  var isForeign = false
  var speaksOfWidgets = false
  /// Whether the last word is that of something with a size of its own.
  var isOther = false

  /// Adds what a label further out says and this one does not.
  func over(_ outer: Label) -> Label {
    var result = self
    // `rectangular: { smartStack:` is no Live Activity.
    let isPlace = family?.isPlace == true && (kind ?? outer.kind) != .activity
    if family == nil || isPlace && outer.family?.hasPlaces == true {
      (result.family, result.families) = (outer.family, outer.families)
    }
    result.isForeign = isForeign || outer.isForeign
    if let own = device {
      if own.rank == .group, let other = outer.device, other.rank > .group { result.device = other }
    } else {
      result.device = outer.device
    }
    result.versions = versions.map { $0.within(outer.versions) } ?? outer.versions
    result.bare = bare ?? outer.bare
    result.namesVersions = namesVersions || outer.namesVersions
    result.kind = kind ?? outer.kind
    result.variant = variant ?? outer.variant
    result.zoom = zoom ?? outer.zoom
    result.isWidth = isWidth ?? outer.isWidth
    result.unit = unit ?? outer.unit
    result.scale = scale ?? outer.scale
    result.speaksOfWidgets = speaksOfWidgets || outer.speaksOfWidgets
    return result
  }

  /// The same without a family.
  var withoutFamily: Label {
    var result = self
    (result.family, result.families) = (nil, [])
    return result
  }

  mutating func add(_ own: Device) {
    if var known = device {
      // A model says more than a screen, and a screen more than a platform; of the same sort any is meant.
      guard own.rank >= known.rank else { return }
      if own.rank == known.rank {
        known.targets += own.targets.prefix(max(0, 200 - known.targets.count)).filter {
          !known.targets.contains($0)
        }
        known.each = known.each.isEmpty || own.each.isEmpty ? [] : known.each + own.each
        known.unknown = known.unknown ?? own.unknown
        known.count += 1
        device = known
        return
      }
    }
    device = own
  }

  mutating func add(_ own: Family, isFirst: Bool) {
    if !own.isPlace, !families.contains(own.family), families.count < 8 {
      families.append(own.family)
    }
    // `accessoryRectangular (Smart Stack)`
    if let known = family, known.isPlace == own.isPlace || own.isPlace,
      own.isPlace && !known.isPlace || own.rank < known.rank || own.rank == known.rank && isFirst
    {
      return
    }
    family = own
  }

  mutating func add(_ own: VersionLabel) { versions = versions.map { $0.with(own) } ?? own }
}

/// The versions that a file names.
package struct VersionLabel: Hashable, Sendable {
  package let platform: Platform?
  package let numbers: [Int]
  /// Whether it is a bound, such as `before iOS 26`, or `iOS 17+`, which allows what any newer version has.
  let isUpperBound: Bool
  let isLowerBound: Bool

  static let all = 8...40

  init(_ platform: Platform?, _ numbers: [Int]) {
    (self.platform, self.numbers, isUpperBound, isLowerBound) = (platform, numbers, false, false)
  }

  init(_ platform: Platform?, upTo last: Int) {
    (self.platform, isUpperBound, isLowerBound) = (platform, true, false)
    numbers = Array(Self.all.lowerBound...max(last, Self.all.lowerBound))
  }

  init(_ platform: Platform?, from first: Int) {
    (self.platform, isUpperBound, isLowerBound) = (platform, false, true)
    numbers = Array(min(first, Self.all.upperBound)...Self.all.upperBound)
  }

  /// The versions that a bound leaves out: those of the other branch of a condition.
  var others: VersionLabel? {
    if isLowerBound { return VersionLabel(platform, upTo: numbers[0] - 1) }
    return isUpperBound ? VersionLabel(platform, from: numbers[numbers.count - 1] + 1) : nil
  }

  /// Both bounds, or any of two versions.
  func with(_ other: VersionLabel) -> VersionLabel {
    guard isLowerBound || isUpperBound || other.isLowerBound || other.isUpperBound else {
      return VersionLabel(
        platform ?? other.platform, numbers + other.numbers.filter { !numbers.contains($0) })
    }
    let both = numbers.filter(other.numbers.contains)
    return both.isEmpty
      ? other : both == numbers ? self : VersionLabel(platform ?? other.platform, both)
  }

  /// A lower bound among the versions that a line further out names.
  func within(_ outer: VersionLabel?) -> VersionLabel {
    guard isLowerBound, let outer, !outer.isLowerBound else { return self }
    return outer.with(self)
  }
}
