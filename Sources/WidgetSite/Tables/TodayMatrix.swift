internal import Documents
internal import WidgetSizing
internal import Wording

/// The Today extensions of a screen in one pose and mode, opened in one way, on versions with the same numbers.
struct TodayRow {
  /// One for each version, the oldest first.
  let lines: [AnswerLine]
  /// Where the row is on its page. It names the oldest version alone, so that a newer one with the same
  /// numbers does not change it.
  let anchor: Slug

  var versions: [OSVersion] { lines.map(\.cell.os) }
  var isKnown: Bool { lines[0].isKnown }
  /// The answers for the width and the heights, of all versions.
  var evidence: [Evidence] { lines.flatMap { [$0.width] + $0.heights } }
}

/// All rows of Today extensions by screen, and where each of their cells is.
struct TodayRows {
  /// Known ones first, then newest versions first.
  let rows: [Key<ScreenClass>: [TodayRow]]
  private let anchors: [Cell: Slug]

  init(_ lines: [Key<ScreenClass>: [AnswerLine]], _ catalog: Catalog) {
    rows = lines.mapValues { lines in
      Self.merged(lines.filter { $0.standardHeight.state != .notApplicable }).map { lines in
        TodayRow(lines: lines, anchor: Slug(cleaning: catalog.id(of: lines[0].cell)))
      }.sorted { Self.order(of: $0).lexicographicallyPrecedes(Self.order(of: $1)) }
    }
    anchors = Dictionary(
      uniqueKeysWithValues: rows.values.flatMap(\.self).filter(\.isKnown).flatMap { row in
        row.lines.map { ($0.cell, row.anchor) }
      })
  }

  /// Where a cell of any text size is on the page of its screen; nil if nothing of its row is known.
  func anchor(of cell: Cell) -> Slug? { anchors[cell.at(.l)] }

  /// Lines that differ only in their version, together.
  private static func merged(_ lines: [AnswerLine]) -> [[AnswerLine]] {
    lines.grouped { line in
      let setting = line.setting
      return [setting.pose, setting.entryPoint.rawValue, setting.mode.rawValue]
        + ([line.width] + line.heights).map(\.signature)
    }.map { $0.elements.sorted { $0.cell.os < $1.cell.os } }
  }

  private static func order(of row: TodayRow) -> [Int] {
    let setting = row.lines[0].setting
    let column = WidgetColumn.allCases.firstIndex(of: setting.column ?? .single) ?? 0
    return [
      row.isKnown ? 0 : 1, -(row.versions.last?.major ?? 0),
      setting.orientation == .portrait ? 0 : 1, column,
      EntryPoint.allCases.firstIndex(of: setting.entryPoint) ?? 0,
      setting.mode == .compact ? 0 : 1,
    ]
  }
}

extension SiteContext {
  /// The page that has all Today extensions of a screen.
  func todayPlace(of key: Key<ScreenClass>) -> SitePlace {
    catalog.screenClasses[key].idiom == .pad ? .todayPad : .today
  }

  /// Where the sizes of a screen are on that page.
  func todayAnchor(of key: Key<ScreenClass>) -> Slug {
    addresses.screenSlug(of: key)
  }

  /// A link to all Today extensions of a screen.
  func todayLink(_ text: String, of key: Key<ScreenClass>) -> Inline {
    link(text, to: todayPlace(of: key), anchor: todayAnchor(of: key))
  }

  /// All sizes of a kind of device, closed: a table for each screen.
  func todayMatrix(of idiom: Idiom) -> [Block] {
    todayScreens(of: idiom).map { key in
      let rows = todayRows.rows[key] ?? []
      let known = rows.filter(\.isKnown)
      let heading = todayHeading(of: key)
      guard !known.isEmpty else {
        return .group(
          "unpublished", anchor: todayAnchor(of: key),
          [.paragraph([.strong(heading), ": nobody published a number."])])
      }
      return .closed(
        heading,
        [.table(todayTable(of: key, known))] + unpublished(rows.filter { !$0.isKnown }))
    }
  }

  /// The screens of a kind of device with Today extensions, those that run the newest version first.
  func todayScreens(of idiom: Idiom) -> [Key<ScreenClass>] {
    func newest(_ key: Key<ScreenClass>) -> Int {
      (todayRows.rows[key] ?? []).filter(\.isKnown).flatMap(\.versions).max()?.major ?? 0
    }
    let screens = Array(
      screenClasses.filter { catalog.screenClasses[$0].idiom == idiom }.reversed())
    let ranks = screens.map(newest)
    return screens.indices.sorted { (ranks[$1], $0) < (ranks[$0], $1) }.map { screens[$0] }
  }

  /// `5.5-inch (iPhone 8 Plus, 7 Plus, 6s Plus, 6 Plus)`.
  private func todayHeading(of key: Key<ScreenClass>) -> [Inline] {
    let models = catalog.newestFirst(catalog.devicesWithWidgets(key))
    return [
      Inline(
        "\(shortNames(of: models).joined(by: ", ")) (\(catalog.screenClasses[key].name))")
    ]
  }

  private func todayTable(of key: Key<ScreenClass>, _ rows: [TodayRow]) -> Table {
    let name = catalog.screenClasses[key].name
    return Table(
      [Inline("\(name): width, and height at each text size, in points")],
      anchor: todayAnchor(of: key), of: rows, kind: "today-sizes", layout: .scrolling,
      [
        .cells(["Case"]) { Table.Cell(heading(of: $0), anchor: $0.anchor) },
        .cells(["width"], isNumeric: true) { tableCell($0.lines[0].width) },
      ]
        + TextSize.allCases.enumerated().map { place, size in
          .cells([Inline(size.rawValue)], isNumeric: true) { tableCell($0.lines[0].heights[place]) }
        })
  }

  /// The version, the mode, the pose and the way it was opened, and who says so.
  private func heading(of row: TodayRow) -> [Inline] {
    let evidence = evidence(for: row.evidence)
    return [
      Inline(catalog.ranges(of: row.versions, on: .iOS)), .lineBreak,
      .span([Inline(words(for: row))], kind: "near"),
    ] + (evidence.isEmpty ? [] : [.lineBreak, .span(evidence, kind: "src")])
  }

  private func words(for row: TodayRow) -> String {
    let setting = row.lines[0].setting
    return [
      setting.mode == .legacy ? nil : setting.mode.rawValue, setting.pose,
      catalog.name(of: setting.entryPoint),
    ].compactMap(\.self).joined(by: ", ")
  }

  private func unpublished(_ rows: [TodayRow]) -> [Block] {
    guard !rows.isEmpty else { return [] }
    let lines = rows.map { row -> [Inline] in
      ["\(catalog.ranges(of: row.versions, on: .iOS)), \(words(for: row))"]
    }
    return [.closed(["\(rows.count.of("row")) nobody published"], [.lines(lines)])]
  }
}
