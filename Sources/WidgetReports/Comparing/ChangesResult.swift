package import WidgetSizing
internal import Wording

/// How sizes differ between two versions on each screen that runs both.
package struct ChangesResult: Sendable, Answering {
  /// A widget on a screen, on both versions.
  struct Change: Sendable {
    let screen: Screen
    let row: SubjectComparison.Row
  }

  let engine: Engine
  let remarks: [String]
  let kind: WidgetKind
  /// The versions, the earlier first.
  let versions: [OSVersion]
  let platform: Platform
  let changes: [Change]

  /// Compares two versions, of several the first with the last; nil if the queries are not of several versions of one
  /// platform.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - queries: The widgets, on versions that were asked for.
  ///   - remarks: Notes on how the question was understood.
  package init?(engine: Engine, queries: [Query], remarks: [String]) {
    let asked = queries.flatMap { $0.os ?? [] }.withoutRepetition.sorted()
    let platforms = queries.flatMap(\.screens).map(\.platform).withoutRepetition
    guard let first = asked.first, let last = asked.last, first < last, platforms.count == 1 else {
      return nil
    }
    let versions = [first, last]
    self.engine = engine
    self.remarks = remarks
    self.versions = versions
    kind = queries.kind
    platform = platforms[0]
    let subjects = engine.subjects(of: queries).filter { versions.contains($0.os) }
      .grouped { $0.screen }
    changes = subjects.filter { $0.elements.count == 2 }.flatMap { group in
      engine.comparison(of: group.elements.sorted { $0.os < $1.os }).rows.map {
        Change(screen: group.key, row: $0)
      }
    }
  }

  /// Whether a size is known on both versions.
  package var hasKnownNumber: Bool { !known.isEmpty }

  private var known: [Change] {
    changes.filter { change in
      change.row.agreement != .unknown && change.row.cells.allSatisfy(\.isKnown)
    }
  }
}

extension ChangesResult {
  /// The changes as a report.
  package var report: Report {
    Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [Records("changes", fields, changes)]
    ) {
      sheet
    }
  }

  private var fields: [Field<Change>] {
    let answers: [Field<Change>] = Quantity.sides.flatMap { side -> [Field<Change>] in
      let name = side.rawValue
      return [
        .points("earlier\(name.capitalizedFirst)", column: "earlier_\(name)") {
          $0.row.cells[0][side].value
        },
        .points("later\(name.capitalizedFirst)", column: "later_\(name)") {
          $0.row.cells[1][side].value
        },
      ]
    }
    let own: [Field<Change>] = [
      .text("device") { place($0.screen) }, .text("earlier") { _ in versions[0].description },
      .boolean("differs") { $0.row.agreement.differs },
    ]
    return catalog.cellFields(of: kind).map { field in field.of(\.row.cells[1].cell) } + own
      + answers
  }

  /// What differs, a row for each widget, and how much is the same or not known.
  private var sheet: Sheet {
    var sheet = Sheet("What changed")
    let known = known
    let different = known.filter { $0.row.agreement == .different }
    let names = versions.map { catalog.name(of: $0, on: platform) }
    guard !known.isEmpty else {
      sheet.lines = ["no size is known on both \(names.joined(by: " and "))"]
      return sheet
    }
    let families = known.compactMap { $0.row.cells[1].cell[WidgetFamily.self] }.withoutRepetition
    let one = families.count == 1 ? ", \(catalog.id(of: families[0]))" : ""
    sheet.lines = [
      "\(names.joined(by: " to "))\(one): \(different.count) of \(known.count.of("size")) "
        + (different.count == 1 ? "differs" : "differ")
        + (changes.count > known.count
          ? "; \(changes.count - known.count) more are not known on both" : "")
    ]
    let mixed = different.count { catalog.mixesGuideline($0.row) }
    if mixed > 0 {
      sheet.lines.append(
        "\(mixed) of them are Apple's guideline beside a measured size, so sources may differ where sizes do not"
      )
    }
    if !different.isEmpty {
      sheet.append(table(of: different, names, hasFamilies: families.count > 1))
    }
    for (index, word) in [(1, "new on"), (0, "gone on")] {
      let own = ownFamilies(index).filter { !families.contains($0) }
      if !own.isEmpty {
        sheet.lines.append(
          "\(word) \(names[1]): \(own.map { catalog.id(of: $0) }.joined(by: ", "))")
      }
    }
    sheet.remarks.append("width × height in points")
    let same = known.filter { $0.row.agreement == .same }
    if !same.isEmpty, families.count == 1 {
      let screens = same.map(\.screen).withoutRepetition
      sheet.remarks.append("the same: \(screens.map { place($0) }.joined(by: "; "))")
    }
    let answers = different.flatMap(\.row.cells).flatMap { [$0.width, $0.height] }
    sheet.sources = catalog.cited(by: answers.flatMap(\.claims))
    return sheet
  }

  /// The families that only one of the versions has: the older (0) or the newer (1).
  private func ownFamilies(_ index: Int) -> [WidgetFamily] {
    changes.filter { change in
      change.row.cells[1 - index].width.state == .notApplicable
        && change.row.cells[index].width.state != .notApplicable
    }.compactMap { $0.row.cells[index].cell[WidgetFamily.self] }.withoutRepetition
  }

  private func table(of changes: [Change], _ names: [String], hasFamilies: Bool) -> ReportTable {
    let axes = changes.lazy.map { $0.row.cells[1].cell }.differingAxes(besides: [.family])
    var columns: [ReportTable.Column] = hasFamilies ? [.label("family")] : []
    columns.append(.label("device"))
    columns += axes.map { .label($0.words) }
    columns += (names + ["differs"]).map { .init($0, isNumeric: true) }
    var table = ReportTable("", columns)
    let sorted =
      hasFamilies
      ? changes.grouped { $0.row.cells[1].cell[WidgetFamily.self] }.flatMap(\.elements) : changes
    for change in sorted {
      let cell = change.row.cells[1].cell
      var cells: [ReportTable.Cell] =
        hasFamilies ? [.init(catalog.id(of: cell, on: .family))] : []
      cells.append(.init(place(change.screen)))
      cells += axes.map { .init(catalog.id(of: cell, on: $0)) }
      cells += change.row.cells.map { .init("\($0.width.short) × \($0.height.short)") }
      let added = Quantity.sides.map { change.row.addition($0, at: 1)?.signed ?? "?" }
      table.append(cells + [.init(added.joined(by: " × "))])
    }
    return table
  }

  /// The models of a screen that run both versions: `iPhone 14 Pro, 15 +2`.
  private func place(_ screen: Screen) -> String {
    let models = versions.map { catalog.devices(of: screen, on: $0, with: kind) }
    let both = models[1].filter(models[0].contains)
    return both.isEmpty ? catalog.name(of: screen) : catalog.briefPhrase(of: both)
  }
}
