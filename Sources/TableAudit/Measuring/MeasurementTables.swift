internal import DataTables
package import WidgetSizing
internal import Wording

extension MeasurementLog {
  /// The most sizes that one source has room for: each is two claims, numbered up to 999.
  package static let sizeLimit = 499

  /// The measurements as rows of tables, for review and use as an overlay: one source, and two claims for
  /// each size.
  ///
  /// - Parameters:
  ///   - source: The identifier of the source: `LOCAL1`.
  ///   - name: What the log is called.
  ///   - catalog: The catalog that the log was read with.
  /// - Returns: The bytes of each table.
  package func tables(
    source: String, name: String, _ catalog: Catalog
  ) -> [(table: String, bytes: [UInt8])] {
    var sources = CSVWriter()
    sources.append(
      row: [
        "id", "title", "short_name", "url", "author", "published", "kind", "language", "authority",
        "method", "rounding", "note",
      ])
    let title = Self.title(of: name)
    sources.append(
      row: [source, title, "", "", "", "", "measurement", "en", "30", "measured", "", ""])

    var claims = CSVWriter()
    claims.append(row: Self.columns)
    for (index, size) in sizes.enumerated() {
      for (offset, quantity) in Quantity.sides.enumerated() {
        // Three digits, so that texts sort in the order of their numbers.
        let id = "\(source)-\((2 * index + offset + 1).digits(count: 3))"
        claims.append(row: Self.row(of: size, quantity, id: id, source: source, catalog))
      }
    }
    return [("sources", sources.bytes), ("claims", claims.bytes)]
  }

  /// The title of a log, which a table can state: of one line, without blanks at its end.
  private static func title(of name: String) -> String {
    var name = escaped(name)[...]
    while name.last?.isWhitespace == true { name.removeLast() }
    return name.isEmpty ? "Measurements" : "Measurements in \(name)"
  }

  /// The axes that a measurement may state, in the order of their columns.
  private static let axes: [Axis] = {
    let first: [Axis] = [.orientation, .column, .entryPoint, .textSize, .mode]
    return first + Axis.settings.filter { $0 != .zoom && !first.contains($0) }
  }()

  private static let columns =
    [
      "id", "kind", "source_id", "use", "quantity", "value", "unit", "formula", "platform",
      "os_first", "os_last", "os_basis", "idiom", "screen_class", "device", "zoom",
    ] + axes.map(\.columnName) + ["method", "locator", "note"]

  /// One number as a claim.
  private static func row(
    of size: MeasuredSize, _ quantity: Quantity, id: String, source: String, _ catalog: Catalog
  ) -> [String] {
    let cell = size.cell
    let device = size.device.map { catalog.devices[$0].id }
    let screenClass = cell.screenClass.map { catalog.screenClasses[$0].id }
    let repetitions = size.repetitions.map(String.init).joined(by: ", ")
    let again = repetitions.isEmpty ? "" : "; again in line \(repetitions)"
    let os = cell.os.description
    let isToday = cell.today != nil
    let method = isToday ? nil : (size.method ?? .geometryReader).rawValue
    let start: [String?] = [
      id, cell.kind.rawValue, source, ClaimUse.answer.rawValue, quantity.rawValue,
      size[quantity].description, quantity.unit, nil,
      isToday ? nil : cell.platform.rawValue,
      os, os, Claim.VersionBasis.stated.rawValue, nil, device == nil ? screenClass : nil, device,
      nil,
    ]
    let values = axes.map { size.open.contains($0) ? nil : catalog.id(of: cell, on: $0) }
    let end = [method, "line \(size.line)", "\(cell.platform.rawValue) \(size.osText)\(again)"]
    return (start + values + end).map { $0 ?? "" }
  }

  /// An identifier that no source has yet: `LOCAL1`, `LOCAL2` …
  package static func freeSource(in catalog: Catalog) -> String {
    let taken = Set(catalog.sources.map(\.id))
    var number = 1
    while taken.contains("LOCAL\(number)") { number += 1 }
    return "LOCAL\(number)"
  }
}
