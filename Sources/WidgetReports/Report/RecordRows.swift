internal import DataTables
internal import Wording

/// Rows of cells for programs, as bytes, one after the other.
///
/// Nearly all cells are plain: their text is the same in every notation, and is copied as bytes.
struct RecordRows: Sendable {
  /// Which of the cells that are written a row shows; neighbours are copied together.
  private let shown: [Range<Int>]
  /// How many columns there are.
  private let count: Int
  /// The rows that are complete.
  private(set) var bytes: [UInt8] = []
  /// The row that is being written, and the one before it.
  private var row = Row(), last = Row()

  /// The cells of a row.
  private struct Row: Sendable {
    /// The cells, each with the separator before it.
    var cells: [UInt8] = []
    /// Where each of them ends.
    var ends: [Int] = []
    /// Whether two colons may stand in succession, with which a command to a CI system begins.
    var hasColons = false

    /// Forgets the cells and keeps the room for more.
    mutating func removeAll() {
      cells.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      hasColons = false
    }
  }

  /// No rows yet; each will have these of the cells that are written.
  init(showing cells: [Int]) {
    count = cells.count
    var shown: [Range<Int>] = []
    for cell in cells {
      if let last = shown.last, last.upperBound == cell {
        shown[shown.count - 1] = last.lowerBound..<cell + 1
      } else {
        shown.append(cell..<cell + 1)
      }
    }
    self.shown = shown
  }

  /// Forgets the rows and keeps the room for more.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Whether there is enough to be handed on.
  var isLong: Bool { bytes.count >= 1 << 16 }

  /// Adds a cell that is plain, such as a number.
  mutating func append(plain text: String) {
    separate()
    append(text)
    row.ends.append(row.cells.count)
  }

  /// Adds a cell with a text, which may come in parts and is escaped as in messages.
  mutating func append(text start: String, _ middle: String = "", _ end: String = "") {
    if !append(ifPlain: start, middle, end) {
      append(special: escaped(start + middle + end, limit: .max))
    }
  }

  /// Adds a cell with the path of a file, which is escaped only if it would be a command to a CI system.
  mutating func append(path: String) {
    if !append(ifPlain: path, "", "") {
      append(special: hasCommand(path) ? escaped(path, limit: .max) : path)
    }
  }

  /// Adds a cell if its text needs no escaping: it begins with a letter or a digit, and has visible ASCII in which no
  /// other cell, no formula and no command to a CI system can begin. False if it was not added.
  private mutating func append(ifPlain start: String, _ middle: String, _ end: String) -> Bool {
    let size = row.cells.count
    separate()
    let first = row.cells.count
    append(start)
    append(middle)
    append(end)
    guard row.cells.isPlainCell(from: first) else {
      row.cells.removeSubrange(size...)
      return false
    }
    row.ends.append(row.cells.count)
    return true
  }

  private mutating func append(special text: String) {
    separate()
    let start = row.cells.count
    CSVWriter.append(text.inSpreadsheet, to: &row.cells)
    row.ends.append(row.cells.count)
    row.hasColons = row.hasColons || row.cells[start...].hasTwoColons
  }

  /// Adds the next cells of the row before, as they were written.
  mutating func repeatCells(_ count: Int) {
    let first = row.ends.count, end = last.ends[first + count - 1]
    let start = first == 0 ? 0 : last.ends[first - 1]
    let offset = row.cells.count - start
    row.cells += last.cells[start..<end]
    for place in first..<first + count { row.ends.append(last.ends[place] + offset) }
    row.hasColons = row.hasColons || last.hasColons
  }

  private mutating func separate() {
    if !row.ends.isEmpty { row.cells.append(UInt8(ascii: ",")) }
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { row.cells.append(contentsOf: text.utf8) }
  }

  /// Ends a row.
  mutating func endRow() {
    let start = bytes.count
    for (number, range) in shown.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      let first = range.lowerBound
      let begin = first == 0 ? 0 : row.ends[first - 1] + 1
      bytes += row.cells[begin..<row.ends[range.upperBound - 1]]
    }
    // One empty cell without quotes would be an empty line.
    if count == 1, bytes.count == start { bytes += "\"\"".utf8 }
    if row.hasColons {
      let row = withoutCommands(String(decoding: bytes[start...], as: UTF8.self))
      bytes.replaceSubrange(start..., with: row.utf8)
    }
    if count > 0 { bytes.append(UInt8(ascii: "\n")) }
    swap(&row, &last)
    row.removeAll()
  }
}

extension [UInt8] {
  /// Whether all bytes from a place on are those of a plain cell, which may be empty.
  fileprivate func isPlainCell(from first: Int) -> Bool {
    let bytes = span
    guard first < bytes.count else { return true }
    guard bytes[first].beginsPlainCell else { return false }
    for place in first..<bytes.count where !bytes[place].isPlain { return false }
    return true
  }
}

extension UInt8 {
  /// Whether a cell that begins so may be plain.
  fileprivate var beginsPlainCell: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "z") ~= self && !beginsFormula
  }

  /// Whether the byte means nothing but itself in a cell.
  fileprivate var isPlain: Bool {
    // A bit for each byte of ASCII that does: not for `"`, `#`, `,`, `:`, `;`, `|` and control characters.
    let plain: UInt64 = self < 64 ? 0xF3FF_EFF3_0000_0000 : 0x6FFF_FFFF_FFFF_FFFF
    return self < 0x80 && plain &>> UInt64(self) & 1 == 1
  }
}

extension ArraySlice<UInt8> {
  /// Whether it has two colons in succession.
  fileprivate var hasTwoColons: Bool {
    let colon = UInt8(ascii: ":")
    return zip(self, dropFirst()).contains { $0 == colon && $1 == colon }
  }
}
