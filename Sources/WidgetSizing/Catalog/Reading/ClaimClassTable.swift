internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readClaimClasses(_ table: inout TableReader) {
    let listed = table.rows(key: ["claim_id", "screen_class"]) { row in
      (
        claim: row.slice("claim_id"), position: row.position("claim_id"),
        screenClass: row.reference("screen_class", in: screenClasses)
      )
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
