internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What Today extensions were, what changes their size, and all sizes at a glance.
  func todayPage() -> SitePage {
    SitePage(
      place: .today, title: "Today extensions",
      blocks: SiteSource.todaySummary.prose + SiteSource.today.prose + [
        .list(List(todayLinks)), .section(effectSection()), .section(glanceSection()),
        .section(compactSection()), .section(markSection()),
      ], headTitle: "Today extension sizes, iOS 8 to 17: compact and expanded · widgetsize")
  }

  /// The other pages about Today extensions.
  private var todayLinks: [[Inline]] {
    let pages: [(String, SitePlace, String)] = [
      ("Screens", .screens, "every size of \(screenClasses.count) screens, with the evidence"),
      (
        "Text sizes", .textSizes, "their names, and the sizes at each of \(TextSize.allCases.count)"
      ),
      ("Versions", .versions, "what each of \(versions.count) versions of iOS has"),
      ("Lifecycle", .lifecycle, "the order of callbacks, and limits of memory"),
      ("All sizes", .matrix, "to filter, sort and compare"),
      ("Does it fit?", .fit, "how many of your rows are visible"),
    ]
    return pages.map { title, place, words in
      [link(title, to: place), Inline(": \(words)")]
    }
  }

  func glanceSection() -> Section {
    Section(
      level: 2, ["At a glance"], anchor: "at-a-glance", kind: "glance",
      SiteSource.expanded.prose + [
        .table(
          glanceTable(
            at: .l,
            caption: Table.Caption(
              ["Widths and heights in points at text size l"], anchor: "glance-table")))
      ])
  }

  /// One axis after the other, with what a step along it does to one cell.
  func effectSection() -> Section {
    let standard = screenClasses.first { catalog.screenClasses[$0].id == "375x667@2" }
    guard let screenClass = standard ?? screenClasses.first,
      let os = engine.defaultOS(.today, on: screenClass)
    else {
      return Section(level: 2, ["What changes the size"], anchor: "what-changes-the-size", [])
    }
    let start = Cell(
      os: os, screenClass: screenClass, orientation: .portrait, textSize: .l,
      entryPoint: .todayView,
      mode: .expanded,
      column: catalog.columns(
        idiom: catalog.screenClasses[screenClass].idiom, os: OSVersion(10), orientation: .portrait
      )[0])
    let rows = Effect.allCases.flatMap { effect in
      effect.steps(from: start, self).map { name, cell, place -> [Table.Cell] in
        [
          Table.Cell([Inline(effect.name)]),
          Table.Cell([.link([Inline(name)], to: place)]),
          linkedCell(engine.evidence(.width, of: cell), cell),
          linkedCell(engine.evidence(.height, of: cell), cell),
        ]
      }
    }
    let table = Table(
      caption: Table.Caption(["One change at a time"], anchor: "effects"),
      columns: [
        Table.Column(["what changes"]), Table.Column(["from the first line to"]),
        Table.Column(["width"], isNumeric: true), Table.Column(["height"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: [
        [
          Table.Cell(["nothing"]),
          Table.Cell([link(catalog.place(of: start), to: .screen(screenClass))], kind: "words"),
          linkedCell(engine.evidence(.width, of: start), start),
          linkedCell(engine.evidence(.height, of: start), start),
        ]
      ] + rows)
    return Section(
      level: 2, ["What changes the size"], anchor: "what-changes-the-size", kind: "effects",
      [.table(table)])
  }
}

/// A thing that a widget's size depends on.
private enum Effect: CaseIterable {
  case screen, orientation, textSize, entryPoint, mode, version

  var name: String {
    switch self {
    case .screen: "the screen"
    case .orientation: "the orientation"
    case .textSize: "the text size"
    case .entryPoint: "the way it was reached"
    case .mode: "the display mode"
    case .version: "the version of iOS"
    }
  }

  /// Cells that differ from `start` in this alone, under a name, and where more is told of it.
  func steps(
    from start: Cell, _ context: SiteContext
  ) -> [(name: String, cell: Cell, place: Destination)] {
    let catalog = context.catalog
    guard let screenClass = start.screenClass else { return [] }
    var cell = start
    switch self {
    case .screen:
      guard
        let other = context.screenClasses.last(where: {
          catalog.screenClasses[$0].idiom == .phone && $0 != screenClass
            && context.engine.versions(of: $0).contains(start.os)
        })
      else { return [] }
      cell.screenClass = other
      return [
        (catalog.screenClasses[other].name, cell, context.destination(.screen(other)))
      ]
    case .orientation:
      cell.today?.orientation = .landscape
      return [("landscape", cell, context.destination(.screen(screenClass)))]
    case .textSize:
      return [TextSize.xxl, .ax3].map { size in
        (size.rawValue, cell.at(size), context.destination(.textSize(size)))
      }
    case .entryPoint:
      cell.today?.entryPoint = .notificationCenter
      return [
        (catalog.name(of: .notificationCenter), cell, context.destination(.glossary))
      ]
    case .mode:
      return [("compact", cell.in(.compact), context.destination(.glossary))]
    case .version:
      return context.engine.versions(of: screenClass).filter {
        $0 > start.os
      }.compactMap { os in
        cell.os = os
        guard context.engine.evidence(.height, of: cell).state == .sourced else { return nil }
        return (catalog.name(of: os), cell, context.destination(.version(os)))
      }
    }
  }
}
