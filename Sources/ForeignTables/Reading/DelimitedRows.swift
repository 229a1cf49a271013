// Files that are one table, such as CSV.
extension TextReader {
  /// Reads a file that is one table, with a byte between its cells.
  mutating func readDelimited(_ delimiter: UInt8) {
    var rows: [GridRow] = []
    var (cells, cellStart, isQuoted) = ([Range<Int>](), 0, false)
    for (place, byte) in text.bytes.enumerated() {
      if byte == "\"" {
        isQuoted.toggle()
      } else if byte == delimiter, !isQuoted {
        if cells.count < 1_000 { cells.append(cellStart..<place) }
        cellStart = place + 1
      } else if byte.isNewline, !isQuoted || byte == "\n" && place - cellStart > 1_000 {
        isQuoted = false
        if !cells.isEmpty || cellStart < place {
          rows.append(GridRow(cells: cells + [cellStart..<place]))
        }
        (cells, cellStart) = ([], place + 1)
      }
    }
    if !cells.isEmpty || cellStart < end { rows.append(GridRow(cells: cells + [cellStart..<end])) }
    // A line that is a comment, or a title above the table.
    let count = rows.count
    rows.removeAll { row in
      row.cells.count == 1 && count > 1 && text.bytes[row.cells[0]].first == "#"
    }
    rows.removeAll { filledCells($0) == 0 }
    // A title above the heads.
    if rows.count > 2, filledCells(rows[0]) == 1, filledCells(rows[1]) > 1,
      !rows.dropFirst().contains(where: isGroup)
    {
      frames[0].comment = rows[0].cells.first { text.bytes[$0].contains(where: \.isWord) }
      frames[0].commentLine = line
      rows.removeFirst()
    }
    readGrid(rows, isDelimited: true)
    while !frames.isEmpty { popFrame(at: end) }
  }
}
