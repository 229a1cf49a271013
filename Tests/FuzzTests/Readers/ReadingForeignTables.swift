import Foundation
import WidgetReports
import WidgetSizing
import WidgetSizingData
import widgetsize

extension Reader {
  /// Reading the names of all devices takes longer than reading most inputs. It keeps what it computes,
  /// and tests run side by side, so it is used under a lock.
  nonisolated(unsafe) private static let foreignTables = ForeignTableComparison(
    .bundled,
    among: Asked(WidgetKind.allCases.map { AskedBox($0, on: Catalog.bundled.screens(of: $0)) }))
  private static let lock = NSLock()

  /// Finds sizes in source code or a table, and compares them. The first byte selects the name of the
  /// file.
  static func readForeignTable(_ bytes: [UInt8]) throws {
    try lock.withLock { try read(bytes, with: unsafe foreignTables) }
  }

  private static func read(_ bytes: [UInt8], with comparison: ForeignTableComparison) throws {
    let names = ["Sizes.swift", "sizes.csv", "widgets.tsv", "-"]
    let name = names[Int(bytes.first ?? 0) % names.count]
    var result = ForeignTableResult(
      with: comparison, isStrict: false, remarks: [])
    result.add(Array(bytes.dropFirst()), of: name)
    let report = result.report
    for line in report.text(as: .table).split(separator: "\n") {
      try BrokenPromise.unlessHarmless(String(line))
    }
    let json = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8))
    try BrokenPromise.unless(
      (json as? [String: Any])?["passes"] as? Bool == result.passes,
      "the JSON does not say whether the check passes")
    _ = report.text(as: .junit)
    _ = report.text(as: .sarif)
    try BrokenPromise.unlessAnnotations(report.text(as: .github))
  }
}
