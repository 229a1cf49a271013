internal import ProgramSupport
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// A list, and what stands below it.
struct ScopedLists {
  /// The list that was asked for.
  var main: Listing
  /// What people see below it.
  var others: [Listing] = []
}

extension ListCommand.Topic {
  /// The list of the topic, and what stands below it.
  ///
  /// - Parameter scope: What is chosen.
  /// - Returns: The rows that are in the scope.
  /// - Throws: A usage error for a choice that the list has not.
  func lists(in scope: ListScope) throws -> ScopedLists {
    let engine = scope.engine, catalog = engine.catalog
    let others = scope.choices.subtracting(choices)
    if let other = ListScope.Choice.allCases.first(where: others.contains) {
      throw Failure.usage("\(other.rawValue) do not narrow the list of \(rawValue)")
    }
    switch self {
    case .devices: return .devices(scope)
    case .screens:
      let screens = catalog.screenClasses.keys.filter(scope.includes)
      return ScopedLists(main: .screens(catalog, scope.choices.isEmpty ? nil : screens))
    case .families: return .families(scope)
    case .os:
      return ScopedLists(
        main: .os(catalog) { release in
          (scope.platforms.isEmpty || scope.platforms.contains(release.platform))
            && scope.includes(release)
        })
    case .sources:
      var list = Listing.sources(catalog, on: scope.platforms)
      list.summary = "version \(catalog.dataVersion) of the tables"
      return ScopedLists(main: list)
    case .disputes:
      return ScopedLists(main: .disputes(engine).narrowed(scope.accepts))
    case .unknown:
      guard !scope.families.isEmpty || !scope.choices.contains(.families) else {
        throw Failure.usage(
          "the list of unknown has widgets that come in families, and no Today extensions; "
            + "'query --kind today --all' has the reasons for those")
      }
      return ScopedLists(main: .unknown(engine, scope.ofUnknown))
    case .textSizes: return ScopedLists(main: .textSizes(catalog))
    case .entryPoints: return ScopedLists(main: .entryPoints(catalog))
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

extension ScopedLists {
  fileprivate static func devices(_ scope: ListScope) -> ScopedLists {
    var list = Listing.devices(scope.engine.catalog, where: scope.includes)
    if let unknown = scope.countOfUnknownZoom {
      list.summary = "of \(unknown.of("more device")) no source says it"
    } else if let first = scope.firstVersions {
      list.summary = first
    }
    return ScopedLists(main: list)
  }

  /// The families that the platforms have, on the versions.
  fileprivate static func families(_ scope: ListScope) -> ScopedLists {
    let catalog = scope.engine.catalog
    let list = Listing.families(
      catalog, on: (scope.platforms + (scope.versions?.namedPlatforms ?? [])).withoutRepetition
    ) { family, platform, first in
      (scope.families.isEmpty || scope.families.contains(family))
        && scope.versions?.versions(on: platform, in: catalog).contains { $0 >= first } ?? true
    }
    return ScopedLists(main: list)
  }

  /// With how often each rule is right.
  fileprivate static func rules(_ engine: Engine) -> ScopedLists {
    let audit = Audit(engine)
    return ScopedLists(
      main: .rules(audit),
      others: [
        .parameters(audit, engine.catalog), .leaveOneOut(audit, engine.catalog),
        .refusals(engine.refusalJudgements(), engine.catalog),
      ])
  }
}
