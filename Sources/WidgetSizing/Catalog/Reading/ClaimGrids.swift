internal import DataTables
internal import Wording

extension CatalogReader {
  /// Complains about claims that exclude each other in one grid, each time about the last of them.
  mutating func checkGrids() {
    let catalog = Catalog(self.catalog)
    for found in Engine(catalog).gridContradictions() {
      guard let claim = found.claims.filter({ sideClaims[$0] != nil }).max(),
        let place = sideClaims[claim]
      else { continue }
      let value = catalog.claims[claim].value.map { "\($0)" } ?? ""
      complaints.append(
        Complaint(
          path: place.path, position: place.position, check: .grid,
          message: "value \(quoted(value)) \(found.text(about: claim, in: catalog))"))
    }
  }
}

extension Check {
  /// The sizes of the widgets of a screen must be those of one grid.
  static let grid = Check(rawValue: "grid")
}
