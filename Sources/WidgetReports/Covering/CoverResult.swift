package import WidgetSizing
internal import Wording

/// The fewest devices that show every size of the widgets that queries ask for, all of one kind.
package struct CoverResult: Sendable, AnsweringQueries {
  let engine: Engine
  let queries: [Query]
  let remarks: [String]
  /// The scope of the question, in one line.
  let scope: String
  /// Whether no version was asked for, so that each screen is asked on its newest with a known size.
  private let isOfNewest: Bool
  let cover: Cover

  /// Finds the devices.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - queries: The widgets.
  ///   - zooms: The choices of Display Zoom; nil for all.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, queries: [Query], zooms: [DisplayZoom]?, remarks: [String]
  ) {
    self.engine = engine
    self.remarks = remarks
    isOfNewest = queries.allSatisfy { $0.os == nil }
    (self.queries, scope) = engine.scope(of: queries)
    cover = engine.cover(
      self.queries.flatMap { query in
        query.screens.flatMap { screen in
          (query.os ?? []).map { os in
            var single = query
            (single.screens, single.os) = ([screen], [os])
            return single
          }
        }
      }, zooms: zooms)
  }

  /// Whether a size is known.
  package var hasKnownNumber: Bool { cover.sizes > 0 }

  /// A size that a pick adds.
  struct Row {
    /// The number of the pick, from 1.
    let number: Int
    let pick: Cover.Pick
    let answer: CellEvidence
    /// What the size is the extreme of among all of its shape: `narrowest`, `highest`.
    let extremes: [String]
  }

  /// The sizes, by pick.
  var rows: [Row] {
    let extremes = Dictionary(grouping: cover.picks.flatMap(\.added)) { catalog.shape(of: $0.cell) }
      .mapValues(Extremes.init)
    return cover.picks.enumerated().flatMap { number, pick in
      pick.added.map { answer in
        Row(
          number: number + 1, pick: pick, answer: answer,
          extremes: extremes[catalog.shape(of: answer.cell)]?.words(for: answer) ?? [])
      }
    }
  }

  /// The ends of the sizes of a shape.
  private struct Extremes {
    private let ends: [(quantity: Quantity, words: [(name: String, value: Points?)])]

    init(of answers: [CellEvidence]) {
      let names = [(Quantity.width, "narrowest", "widest"), (.height, "lowest", "highest")]
      ends = names.map { quantity, least, most in
        let values = answers.count > 1 ? answers.compactMap { $0[quantity].value } : []
        return (quantity, [(least, values.min()), (most, values.max())])
      }
    }

    /// What a size is the extreme of: `narrowest`, `highest`.
    func words(for answer: CellEvidence) -> [String] {
      ends.flatMap { quantity, words -> [String] in
        let own = answer[quantity].value
        return words.filter { $0.value != nil && $0.value == own }.map(\.name)
      }
    }
  }
}

extension CoverResult {
  /// The devices as a report.
  package var report: Report {
    let picks: [Field<Row>] = [
      .count("pick") { $0.number },
      .text("device") { row in row.pick.device.map { catalog.devices[$0].name } },
      .texts("extremes") { $0.extremes },
    ]
    let sides: [Field<Row>] = Quantity.sides.map { quantity in
      catalog.answerField(quantity.rawValue, of: kind) { (row: Row) in row.answer[quantity] }
    }
    let fields = picks + catalog.cellFields(of: kind).map { $0.of(\Row.answer.cell) } + sides
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks, records: [Records("sizes", fields, rows)]
    ) { sheet }
    report.facts = [
      .count("picks") { cover.picks.count }, .count("differentSizes") { cover.sizes },
      .boolean("isSmallest") { cover.isSmallest },
    ]
    report.sizes = sizes
    return report
  }

  /// The sizes for source code, those of a pick under its device.
  private var sizes: SizeList {
    SizeList(subject: kind.subject, command: "cover", catalog: catalog) { body in
      for row in rows {
        body(NamedSize(row.answer, of: row.pick.device, kind, in: catalog))
      }
    }
  }

  private var sheet: Sheet {
    var sheet = Sheet("Devices that show every size")
    guard hasKnownNumber else {
      sheet.lines = [scope, "no size is known"]
      return sheet
    }
    let least = cover.isSmallest ? "fewer cannot" : "perhaps not the fewest"
    let hasZoom = Set(cover.picks.flatMap(\.added).map(\.cell.isZoomed)).count > 1
    let zooms = hasZoom ? ", with and without Display Zoom" : ""
    let versions = isOfNewest ? " of the newest versions" : ""
    let verb = cover.picks.count == 1 ? "shows" : "show"
    sheet.lines = [
      "\(cover.sizes.of("known size"))\(versions); \(cover.picks.count.of("device")) \(verb) them all, \(least)",
      scope + zooms,
    ]
    var table = ReportTable(
      "",
      [
        .label("device"), .label("version"), .init("adds", isNumeric: true),
        .init("sizes", isWrapped: true),
      ])
    let rows = rows
    let namesShapes = Set(rows.map { catalog.shape(of: $0.answer.cell) }).count > 1
    for own in rows.runs(where: { $0.number == $1.number }) {
      let pick = own[0].pick
      table.append([
        pick.device.map { catalog.devices[$0].name } ?? catalog.name(of: pick.screen),
        catalog.name(of: pick.os, on: pick.screen.platform), "\(pick.added.count)",
        own.map { words($0, namesShapes) }.joined(by: "; "),
      ])
    }
    sheet.append(table)
    sheet.remarks = ["points; each device adds the sizes that none above it shows"]
    if !cover.unknown.isEmpty {
      sheet.remarks.append("? \(cover.unknown.count.of("size")) not known and not counted")
    }
    if kind == .widgetKit,
      queries.contains(where: {
        $0.variants == nil && $0.screens.contains { $0.platform == .iPadOS }
      })
    {
      sheet.remarks.append(
        "iPads by the size that a view is laid out in; --variant device is what they show")
    }
    sheet.hints = ["--format swift-testing writes cases for snapshot tests"]
    return sheet
  }

  /// `systemMedium 292 × 141 (Larger Text, narrowest)`; the shape only if there are several.
  private func words(_ row: Row, _ namesShapes: Bool) -> String {
    let cell = row.answer.cell
    let usual = cell.widget.flatMap {
      catalog.usualVariant(of: $0.family, on: cell.platform, cell.os)
    }
    let variant = cell[WidgetVariant.self]
    let settings =
      [
        variant == usual ? nil : variant.map(catalog.settingPhrase),
        cell.isZoomed ? cell.zoom.settingName : nil,
      ].compactMap(\.self)
      + catalog.words(of: cell, on: kind.labelAxes.filter { !$0.isListed }) + row.extremes
    let sides = Quantity.sides.map { row.answer[$0].value.map { "\($0)" } ?? "?" }
    return (namesShapes ? catalog.shape(of: cell) + " " : "") + sides.joined(by: " × ")
      + (settings.isEmpty ? "" : " (\(settings.joined(by: ", ")))")
  }
}
