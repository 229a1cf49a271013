internal import DataTables

/// The words of a claim. They are decoded when they are read: few answers show any.
public struct Citation: Sendable {
  private let fields: (id: Field, locator: Field, note: Field)

  /// Takes the cells of a row; an empty note is none.
  init(id: Field, locator: Field, note: Field) {
    fields = (id, locator, note)
  }

  /// The identifier of the claim, `<source>-<number>`.
  public var id: String { fields.id.text }
  /// Where in the source the number stands.
  public var locator: String { fields.locator.text }
  /// A remark on the claim.
  public var note: String? { fields.note.isEmpty ? nil : fields.note.text }
}
