internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension ListCommand.Topic {
  /// The list of the topic and what stands below it, of what words leave.
  ///
  /// - Parameters:
  ///   - words: The words behind the topic.
  ///   - engine: The tables.
  ///   - hasColumns: Whether columns were asked for. A list of other columns cannot stand below.
  /// - Returns: The rows that have what the words name.
  func lists(of words: [String], _ engine: Engine, hasColumns: Bool) -> NarrowedLists {
    let catalog = engine.catalog
    switch self {
    case .devices: return .devices(words, engine)
    case .screens: return .screens(words, engine, hasColumns: hasColumns)
    case .textSizes: return NarrowedLists(.textSizes(catalog), words, catalog)
    case .entryPoints: return NarrowedLists(.entryPoints(catalog), words, catalog)
    case .os: return NarrowedLists(.os(catalog), words, catalog)
    case .families: return .families(words, catalog)
    case .sources: return .sources(words, catalog)
    case .conflicts: return NarrowedLists(.conflicts(engine, Audit(engine)), words, catalog)
    case .rules: return .rules(words, engine)
    }
  }
}

/// A list, narrowed by words, and what stands below it.
struct NarrowedLists {
  /// The list that was asked for.
  var main: Listing
  /// What people see below it.
  var others: [Listing] = []
  /// Whether words narrow the list.
  let isNarrowed: Bool

  /// The rows that a filter accepts.
  init(_ list: Listing, _ filter: ListFilter) {
    main = list.narrowed { filter.accepts($0) }
    isNarrowed = !filter.isEmpty
  }

  /// The rows that have what words name.
  init(_ list: Listing, _ words: [String], _ catalog: Catalog) {
    self.init(list, ListFilter(words, isOfDevices: false, catalog))
  }

  fileprivate static func devices(_ words: [String], _ engine: Engine) -> NarrowedLists {
    let catalog = engine.catalog
    let filter = ListFilter(words, isOfDevices: true, catalog)
    var lists = NarrowedLists(.devices(catalog) { filter.includes($0, engine) }, filter)
    if let unknown = filter.countOfUnknownZoom(catalog) {
      lists.main.summary = "of \(unknown.of("more device")) no source says it"
    } else if let first = filter.firstVersions(catalog) {
      lists.main.summary = first
    } else if filter.leavesZoomOpen(engine) {
      lists.main.summary =
        "where zoom is empty, no source says whether the device has Display Zoom"
    }
    return lists
  }

  /// With the sizes of the widgets of a screen that was named.
  fileprivate static func screens(
    _ words: [String], _ engine: Engine, hasColumns: Bool
  ) -> NarrowedLists {
    let catalog = engine.catalog
    var lists = NarrowedLists(.screens(catalog), words, catalog)
    if !hasColumns,
      case .found(let screenClass, _) = DeviceFinder(catalog).find(words.joined(separator: " "))
    {
      lists.others = [.sizes(engine, of: screenClass)]
    }
    return lists
  }

  /// Words choose families by platforms and versions, too: `list families ipad ios 16`.
  fileprivate static func families(_ words: [String], _ catalog: Catalog) -> NarrowedLists {
    let reading = WordReader(catalog).read(words)
    guard reading.faults.isEmpty else { return NarrowedLists(.families(catalog), words, catalog) }
    var versions = reading.versions.isEmpty ? nil : try? VersionNames(reading.versions)
    let named = catalog.platforms(named: reading)
    if named == [.iPadOS] { versions = versions?.readAsIPadOS() ?? versions }
    let platforms = (named + (versions?.namedPlatforms ?? [])).withoutRepetition
    let isRead = !platforms.isEmpty || versions != nil || !reading.families.isEmpty
    return NarrowedLists(
      .families(catalog, on: platforms) { platform, first in
        versions?.include(first, on: platform, in: catalog) ?? true
      }, isRead ? reading.families : words, catalog)
  }

  /// Words choose sources by platforms, too: `list sources watch`.
  fileprivate static func sources(_ words: [String], _ catalog: Catalog) -> NarrowedLists {
    let reading = WordReader(catalog).read(words)
    let isOfPlatforms = reading.faults.isEmpty && (reading.devices + reading.families).isEmpty
    let platforms = isOfPlatforms ? catalog.platforms(named: reading) : []
    return NarrowedLists(
      .sources(catalog, on: platforms), platforms.isEmpty ? words : [], catalog)
  }

  /// With how often each rule is right, unless words choose some.
  fileprivate static func rules(_ words: [String], _ engine: Engine) -> NarrowedLists {
    let audit = Audit(engine)
    var lists = NarrowedLists(.rules(audit), words, engine.catalog)
    if !lists.isNarrowed {
      lists.others = [
        .parameters(audit, engine.catalog), .leaveOneOut(audit, engine.catalog),
        .refusals(engine.refusalJudgements(), engine.catalog),
      ]
    }
    return lists
  }
}

extension Catalog {
  /// The platforms of what words name: of devices, of kinds of devices and of systems.
  fileprivate func platforms(named reading: WordReading) -> [Platform] {
    let finder = DeviceFinder(self)
    let idioms = reading.idioms + reading.devices.flatMap { finder.idioms(of: $0) }
    return (reading.platforms + idioms.map(\.platform)).withoutRepetition
  }
}
