internal import DataTables

/// Another name of a family, or of widgets in general.
package struct FamilyName: Sendable {
  /// The name; case and blanks do not count.
  package let name: String
  /// The language of the name, as in ISO 639-1.
  package let language: String
  /// The family; nil for widgets of any family.
  package let family: WidgetFamily?
  /// Whether the name often means something else than a widget.
  package let isVague: Bool
}

extension FamilyName: TableRow {
  static let table = "family_names"

  init(_ row: inout Row) {
    name = row.text("name")
    language = row.text("language")
    family = row.optionalFamily("family")
    isVague = row.boolean("is_vague")
  }
}
