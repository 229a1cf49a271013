internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// Words that narrow a list: a row must have one text of each group.
struct ListFilter {
  /// Texts in lower case, of which a row must have one.
  private let groups: [[String]]
  /// Versions of which a device must run one; nil if none were named.
  let versions: VersionNames?
  /// Families of which a device must show one; empty if none were named.
  let families: [WidgetFamily]
  /// The platforms of the devices that were named, or of all.
  private let platforms: [Platform]
  /// Whether a device must have Display Zoom, or must lack it; nil if that was not said.
  let hasDisplayZoom: Bool?

  /// Reads words: what stands for a device, a family or a version is looked for by its identifiers, anything
  /// else as it is.
  ///
  /// - Parameters:
  ///   - words: The words behind the topic.
  ///   - isOfDevices: Whether the list has devices, which are then found by their names; other lists have
  ///     their screens.
  ///   - catalog: The tables.
  init(_ words: [String], isOfDevices: Bool, _ catalog: Catalog) {
    let reader = WordReader(catalog)
    let finder = reader.finder
    var words = words
    var whole = reader.read(words)
    // `26` alone is a version, unless a device has that name.
    if words.count == 1, Int(words[0]) != nil, case .unknown = finder.find(words[0]) {
      whole = WordReading()
      whole.versions = words
    }
    let isRead = isOfDevices && whole.faults.isEmpty
    versions = isRead && !whole.versions.isEmpty ? try? VersionNames(whole.versions) : nil
    hasDisplayZoom = isRead ? whole.zoom.map { $0 != .standard } : nil
    families = isRead ? catalog.families(of: whole) : []
    let idioms = whole.idioms + whole.devices.flatMap { finder.idioms(of: $0) }
    platforms = (idioms.isEmpty ? Idiom.allCases : idioms).map(\.platform).withoutRepetition
    if versions != nil || hasDisplayZoom != nil || !families.isEmpty {
      words = whole.devices + whole.idioms.map { $0 == .watch ? "watch" : "i\($0.rawValue)" }
    }
    groups = Self.phrases(of: words, reader).flatMap { word -> [[String]] in
      let reading = reader.read([word])
      guard reading.faults.isEmpty else { return [[word.lowercased()]] }
      var groups: [[String]] = []
      for name in reading.devices {
        var texts = isOfDevices ? [name.lowercased()] : []
        switch finder.find(name) {
        case .found(_, let device?) where isOfDevices:
          texts.append(catalog.devices[device].name.lowercased())
        case .found(let screen, _):
          texts.append(catalog.screenClasses[screen].id)
          if !isOfDevices { texts.append(catalog.screenClasses[screen].name.lowercased()) }
        case .ambiguous(_, let devices) where isOfDevices:
          texts += devices.map { catalog.devices[$0].name.lowercased() }
        case .ambiguous, .unknownScreen, .deviceWithoutScreen, .unknown: break
        }
        if texts.isEmpty { texts = [name.lowercased()] }
        groups.append(texts)
      }
      groups += reading.idioms.map { idiom in
        switch idiom {
        case .phone: ["iphone", "phone", "ios "]
        case .pad: ["ipad", "pad"]
        case .watch: ["watch"]
        }
      }
      for family in reading.families {
        let named = catalog.families(named: family, on: Platform.allCases) ?? []
        groups.append(named.map { catalog.id(of: $0).lowercased() })
      }
      groups += reading.platforms.map { ["\($0.rawValue.lowercased())"] }
      groups += reading.versions.map { [$0.lowercased()] }
      return groups.isEmpty ? [[word.lowercased()]] : groups
    }
  }

  /// The words, those of one device as one text.
  private static func phrases(of words: [String], _ reader: WordReader) -> [String] {
    let reading = reader.read(words)
    guard reading.faults.isEmpty, reading.devices.count == 1 else { return words }
    let rest = words.filter { word in
      !reader.read([word]).families.isEmpty || !reader.read([word]).platforms.isEmpty
    }
    return reading.devices + rest
  }

  /// Whether every row is accepted.
  var isEmpty: Bool {
    groups.isEmpty && versions == nil && hasDisplayZoom == nil && families.isEmpty
  }

  /// Whether a device runs the versions, shows the families and has the setting that were named.
  func includes(_ device: Key<Device>, _ engine: Engine) -> Bool {
    let catalog = engine.catalog
    let isOfVersions =
      families.isEmpty
      ? versions?.areRun(by: device, in: catalog) ?? true
      : families.contains { engine.shows($0, on: device, versions) }
    return isOfVersions
      && (!isOfIOS || runsIOS(device, in: catalog))
      && (hasDisplayZoom.map { $0 == catalog.hasDisplayZoom(device) } ?? true)
  }

  /// Whether only versions of iOS were named, 13 or later. iPads run iPadOS since 13.
  private var isOfIOS: Bool { groups.isEmpty && versions?.readAsIPadOS() != nil }

  private func runsIOS(_ device: Key<Device>, in catalog: Catalog) -> Bool {
    catalog.devices[device].screenClass.map { catalog.screenClasses[$0].idiom.platform == .iOS }
      ?? false
  }

  /// Since when the platforms of the named idioms have the named families; nil if none were named.
  func firstVersions(_ catalog: Catalog) -> String? {
    guard !families.isEmpty else { return nil }
    let names = platforms.compactMap { catalog.firstVersion(of: families, on: $0) }
    let ids = families.map { catalog.id(of: $0) }
    let subject = ids.count > 3 ? catalog.kind(of: families[0]).subject : ids.list
    return names.isEmpty ? nil : "\(subject): since \(names.joined(separator: ", "))"
  }

  /// Of how many of the devices that would be listed no source says whether they have Display Zoom; nil if
  /// that was not asked, or if there are none.
  func countOfUnknownZoom(_ catalog: Catalog) -> Int? {
    guard hasDisplayZoom != nil else { return nil }
    let count = catalog.devices.keys.count { device in
      catalog.devices[device].screenClass != nil && catalog.hasDisplayZoom(device) == nil
        && (versions?.areRun(by: device, in: catalog) ?? true)
        && accepts([catalog.devices[device].name])
    }
    return count > 0 ? count : nil
  }

  /// Whether the list has phones or tablets of which no source says whether they have Display Zoom, and that was
  /// not asked.
  func leavesZoomOpen(_ engine: Engine) -> Bool {
    let catalog = engine.catalog
    return hasDisplayZoom == nil
      && catalog.devices.keys.contains { key in
        let device = catalog.devices[key]
        return device.screenClass.map { catalog.screenClasses[$0].idiom != .watch } == true
          && catalog.hasDisplayZoom(key) == nil && includes(key, engine)
          && accepts([device.name])
      }
  }

  /// Whether a row has a text of each group.
  func accepts(_ row: [String]) -> Bool {
    let text = row.joined(separator: "\n").lowercased()
    return groups.allSatisfy { $0.contains(where: text.contains) }
  }
}
