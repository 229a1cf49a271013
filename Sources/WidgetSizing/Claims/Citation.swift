internal import DataTables

/// The texts of a claim, decoded on access, because few answers show them.
public struct Citation: Sendable {
  fileprivate let fields: (id: FieldText, locator: FieldText, note: FieldText)

  /// The identifier of the claim, `<source>-<number>`.
  public var id: String { fields.id.text }
  /// Where in the source the number stands.
  public var locator: String { fields.locator.text }
  /// A remark on the claim.
  public var note: String? { fields.note.isEmpty ? nil : fields.note.text }
}

/// The texts of all claims.
struct Citations: Sendable {
  private let id, locator, note: EncodedColumn

  /// Takes the columns of the table of claims.
  init(_ claims: EncodedTable) {
    func column(_ name: String) -> EncodedColumn {
      claims.column(name) ?? EncodedColumn(name: name)
    }
    (id, locator, note) = (column("id"), column("locator"), column("note"))
  }

  /// The texts of a claim. An empty note means that there is none.
  subscript(claim: Key<Claim>) -> Citation {
    let row = claim.index
    return Citation(fields: (id[row], locator[row], note[row]))
  }
}
