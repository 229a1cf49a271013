internal import ProgramSupport
internal import QuestionWords
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What words and options choose of a list.
struct ListScope {
  let engine: Engine
  /// The devices that were named; nil if none were.
  private(set) var devices: [Key<Device>]?
  /// The platforms that were named, also by their devices; none for all.
  private(set) var platforms: [Platform] = []
  /// The families that were named, or all of a kind; none for all.
  private(set) var families: [WidgetFamily] = []
  /// The variants that were named; none for all.
  private(set) var variants: [WidgetVariant] = []
  /// The versions that were named; nil for all.
  private(set) var versions: VersionNames?
  /// The sides that a screen must have.
  let sides: [Quantity: String]
  /// Whether a device must have Display Zoom, or must lack it; nil if that was not said.
  let hasDisplayZoom: Bool?
  /// What rows are chosen by; empty if every row is meant.
  let choices: Set<Choice>

  /// What rows may be chosen by.
  enum Choice: String, CaseIterable {
    case devices, platforms, families, variants, versions, sides
    case displayZoom = "Display Zoom"
  }

  /// Everything.
  init(_ engine: Engine) {
    self.engine = engine
    (sides, hasDisplayZoom, choices) = ([:], nil, [])
  }

  /// What a question chooses.
  ///
  /// - Throws: A usage error for what is wrong with it, and for what no list has.
  init(_ question: ReadQuestion) throws {
    let choices = question.choices, catalog = question.catalog
    var faults = question.faults
    engine = question.engine
    self.choices = Set(choices.choicesOfLists)
    sides = choices.sides
    hasDisplayZoom = choices.zoom.map { $0 != .standard }
    let named = try faults.collect { try question.platforms() } ?? nil
    let finder = question.finder ?? DeviceFinder(catalog)
    for text in choices.devices.flatMap({ finder.names(in: $0) }) {
      try faults.collect {
        let named = finder.devices(named: text)
        guard !named.isEmpty else {
          throw OtherNames.explanation(of: text)
            ?? .usage(Message.unknownDevice(text, hint: finder.hint(for: text)))
        }
        devices = (devices ?? []) + named
      }
    }
    families =
      try question.families(on: [], named, &faults).named ?? catalog.families(of: choices)
    variants = choices[WidgetVariant.self]
    versions = try question.versions(on: named, &faults)
    try faults.check()
    try choices.checkCoverage()
    var listed = WordReading()
    (listed.devices, listed.idioms) = (choices.devices, choices.idioms)
    (listed.platforms, listed.versions) = (choices.platforms, choices.versions)
    (listed.families, listed.kind) = (choices.families, choices.kind)
    (listed.zoom, listed.sides) = (choices.zoom, choices.sides)
    listed[WidgetVariant.self] = variants
    (listed.requests, listed.remarks) = (choices.requests.intersection([.whether]), choices.remarks)
    guard choices.choosesSame(as: listed) else {
      throw Failure.usage("a list is narrowed by devices, platforms, versions and families alone")
    }
    platforms = named ?? []
    if let named { devices?.removeAll { !(catalog.platform(of: $0).map(named.contains) ?? false) } }
    if let devices {
      platforms = (platforms + devices.compactMap(catalog.platform)).withoutRepetition
    } else if named == nil, versions?.readAsIPadOS() != nil {
      // iPads run iPadOS since 13.
      platforms = [.iOS]
    }
    if platforms == [.iPadOS] { versions = versions?.readAsIPadOS() ?? versions }
  }
}

extension ListScope {
  /// Whether a device is one of those that were named.
  func names(_ device: Key<Device>) -> Bool {
    let catalog = engine.catalog
    let isNamed =
      devices?.contains(device)
      ?? (platforms.isEmpty || catalog.platform(of: device).map(platforms.contains) ?? false)
    guard isNamed, !sides.isEmpty else { return isNamed }
    return catalog.devices[device].screenClass.map { hasSides(catalog.screenClasses[$0]) } ?? false
  }

  /// Whether a screen has the sides that were named.
  private func hasSides(_ screen: ScreenClass) -> Bool {
    sides.allSatisfy { side, text in
      (side == .width ? screen.width : screen.height).description == text
    }
  }

  /// Whether a device was named, runs the versions, shows the families and has the setting.
  func includes(_ device: Key<Device>) -> Bool {
    let catalog = engine.catalog
    guard names(device) else { return false }
    let own =
      families.isEmpty && !variants.isEmpty
      ? catalog.families(with: variants, of: .widgetKit, on: Platform.allCases) : families
    let isOfVersions =
      own.isEmpty
      ? versions?.areRun(by: device, in: catalog) ?? true
      : own.contains {
        engine.shows($0, on: device, versions, in: variants.isEmpty ? nil : variants)
      }
    return isOfVersions
      && (hasDisplayZoom.map { $0 == catalog.hasDisplayZoom(device) } ?? true)
  }

  /// Whether a screen was named, or is one of a device that was.
  func includes(_ screen: Key<ScreenClass>) -> Bool {
    engine.catalog.screenClasses[screen].devices.contains(where: includes)
  }

  /// Whether a version was named, and one of the named devices runs it.
  func includes(_ release: OSRelease) -> Bool {
    let catalog = engine.catalog
    let named = Set(versions?.versions(on: release.platform, in: catalog) ?? [release.os])
    return named.contains(release.os)
      && devices?.contains { catalog.devices[$0].runs(release.os) != false } ?? true
  }

  /// Since when the named platforms have the named families; nil if none were named.
  var firstVersions: String? {
    guard !families.isEmpty else { return nil }
    let catalog = engine.catalog
    let all = platforms.isEmpty ? Idiom.allCases.map(\.platform) : platforms
    let names = all.compactMap { catalog.firstVersion(of: families, on: $0) }
    let ids = families.map { catalog.id(of: $0) }
    let subject = ids.count > 3 ? catalog.kind(of: families[0]).subject : ids.list
    return names.isEmpty ? nil : "\(subject): since \(names.joined(separator: ", "))"
  }

  /// Of how many of the devices that would be listed no source says whether they have Display Zoom; nil if
  /// that was not asked, or if there are none.
  var countOfUnknownZoom: Int? {
    guard hasDisplayZoom != nil else { return nil }
    let catalog = engine.catalog
    let count = catalog.devices.keys.count { device in
      names(device) && catalog.hasDisplayZoom(device) == nil
        && (versions?.areRun(by: device, in: catalog) ?? true)
    }
    return count > 0 ? count : nil
  }

  /// The unknown sizes of what was named.
  var ofUnknown: UnknownSelection {
    let catalog = engine.catalog
    let named = Set(families)
    return UnknownSelection(
      places: { device, platform in
        device.map(names) ?? (devices == nil && (platforms.isEmpty || platforms.contains(platform)))
      },
      cells: { cell in
        (named.isEmpty || cell[WidgetFamily.self].map(named.contains) ?? false)
          && (hasDisplayZoom.map { $0 == cell.isZoomed } ?? true)
          && (versions.map { $0.versions(on: cell.platform, in: catalog).contains(cell.os) } ?? true)
      })
  }

  /// Whether a row of text has what was named: a screen, a platform, a family and a version.
  func accepts(_ row: [String]) -> Bool {
    let catalog = engine.catalog, text = row.joined(separator: "\n").lowercased()
    let screens = (devices ?? []).compactMap { catalog.devices[$0].screenClass }
      .map { catalog.screenClasses[$0] }
    let groups = [
      screens.flatMap { [$0.id, $0.name.lowercased()] },
      devices == nil ? platforms.flatMap(\.wordsInRows) : [],
      families.map { catalog.id(of: $0).lowercased() },
    ]
    return groups.allSatisfy { $0.isEmpty || $0.contains(where: text.contains) }
      && versions.map { hasVersion(of: $0, in: text) } ?? true
  }

  /// Whether a text in lower case names one of some versions, alone or in a range: `ios 17 to 26`.
  private func hasVersion(of versions: VersionNames, in text: String) -> Bool {
    Platform.allCases.contains { platform in
      let named = versions.versions(on: platform, in: engine.catalog).map(\.major)
      let start = platform.rawValue.lowercased()
      return text.matches(of: /([a-z]+) ([0-9]+)(?: to ([0-9]+))?/).contains { match in
        guard match.1 == start, let first = Int(match.2) else { return false }
        let last = match.3.flatMap { Int($0) } ?? first
        return named.contains { first <= $0 && $0 <= last }
      }
    }
  }
}

extension WordReading {
  /// What rows of a list are chosen by.
  fileprivate var choicesOfLists: [ListScope.Choice] {
    let all: [(ListScope.Choice, Bool)] = [
      (.devices, !devices.isEmpty), (.platforms, !platforms.isEmpty || !idioms.isEmpty),
      (.families, !families.isEmpty || kind != nil), (.versions, !versions.isEmpty),
      (.variants, !self[WidgetVariant.self].isEmpty),
      (.sides, !sides.isEmpty), (.displayZoom, zoom != nil),
    ]
    return all.filter(\.1).map(\.0)
  }
}

extension Platform {
  /// What rows of lists call the platform or its devices, in lower case.
  fileprivate var wordsInRows: [String] {
    switch self {
    case .iOS: ["phone", "ios "]
    case .iPadOS: ["pad"]
    case .watchOS: ["watch"]
    case .macOS: ["macos"]
    case .visionOS: ["visionos"]
    }
  }
}

extension Catalog {
  /// The platform of a device; nil if no source states its screen.
  fileprivate func platform(of device: Key<Device>) -> Platform? {
    devices[device].screenClass.map { screenClasses[$0].idiom.platform }
  }
}
