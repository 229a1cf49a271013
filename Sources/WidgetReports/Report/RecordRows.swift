internal import DataTables
internal import Wording

/// Cells that rows have in common, as they are written.
struct SharedCells: Sendable {
  let bytes: [UInt8]
  let ends: [Int]
  let hasColons: Bool
}

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
  /// The cells of the row that is being written, each with the separator before it.
  private var cells: [UInt8] = []
  /// Where each of them ends.
  private var ends: [Int] = []
  /// Whether the row has two colons in succession, with which a command to a CI system begins.
  private var hasColons = false

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

  /// How many cells the row has so far, and how many bytes.
  var mark: (cells: Int, bytes: Int) { (ends.count, cells.count) }

  /// Adds a cell that is plain, such as a number.
  mutating func append(plain text: String) {
    separate()
    append(text.utf8)
    ends.append(cells.count)
  }

  /// Adds a cell with a text, which is escaped as in messages.
  mutating func append(text: String) { append(text) { escaped($0, limit: .max) } }

  /// Adds a cell with the path of a file, which is escaped only if it would be a command to a CI system.
  mutating func append(path: String) {
    append(path) { hasCommand($0) ? escaped($0, limit: .max) : $0 }
  }

  private mutating func append(_ text: String, escape: (String) -> String) {
    separate()
    if text.utf8.isPlainCell {
      append(text.utf8)
    } else {
      let text = escape(text)
      hasColons = hasColons || text.contains("::")
      CSVWriter.append(text.inSpreadsheet, to: &cells)
    }
    ends.append(cells.count)
  }

  /// The cells between two marks.
  func copy(from start: (cells: Int, bytes: Int)) -> SharedCells {
    SharedCells(
      bytes: Array(cells[start.bytes...]), ends: ends[start.cells...].map { $0 - start.bytes },
      hasColons: hasColons)
  }

  private mutating func separate() {
    if !ends.isEmpty { cells.append(UInt8(ascii: ",")) }
  }

  private mutating func append(_ text: String.UTF8View) { cells.append(contentsOf: text) }

  /// Adds cells that another row had at the same place.
  mutating func append(_ shared: SharedCells) {
    let start = cells.count
    cells += shared.bytes
    for end in shared.ends { ends.append(start + end) }
    hasColons = hasColons || shared.hasColons
  }

  /// Ends a row.
  mutating func endRow() {
    let start = bytes.count
    for (number, range) in shown.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      let first = range.lowerBound
      let begin = first == 0 ? 0 : ends[first - 1] + 1
      bytes += cells[begin..<ends[range.upperBound - 1]]
    }
    // One empty cell without quotes would be an empty line.
    if count == 1, bytes.count == start { bytes += "\"\"".utf8 }
    if hasColons {
      let row = withoutCommands(String(decoding: bytes[start...], as: UTF8.self))
      bytes.replaceSubrange(start..., with: row.utf8)
    }
    if count > 0 { bytes.append(UInt8(ascii: "\n")) }
    cells.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    hasColons = false
  }
}

extension String.UTF8View {
  /// Whether a text needs no escaping in a cell: it begins with a letter or a digit, and has visible ASCII in which no
  /// other cell, no formula and no command to a CI system can begin.
  fileprivate var isPlainCell: Bool {
    let isStartPlain = first.map {
      UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 && !$0.beginsFormula
    }
    return isStartPlain ?? true
      && allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"),
          UInt8(ascii: "#"), UInt8(ascii: ":"):
          false
        default: 0x20...0x7E ~= byte
        }
      }
  }
}
