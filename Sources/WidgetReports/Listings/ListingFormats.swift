internal import DataTables

extension Listing {
  /// Writes the list as columns of text.
  public func writeText(to output: inout some TextOutputStream, isColored: Bool) {
    var table = TextTable(isNumeric: columns.map(\.isNumeric))
    table.append(columns.map { .init($0.heading, style: .faint) })
    for row in rows {
      let lines = zip(columns, row).map { column, value in
        column.isWrapped ? Self.wrapped(value ?? "") : [value ?? ""]
      }
      for index in 0..<(lines.map(\.count).max() ?? 1) {
        table.append(lines.map { .init(index < $0.count ? $0[index] : "") })
      }
    }
    output.write(table.text(isColored: isColored))
  }

  /// Text as lines of about as many characters as a third of a terminal.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 40 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// Writes the list as comma-separated values.
  public func writeCSV(to output: inout some TextOutputStream) {
    var writer = CSVWriter()
    writer.append(row: columns.map(\.name))
    for row in rows { writer.append(row: row.map { $0?.inSpreadsheet ?? "" }) }
    output.write(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// Writes the list as values between tabs.
  public func writeTSV(to output: inout some TextOutputStream) {
    for row in [columns.map(\.name)] + rows.map({ $0.map { $0?.inSpreadsheet ?? "" } }) {
      output.write(row.joined(separator: "\t") + "\n")
    }
  }

  /// Writes the list as an array of objects, or as an object a line.
  public func writeJSON<Output: TextOutputStream>(to output: inout Output, isLineWise: Bool) {
    var json = JSONWriter(output)
    func write(_ row: [String?], to json: inout JSONWriter<Output>) {
      json.object { json in
        for (column, value) in zip(columns, row) {
          json.key(column.name)
          if let value, column.isNumeric, DecimalNumber(value) != nil {
            json.raw(value)
          } else {
            json.string(value)
          }
        }
      }
    }
    if isLineWise {
      for row in rows {
        write(row, to: &json)
        json.newline()
      }
    } else {
      json.array { json in
        for row in rows { write(row, to: &json) }
      }
      json.newline()
    }
    output = json.finish()
  }
}
