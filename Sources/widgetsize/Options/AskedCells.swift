internal import DataTables
internal import WidgetReports
internal import WidgetSizing

/// What was asked for, of one of the systems.
enum AskedCells {
  case today([TodayQuery])
  case widgetKit([WidgetKitQuery])
}

extension AxisOptions {
  /// What was asked for of either system, and what must be said of how it was understood.
  func asked(_ catalog: Catalog) throws -> (cells: AskedCells, remarks: [String]) {
    switch try askedSystem() {
    case .today:
      let (queries, remarks) = try queries(catalog)
      return (.today(queries), remarks)
    case .widgetKit:
      let (queries, remarks) = try widgetKitQueries(catalog)
      return (.widgetKit(queries), remarks)
    }
  }

  /// The system that the options speak of: Today extensions, unless an option is WidgetKit's.
  func askedSystem() throws -> WidgetSystem {
    let named = try system.map { text in
      guard let named = WidgetSystem(rawValue: text.lowercased()) else {
        throw Failure.usage(
          Wording.unknown("system", text, expected: WidgetSystem.allCases.map(\.rawValue)))
      }
      return named
    }
    let used = used
    let ofWidgetKit = used.filter(Self.ofWidgetKit.contains)
    let ofToday = used.filter(Self.ofToday.contains)
    let isWidgetKit = named.map { $0 == .widgetKit } ?? !ofWidgetKit.isEmpty
    if isWidgetKit, let option = ofToday.first {
      throw Failure.usage(
        "\(option) is of Today extensions; the sizes of WidgetKit are told by platform, version, "
          + "screen, family and variant")
    }
    if !isWidgetKit, let option = ofWidgetKit.first {
      throw Failure.usage("\(option) is of WidgetKit, and contradicts --system today")
    }
    return isWidgetKit ? .widgetKit : .today
  }

  private static let ofWidgetKit = ["--family", "--variant", "--platform", "--more-space"]
  private static let ofToday = [
    "--orientation", "--portrait", "--landscape", "--text-size", "--entry-point", "--mode",
    "--column",
  ]

  private func widgetKitQueries(
    _ catalog: Catalog
  ) throws -> (queries: [WidgetKitQuery], remarks: [String]) {
    var remarks: [String] = []
    var queries: [WidgetKitQuery] = []
    let platforms = try platforms()
    if device.isEmpty {
      let screens = catalog.widgetScreens().filter { screen in
        platforms?.contains(screen.platform) ?? true
      }
      queries = [WidgetKitQuery(screens: screens)]
    } else {
      let finder = DeviceFinder(catalog)
      for text in device {
        let (screenClass, device, remark) = try found(text, finder, catalog)
        let screen = catalog.widgetScreen(of: screenClass)
        if let platforms, !platforms.contains(screen.platform) {
          throw Failure.usage(
            "\(quoted(text)) runs \(screen.platform.rawValue), which contradicts the platform")
        }
        guard !queries.contains(where: { $0.screens == [screen] && $0.device == device }) else {
          continue
        }
        var query = WidgetKitQuery(screens: [screen])
        query.device = device
        queries.append(query)
        if let remark { remarks.append(remark) }
      }
    }
    if zoomed, moreSpace { throw Failure.usage("--zoomed contradicts --more-space") }
    for index in queries.indices {
      queries[index].families = try cases(family, "family")
      queries[index].variants = try cases(variant, "variant")
      queries[index].zoom = zoomed ? .larger : moreSpace ? .moreSpace : .standard
    }
    let isExplicit = platforms != nil || !device.isEmpty
    queries =
      try applyingVersions(catalog) { (names) throws(VersionFault) in
        try names.applied(to: queries, isExplicit: isExplicit, in: catalog)
      } ?? queries
    return (queries, remarks)
  }

  /// The platforms that were named, also by the kind of their devices; nil for all.
  private func platforms() throws -> [Platform]? {
    guard idiom.isEmpty else {
      if !platform.isEmpty || !device.isEmpty {
        throw Failure.usage("--idiom contradicts --device and --platform, which say it already")
      }
      let idioms: [Idiom] = try cases(idiom, "idiom") ?? []
      return idioms.map(\.platform)
    }
    return try cases(platform, "platform")
  }
}
