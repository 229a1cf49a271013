internal import ProgramSupport
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension ListCommand.Topic {
  /// The list of the topic.
  ///
  /// - Parameter scope: What is chosen.
  /// - Returns: The rows that are in the scope.
  /// - Throws: A usage error for a choice that the list has not.
  func list(in scope: ListScope) throws -> Listing {
    let engine = scope.engine, catalog = engine.catalog
    let others = scope.choices.subtracting(choices)
    if let other = ListScope.Choice.allCases.first(where: others.contains) {
      throw Failure.usage("\(other.rawValue) do not narrow the list of \(rawValue)")
    }
    if let latest = scope.versions?.texts.first(where: { $0.lowercased().hasSuffix("latest") }),
      self == .devices || self == .screens
    {
      throw Failure.usage(
        "every device has a \(quoted(latest)) version; name one, such as 'ios 26', or models, such as 'newest iphone'"
      )
    }
    switch self {
    case .devices: return .devices(in: scope)
    case .screens:
      let screens = catalog.screenClasses.keys.filter(scope.includes)
      return .screens(catalog, scope.choices.isEmpty ? nil : screens)
    case .families: return .families(in: scope)
    case .os:
      return .os(catalog) { release in
        (scope.platforms.isEmpty || scope.platforms.contains(release.platform))
          && scope.includes(release)
      }
    case .sources:
      var list = Listing.sources(catalog, on: scope.platforms)
      list.summary = "version \(catalog.dataVersion) of the tables"
      return list
    case .disputes: return .disputes(engine).narrowed(scope.accepts)
    case .unknown:
      guard !scope.families.isEmpty || !scope.choices.contains(.families) else {
        throw Failure.usage(
          "the list of unknown has widgets that come in families, and no Today extensions; "
            + "'query --kind today --all' has the reasons for those")
      }
      return .unknown(engine, scope.ofUnknown)
    case .textSizes: return .textSizes(catalog)
    case .entryPoints: return .entryPoints(catalog)
    case .rules: return .rules(engine)
    }
  }

  /// What the rows of the topic may be chosen by.
  private var choices: Set<ListScope.Choice> {
    switch self {
    case .devices, .screens: Set(ListScope.Choice.allCases)
    case .families, .disputes: [.devices, .platforms, .families, .versions]
    case .unknown: [.devices, .platforms, .families, .versions, .displayZoom]
    case .os: [.devices, .platforms, .versions]
    case .sources: [.devices, .platforms]
    case .textSizes, .entryPoints, .rules: []
    }
  }
}

extension Listing {
  fileprivate static func devices(in scope: ListScope) -> Listing {
    var list = Listing.devices(scope.engine.catalog, where: scope.includes)
    if let unknown = scope.countOfUnknownZoom {
      list.summary = "of \(unknown.of("more device")) no source says it"
    } else if let first = scope.firstVersions {
      list.summary = first
    }
    return list
  }

  /// The families that the platforms have, on the versions.
  fileprivate static func families(in scope: ListScope) -> Listing {
    let catalog = scope.engine.catalog
    return .families(
      catalog, on: (scope.platforms + (scope.versions?.namedPlatforms ?? [])).withoutRepetition
    ) { family, platform, first in
      (scope.families.isEmpty || scope.families.contains(family))
        && scope.versions?.versions(on: platform, in: catalog).contains { $0 >= first } ?? true
    }
  }

  /// How often each rule is right, and below what each has inferred, predicted and explained.
  fileprivate static func rules(_ engine: Engine) -> Listing {
    let audit = Audit(engine)
    var list = Listing.rules(audit)
    list.others = [
      .parameters(audit, engine.catalog), .leaveOneOut(audit, engine.catalog),
      .refusals(engine.refusalJudgements(), engine.catalog),
    ]
    return list
  }
}
