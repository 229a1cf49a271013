internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The queries that the options describe, and notes on how they were understood.
struct AskedQueries {
  /// One query for each device, or for each run of screens with the same versions.
  var queries: [Query]
  /// Notes on how the question was understood.
  var remarks: [String]
  /// Other kinds of widgets that the question could mean.
  var otherKinds: [WidgetKind] = []
  /// What the words ask for that selects no cells: pixels, places on the Home Screen, numbers besides the
  /// sides.
  var reading = WordReading()
  /// Whether devices or screens were named.
  var namesDevices = false
}

extension AxisOptions {
  /// The queries that the options and words describe, and notes on how they were understood.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - words: The words of the question.
  ///   - own: The given options of the command itself that only some kinds of widgets have.
  ///   - hasUnit: Whether the command can show pixels.
  /// - Returns: Queries of one kind of widget, at least one.
  /// - Throws: A usage error with a line for each unknown value, or for options that contradict each
  ///   other.
  func asked(
    _ engine: Engine, words: [String] = [], own: [OptionOfKinds] = [], hasUnit: Bool = false
  ) throws -> AskedQueries {
    let reader = words.isEmpty ? nil : WordReader(engine.catalog)
    let reading = reading(of: words, reader)
    try reading.checkSizes()
    return try asked(engine, reading, own: own, finder: reader?.finder, hasUnit: hasUnit)
  }

  /// The same for words that were read. A finder that has collected the names already is used for those of
  /// options.
  func asked(
    _ engine: Engine, _ reading: WordReading, own: [OptionOfKinds] = [],
    finder: DeviceFinder? = nil, hasUnit: Bool = false
  ) throws -> AskedQueries {
    var faults = Faults()
    faults.append(reading.faults)
    var options = with(reading)
    let standBy = options.readStandBy(of: reading)
    if faults.failures.isEmpty, standBy == nil { try reading.checkCoverage() }
    let texts = options.texts.merging(reading.values) { $1 + $0 }
    var asked = try options.queries(engine, finder, texts, own, &faults)
    let scales = reading.scales.compactMap { engine.catalog.remark(onScale: $0, of: asked.queries) }
    if reading.asksWhether {
      asked.remarks += asked.queries.compactMap { engine.catalog.textOfSetting(in: $0) }
    }
    asked.remarks = reading.remarks + [standBy].compactMap(\.self) + scales + asked.remarks
    if reading.isInPixels, !hasUnit {
      asked.remarks.append("this command has lengths in points; query shows pixels")
    }
    if reading.asksForAspectRatio, !hasUnit {
      asked.remarks.append("the aspect ratio is the width divided by the height; query has it")
    }
    asked.reading = reading
    return asked
  }

  /// The queries of the options and of what options and words name of axes, after the faults of words.
  private func queries(
    _ engine: Engine, _ finder: DeviceFinder?, _ texts: [Axis: [String]], _ own: [OptionOfKinds],
    _ faults: inout Faults
  ) throws -> AskedQueries {
    let catalog = engine.catalog
    let platforms: [Platform]? = try faults.collect { try self.platforms(catalog) } ?? nil
    let named: [NamedPlace] = try places(on: platforms, finder, catalog, &faults)
    let places = named.flatMap(\.places)
    let namedKind: WidgetKind? = try faults.collect { try self.namedKind() } ?? nil
    let families = try families(
      on: places.map(\.platform), platforms, of: namedKind, catalog, &faults)
    let versions = try versions(
      on: places.isEmpty ? platforms : places.map(\.platform).withoutRepetition, catalog, &faults)
    try faults.check()
    let (readVersions, versionRemark) = Self.reading(
      versions, on: places.isEmpty ? platforms ?? [] : places.map(\.platform))
    let choice = KindChoice(
      among: try kinds(of: families, texts, own), at: places, on: platforms,
      running: readVersions, in: catalog)
    var query = try query(choice.kind, families, texts, catalog)
    let narrowed = named.map { $0.narrowed(to: query, running: readVersions, engine) }
    if let variants = query.variants {
      let platforms = narrowed.isEmpty ? platforms : narrowed.flatMap(\.places).map(\.platform)
      let having = catalog.families(
        with: variants, of: query.kind, on: platforms ?? Platform.allCases)
      guard !having.isEmpty else {
        throw Failure.usage(catalog.text(ofMissing: variants, on: platforms ?? Platform.allCases))
      }
      // A family with a single size is answered whatever variant of the Home Screen is asked for; none of them
      // is on a watch face or in the Smart Stack.
      let isOfHomeScreen = variants.contains {
        [.iconsSmall, .iconsLarge, .canvas, .device, .lockScreen].contains($0)
      }
      if query.families == nil, !isOfHomeScreen { query.families = having }
    }
    let screens: [(screens: [Screen], device: Key<Device>?)]
    if narrowed.isEmpty {
      let all = catalog.screens(of: choice.kind).filter {
        platforms?.contains(catalog.runPlatform(of: $0)) ?? true
      }
      screens = [(all, nil)]
    } else {
      screens = narrowed.flatMap(\.places).map {
        ([catalog.screen(of: $0, with: choice.kind)], $0.device)
      }
    }
    var queries = screens.map { screens, device in
      var single = query
      single.screens = screens
      single.device = device
      return single
    }
    if let readVersions {
      do throws(VersionFault) {
        queries = try readVersions.applied(
          to: queries, isExplicit: platforms != nil || !places.isEmpty,
          namesDevices: !places.isEmpty, in: catalog)
      } catch {
        throw Failure.usage(catalog.text(of: error))
      }
    }
    let neverRun = versions == nil ? [] : queries.compactMap(catalog.textOfVersionsNotRun)
    let absences = narrowed.flatMap(\.places).compactMap {
      catalog.absence(of: choice.kind, at: $0)
    }
    return AskedQueries(
      queries: queries,
      remarks: narrowed.compactMap(\.remark) + [versionRemark].compactMap(\.self)
        + (versions == nil ? absences : neverRun.withoutRepetition),
      otherKinds: choice.others, namesDevices: !places.isEmpty)
  }

  /// The queries for every kind of widget that the options allow.
  func askedOfEveryKind(
    _ engine: Engine, words: [String] = [], own: [OptionOfKinds] = []
  ) throws -> AskedQueries {
    let reader = words.isEmpty ? nil : WordReader(engine.catalog)
    return try askedOfEveryKind(
      engine, reading(of: words, reader), own: own, finder: reader?.finder)
  }

  /// The same for words that were read.
  func askedOfEveryKind(
    _ engine: Engine, _ reading: WordReading, own: [OptionOfKinds] = [],
    finder: DeviceFinder? = nil
  ) throws -> AskedQueries {
    var all = try asked(engine, reading, own: own, finder: finder, hasUnit: true)
    for kind in all.otherKinds {
      var options = self
      options.widget.kind = kind.rawValue
      all.queries += try options.asked(engine, reading, own: own, finder: finder, hasUnit: true)
        .queries
    }
    return all
  }

  /// The requested versions; nil if `--os` is not given. A version that no platform has is refused with those
  /// of `platforms`.
  private func versions(
    on platforms: [Platform]?, _ catalog: Catalog, _ faults: inout Faults
  ) throws -> VersionNames? {
    guard !target.os.isEmpty else { return nil }
    let texts = target.os.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    for text in texts {
      _ = try faults.collect {
        do throws(VersionFault) {
          let versions = try VersionNames([String(text)])
          if !versions.exist(in: catalog) {
            throw VersionFault.noSuchVersion(
              String(text), versions.namedPlatforms ?? platforms ?? [.iOS])
          }
        } catch {
          throw Failure.usage(catalog.text(of: error))
        }
      }
    }
    return try? VersionNames(texts.map(String.init))
  }

  /// The versions, with iOS read as iPadOS if that is the only platform, and a remark that says so.
  private static func reading(
    _ versions: VersionNames?, on platforms: [Platform]
  ) -> (VersionNames?, remark: String?) {
    guard let versions, !platforms.isEmpty, platforms.allSatisfy({ $0 == .iPadOS }),
      let read = versions.readAsIPadOS()
    else { return (versions, nil) }
    return (read, "\(versions.texts.joined(separator: ", ")) is read as iPadOS")
  }

  /// The query for all screens.
  private func query(
    _ kind: WidgetKind, _ families: AskedFamilies, _ texts: [Axis: [String]], _ catalog: Catalog
  ) throws -> Query {
    if target.zoomed, target.moreSpace {
      throw Failure.usage("--zoomed contradicts --more-space")
    }
    var query = Query(kind, on: [])
    var orientations: [Orientation] = []
    if today.portrait { orientations.append(.portrait) }
    if today.landscape { orientations.append(.landscape) }
    query.orientations =
      orientations.isEmpty ? nil : Orientation.allCases.filter(orientations.contains)
    for axis in Axis.settings where ![.orientation, .family].contains(axis) {
      try ask(axis.values, named: texts[axis] ?? [], of: &query, catalog)
    }
    query.families = families.named
    query.zoom = target.zoomed ? .larger : target.moreSpace ? .moreSpace : .standard
    return query
  }
}

extension Catalog {
  /// Whether the device of a query has its Display Zoom, if it does: `iPhone 13 mini has Display Zoom: Larger Text`.
  fileprivate func textOfSetting(in query: Query) -> String? {
    guard query.zoom != .standard, let device = query.device.map({ devices[$0] }),
      device.zoomSettings[query.zoom]?.reported != nil
    else { return nil }
    return "\(device.name) has Display Zoom: \(query.zoom.settingName)"
  }

  /// The versions of a query that its device does not run, if it runs others of them:
  /// `iPhone XR runs iOS 12 to 18, not iOS 26`.
  fileprivate func textOfVersionsNotRun(by query: Query) -> String? {
    guard let device = query.device, let os = query.os, let platform = query.screens.first?.platform
    else { return nil }
    let absent = os.filter { devices[device].runs($0) == false }
    guard !absent.isEmpty, absent.count < os.count else { return nil }
    return
      "\(devices[device].name) runs \(versionRange(of: devices[device]) ?? "other versions"), not "
      + ranges(of: absent, on: platform)
  }

  /// Why a place has no widgets of a kind on any version: `iPhone 6 Plus has no WidgetKit widgets:
  /// it runs iOS 8 to 12`. Nil if it may have some.
  fileprivate func absence(of kind: WidgetKind, at place: Place) -> String? {
    let screen = screen(of: place, with: kind)
    let device = place.device.map { devices[$0] }
    let hasSome = osReleases.contains { release in
      release.platform == screen.platform
        && !families(of: kind, on: release.platform, release.os).isEmpty
        && (device.map { $0.runs(release.os) != false } ?? runs(screen, release.os))
    }
    guard kind.hasFamilies, !hasSome else { return nil }
    let name =
      device?.name ?? place.screenClass.map { screenClasses[$0].name } ?? place.platform.rawValue
    let versions = device.flatMap { versionRange(of: $0) }.map { ": it runs \($0)" }
    return "\(name) has no \(kind.subject)\(versions ?? "")"
  }
}
