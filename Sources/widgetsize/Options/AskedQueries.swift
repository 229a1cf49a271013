internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What was asked for, all of one kind of widget.
struct AskedQueries {
  /// The cells, one query for each device, or for each run of screens with the same versions.
  var queries: [Query]
  /// What must be said of how the question was understood.
  var remarks: [String]
  /// The kinds that the question could have meant too.
  var otherKinds: [WidgetSystem] = []
  /// How to ask about the kinds that the question could have meant too; nil if there are none.
  var hint: String?

  /// The remarks that an answer in a format begins with: only people at a terminal need the hint.
  func notes(in format: ReportFormat) -> [String] {
    remarks + (format.name == ReportFormat.table.name ? [hint].compactMap(\.self) : [])
  }
}

extension AxisOptions {
  /// What was asked for, and what must be said of how it was understood.
  ///
  /// - Parameters:
  ///   - catalog: The tables.
  ///   - own: The options of the command itself that not all kinds of widgets have, as far as given.
  /// - Returns: Queries of one kind of widget, at least one.
  /// - Throws: A usage error for a value that is not understood, or options that contradict each other.
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

  /// What was asked for of every kind that could be meant.
  func askedOfEveryKind(
    _ catalog: Catalog, own: [OptionOfKinds] = []
  ) throws -> AskedQueries {
    var all = try asked(catalog, own: own)
    for kind in all.otherKinds {
      var options = self
      options.widget.system = kind.rawValue
      all.queries += try options.asked(catalog, own: own).queries
    }
    return all
  }

  /// The versions that were named; nil if none were.
  private func versions(_ catalog: Catalog) throws -> VersionNames? {
    guard !target.os.isEmpty else { return nil }
    let texts = target.os.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    do {
      return try VersionNames(texts.map(String.init))
    } catch {
      throw Failure.usage(catalog.text(of: error))
    }
  }

  /// What was asked for of all screens.
  private func query(
    _ kind: WidgetSystem, _ families: AskedFamilies, _ catalog: Catalog
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
  /// Why a place has no widgets of a kind on any version, as an answer without cells does not say:
  /// `iPhone 6 Plus has no WidgetKit widgets: it runs iOS 8 to 12`. Nil if it may have some.
  fileprivate func absence(of kind: WidgetSystem, at place: Place) -> String? {
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
