import Testing
import WidgetReports
import Wording

/// The columns that people choose, and the order of columns and rows.
@Suite("Chosen columns") struct ReportShapeTests {
  private struct Row {
    let name: String
    let width: String?
  }

  private func text(_ format: ReportFormat, _ change: (inout ReportShape) -> Void) -> String {
    var format = format
    change(&format.shape)
    return report.text(as: format)
  }

  private var report: Report {
    let rows = [
      Row(name: "iOS 10", width: "300"), Row(name: "iOS 8", width: nil),
      Row(name: "iOS 9", width: "58"),
    ]
    let fields: [Field<Row>] = [
      .text("name") { $0.name }, .number("width", column: "width_pt", "width") { $0.width },
      .text("rule") { _ in "r" },
    ]
    return Listing("", key: "rows", fields, rows).report(dataVersion: "1")
  }

  @Test("come in the order in which they are named") func columns() {
    #expect(
      text(.table) { $0.columns = ["Width", "name"] }
        == "width  name\n  300  iOS 10\n       iOS 8\n   58  iOS 9\n")
    #expect(
      text(.csv) { $0.columns = ["width-pt", "name"] }
        == "width_pt,name\n300,iOS 10\n,iOS 8\n58,iOS 9\n")
  }

  @Test("sort rows by number and version, rows without a value last") func sorting() {
    #expect(
      text(.csv) {
        $0.columns = ["name"]
        $0.sorting = .init("name")
      } == "name\niOS 8\niOS 9\niOS 10\n")
    #expect(
      text(.csv) {
        $0.columns = ["name"]
        $0.sorting = .init("-width_pt")
      } == "name\niOS 10\niOS 9\niOS 8\n")
    #expect(
      text(.table) {
        $0.columns = ["name"]
        $0.sorting = .init("width")
      } == "name\niOS 9\niOS 10\niOS 8\n")
  }

  @Test("are refused with the nearest name if there is no such column") func unknown() {
    var table = ReportFormat.table
    table.shape.columns = ["name", "widht"]
    #expect(
      table.complaint(about: report)
        == "unknown column 'widht'; did you mean 'width'?")
    var csv = ReportFormat.csv
    csv.shape.sorting = .init("-zone")
    #expect(
      csv.complaint(about: report)
        == "unknown column 'zone'; expected one of name, width_pt, rule")
  }

  @Test("take a name of another format") func names() {
    for name in ["width", "width_pt", "Width"] {
      for var format in [ReportFormat.table, .csv] {
        format.shape.columns = [name]
        #expect(format.complaint(about: report) == nil, "\(format.name) \(name)")
      }
    }
    #expect(text(.csv) { $0.columns = ["width"] }.hasPrefix("width_pt\n"))
  }

  @Test("compare by the numbers in them") func order() {
    let sorted = ["iOS 10", "ios 9", "12 a", "2.5", "", "iOS 10, b"].sorted(
      by: NaturalOrder.precedes)
    #expect(sorted == ["", "2.5", "12 a", "ios 9", "iOS 10", "iOS 10, b"])
  }
}
