internal import DataTables

extension CatalogReader {
  mutating func readFamilyNames(_ table: inout TableReader) {
    let families = catalog.familyChoices
    let names = table.rows(key: ["name", "language"]) { row in
      FamilyName(
        name: row.text("name"), language: row.text("language"),
        family: row.optionalChoice("family", of: families), isVague: row.boolean("is_vague"))
    }
    catalog.familyNames += names
  }
}
