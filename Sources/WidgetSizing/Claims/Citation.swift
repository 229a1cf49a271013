internal import DataTables

/// The texts of a claim, decoded on access, because few answers show them.
public struct Citation: Sendable {
  private let fields: (id: FieldText, locator: FieldText, note: FieldText)

  /// Makes a citation from fields of a row; an empty note means that there is none.
  init(id: FieldText, locator: FieldText, note: FieldText) {
    fields = (id, locator, note)
  }

  /// The identifier of the claim, `<source>-<number>`.
  public var id: String { fields.id.text }
  /// Where in the source the number stands.
  public var locator: String { fields.locator.text }
  /// A remark on the claim.
  public var note: String? { fields.note.isEmpty ? nil : fields.note.text }
}
