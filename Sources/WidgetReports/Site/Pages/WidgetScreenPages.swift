internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Every widget of a screen: a table for the versions that have the same sizes, and the Home
  /// Screen where it was measured.
  func widgetScreenPage(_ screen: Screen) -> SitePage {
    let groups = widgetGroups(on: screen)
    let sections = groups.map(section) + homeScreens(of: screen)
    let name = addresses[.widgets(screen)].name
    var facts: [Inline] = []
    if let key = screen.screenClass {
      let size = catalog.screenClasses[key]
      facts = links(to: size.devices) + [". "] + [.code(PlainText(size.id))]
      facts.append(
        Inline(", \(size.width) × \(size.height) points, \(size.scale) pixels a point. "))
      if screenClasses.contains(key) {
        facts += ["Today extensions: ", todayLink(size.name, of: key), ". "]
      }
    }
    for kind in WidgetKind.allCases where widgetScreens(of: kind).contains(screen) {
      facts +=
        ["\(kind.subject) as data: "]
        + file("JSON", "../api/v1/\(kind.rawValue)/\(name).json") + [", "]
        + file("CSV", "../tables/\(kind.rawValue)/\(name).csv") + [". "]
    }
    return SitePage(
      place: .widgets(screen), title: "\(catalog.name(of: screen)): WidgetKit",
      blocks: [
        .paragraph(facts),
        .navigation(
          Navigation(
            ["On this page"], anchor: "contents",
            List(sections.map { [.link($0.heading, to: .anchor($0.anchor))] }))),
      ] + SiteSource.widgetScreen.prose + variantList(of: groups) + sections.map(Block.section),
      headTitle: "\(catalog.name(of: screen)): every WidgetKit size and its source · widgetsize",
      description: description(of: screen), screen: screen)
  }

  /// What the variants on the page mean.
  private func variantList(of groups: [WidgetGroup]) -> [Block] {
    let variants = groups.flatMap(\.answers).compactMap(\.cell.widget?.variant).withoutRepetition
    guard !variants.isEmpty else { return [] }
    return [
      .list(
        List(
          catalog.variants.filter(variants.contains).map { variant in
            [
              .code(PlainText(catalog.id(of: variant))),
              Inline(": \(catalog.settingPhrase(variant))"),
            ]
          }))
    ]
  }

  /// What the page of a screen has, by its models.
  private func description(of screen: Screen) -> PlainText {
    let devices = screen.screenClass.map { catalog.screenClasses[$0].devices } ?? []
    let names =
      devices.isEmpty
      ? screen.platform.rawValue : devices.map { catalog.devices[$0].name }.joined(by: ", ")
    return PlainText(
      "WidgetKit and Live Activity sizes of \(names), version by version, with the evidence for each number."
    )
  }

  /// The widgets of a group, a line for each family and variant.
  private func section(_ group: WidgetGroup) -> Section {
    let anchor = group.anchor
    let summary = SizeTable(group.block, of: Query(group.kind, on: [group.screen]), in: engine)
    let hasVariants = group.answers.contains { $0.cell.widget?.variant != nil }
    let table = Table(
      caption: Table.Caption(
        [Inline("Sizes in points on \(group.title)")], anchor: Slug(cleaning: "\(anchor)-table")),
      columns: [Table.Column(["family"])] + (hasVariants ? [Table.Column(["variant"])] : [])
        + [
          Table.Column(["width"], isNumeric: true), Table.Column(["height"], isNumeric: true),
        ]
        + summary.otherQuantities.map { Table.Column([Inline($0.name)], isNumeric: true) }
        + [Table.Column(["evidence"])],
      rowHeadings: hasVariants ? 2 : 1,
      rows: group.answers.map { answer in
        [
          Table.Cell(
            [Inline(catalog.shape(of: answer.cell))],
            anchor: self.anchor(of: answer.cell, in: group))
        ]
          + (hasVariants
            ? [Table.Cell([Inline(catalog.id(of: answer.cell.widget?.variant) ?? "–")])] : [])
          + [
            tableCell(answer.width), tableCell(answer.height),
          ]
          + summary.otherQuantities.map { tableCell(answer[$0]) }
          + [
            Table.Cell(
              evidence(
                for: [answer.width, answer.height] + summary.otherQuantities.map { answer[$0] }),
              kind: "evidence")
          ]
      })
    return Section(
      level: 2, [Inline(group.title)], anchor: anchor, kind: "screen",
      [.table(table)]
        + (summary.remarks.isEmpty ? [] : [.list(List(summary.remarks.map { [Inline($0)] }))]))
  }

  /// The Home Screens that were measured, drawn to scale: of each setting the newest.
  private func homeScreens(of screen: Screen) -> [Section] {
    var drawn: [PlainText] = []
    let figures = catalog.homeScreens.filter { $0.screenClass == screen.screenClass }
      .sorted { catalog.sources[$0.source].authority > catalog.sources[$1.source].authority }
      .compactMap { grid -> Figure? in
        guard var figure = homeScreen(grid, of: screen), !drawn.contains(figure.drawing.title)
        else {
          return nil
        }
        drawn.append(figure.drawing.title)
        figure.anchor = Slug(cleaning: "home-screen-\(grid.id)")
        return figure
      }
    guard !figures.isEmpty else { return [] }
    return [
      Section(
        level: 2, ["On the Home Screen"], anchor: "on-the-home-screen", kind: "drawings",
        figures.map(Block.figure))
    ]
  }

  /// The widgets on the newest version that a source of their places speaks of; nil if no size is known.
  private func homeScreen(_ grid: HomeScreenGrid, of screen: Screen) -> Figure? {
    var query = Query(screens: [screen])
    query.os = [grid.os.upperBound]
    query.zoom = grid.zoom
    let answers = engine.blocks(query).flatMap(\.cells).map { engine.evidence($0) }
    let settings = HomeScreenFamilies.all(answers, placedBy: grid, in: catalog)
    let variants = catalog.variants(of: .systemSmall, on: .iOS, grid.os.upperBound)
    let variant = variants.contains(grid.icons) ? grid.icons : variants.first ?? nil
    return settings.first { $0.variant == variant }.map { families in
      Figures.homeScreen(families, of: nil, [grid.os.upperBound], in: catalog).figure
    }
  }
}
