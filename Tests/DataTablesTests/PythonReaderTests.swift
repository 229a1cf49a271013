import DataTables
import Foundation
import TestSupport
import Testing

/// Compares our reader with Python's csv module, which shares nothing with it.
@Suite(.enabled(if: Programs.mustRun("python3"))) struct PythonReaderTests {
  /// Prints the rows of each table of a JSON list of texts, one list a line.
  private static let script = """
    import csv, io, json, sys
    csv.field_size_limit(1 << 30)
    for text in json.load(sys.stdin):
        print(json.dumps(list(csv.reader(io.StringIO(text, newline="")))))
    """

  /// The rows that Python reads.
  private func rowsOfPython(_ samples: [String]) throws -> [[[String]]] {
    let python = try #require(Programs.installed("python3"))
    let input = String(decoding: try JSONEncoder().encode(samples), as: UTF8.self)
    let result = try run(python, ["-c", Self.script], input: input)
    try #require(result.status == 0, "\(result)")
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode([[String]].self, from: Data($0.utf8))
    }
  }

  /// The rows that our reader reads; nil if the table has a fault that changes them.
  private func rows(_ sample: String) -> [[String]]? {
    let table = Table(parsing: Array(sample.utf8), path: "t")
    // Blanks and long line ends do not change the rows.
    let faults = table.complaints.map(\.check).filter {
      ![.blank, .lineEnd, .header].contains($0)
    }
    guard faults.isEmpty else { return nil }
    return [table.columnNames]
      + (0..<table.rowCount).map { row in
        table.columnNames.indices.map { table.field(row: row, column: $0).text }
      }
  }

  @Test func everyTableWithoutFaultsReadsTheSame() throws {
    var generator = SplitMix64(seed: 2026)
    let pieces: [Character] = Array("ab1,,,\"\"\"\"\n\n\t é×.-'")
    var samples: [String] = []
    for index in 0..<20_000 {
      let columns = Int.random(in: 1...4, using: &generator)
      var text = ""
      for _ in 0...Int.random(in: 0...4, using: &generator) {
        let cells = (0..<columns).map { _ in
          let cell = generator.text(of: pieces, length: 0...5)
          let isQuoted = Bool.random(using: &generator)
          return isQuoted ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
        }
        text += cells.joined(separator: ",")
        text += index % 5 == 0 ? "\r\n" : "\n"
      }
      samples.append(text)
    }
    var compared = 0
    for (sample, expected) in zip(samples, try rowsOfPython(samples)) {
      guard let rows = rows(sample) else { continue }
      compared += 1
      #expect(rows == expected, "\(sample.debugDescription)")
    }
    #expect(compared > 2_000, "only \(compared) of the tables are without a fault")
  }
}
