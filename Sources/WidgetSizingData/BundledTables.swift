package import DataTables
@_exported public import WidgetSizing

/// The tables that come with the package.
public enum BundledTables {
  /// What `datapackage.json` says of each table.
  package static let descriptions =
    EmbeddedTables.table("columns").map([TableDescription].init) ?? []

  /// The names of the tables, in the order of `datapackage.json`.
  package static var names: [String] { EmbeddedTables.names }

  /// The version of the data, `YYYY.MM.N`, as `datapackage.json` states it.
  public static var dataVersion: String { EmbeddedTables.version }

  /// What changed in the data, version by version, as Markdown.
  public static var changes: String { EmbeddedFiles.text(of: "CHANGELOG.md") ?? "" }
}

extension TableSet {
  /// The tables that come with the package.
  ///
  /// Tests of the package check them, so that nothing is checked when they are used.
  public static let bundled = TableSet(
    version: EmbeddedTables.version,
    Dictionary(
      uniqueKeysWithValues: BundledTables.names.compactMap { name in
        EmbeddedTables.table(name).map { (name, $0) }
      }),
    described: { BundledTables.descriptions })
}

extension Catalog {
  /// The catalog of the bundled tables.
  public static let bundled = Catalog(.bundled)
}

extension Engine {
  /// The engine on the bundled tables.
  public static let bundled = Engine(.bundled)
}
