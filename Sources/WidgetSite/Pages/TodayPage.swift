internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The sizes at the default text size.
  func todayGlance(of idiom: Idiom) -> [Block] {
    let caption = Table.Caption(
      ["Widths and heights in points at the default text size"], anchor: "glance-table")
    return [
      .navigation(glanceLinks(of: idiom)), .table(glanceTable(of: idiom, caption: caption)),
    ]
  }

  /// The screen of examples: 4.7 inches, else the first.
  private var exampleScreen: Key<ScreenClass>? {
    screenClasses.first { catalog.screenClasses[$0].id == "375x667@2" } ?? screenClasses.first
  }

  /// One axis after the other, with what a step along it does to one cell.
  func effectTable() -> Table? {
    guard let screenClass = exampleScreen,
      let os = engine.defaultOS(.today, on: screenClass)
    else { return nil }
    let start = Cell(
      os: os, screenClass: screenClass, orientation: .portrait, textSize: .l,
      entryPoint: .todayView,
      mode: .expanded,
      column: catalog.columns(
        idiom: catalog.screenClasses[screenClass].idiom, os: os, orientation: .portrait
      )[0])
    func row(_ what: String, _ name: String, _ cell: Cell) -> [Table.Cell] {
      [
        Table.Cell([Inline(what)]), Table.Cell([Inline(name)], kind: "words"),
        wordedCell(engine.evidence(.width, of: cell), cell),
        wordedCell(engine.evidence(.height, of: cell), cell),
      ]
    }
    let rows = Effect.allCases.flatMap { effect in
      effect.steps(from: start, self).map { row(effect.name, $0.name, $0.cell) }
    }
    return Table(
      caption: Table.Caption(["One change at a time"], anchor: "effects"),
      columns: [
        Table.Column(["What changes"]), Table.Column(["From the first line to"]),
        Table.Column(["Width"], isNumeric: true), Table.Column(["Height"], isNumeric: true),
      ],
      rowHeadings: 1, rows: [row("nothing", catalog.place(of: start), start)] + rows)
  }

  /// The text sizes with the line height and the compact height at each.
  func textSizeTable() -> Table {
    let key = exampleScreen
    let versions = [OSVersion(10), OSVersion(12)]
    func compact(_ size: TextSize, _ os: OSVersion) -> Table.Cell {
      guard let key, engine.versions(of: key).contains(os) else {
        return Table.Cell([], kind: "none")
      }
      let cell = Cell(
        os: os, screenClass: key, orientation: .portrait, textSize: size, entryPoint: .todayView,
        mode: .compact)
      return wordedCell(engine.evidence(.height, of: cell), cell)
    }
    return Table(
      caption: Table.Caption(["Text sizes"], anchor: "text-sizes-table"),
      columns: [
        Table.Column(["Text size"]), Table.Column(["In code"]),
        Table.Column(["Body, points"], isNumeric: true),
        Table.Column(["Line height, iOS 10"], isNumeric: true),
        Table.Column(["Line height today"], isNumeric: true),
      ]
        + versions.map {
          Table.Column([Inline("Compact height, \(catalog.name(of: $0))")], isNumeric: true)
        },
      rowHeadings: 1,
      rows: catalog.textSizeRows.map { row in
        [
          Table.Cell([Inline(row.textSize.nameAndID)]),
          Table.Cell([.code(PlainText(row.uikitName))]),
          Table.Cell([Inline("\(row.body)")]), Table.Cell([Inline("\(row.olderLineHeight)")]),
          Table.Cell([Inline("\(row.currentLineHeight)")]),
        ] + versions.map { compact(row.textSize, $0) }
      },
      layout: .scrollingOrStacked)
  }

  /// The versions that had Today extensions.
  func versionTable() -> Table {
    Table(
      caption: Table.Caption(["Versions with Today extensions"], anchor: "versions-table"),
      columns: [
        Table.Column(["Version"]), Table.Column(["Heights"]), Table.Column(["Opened from"]),
        Table.Column(["Numbers in sources"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: versions.reversed().map { os in
        let entryPoints = catalog.entryPoints(on: os).map(catalog.name(of:)).joined(by: ", ")
        let claims = catalog.claims.count {
          $0.kind == .today && $0.use == .answer && $0.os.contains(os)
        }
        return [
          Table.Cell([Inline(catalog.name(of: os))]), Table.Cell([Inline(modes(of: os))]),
          Table.Cell([Inline(entryPoints)], kind: "words"), Table.Cell([Inline("\(claims)")]),
        ]
      },
      layout: .scrollingOrStacked)
  }

  private func modes(of os: OSVersion) -> String {
    switch catalog.release(os)?.modes {
    case .legacy: "one, of the widget's choice"
    case .compactExpanded: "compact and expanded"
    case nil: "no Today extensions"
    }
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
    case .entryPoint: "the way it was opened"
    case .mode: "the display mode"
    case .version: "the version of iOS"
    }
  }

  /// Cells that differ from `start` in this alone, under a name.
  func steps(from start: Cell, _ context: SiteContext) -> [(name: String, cell: Cell)] {
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
      let models = catalog.newestFirst(catalog.devicesWithWidgets(other))
      return [(catalog.phrase(of: models), cell)]
    case .orientation:
      cell = cell.with(Orientation.landscape)
      return [("landscape", cell)]
    case .textSize:
      return [TextSize.xxl, .ax3].map { ($0.nameAndID, cell.at($0)) }
    case .entryPoint:
      cell = cell.with(EntryPoint.notificationCenter)
      return [(catalog.name(of: .notificationCenter), cell)]
    case .mode:
      return [("compact", cell.in(.compact))]
    case .version:
      return context.engine.versions(of: screenClass).filter { $0 > start.os }.compactMap { os in
        cell.os = os
        guard context.engine.evidence(.height, of: cell).state == .sourced else { return nil }
        return (catalog.name(of: os), cell)
      }
    }
  }
}
