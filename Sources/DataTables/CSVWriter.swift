internal import Wording

/// Writes rows of cells as CSV: the form that ``Table`` reads, quotes only where they are needed.
///
/// Every text can be written. One with control characters, or with blanks at its ends, comes back
/// the same, but not without a complaint.
public struct CSVWriter {
  /// The rows written so far.
  public private(set) var bytes: [UInt8] = []

  /// Begins an empty file.
  public init() {}

  /// Writes one row and its line end. A row without cells writes nothing.
  /// - Parameter cells: The texts of the cells.
  public mutating func append(row cells: [String]) {
    guard let first = cells.first else { return }
    // One empty cell without quotes would be an empty line.
    let isAlone = cells.count == 1 && first.isEmpty
    var isFirst = true
    for cell in cells {
      if !isFirst { bytes.append(Byte.comma) }
      isFirst = false
      if isAlone || needsQuotes(cell) {
        appendQuoted(cell)
      } else {
        bytes += cell.utf8
      }
    }
    bytes.append(Byte.lineFeed)
  }

  /// Forgets what was written and keeps the room for more.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
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
