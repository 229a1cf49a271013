internal import DataTables
internal import ProgramSupport
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// Which files have pinned sizes: those called `sizes.lock`, and those with the column or the key `id` that have the
/// identifier of a cell in it, or columns such as `height_pt` beside it.
enum PinnedSizes {
  /// The pinned sizes in a file; nil if it is another file.
  ///
  /// - Throws: A failure for a file that is no CSV, and complaints about one that cannot be compared.
  static func read(_ bytes: [UInt8], of path: String) throws -> LockFile? {
    guard isPinned(bytes, path) else { return nil }
    let separator = isObject(bytes) ? UInt8(ascii: ",") : separator(of: header(of: bytes))
    guard !isObject(bytes), separator == UInt8(ascii: ",") else {
      let sign = separator == UInt8(ascii: ";") ? "';'" : "tabulators"
      let fault = isObject(bytes) ? "not CSV" : "separated by \(sign), not ','"
      throw Failure(
        .data,
        [
          "\(quoted(path, limit: 1_000)) has pinned sizes that are \(fault); write them with "
            + "'widgetsize query … --format csv'"
        ])
    }
    let file = LockFile(bytes, path: path == "-" ? "<stdin>" : path)
    guard file.complaints.isEmpty else {
      throw Complaints(.data, file.complaints.sorted().map(\.description))
    }
    return file
  }

  private static func isPinned(_ bytes: [UInt8], _ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name.hasSuffix("sizes.lock") || name.contains("sizes.lock.") { return true }
    return isObject(bytes) ? hasKey(text(of: bytes)) : hasColumn(text(of: bytes))
  }

  /// The bytes behind white space and a byte order mark.
  private static func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }
  }

  /// Whether a text begins as JSON does.
  private static func isObject(_ bytes: [UInt8]) -> Bool {
    guard let first = text(of: bytes).first else { return false }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func header(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    text(of: bytes).prefix { $0 != 0x0A && $0 != 0x0D }
  }

  /// What separates the columns: a tabulator, or a semicolon where there is no comma.
  private static func separator(of header: ArraySlice<UInt8>) -> UInt8 {
    let isSplit = { (sign: Unicode.Scalar) in header.contains(UInt8(ascii: sign)) }
    return UInt8(ascii: isSplit("\t") ? "\t" : isSplit(";") && !isSplit(",") ? ";" : ",")
  }

  /// Whether JSON has the key `id` with the identifier of a cell.
  private static func hasKey(_ text: ArraySlice<UInt8>) -> Bool {
    let key = Array("\"id\"".utf8)
    return zip(text.indices, text).contains { index, byte in
      guard byte == key[0], text[index...].starts(with: key) else { return false }
      let value = text[(index + key.count)...].drop { $0 == 0x20 }
      return value.first == UInt8(ascii: ":")
        && isCell(value.dropFirst().drop { $0 == 0x20 || $0 == key[0] })
    }
  }

  /// Whether a table has the column `id` with the identifier of a cell, or beside columns in points.
  private static func hasColumn(_ text: ArraySlice<UInt8>) -> Bool {
    let lines = text.split(maxSplits: 2, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    guard let head = lines.first else { return false }
    let separator = separator(of: head)
    let columns = head.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self).lowercased().filter { $0 != "\"" }
    }
    guard let id = columns.firstIndex(of: "id") else { return false }
    let first = lines.dropFirst().first?.split(
      separator: separator, omittingEmptySubsequences: false)
    return columns.contains { $0.hasSuffix("_pt") }
      || first.map { id < $0.count && isCell($0[id].drop { $0 == UInt8(ascii: "\"") }) } ?? false
  }

  /// Whether a text begins as the identifier of a cell does: with a kind of widget.
  private static func isCell(_ text: ArraySlice<UInt8>) -> Bool {
    WidgetKind.allCases.contains { text.starts(with: "\($0.rawValue).".utf8) }
  }
}
