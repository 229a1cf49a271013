internal import DataTables

extension CatalogReader {
  mutating func readClaimClasses(_ table: inout TableReader) {
    let claim = table.column("claim_id"), screenClass = table.column("screen_class")
    table.checkUnique(claim, screenClass)
    // The claims in the order of the rows, because the order of a dictionary differs from run to
    // run.
    var order: [Field] = []
    var lists: [Field: [Key<ScreenClass>]] = [:]
    _ = table.rows { row in
      let id = row.slice(claim)
      let screenClass = row.reference(
        screenClass, in: screenClasses, as: "the id of a screen class")
      guard let id, let screenClass else { return }
      if lists[id] == nil {
        order.append(id)
        listedClaims.append((id, row.table.path, row.position(claim)))
      }
      lists[id, default: []].append(screenClass)
    }
    for id in order {
      let list = ClassList(screenClasses: lists[id] ?? [])
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
