import DataTables
import WidgetSizingData

/// One row of `claims.csv`, of which a test says only what matters to it.
struct ClaimRow: Sendable {
  /// `<source>-<number>`; the source is one of the bundled sources.
  var id: String
  var quantity = Quantity.height
  /// The cell `value`.
  var value: String
  var os: ClosedRange<Int>?
  var device = ""
  var screenClass = ""
  var idiom = ""
  var orientation = ""
  var column = ""
  var entryPoint = ""
  var textSize = ""
  var mode = ""
  var use = ClaimUse.answer
  var formula = ""

  /// A claim about the height of one screen class on one version.
  init(
    _ id: String, _ mode: Mode, _ value: String, os: Int = 10, of screenClass: String,
    _ orientation: Orientation = .portrait, _ entryPoint: EntryPoint = .todayView,
    _ textSize: TextSize = .l
  ) {
    self.id = id
    self.value = value
    self.os = os...os
    self.screenClass = screenClass
    self.orientation = orientation.rawValue
    self.entryPoint = entryPoint.rawValue
    self.textSize = textSize.rawValue
    self.mode = mode.rawValue
  }

  /// The row changed by `change`.
  func with(_ change: (inout ClaimRow) -> Void) -> ClaimRow {
    var row = self
    change(&row)
    return row
  }

  static let columns = [
    "id", "kind", "source_id", "use", "quantity", "value", "unit", "formula", "platform",
    "os_first", "os_last", "os_basis", "idiom", "screen_class", "device", "zoom", "orientation",
    "column", "entry_point", "text_size", "mode", "family", "variant", "method", "locator", "note",
  ]

  var cells: [String] {
    let source = String(id.prefix { $0 != "-" })
    let first = os.map { String($0.lowerBound) } ?? "",
      last = os.map { String($0.upperBound) } ?? ""
    let unit = value.isEmpty || value == "▸" ? "" : "pt"
    return [
      id, "today", source, use.rawValue, quantity.rawValue, value, unit, formula, "", first, last,
      os == nil ? "" : "stated", idiom, screenClass, device, "", orientation, column, entryPoint,
      textSize, mode, "", "", "", "made for a test", "",
    ]
  }
}

extension Catalog {
  /// The bundled devices, sources and axes with other claims: those of `claims`, and no other.
  ///
  /// - Parameters:
  ///   - claims: Rows of `claims.csv`.
  ///   - tables: More files, the whole text by table, laid over the bundled ones.
  /// - Returns: The catalog; tables that cannot be read stop the tests.
  static func fixture(
    _ claims: [ClaimRow], tables: [TableName: String] = [:]
  ) -> Catalog {
    var writer = CSVWriter()
    writer.append(row: ClaimRow.columns)
    for claim in claims { writer.append(row: claim.cells) }
    var layer = DataLayer(overlay: tables)
    layer.files[.claims] = DataLayer.File(bytes: writer.bytes, path: "claims.csv")
    let (catalog, complaints) = read([.withoutTodayClaims, layer])
    precondition(complaints.isEmpty, "\(complaints)")
    return catalog
  }
}

extension DataLayer {
  /// The bundled tables without the claims about Today extensions and what hangs on them.
  static var withoutTodayClaims: DataLayer {
    var layer = BundledTables.layer
    let claims = layer.lines(of: .claims).filter { $0.split(separator: ",")[1] == "widgetkit" }
    let ids = Set(claims.map { $0.prefix { $0 != "," } })
    layer.keep(.claims) { ids.contains($0.prefix { $0 != "," }) }
    layer.keep(.claimClasses) { ids.contains($0.prefix { $0 != "," }) }
    layer.keep(.exceptions) { ids.contains($0.split(separator: ",")[1]) }
    return layer
  }

  private func lines(of table: TableName) -> [Substring] {
    String(decoding: files[table]?.bytes ?? [], as: UTF8.self).split(separator: "\n")
  }

  /// Keeps the header of a table, and some of its rows.
  private mutating func keep(_ table: TableName, _ isKept: (Substring) -> Bool) {
    let lines = lines(of: table)
    let text = (lines.prefix(1) + lines.dropFirst().filter(isKept)).map { $0 + "\n" }.joined()
    files[table] = File(bytes: Array(text.utf8), path: table.fileName)
  }

  /// The bundled tables without claims and what hangs on them.
  static var withoutClaims: DataLayer {
    var layer = BundledTables.layer
    for table in [TableName.claims, .claimClasses, .exceptions] { layer.files[table] = nil }
    return layer
  }

  /// A layer of files, given as their texts; their paths are those of a folder `mine`.
  init(overlay tables: [TableName: String]) {
    self.init(
      files: Dictionary(
        uniqueKeysWithValues: tables.map { table, text in
          (table, File(bytes: Array(text.utf8), path: "mine/\(table.fileName)"))
        }))
  }
}
