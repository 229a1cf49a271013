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

    var tables = [(table: TableName.sources, bytes: sources.bytes)]
    for (table, columns) in [
      (TableName.todayClaims, Self.todayColumns), (.widgetKitClaims, Self.widgetKitColumns),
    ] {
      let numbered = sizes.enumerated().filter { $0.element.table == table }
      guard !numbered.isEmpty else { continue }
      var claims = CSVWriter()
      claims.append(row: columns)
      for (index, size) in numbered {
        for (offset, quantity) in Quantity.allCases.enumerated() {
          let id = "\(source)-\(Self.padded(2 * index + offset + 1))"
          claims.append(row: Self.row(of: size, quantity, id: id, source: source, catalog))
        }
      }
      tables.append((table, claims.bytes))
    }
    return tables
  }

  private static let todayColumns = [
    "id", "source_id", "use", "quantity", "value_pt", "formula", "os_first", "os_last",
    "idiom", "screen_class", "device", "orientation", "column", "entry_point", "text_size",
    "mode", "locator", "note",
  ]

  private static let widgetKitColumns = [
    "id", "source_id", "use", "quantity", "value_pt", "os_first", "os_last", "os_basis",
    "platform", "screen_class", "device", "zoom", "family", "variant", "method", "locator", "note",
  ]

  /// One number as a claim.
  private static func row(
    of size: MeasuredSize, _ quantity: Quantity, id: String, source: String, _ catalog: Catalog
  ) -> [String] {
    let device = size.device.map { catalog.devices[$0].id } ?? ""
    func screenClass(_ key: Key<ScreenClass>?) -> String {
      size.device == nil ? key.map { catalog.screenClasses[$0].id } ?? "" : ""
    }
    let repetitions = size.repetitions.map(String.init).joined(by: ", ")
    let again = repetitions.isEmpty ? "" : "; again in line \(repetitions)"
    let start = [
      id, source, ClaimUse.answer.rawValue, quantity.rawValue, size[quantity].description,
    ]
    let (cell, stated) = (size.cell, size.stated)
    switch cell.setting {
    case .today(let today):
      return start + [
        "", cell.os.description, cell.os.description, "", screenClass(cell.screenClass), device,
        stated.orientation?.rawValue ?? "", stated.column?.rawValue ?? "",
        stated.entryPoint?.rawValue ?? "", stated.textSize?.rawValue ?? "", today.mode.rawValue,
        "line \(size.line)", "iOS \(size.osText)\(again)",
      ]
    case .widget(let widget):
      return start + [
        cell.os.description, cell.os.description, "stated", cell.platform.rawValue,
        screenClass(cell.screenClass), device, "", widget.family.rawValue,
        stated.variant?.rawValue ?? "",
        (size.method ?? .geometryReader).rawValue, "line \(size.line)",
        "\(cell.platform.rawValue) \(size.osText)\(again)",
      ]
    }
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

extension MeasuredSize {
  /// The table that its claims belong to.
  fileprivate var table: TableName {
    switch cell.system {
    case .today: .todayClaims
    case .widgetKit: .widgetKitClaims
    }
  }
}
