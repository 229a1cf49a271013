internal import Wording

/// Writes rows of cells as CSV: the form that ``Table`` reads, quotes only where they are needed.
///
/// Every text can be written. One with control characters, or with blanks at its ends, comes back
/// the same, but not without a complaint.
public struct CSVWriter {
  /// The rows written so far.
  public private(set) var bytes: [UInt8] = []

  /// Where the row that is being written begins, and how many cells it has.
  private var rowStart = 0
  private var cellCount = 0

  /// Begins an empty file.
  public init() {}

  /// Writes one row and its line end. A row without cells writes nothing.
  /// - Parameter cells: The texts of the cells.
  public mutating func append(row cells: [String]) {
    for cell in cells { append(cell: cell) }
    endRow()
  }

  /// Writes the next cell of a row.
  public mutating func append(cell text: String) {
    beginCell()
    if needsQuotes(text) { appendQuoted(text) } else { bytes += text.utf8 }
  }

  /// Writes the next cell of a row, of which is known that it needs no quotes.
  package mutating func append(plainCell text: ArraySlice<UInt8>) {
    beginCell()
    bytes += text
  }

  /// Ends a row. A row without cells writes nothing.
  public mutating func endRow() {
    guard cellCount > 0 else { return }
    // One empty cell without quotes would be an empty line.
    if cellCount == 1, bytes.count == rowStart { appendQuoted("") }
    bytes.append(Byte.lineFeed)
    rowStart = bytes.count
    cellCount = 0
  }

  /// Forgets what was written and keeps the room for more.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    rowStart = 0
  }

  private mutating func beginCell() {
    if cellCount > 0 { bytes.append(Byte.comma) }
    cellCount += 1
  }

  private func needsQuotes(_ cell: String) -> Bool {
    let hasSpecialBytes = cell.utf8.contains {
      $0 == Byte.comma || $0 == Byte.quote || $0 == Byte.lineFeed || $0 == Byte.carriageReturn
    }
    // At the beginning of the file, these three bytes would pass for a byte order mark.
    return hasSpecialBytes || bytes.isEmpty && cell.utf8.starts(with: Byte.orderMark)
  }

  private mutating func appendQuoted(_ cell: String) {
    bytes.append(Byte.quote)
    for byte in cell.utf8 {
      if byte == Byte.quote { bytes.append(Byte.quote) }
      bytes.append(byte)
    }
    bytes.append(Byte.quote)
  }
}
