internal import DataTables
package import WidgetSizing

/// A review of tables that somebody entered: all that their reading checks, the form of their cells, the order of their
/// rows, and whether the sizes of each screen are those of one grid.
package struct TableReview {
  /// The catalog of all rows without a complaint.
  package let catalog: Catalog
  /// What is wrong, as lines `path:line:column: error: …` in the order of file and line.
  package var complaints: [String] { found.sorted().map(\.description) }

  private let tables: TableSet
  private var found: [Complaint]

  /// Adds the rows of files to tables, and reviews them.
  package init(_ own: TableFiles, addedTo tables: TableSet) {
    var tables = tables
    (catalog, found) = tables.read(own, isReview: true)
    self.tables = tables
    // Grids are inferred by the engine, which wants sound tables.
    if found.isEmpty { checkGrids() }
  }

  /// Complains about claims that exclude each other in one grid, each time about the last of them.
  private mutating func checkGrids() {
    for contradiction in Engine(catalog).gridContradictions() {
      let sides = contradiction.claims.filter {
        Quantity.sides.contains(catalog.claims[$0].quantity)
      }
      guard let claim = sides.max(), let value = catalog.claims[claim].value,
        let complaint = tables.complaint(
          .grid, "claims", row: claim.index, "value",
          "value '\(value)' \(contradiction.text(about: claim, in: catalog))")
      else { continue }
      found.append(complaint)
    }
  }
}

extension Check {
  /// The sizes of the widgets of a screen must be those of one grid.
  fileprivate static let grid = Check(rawValue: "grid")
}
