internal import DataTables

extension MeasurementLog {
  /// The most sizes that one source has room for: a width and a height each, numbered to 999.
  public static let limit = 499

  /// The measurements as rows of tables, to be reviewed and laid over others: one source, and two
  /// claims for each size.
  ///
  /// - Parameters:
  ///   - source: The identifier of the source: `LOCAL1`.
  ///   - name: What the log is called.
  ///   - catalog: The catalog that the log was read with.
  /// - Returns: The bytes of each table.
  public func tables(
    source: String, name: String, _ catalog: Catalog
  ) -> [(table: TableName, bytes: [UInt8])] {
    var sources = CSVWriter()
    sources.append(
      row: [
        "id", "title", "url", "author", "published", "kind", "language", "authority", "method",
        "note",
      ])
    let title = "Measurements in " + escaped(name)
    sources.append(row: [source, title, "", "", "", "measurement", "en", "30", "measured", ""])

    var claims = CSVWriter()
    claims.append(
      row: [
        "id", "source_id", "use", "quantity", "value_pt", "formula", "os_first", "os_last",
        "idiom", "screen_class", "device", "orientation", "column", "entry_point", "text_size",
        "mode", "locator", "note",
      ])
    var number = 0
    for size in sizes {
      let screenClass = size.device == nil ? catalog.screenClasses[size.cell.screenClass].id : ""
      let os = size.cell.os.description
      let repetitions = size.repetitions.map(String.init).joined(by: ", ")
      for quantity in Quantity.allCases {
        number += 1
        claims.append(
          row: [
            "\(source)-\(Self.padded(number))", source, ClaimUse.answer.rawValue,
            quantity.rawValue, size[quantity].description, "", os, os, "", screenClass,
            size.device.map { catalog.devices[$0].id } ?? "", size.orientation?.rawValue ?? "",
            size.column?.rawValue ?? "", size.entryPoint?.rawValue ?? "",
            size.textSize?.rawValue ?? "", size.cell.mode.rawValue, "line \(size.line)",
            "iOS \(size.osText)" + (repetitions.isEmpty ? "" : "; again in line \(repetitions)"),
          ])
      }
    }
    return [(.sources, sources.bytes), (.todayClaims, claims.bytes)]
  }

  /// An identifier that no source has yet: `LOCAL1`, `LOCAL2` …
  public static func freeSource(in catalog: Catalog) -> String {
    let taken = Set(catalog.sources.map(\.id))
    var number = 1
    while taken.contains("LOCAL\(number)") { number += 1 }
    return "LOCAL\(number)"
  }

  /// Three digits, in the order of which numbers are also sorted as text.
  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
