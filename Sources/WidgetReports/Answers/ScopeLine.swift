internal import WidgetSizing
internal import Wording

extension Engine {
  /// The queries as one for each screen and version, and what was understood of them in one line.
  ///
  /// Where a device runs no version with such widgets, the line still names what was asked for.
  func scope(
    of queries: [Query], textSizes: [TextSize]? = nil
  ) -> (queries: [Query], line: String) {
    let settled = self.settled(queries)
    return (
      settled, catalog.scopeLine(of: settled.isEmpty ? queries : settled, textSizes: textSizes)
    )
  }
}

extension Catalog {
  /// What was understood of a question, in one line: the devices or screens, their versions, and the
  /// widgets: `iPhone 15, iOS 27: systemMedium, icons-small`.
  ///
  /// The queries are of one system, with their versions where they have any; `textSizes` is nil where
  /// none was asked for.
  func scopeLine(of queries: [Query], textSizes: [TextSize]? = nil) -> String {
    let screens = queries.flatMap { $0.device == nil ? $0.screens : [] }
    let isCounted = screens.withoutRepetition.count > Places.most
    let queries = isCounted ? withoutScreensOfNoWidget(queries) : queries
    var words = [widgetWords(of: queries)] + settingWords(of: queries)
    if let textSizes {
      words.append("text size \(Self.words(for: TextSize.allCases.filter(textSizes.contains)))")
    }
    return "\(placeWords(of: queries)): \(words.joined(by: ", "))"
  }

  /// The queries without the screens that have none of the widgets on their versions; all of them if no screen
  /// is left. A device that was named stays.
  func withoutScreensOfNoWidget(_ queries: [Query]) -> [Query] {
    let rest = queries.compactMap { query -> Query? in
      guard query.device == nil else { return query }
      var query = query
      let families = query.families, versions = query.os ?? []
      query.screens.removeAll { screen in
        let hasFamily =
          families?.contains { family in
            versions.contains {
              self.families(of: query.kind, on: screen.platform, $0).contains(family)
            }
          } ?? true
        let isRun =
          screen.screenClass == nil
          || versions.contains { !devices(of: screen, on: $0, with: query.kind).isEmpty }
        return !hasFamily || !isRun
      }
      return query.screens.isEmpty ? nil : query
    }
    return rest.isEmpty ? queries : rest
  }

  /// Where the widgets are, and on which versions: `iPhone 15, iOS 27; iPhone SE, iOS 15`.
  private func placeWords(of queries: [Query]) -> String {
    var groups: [(versions: String, places: Places)] = []
    for query in queries {
      for screen in query.screens {
        let versions = ranges(of: query.versions, on: screen.platform)
        let index =
          groups.firstIndex { $0.versions == versions }
          ?? {
            groups.append((versions, Places()))
            return groups.count - 1
          }()
        groups[index].places.insert(screen, query.device, in: self)
      }
    }
    guard groups.count > 3 else {
      return groups.map { group in
        ([group.places.words] + [group.versions].filter { !$0.isEmpty }).joined(by: ", ")
      }.joined(by: "; ")
    }
    let all = groups.reduce(into: Places()) { $0.formUnion($1.places) }
    let versions = Platform.allCases.compactMap { platform -> String? in
      let versions = queries.filter { $0.screens.contains { $0.platform == platform } }
        .flatMap(\.versions).withoutRepetition
      return versions.isEmpty ? nil : ranges(of: versions, on: platform)
    }
    return ([all.words] + versions).joined(by: ", ")
  }

  /// Which widgets: their families, or their kind where none is named.
  private func widgetWords(of queries: [Query]) -> String {
    let families = queries.map(\.families)
    guard !families.isEmpty, !families.contains(where: { $0 == nil }) else {
      return queries.kind.subject
    }
    return families.flatMap { $0 ?? [] }.withoutRepetition.map { id(of: $0) }.list
  }

  /// The values of other axes that were asked for.
  private func settingWords(of queries: [Query]) -> [String] {
    let first: [Axis] = [.variant, .orientation, .column]
    let others = Axis.settings.filter {
      ![.family, .textSize, .zoom].contains($0) && !first.contains($0)
    }
    let zooms = queries.map(\.zoom).withoutRepetition
    return (first + others).compactMap { askedWords(of: queries, on: $0.values) }
      + (zooms.isEmpty || zooms.contains(.standard) ? [] : [zooms.map(\.stateWords).list])
  }

  /// The values of an axis that all of the queries ask for; nil if one asks for none.
  private func askedWords<Value: AxisValue>(of queries: [Query], on _: Value.Type) -> String? {
    let named = queries.map { $0[Value.self] }
    guard !named.contains(where: { $0 == nil }) else { return nil }
    let all = named.flatMap { $0 ?? [] }.withoutRepetition
    return all.isEmpty
      ? nil
      : all.map { Value.axis == .entryPoint ? $0.words(of: .today, in: self) : $0.id(in: self) }
        .list
  }
}

/// Devices and screens that a question is about.
private struct Places {
  /// How many screens are named.
  static let most = 3

  private var devices: [String] = []
  private var screens: [String] = []

  mutating func insert(_ screen: Screen, _ device: Key<Device>?, in catalog: Catalog) {
    if let device {
      devices.append(catalog.devices[device].name)
    } else {
      screens.append(catalog.name(of: screen))
    }
  }

  mutating func formUnion(_ other: Places) {
    devices += other.devices
    screens += other.screens
  }

  /// Every device by its name; more than ``most`` screens are counted.
  var words: String {
    let screens = screens.withoutRepetition
    let counted = screens.count > Self.most ? ["\(screens.count) screens"] : screens
    return (devices.withoutRepetition + counted).list
  }
}

extension Query {
  /// The versions that are asked for, those of single families last.
  fileprivate var versions: [OSVersion] {
    ((os ?? []) + familyVersions.values.sorted()).withoutRepetition
  }
}
