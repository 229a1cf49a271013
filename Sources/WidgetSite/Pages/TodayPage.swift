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
  func effectTable() -> [Block] {
    guard let key = exampleScreen, let os = engine.defaultOS(.today, on: key) else { return [] }
    let idiom = catalog.screenClasses[key].idiom
    let start = Cell(
      os: os, screenClass: key, orientation: .portrait, textSize: .l, entryPoint: .todayView,
      mode: .expanded, column: catalog.columns(idiom: idiom, os: os, orientation: .portrait)[0])
    func on(_ screen: Key<ScreenClass>, _ os: OSVersion) -> Cell {
      var cell = start
      (cell.screenClass, cell.os) = (screen, os)
      return cell
    }
    let other = screenClasses.last {
      catalog.screenClasses[$0].idiom == idiom && $0 != key && engine.versions(of: $0).contains(os)
    }
    let versions = engine.versions(of: key).filter {
      $0 > os && engine.evidence(.height, of: on(key, $0)).state == .sourced
    }
    var steps: [(what: String, name: String, cell: Cell)] = [
      ("nothing", catalog.place(of: start), start)
    ]
    steps +=
      other.map { other in
        let models = catalog.newestFirst(catalog.devicesWithWidgets(other))
        return [("the screen", catalog.phrase(of: models), on(other, os))]
      } ?? []
    steps.append(("the orientation", "landscape", start.with(Orientation.landscape)))
    steps += [TextSize.xxl, .ax3].map { ("the text size", $0.nameAndID, start.at($0)) }
    steps += [
      (
        "the way it was opened", catalog.name(of: .notificationCenter),
        start.with(EntryPoint.notificationCenter)
      ), ("the display mode", "compact", start.in(.compact)),
    ]
    steps += versions.map { ("the version of iOS", catalog.name(of: $0), on(key, $0)) }
    return [
      .table(
        Table(
          ["One change at a time"], anchor: "effects", of: steps, layout: .scrolling,
          [
            .text("What changes") { $0.what },
            .text("From the first line to", kind: "words") { $0.name },
            .cells(["Width"], isNumeric: true) {
              wordedCell(engine.evidence(.width, of: $0.cell), $0.cell)
            },
            .cells(["Height"], isNumeric: true) {
              wordedCell(engine.evidence(.height, of: $0.cell), $0.cell)
            },
          ]))
    ]
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
      ["Text sizes"], anchor: "text-sizes-table", of: Array(catalog.textSizeRows),
      [
        .text("Text size") { $0.textSize.nameAndID },
        .content("In code") { [.code(PlainText($0.uikitName))] },
      ]
        + [
          ("Body, points", \TextSizeRow.body), ("Line height, iOS 10", \.olderLineHeight),
          ("Line height today", \.currentLineHeight),
        ].map { heading, length in
          .cells([Inline(heading)], isNumeric: true) { Table.Cell(["\($0[keyPath: length])"]) }
        }
        + versions.map { os in
          .cells(["Compact height, \(catalog.name(of: os))"], isNumeric: true) {
            compact($0.textSize, os)
          }
        })
  }

  /// The versions that had Today extensions.
  func versionTable() -> Table {
    Table(
      ["Versions with Today extensions"], anchor: "versions-table", of: versions.reversed(),
      [
        .text("Version") { catalog.name(of: $0) }, .text("Heights", modes(of:)),
        .text("Opened from", kind: "words") {
          catalog.entryPoints(on: $0).map(catalog.name(of:)).joined(by: ", ")
        },
        .number("Numbers in sources") { os in
          catalog.claims.count { $0.kind == .today && $0.use == .answer && $0.os.contains(os) }
        },
      ])
  }

  private func modes(of os: OSVersion) -> String {
    switch catalog.release(os)?.modes {
    case .legacy: "one, of the widget's choice"
    case .compactExpanded: "compact and expanded"
    case nil: "no Today extensions"
    }
  }
}
