internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readClaimClasses(_ table: inout TableReader) {
    let claim = table.column("claim_id"), screenClass = table.column("screen_class")
    table.checkUnique(claim, screenClass)
    let listed = table.rows {
      row -> (claim: Field, position: Position, screenClass: Key<ScreenClass>)? in
      let id = row.slice(claim)
      let screenClass = row.reference(
        screenClass, in: screenClasses, as: "the id of a screen class")
      guard let id, let screenClass else { return nil }
      return (id, row.position(claim), screenClass)
    }
    for (id, listed) in listed.grouped(by: \.claim) {
      listedClaims.append((id, table.table.path, listed[0].position))
      let list = ClassList(screenClasses: listed.map(\.screenClass))
      catalog.classLists.put(list, under: id, in: &claimClasses)
      if let key = claimClasses[id] { layersOfLists[key] = layer }
    }
  }

  /// Whether a list comes from an earlier layer than the current one, so that a claim of the
  /// current layer may name other devices.
  func isOfEarlierLayer(_ list: Key<ClassList>?) -> Bool {
    list.flatMap { layersOfLists[$0] }.map { $0 < layer } ?? false
  }
}
