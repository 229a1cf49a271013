internal import WidgetSizing
internal import Wording

/// An answer for people: what matters in a few lines, then the details, then remarks and sources.
package struct Sheet {
  /// A part of the details.
  struct Section {
    /// The heading; empty for none.
    var title = ""
    /// What is said above the table.
    var lines: [String] = []
    /// Statements, set in by two blanks, and below each what it rests on, set in deeper.
    var items: [String] = []
    var table: Sheet.Table?
    /// What the marks of the table mean, and why its numbers are not plainly known.
    var remarks: [String] = []
  }

  /// The answer, a sentence a line.
  package var lines: [String] = []
  /// The answer in detail.
  var sections: [Section] = []
  /// What the signs in the tables mean, and what else must be said.
  var remarks: [String] = []
  /// Options of the program that tell more; for people at a terminal alone.
  var hints: [String] = []
  /// What must be said of the sections.
  var notes: [String] = []
  /// What the answer rests on.
  var sources: [Source] = []
  /// Whether the sources are listed by name below the tables, which have their identifiers.
  var listsSources = true

  /// Where the cells are that a sheet leaves out.
  static let everyCellHint = "--format csv has every cell"

  package init() {}

  /// Adds a table, unless it is empty.
  package mutating func append(_ table: Sheet.Table) {
    if !table.rows.isEmpty { sections.append(Section(title: table.title, table: table)) }
  }

  /// Adds a remark about groups of cells, which names the three largest.
  mutating func append(remark: String, on groups: [CellGroup], _ catalog: Catalog) {
    let words = groups.sorted { $0.members.count > $1.members.count }.prefix(3).map {
      catalog.briefWords(for: $0)
    }
    let more = groups.count > 3 ? ["and more"] : []
    remarks.append("\(remark): \((words + more).joined(by: "; "))")
    if groups.count > 3, !hints.contains(Self.everyCellHint) { hints.append(Self.everyCellHint) }
  }

  /// Adds a remark about the cells of which something is not known, if there are any, of some in all.
  mutating func append(
    unknown cells: [Cell], of count: Int, _ groups: CellGroups, _ catalog: Catalog
  ) {
    guard !cells.isEmpty else { return }
    append(
      remark: "? unknown in \(cells.count.of(count, "case")), not counted above",
      on: groups.groups(of: cells), catalog)
  }

  /// Adds how the program chose the versions, and how to ask for another; nil if the query named them.
  mutating func append(versionLine: String?) {
    guard let versionLine else { return }
    remarks.append(versionLine)
    hints.append("--os for another version")
  }
}
