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
    if cellCount > 0 { bytes.append(Byte.comma) }
    cellCount += 1
    // At the beginning of the file, these three bytes would pass for a byte order mark.
    if bytes.isEmpty, text.utf8.starts(with: Byte.orderMark) {
      Self.append(quoted: text, to: &bytes)
    } else {
      Self.append(text, to: &bytes)
    }
  }

  /// Writes the text of a cell, in quotes if it needs them.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    let needsQuotes = text.utf8.contains {
      $0 == Byte.comma || $0 == Byte.quote || $0 == Byte.lineFeed || $0 == Byte.carriageReturn
    }
    if needsQuotes { append(quoted: text, to: &bytes) } else { bytes += text.utf8 }
  }

  /// Ends a row. A row without cells writes nothing.
  public mutating func endRow() {
    guard cellCount > 0 else { return }
    // One empty cell without quotes would be an empty line.
    if cellCount == 1, bytes.count == rowStart { Self.append(quoted: "", to: &bytes) }
    bytes.append(Byte.lineFeed)
    rowStart = bytes.count
    cellCount = 0
  }

  private static func append(quoted cell: String, to bytes: inout [UInt8]) {
    bytes.append(Byte.quote)
    for byte in cell.utf8 {
      if byte == Byte.quote { bytes.append(Byte.quote) }
      bytes.append(byte)
    }
    bytes.append(Byte.quote)
  }
}
