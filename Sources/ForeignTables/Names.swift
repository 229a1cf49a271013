internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// A device or a screen that words stand for, and the setting of Display Zoom with which a screen is reported.
struct Target: Hashable, Sendable {
  let place: Place
  /// Nil for any setting.
  var zoom: DisplayZoom?
}

/// What some tokens of a file mean for a size beside them.
struct Mention {
  enum Meaning {
    /// A device, or several that one name may mean; none if it is not known.
    case device([Target], DeviceRank)
    case family(WidgetFamily, FamilyRank)
    case versions(VersionLabel)
    /// A number that stands by itself.
    case bareVersions(VersionLabel)
    /// A word for versions, without one.
    case versionWord
    case variant(WidgetVariant)
    case zoom(DisplayZoom)
    /// Points or pixels.
    case unit(WrittenSize.Unit)
    /// Pixels a point: `@2x`.
    case scale(Int)
    /// A system without these widgets.
    case foreign
    case kind(WidgetKind)
    /// Sides of several sizes: `"height": {`.
    case side(isWidth: Bool)
    /// A word for widgets; as a part of a name of WidgetKit, or any.
    case widget(isName: Bool)
    /// Something else: `icon` and `padding`, which have a size of their own, `phone`.
    case other(hasSize: Bool)
  }

  /// The names of devices that count before others in the same place.
  enum DeviceRank: Int, Comparable {
    /// `iPad`, `macOS`: only as a heading, a cell, a key or with a version.
    case group, screen, model

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  enum FamilyRank: Int, Comparable {
    /// `rect`: only in a file that has other families.
    case vague
    /// `medium`: only beside a device, or where widgets are spoken of.
    case plain
    /// `systemMedium`.
    case full

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let tokens: Range<Int>
  let meaning: Meaning
}

/// The names of devices, screens, families and settings. The only place that knows words; all else asks ``mentions(in:)``.
struct Names: Sendable {
  struct Sides: Hashable, Sendable {
    let short, long: Int
  }

  let catalog: Catalog
  /// What names mean, by their letters and digits: `iphone15promax`, `systemmedium`, `largeicons`.
  var phrases: [String: Mention.Meaning] = MentionReader.words
  /// The words that begin a name.
  private(set) var starts: Set<String> = []
  /// Names of devices that count only where nothing else stands: `16pro`.
  var shortNames: [String: [Target]] = [:]
  var diagonals: [Int: [Target]] = [:]
  var screens: [Sides: [Target]] = [:]
  var pixelHeights: [Int: [Target]] = [:]
  /// Every screen of a platform.
  private var groups: [Platform: [Target]] = [:]
  /// Names of families and widgets in scripts without blanks, the longest first.
  var wide: [(name: String, family: WidgetFamily?)] = []
  /// The words that bound versions, by their letters: `before`, `andlater`.
  private(set) var bounds: [String: VersionBound] = [
    "available": .since, "requires": .since, "require": .since, "needs": .since,
    "unavailable": .before,
  ]
  /// The versions with widgets that code may mean by a number alone.
  let newVersions: Set<Int>

  init(_ catalog: Catalog) {
    self.catalog = catalog
    for platform in Platform.allCases {
      let own = catalog.screenClasses.keys.filter {
        catalog.screenClasses[$0].idiom.platform == platform
      }
      groups[platform] =
        own.isEmpty
        ? [Target(place: Place(platform))]
        : own.map { Target(place: Place($0, device: nil, in: catalog)) }
    }
    newVersions = Set(catalog.releases(of: .iOS).map(\.os.major).filter { $0 >= 14 })
    for (name, meaning) in MentionReader.words { add(name, meaning) }
    add("mac", .device(group(.macOS), .group))
    add("vision pro", .device(group(.visionOS), .model))
    let finder = DeviceFinder(catalog)
    for name in finder.names { addDevice(name, finder) }
    for key in catalog.screenClasses.keys {
      let screen = catalog.screenClasses[key]
      addScreen([screen.width, screen.height], of: key, zoom: nil)
    }
    for device in catalog.devices.keys {
      guard let key = catalog.devices[device].screenClass else { continue }
      for zoom in DisplayZoom.zoomed {
        if let size = catalog.devices[device].zoomSettings[zoom]?.reported {
          addScreen([size.width, size.height], of: key, zoom: zoom)
        }
      }
      if let diagonal = catalog.devices[device].diagonal, let inches = Double(diagonal) {
        Self.add(
          Target(place: Place(key, device: nil, in: catalog)),
          to: &diagonals[Int((inches * 10).rounded()), default: []])
      }
    }
    for reading in catalog.screenReadings {
      if let key = catalog.devices[reading.device].screenClass {
        addScreen([reading.size.width, reading.size.height], of: key, zoom: nil)
      }
    }
    for variant in catalog.variants {
      let words = catalog.id(of: variant).split(separator: "-").map { String($0) }
      for words in [words, words.reversed()] {
        add(words.joined(separator: " "), Mention.Meaning.variant(variant))
      }
    }
    for family in catalog.families { addFamily(family) }
    for (name, meaning) in WordTable.namesInFiles(catalog) { add(name, meaning) }
    wide.sort { $0.name.utf8.count > $1.name.utf8.count }
  }

  func group(_ platform: Platform) -> [Target] { groups[platform] ?? [] }

  private mutating func add(_ name: String, _ meaning: Mention.Meaning) {
    let text = Text(Array(name.utf8))
    phrases[Self.key(text, text.tokens.indices)] = meaning
    starts.insert(Self.piece(text, 0) ?? "")
  }

  private static func add(_ target: Target, to targets: inout [Target]) {
    if !targets.contains(target) { targets.append(target) }
  }

  private mutating func addDevice(_ name: String, _ finder: DeviceFinder) {
    let targets: [Target] =
      switch finder.find(name) {
      case .found(let screen, let device):
        [Target(place: Place(screen, device: device, in: catalog))]
      case .ambiguous(let screens, _):
        screens.map { Target(place: Place($0, device: nil, in: catalog)) }
      case .unknownScreen, .deviceWithoutScreen, .unknown: []
      }
    guard !targets.isEmpty else { return }
    let text = Text(Array(name.utf8)), key = Self.key(text, text.tokens.indices)
    if ["iphone", "ipad", "ipod", "watch", "applewatch"].contains(where: key.hasPrefix) {
      add(targets, name)
      // `iPad Pro 11-inch` may be any generation.
      if let open = name.lastIndex(of: "("), name.hasSuffix(")"), !name.hasPrefix("iPad (") {
        add(targets, String(name[..<open]))
      }
    } else if key.hasSuffix("mm") {
      add(targets, "watch " + name)
    } else if Self.isShortName(name) {
      shortNames[key] = targets
    }
  }

  private mutating func add(_ targets: [Target], _ name: String) {
    // `Apple Watch` and `Watch` are the same.
    let name = name.hasPrefix("Apple ") ? String(name.dropFirst(6)) : name
    let text = Text(Array(name.utf8))
    var known: [Target] = []
    if case .device(let targets, _) = phrases[Self.key(text, text.tokens.indices)] {
      known = targets
    }
    for target in targets { Self.add(target, to: &known) }
    add(name, .device(known, .model))
  }

  /// Whether a name says enough where nothing else stands: `16 Pro` and `XR`, but not `16` and `plus`.
  private static func isShortName(_ name: String) -> Bool {
    let letters = name.utf8.count { $0.isLetter }
    let isMarked = name.utf8.contains { $0.digit != nil } || name.utf8.allSatisfy(\.isUpper)
    return letters > 1 && isMarked && !name.contains("@") && !name.contains("-inch")
  }

  /// Adds a screen in points and in pixels. A zoomed screen that is also a screen of its own means that one.
  private mutating func addScreen(_ size: [Points], of key: Key<ScreenClass>, zoom: DisplayZoom?) {
    let target = Target(place: Place(key, device: nil, in: catalog), zoom: zoom)
    for unit in Set([1, catalog.screenClasses[key].scale]) {
      let sides = size.map { $0.threeHundredths * unit / 300 }.sorted()
      let place = Sides(short: sides[0], long: sides[1])
      var known = screens[place] ?? []
      if zoom == nil { known.removeAll { $0.zoom != nil } }
      if zoom == nil || !known.contains(where: { $0.zoom == nil }) { Self.add(target, to: &known) }
      screens[place] = known
      if unit > 1 { Self.add(target, to: &pixelHeights[sides[1], default: []]) }
    }
  }

  private mutating func addFamily(_ family: WidgetFamily) {
    let id = catalog.id(of: family), parts = id.camelCaseWords
    let isWidget = catalog.kind(of: family) == .widgetKit
    add(id, .family(family, isWidget ? .full : .plain))
    // `corner` means other things as well.
    if isWidget, parts.last != "corner" {
      add(parts.dropFirst().joined(separator: " "), .family(family, .plain))
    }
  }

  private mutating func add(_ name: String, _ meaning: NameInFiles) {
    let family: WidgetFamily?
    switch meaning {
    case .kind(let kind): return add(name, Mention.Meaning.kind(kind))
    case .variant(let variant): return add(name, Mention.Meaning.variant(variant))
    case .zoom(let zoom): return add(name, Mention.Meaning.zoom(zoom))
    case .family(let named, let isNickname):
      family = named
      if Self.hasBlanks(name) {
        return add(name, Mention.Meaning.family(named, isNickname ? .vague : .plain))
      }
    case .bound(let value):
      // `:before minimum` is a word in front of a version alone.
      let words = name.hasPrefix(":before ") ? name.dropFirst(8) : name[...]
      let key = words.filter(\.isLetter)
      if !key.isEmpty { bounds[key] = VersionBound(rawValue: value) }
      return
    case .widget:
      family = nil
      if Self.hasBlanks(name) { return add(name, Mention.Meaning.widget(isName: false)) }
    }
    wide.append((name.filter { $0 != " " && $0 != "-" }, family))
  }

  /// Whether a name is in a script with blanks between words: its letters have less than three bytes.
  private static func hasBlanks(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.value < 0x800 }
  }
}
