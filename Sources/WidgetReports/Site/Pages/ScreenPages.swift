internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The screen classes, each leading to its page.
  func screensPage() -> SitePage {
    let table = Table(
      caption: Table.Caption(["Screens with Today extensions"], anchor: "screens-table"),
      columns: [
        Table.Column(["screen"]), Table.Column(["points"], isNumeric: true),
        Table.Column(["pixels a point"], isNumeric: true), Table.Column(["models"]),
      ],
      rowHeadings: 1,
      rows: screenClasses.map { key in
        let screen = catalog.screenClasses[key]
        return [
          Table.Cell([link(screen.name, to: .screen(key))], anchor: addresses[.screen(key)].name),
          Table.Cell([Inline("\(screen.width) × \(screen.height)")]),
          Table.Cell([Inline("\(screen.scale)")]),
          Table.Cell(links(to: catalog.devicesWithWidgets(key)), kind: "words"),
        ]
      })
    return SitePage(
      place: .screens, title: "Screens with Today extensions",
      blocks: SiteSource.screens.prose + [currentSizes, .table(table)])
  }

  /// Where the sizes of current devices are, for pages that have those of Today extensions only.
  var currentSizes: Block {
    .paragraph([
      "Sizes on current devices: ", link("widgets of iOS 14 and later", to: .widgetKit), ".",
    ])
  }

  /// Every cell of a class, a table for each version.
  func screenPage(_ key: Key<ScreenClass>) -> SitePage {
    let screen = catalog.screenClasses[key]
    let models = catalog.devicesWithWidgets(key)
    let name = addresses[.screen(key)].name
    // What is known of a version comes before what is not.
    let versions = engine.versions(of: key).map { versionTables(of: key, on: $0) }
    let sections =
      (versions.filter(\.isKnown) + versions.filter { !$0.isKnown }).map(\.section)
      + drawings(of: key)
    return SitePage(
      place: .screen(key), title: "\(screen.name), \(screen.width) × \(screen.height) points",
      blocks: [
        .paragraph(links(to: models) + [". "] + [.code(PlainText(screen.id))]),
        .paragraph(
          [Inline("\(screen.scale) pixels a point. ")] + zoomed(key)
            + ["The same as data: "] + file("JSON", "../api/v1/screens/\(name).json") + [", "]
            + file("CSV", "../tables/screens/\(name).csv") + ["."]),
        .navigation(
          Navigation(
            ["On this page"], anchor: "contents",
            List(sections.map { [.link($0.heading, to: .anchor($0.anchor))] }))),
      ] + SiteSource.screen.prose + sections.map(Block.section),
      headTitle: "\(screen.name): Today extension sizes and their sources · widgetsize",
      description: PlainText(
        "Today extension sizes of \(models.map { catalog.devices[$0].name }.joined(by: ", ")), at every "
          + "text size and on every version of iOS, with the evidence for each number."))
  }

  /// The best measured version, drawn to scale.
  private func drawings(of key: Key<ScreenClass>) -> [Section] {
    let figures = Figures.screen(key, in: engine)
    guard !figures.isEmpty else { return [] }
    return [
      Section(
        level: 2, ["Drawn to scale"], anchor: "drawn-to-scale", kind: "drawings",
        figures.map(Block.figure))
    ]
  }

  private struct VersionTables {
    let isKnown: Bool
    let section: Section
  }

  /// The cells of a class on a version, a line for each way the widget can stand.
  private func versionTables(of key: Key<ScreenClass>, on os: OSVersion) -> VersionTables {
    var query = Query(screenClasses: [key])
    query.os = [os]
    let block = engine.blocks(query)[0]
    let sizes = SizeTable(block, of: query, in: engine)
    let title = catalog.name(of: os)
    let anchor = addresses[.version(os)].name
    let lines = zip(block.lines, sizes.lines).filter { $1.width.state != .notApplicable }
    let labels = sizes.labelHeadings.map { Table.Column([Inline($0)]) }
    let heights = sizes.textSizes.map {
      Table.Column([Inline($0.rawValue)], group: ["height at text size"], isNumeric: true)
    }
    let rows = lines.map { cell, line -> [Table.Cell] in
      let labels = line.labels.map { Table.Cell([Inline($0)]) }
      let heights = zip(sizes.textSizes, line.heights).map { textSize, height in
        tableCell(height, anchor: self.anchor(of: cell.at(textSize)))
      }
      let evidence = evidence(for: [line.width] + line.heights)
      return labels + [tableCell(line.width)] + heights + [Table.Cell(evidence, kind: "evidence")]
    }
    let table = Table(
      caption: Table.Caption(
        [Inline("Sizes in points on \(title)")], anchor: Slug(cleaning: "\(anchor)-table")),
      columns: labels + [Table.Column(["width"], isNumeric: true)] + heights
        + [Table.Column(["evidence"])],
      rowHeadings: sizes.labelHeadings.count, rows: rows)
    let running = catalog.devices(of: key, on: os)
    let remarks = sizes.remarks + engine.notes(on: block, query)
    let isKnown = lines.contains { _, line in
      line.width.state.isKnown || line.heights.contains(where: \.state.isKnown)
    }
    return VersionTables(
      isKnown: isKnown,
      section: Section(
        level: 2, [Inline(title)], anchor: anchor, kind: "screen",
        [.paragraph(links(to: running)), .table(table)]
          + (remarks.isEmpty ? [] : [.list(List(remarks.map { [Inline($0)] }))])))
  }

  /// The class that answers with Display Zoom on.
  private func zoomed(_ key: Key<ScreenClass>) -> [Inline] {
    guard let zoomed = catalog.zoomedClass(of: key) else { return [] }
    return [
      "With Display Zoom it reports the screen of ",
      link(catalog.screenClasses[zoomed].name, to: .screen(zoomed)),
      ", whose sizes answer then, derived: nobody measured one. ",
    ]
  }

  func file(_ text: String, _ path: String) -> [Inline] {
    Inline.linking([Inline(text)], to: path)
  }
}
