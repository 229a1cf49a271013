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
  /// How to ask about ``otherKinds``; nil if there are none.
  var hint: String?

  /// The notes at the start of an answer. Only the terminal format includes the hint.
  func notes(in format: ReportFormat) -> [String] {
    remarks + (format.name == ReportFormat.table.name ? [hint].compactMap(\.self) : [])
  }
}

extension AxisOptions {
  /// The queries that the options describe, and notes on how they were understood.
  ///
  /// - Parameters:
  ///   - catalog: The tables.
  ///   - own: The given options of the command itself that only some kinds of widgets have.
  /// - Returns: Queries of one kind of widget, at least one.
  /// - Throws: A usage error for an unknown value, or for options that contradict each other.
  func asked(_ catalog: Catalog, own: [OptionOfKinds] = []) throws -> AskedQueries {
    let platforms = try platforms(catalog)
    let (places, remarks) = try places(on: platforms, catalog)
    let families = try families(on: places.map(\.platform), platforms, catalog)
    let versions = try versions(catalog)
    let choice = KindChoice(
      among: try kinds(of: families, own, catalog), at: places, on: platforms, running: versions,
      in: catalog)
    let query = try query(choice.kind, families, catalog)
    let screens: [(screens: [Screen], device: Key<Device>?)]
    if places.isEmpty {
      let all = catalog.screens(of: choice.kind).filter {
        platforms?.contains(catalog.runPlatform(of: $0)) ?? true
      }
      screens = [(all, nil)]
    } else {
      screens = places.map { ([catalog.screen(of: $0, with: choice.kind)], $0.device) }
    }
    var queries = screens.map { screens, device in
      var single = query
      single.screens = screens
      single.device = device
      return single
    }
    do {
      let isExplicit = platforms != nil || !places.isEmpty
      queries = try versions?.applied(to: queries, isExplicit: isExplicit, in: catalog) ?? queries
    } catch {
      throw Failure.usage(catalog.text(of: error))
    }
    let absences = places.compactMap { catalog.absence(of: choice.kind, at: $0) }
    return AskedQueries(
      queries: queries, remarks: remarks + (versions == nil ? absences : []),
      otherKinds: choice.others, hint: choice.hint)
  }

  /// The queries for every kind of widget that the options allow.
  func askedOfEveryKind(
    _ catalog: Catalog, own: [OptionOfKinds] = []
  ) throws -> AskedQueries {
    var all = try asked(catalog, own: own)
    for kind in all.otherKinds {
      var options = self
      options.widget.kind = kind.rawValue
      all.queries += try options.asked(catalog, own: own).queries
    }
    return all
  }

  /// The requested versions; nil if `--os` is not given.
  private func versions(_ catalog: Catalog) throws -> VersionNames? {
    guard !target.os.isEmpty else { return nil }
    let texts = target.os.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    do {
      return try VersionNames(texts.map(String.init))
    } catch {
      throw Failure.usage(catalog.text(of: error))
    }
  }

  /// The query for all screens.
  private func query(
    _ kind: WidgetKind, _ families: AskedFamilies, _ catalog: Catalog
  ) throws -> Query {
    if target.zoomed, target.moreSpace {
      throw Failure.usage("--zoomed contradicts --more-space")
    }
    var query = Query(kind, on: [])
    var orientations: [Orientation] = try cases(today.orientation, "orientation") ?? []
    if today.portrait { orientations.append(.portrait) }
    if today.landscape { orientations.append(.landscape) }
    query.orientations =
      orientations.isEmpty ? nil : Orientation.allCases.filter(orientations.contains)
    query.textSizes = try values(today.textSize, "text size") { text in
      catalog.textSizes(named: text)
    } expected: {
      TextSize.allCases.map(\.rawValue)
    }
    query.entryPoints = try cases(today.entryPoint, "entry point")
    query.modes = try cases(today.mode, "mode")
    query.columns = try cases(today.column, "column")
    query.families = families.named
    query.variants = try variants(catalog)
    query.zoom = target.zoomed ? .larger : target.moreSpace ? .moreSpace : .standard
    return query
  }
}

extension Catalog {
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

extension KindChoice {
  /// How to ask about the other kinds; nil if there are none.
  fileprivate var hint: String? {
    guard !others.isEmpty else { return nil }
    let ways = others.map { "for \($0.subject), add --system \($0.rawValue)" }
    return "these are \(kind.subject); " + ways.joined(separator: "; ")
  }
}
