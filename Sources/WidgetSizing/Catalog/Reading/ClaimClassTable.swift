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
      let classes = listed.map(\.screenClass)
      let (isNew, key) = claimClasses.insert(id)
      if isNew {
        catalog.classLists.append(ClassList(screenClasses: classes))
      } else {
        catalog.classLists[key].screenClasses += classes
      }
    }
  }
}
