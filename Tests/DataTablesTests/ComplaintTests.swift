import DataTables
import Testing

@Suite struct ComplaintTests {
  private func complaint(
    _ path: String, _ line: Int, _ column: Int, _ check: Check = .type, _ message: String = "m"
  ) -> Complaint {
    Complaint(
      path: path, position: Position(line: line, column: column), check: check, message: message)
  }

  @Test func aComplaintIsPrintedAsACompilerPrintsIt() {
    let complaint = complaint(
      "Data/tables/claims.csv", 17, 9, .type, "value '66O' is not a number of points")
    #expect(
      complaint.description
        == "Data/tables/claims.csv:17:9: error: [type] value '66O' is not a number of points"
    )
  }

  @Test func controlCharactersInAPathAreEscaped() {
    #expect(complaint("a\u{1B}[2J\n", 1, 1).description == #"a\u{1B}[2J\n:1:1: error: [type] m"#)
  }

  @Test func complaintsAreSortedByPlace() {
    let sorted = [
      complaint("a.csv", 2, 1), complaint("a.csv", 2, 10), complaint("a.csv", 10, 1, .blank),
      complaint("a.csv", 10, 1, .type, "l"), complaint("a.csv", 10, 1, .type, "m"),
      complaint("b.csv", 1, 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
