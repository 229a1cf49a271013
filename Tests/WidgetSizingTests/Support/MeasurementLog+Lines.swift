import Testing
import WidgetSizing
import WidgetSizingData

extension MeasurementLog {
  /// A log `run.log` of these lines, read with the bundled tables.
  init(lines: String...) {
    self.init(Array(lines.joined(separator: "\n").utf8), path: "run.log", .bundled)
  }
}

extension Engine {
  /// The engine on the bundled tables with the tables of a log laid over them.
  static func bundled(with log: MeasurementLog) throws -> Engine {
    let tables = log.tables(source: "LOCAL1", name: "run.log", .bundled)
    let files = tables.map { ($0.table, DataLayer.File(bytes: $0.bytes, path: "new")) }
    let layer = DataLayer(files: Dictionary(uniqueKeysWithValues: files))
    let (catalog, complaints) = Catalog.reviewed([BundledTables.layer, layer])
    #expect(complaints == [])
    return Engine(catalog)
  }
}
