internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The versions that have Today extensions, and how much is known of each.
  func versionsPage() -> SitePage {
    let table = Table(
      caption: Table.Caption(["Versions with Today extensions"], anchor: "versions-table"),
      columns: [Table.Column(["version"]), Table.Column(["display modes"])]
        + Self.countedStates.map {
          Table.Column([Inline($0.rawValue)], group: ["numbers"], isNumeric: true)
        },
      rowHeadings: 1,
      rows: versions.map { os in
        let counts = stateCounts(on: os)
        return [
          Table.Cell([link(catalog.name(of: os), to: .version(os))]),
          Table.Cell([Inline(modes(of: os))]),
        ] + Self.countedStates.map { Table.Cell([Inline("\(counts[$0] ?? 0)")]) }
      })
    return SitePage(
      place: .versions, title: "iOS versions with Today extensions",
      blocks: SiteSource.versions.prose + [currentSizes, .table(table)])
  }

  /// What a version has, who says so, and all its sizes.
  func versionPage(_ os: OSVersion) -> SitePage {
    let entryPoints = catalog.entryPoints(on: os).map(catalog.name(of:)).joined(by: ", ")
    let stating = Set(
      catalog.claims.filter { $0.kind == .today && $0.use == .answer && $0.os.contains(os) }
        .map(\.source))
    let counts = stateCounts(on: os)
    let states = Self.countedStates.map { "\(counts[$0] ?? 0) \($0.rawValue)" }.joined(by: ", ")
    return SitePage(
      place: .version(os), title: "Today extensions on \(catalog.name(of: os))",
      blocks: [
        currentSizes,
        .list(
          List([
            [Inline("Display modes: \(modes(of: os))")],
            [Inline("Ways to reach a widget: \(entryPoints)")],
            [Inline("Numbers: \(states)")],
            ["Sources that state any: "]
              + (stating.isEmpty
                ? ["none"]
                : links(toSources: stating.sorted().map { catalog.sources[$0].id })),
          ])),
        .section(
          Section(
            level: 2, ["Sizes"], anchor: "sizes", kind: "glance",
            [
              .table(
                glanceTable(
                  on: os, at: .l,
                  caption: Table.Caption(
                    ["Widths and heights in points at text size l"], anchor: "sizes-table")))
            ])),
      ],
      description: PlainText(
        "The width and the heights of Today extensions on \(catalog.name(of: os)), screen by screen, in "
          + "points."))
  }

  private static let countedStates: [Answer.State] = [.sourced, .disputed, .derived, .unknown]

  private func modes(of os: OSVersion) -> String {
    switch catalog.release(os)?.modes {
    case .legacy: "none, one free height"
    case .compactExpanded: "compact and expanded"
    case nil: "no Today extensions"
    }
  }

  /// How many widths and heights of a version are in each state, over all text sizes.
  private func stateCounts(on os: OSVersion) -> [Answer.State: Int] {
    screenClasses.flatMap { key in
      Mode.allCases.flatMap { lines($0, of: key) }.filter { $0.cell.os == os }
    }.reduce(into: [:]) { counts, line in
      for answer in line.heights { counts[answer.state, default: 0] += 1 }
      counts[line.width.state, default: 0] += 1
    }
  }
}
