import TableAudit
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
  /// The engine on the bundled tables with the rows of a log.
  static func bundled(with log: MeasurementLog) throws -> Engine {
    let files = log.tables(source: "LOCAL1", name: "run.log", .bundled)
      .map { ($0.table, TableFiles.File(bytes: $0.bytes, path: "new")) }
    let own = TableFiles(files: Dictionary(uniqueKeysWithValues: files))
    let review = TableReview(own, addedTo: .bundled)
    #expect(review.complaints == [])
    return Engine(review.catalog)
  }
}
