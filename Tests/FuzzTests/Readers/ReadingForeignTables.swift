import DataTables
import WidgetReports
import WidgetSizing
import WidgetSizingData

@testable import widgetsize

extension Reader {
  private static let widgets = Query(.widgetKit, on: Catalog.bundled.screens(of: .widgetKit))

  /// Finds sizes in source code or a table, and compares them. The first byte selects the name of the
  /// file.
  static func readForeignTable(_ bytes: [UInt8]) throws {
    let names = ["Sizes.swift", "sizes.csv", "widgets.tsv", "-"]
    let name = names[Int(bytes.first ?? 0) % names.count]
    let result = ForeignTableResult(
      [(path: name, bytes: Array(bytes.dropFirst()))], with: .bundled, among: [widgets],
      zooms: nil, isStrict: false, dataVersion: "1", remarks: [])
    let report = result.report
    for line in report.text(as: .table).split(separator: "\n") {
      try BrokenPromise.unlessHarmless(String(line))
    }
    let json = try JSONValue(parsing: Array(report.text(as: .json).utf8))
    try BrokenPromise.unless(
      json["passes"]?.condition == result.passes,
      "the JSON does not say whether the check passes")
    _ = report.text(as: .junit)
    for line in report.text(as: .github).split(separator: "\n") {
      try BrokenPromise.unless(
        line.hasPrefix("::"), "a line is no annotation: \(line.debugDescription)")
    }
  }
}
