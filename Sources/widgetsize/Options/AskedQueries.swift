internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension AxisOptions {
  /// What was asked for, all of one system, and what must be said of how it was understood.
  func asked(_ catalog: Catalog) throws -> (queries: [Query], remarks: [String]) {
    let system = try askedSystem()
    let platforms = try platforms(of: system)
    let (screens, remarks) = try screens(of: system, on: platforms, catalog)
    let query = try query(system, catalog)
    let queries = screens.map { screens, device in
      var single = query
      single.screens = screens
      single.device = device
      return single
    }
    guard !os.isEmpty else { return (queries, remarks) }
    let texts = os.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    do {
      let isExplicit = platforms != nil || !device.isEmpty
      let names = try VersionNames(texts.map(String.init))
      return (try names.applied(to: queries, isExplicit: isExplicit, in: catalog), remarks)
    } catch {
      throw Failure.usage(catalog.text(of: error))
    }
  }

  /// The system that the options speak of: Today extensions, unless an option is WidgetKit's.
  func askedSystem() throws -> WidgetSystem {
    let named = try system.map { text in
      guard let named = WidgetSystem(rawValue: text.lowercased()) else {
        throw Failure.usage(
          Message.unknown("system", text, expected: WidgetSystem.allCases.map(\.rawValue)))
      }
      return named
    }
    let used = used
    let ofWidgetKit = used.filter(Self.ofWidgetKit.contains)
    let ofToday = used.filter(Self.ofToday.contains)
    let hasFamilies = named?.hasFamilies ?? !ofWidgetKit.isEmpty
    if hasFamilies, let option = ofToday.first {
      throw Failure.usage(
        "\(option) is of Today extensions; the sizes of WidgetKit are told by platform, version, "
          + "screen, family and variant")
    }
    if !hasFamilies, let option = ofWidgetKit.first {
      throw Failure.usage("\(option) is of WidgetKit, and contradicts --system today")
    }
    return named ?? (hasFamilies ? .widgetKit : .today)
  }

  private static let ofWidgetKit = ["--family", "--variant", "--platform", "--more-space"]
  private static let ofToday = [
    "--orientation", "--portrait", "--landscape", "--text-size", "--entry-point", "--mode",
    "--column",
  ]

  /// The screens that were asked for, together or for each device, and what must be said of it.
  private func screens(
    of system: WidgetSystem, on platforms: [Platform]?, _ catalog: Catalog
  ) throws -> (screens: [(screens: [Screen], device: Key<Device>?)], remarks: [String]) {
    guard !device.isEmpty else {
      let screens = catalog.screens(of: system).filter {
        platforms?.contains(catalog.runPlatform(of: $0)) ?? true
      }
      return ([(screens, nil)], [])
    }
    var found: [(screens: [Screen], device: Key<Device>?)] = []
    var remarks: [String] = []
    let finder = DeviceFinder(catalog)
    for text in device {
      let (screenClass, device, remark) = try self.found(text, finder, catalog)
      let screen = catalog.screen(of: screenClass, with: system)
      if let platforms, !platforms.contains(screen.platform) {
        throw Failure.usage(
          "\(quoted(text)) runs \(screen.platform.rawValue), which contradicts the platform")
      }
      // Two names of one device are asked for once.
      guard !found.contains(where: { $0.screens == [screen] && $0.device == device }) else {
        continue
      }
      found.append(([screen], device))
      if let remark { remarks.append(remark) }
    }
    return (found, remarks)
  }

  /// The platforms that were named, also by the kind of their devices; nil for all.
  private func platforms(of system: WidgetSystem) throws -> [Platform]? {
    let idioms = try values(idiom, "idiom") { text in
      system.idioms.first { $0.rawValue == text.lowercased() }.map { [$0] }
    } expected: {
      system.idioms.map(\.rawValue)
    }
    guard let idioms else { return try cases(platform, "platform") }
    if !device.isEmpty {
      throw Failure.usage("--idiom contradicts --device, which names the devices already")
    }
    if !platform.isEmpty {
      throw Failure.usage("--idiom contradicts --platform, which says it already")
    }
    return idioms.map(\.platform)
  }

  /// What was asked for of all screens.
  private func query(_ system: WidgetSystem, _ catalog: Catalog) throws -> Query {
    if zoomed, moreSpace { throw Failure.usage("--zoomed contradicts --more-space") }
    var query = Query(system, on: [])
    var orientations: [Orientation] = try cases(orientation, "orientation") ?? []
    if portrait { orientations.append(.portrait) }
    if landscape { orientations.append(.landscape) }
    query.orientations =
      orientations.isEmpty ? nil : Orientation.allCases.filter(orientations.contains)
    query.textSizes = try values(textSize, "text size") { text in
      catalog.textSizes(named: text)
    } expected: {
      TextSize.allCases.map(\.rawValue)
    }
    query.entryPoints = try cases(entryPoint, "entry point")
    query.modes = try cases(mode, "mode")
    query.columns = try cases(column, "column")
    query.families = try named(family, "family", among: catalog.families(of: system))
    query.variants = try named(variant, "variant", among: catalog.variants)
    query.zoom = zoomed ? .larger : moreSpace ? .moreSpace : .standard
    return query
  }
}

extension WidgetSystem {
  /// The kinds of devices that have such widgets.
  fileprivate var idioms: [Idiom] {
    hasFamilies ? Idiom.allCases : [.phone, .pad]
  }
}
