public import WidgetSizing

/// An answer for people: what matters in a few lines, then tables, then remarks and sources.
public struct Sheet: Sendable {
  /// What a document of it is called.
  let title: String
  /// The answer, a sentence a line.
  var lines: [String] = []
  /// The answer in detail.
  var tables: [Listing] = []
  /// What the signs in the tables mean, and what else must be said.
  var remarks: [String] = []
  /// Options of the program that tell more; for people at a terminal alone.
  var hints: [String] = []
  /// What must be said of how the question was understood.
  var notes: [String] = []
  /// What the answer rests on.
  var sources: [Key<Source>] = []

  /// Where the cells are that a sheet leaves out.
  static let everyCellHint = "--format csv has every cell"

  init(_ title: String) {
    self.title = title
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
}

/// An answer that a sheet, rows of values and JSON can tell.
public protocol SheetResult {
  /// What people read.
  var sheet: Sheet { get }
  /// A row for each cell, for CSV.
  var records: Listing { get }
  /// What must be said of how the question was understood; CSV has no place for it.
  var remarks: [String] { get }
  /// What the answer is taken from.
  var engine: Engine { get }
  /// Writes one object, or an object a line for each cell.
  func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool)
}
