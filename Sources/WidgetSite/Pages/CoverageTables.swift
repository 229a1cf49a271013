internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// How much is known of the widgets of WidgetKit: a table for each platform, with a line for each
  /// family and a column for each version.
  func coverageTables() -> [Block] {
    let coverage = FamilyCoverage(engine)
    let tables = coverage.platforms.map { platform -> Block in
      let known = coverage.total { $0.subject.platform == platform }
      return .disclosure(
        Disclosure(
          [.strong([Inline(platform.rawValue)]), Inline(": \(known.text) are known")],
          [.table(coverageTable(of: coverage, on: platform))]))
    }
    return [.group(Group("coverage", tables))]
  }

  private func coverageTable(of coverage: FamilyCoverage, on platform: Platform) -> Table {
    let subjects = coverage.subjects.filter { $0.platform == platform }
    let versions = coverage.versions(of: platform)
    func cells(_ isCounted: (FamilyCoverage.Subject) -> Bool) -> [Table.Cell] {
      versions.map { os in
        let count = coverage.total { isCounted($0.subject) && $0.os == os }
        return Table.Cell([Inline(count.possible == 0 ? "–" : "\(count.percent)\u{A0}%")])
      } + [
        Table.Cell([
          Inline(
            coverage.total { isCounted($0.subject) }.text)
        ])
      ]
    }
    let rows = subjects.map { subject in
      [
        Table.Cell([Inline(catalog.id(of: subject.family))]),
        Table.Cell([Inline(catalog.id(of: subject.variant) ?? "–")]),
      ] + cells { $0 == subject }
    }
    let all =
      [Table.Cell(["all families"]), Table.Cell(["–"])] + cells { $0.platform == platform }
    return Table(
      caption: Table.Caption(
        [Inline("Known widths and heights on \(platform.rawValue)")],
        anchor: Slug(cleaning: "coverage-\(platform.rawValue)-table")),
      columns: [Table.Column(["Family"]), Table.Column(["Variant"])]
        + versions.map { Table.Column([Inline("\($0)")], isNumeric: true) }
        + [Table.Column(["All"], isNumeric: true)],
      rowHeadings: 2, rows: rows + [all], layout: .scrollingOrStacked)
  }
}

extension StateCount {
  /// `72 of 78`.
  fileprivate var text: String { "\(known) of \(possible)" }
}
