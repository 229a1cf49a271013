internal import Wording

/// A CSV file in memory: its bytes, and where each cell starts.
///
/// Reading never fails. ``complaints`` has what is wrong; every row with as many cells as the header is
/// there, whatever else is wrong. No string is made until somebody asks for it.
///
/// A table never changes. It is a class, so that passing it retains one object and not its arrays.
public final class Table: Sendable {
  /// The file as the user knows it; complaints begin with it.
  public let path: String
  /// The names in the header, in their order; empty if the file is.
  public let columnNames: [String]
  /// The number of rows below the header that have as many cells as the header.
  public let rowCount: Int
  /// What breaks the syntax, sorted by place.
  public let complaints: [Complaint]

  private let bytes: [UInt8]
  private let starts: [UInt32]
  private let lines: [UInt32]
  /// How many places of `starts` belong to a row: one more than it has cells.
  private let stride: Int

  /// Reads a table.
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file as the user knows it.
  public init(parsing bytes: [UInt8], path: String) {
    let parser = TableParser(bytes)
    self.path = path
    self.bytes = bytes
    starts = parser.starts
    lines = parser.lines
    rowCount = max(0, lines.count - 1)
    stride = lines.isEmpty ? 0 : starts.count / lines.count
    columnNames = (0..<max(0, stride - 1)).map { column in
      FieldText(
        bytes, from: Int(parser.starts[column]), to: Int(parser.starts[column + 1]) - 1
      ).text
    }
    complaints = Self.complaints(about: parser, columnNames, in: bytes, path: path)
  }

  /// The cell of a row and a column, both counted from 0 and below ``rowCount`` and the number of
  /// ``columnNames``.
  public func field(row: Int, column: Int) -> FieldText {
    let place = place(row: row, column: column)
    return FieldText(bytes, from: Int(starts[place]), to: Int(starts[place + 1]) - 1)
  }

  /// Where a cell begins in the file; row and column as in ``field(row:column:)``.
  public func position(row: Int, column: Int) -> Position {
    let first = place(row: row, column: 0)
    return Position.positions(
      of: [Int(starts[first + column])], in: bytes, from: Int(starts[first]),
      line: Int(lines[row + 1]))[0]
  }

  /// The line that a row begins on, counted from 1 with the header; row as in
  /// ``field(row:column:)``.
  public func line(ofRow row: Int) -> Int { Int(lines[row + 1]) }

  /// Where each column name begins in the file.
  public func positionsOfNames() -> [Position] {
    Position.positions(of: starts.prefix(columnNames.count).map(Int.init), in: bytes)
  }

  private func place(row: Int, column: Int) -> Int {
    // The header is the first row of `starts`.
    (row + 1) * stride + column
  }
}

extension Table {
  private static func complaints(
    about parser: TableParser, _ columnNames: [String], in bytes: [UInt8], path: String
  ) -> [Complaint] {
    var complaints: [Complaint] = []
    func complain(_ check: Check, _ position: Position, _ message: String) {
      complaints.append(
        Complaint(path: path, position: position, check: check, message: message))
    }

    let findings = parser.findings.sorted { $0.offset < $1.offset }
    let positions = Position.positions(of: findings.lazy.map(\.offset), in: bytes)
    for (finding, position) in zip(findings, positions) {
      complain(finding.check, position, finding.message)
    }
    if parser.unlisted > 0, let last = positions.last {
      complain(.limit, last, "too much is wrong: \(parser.unlisted) more places are not listed")
    }

    var seen: Set<String> = []
    let starts = parser.starts.prefix(columnNames.count).map(Int.init)
    for (name, position) in zip(columnNames, Position.positions(of: starts, in: bytes)) {
      if name.isEmpty {
        complain(.header, position, "a column has no name")
      } else if !seen.insert(name).inserted {
        complain(.header, position, "column \(quoted(name)) is there twice")
      }
    }
    return complaints.sorted()
  }
}
