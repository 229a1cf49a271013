internal import DataTables
package import WidgetSizing
internal import Wording

/// A review of tables that somebody entered: all that their reading checks, the form of their cells, the order of their rows, and what
/// spans tables.
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
    checkBounds()
    checkScreens()
    // Grids are inferred by the engine, which wants sound tables.
    if found.isEmpty { checkGrids() }
  }

  /// Complains about the value of a claim, if its row was added.
  mutating func complain(_ check: Check, about claim: Key<Claim>, _ problem: String) {
    guard let value = catalog.claims[claim].value,
      let complaint = tables.complaint(
        check, "claims", row: claim.index, "value", "value \(quoted("\(value)")) \(problem)")
    else { return }
    found.append(complaint)
  }

  /// Complains about claims that exclude each other in one grid, each time about the last of them.
  private mutating func checkGrids() {
    for contradiction in Engine(catalog).gridContradictions() {
      let sides = contradiction.claims.filter {
        Quantity.sides.contains(catalog.claims[$0].quantity)
      }
      guard let claim = sides.max() else { continue }
      complain(.grid, about: claim, contradiction.text(about: claim, in: catalog))
    }
  }
}

extension Check {
  /// The sizes of the widgets of a screen must be those of one grid.
  fileprivate static let grid = Check(rawValue: "grid")
}
