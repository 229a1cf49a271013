internal import DataTables
internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Comma-separated values, a row for each record under a row of columns.
  public static let csv = ReportFormat("csv", columns: .ofRows, holdsNotes: false) {
    report, _, output in
    report.shape.writeRows(of: report, output.write)
  }
}

extension String {
  /// The text for a cell of a table that a spreadsheet may open.
  ///
  /// A spreadsheet takes a text for a formula that begins like one, and a formula can call programs.
  /// An apostrophe before it makes it a text. As a spreadsheet may split lines at other signs than ours,
  /// and take quotes for text or text for quotes, every part of a cell gets its apostrophe. Numbers are
  /// left alone, and so is a scale such as `@2x`: behind an `@` a formula has the name of a function or a
  /// number, and `2x` is neither.
  var inSpreadsheet: String {
    guard utf8.contains(where: { $0.beginsFormula || $0 >= 0x80 }) else { return self }
    var result = ""
    // What is not in the result yet.
    var rest = self[...]
    var isStart = true
    let scalars = unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      if isStart, scalar.beginsFormula {
        let part = self[index...].unicodeScalars.prefix { !$0.separatesCells }
        let isScale = Substring(part).starts(with: /@[0-9]x/)
        if !isScale, DecimalNumber(String(part)) == nil {
          result += rest[..<index] + "'"
          rest = self[index...]
        }
      }
      isStart =
        scalar.separatesCells
        || isStart && (scalar == "\"" || scalar.properties.isWhitespace)
    }
    return result.isEmpty ? self : result + rest
  }
}

extension Unicode.Scalar {
  /// Whether a spreadsheet may take a text for a formula that begins so.
  fileprivate var beginsFormula: Bool {
    switch self {
    // Wide forms, which spreadsheets in East Asian languages accept.
    case "＝", "＋", "－", "＠": true
    default: isASCII && UInt8(value).beginsFormula
    }
  }

  /// Whether a program may take what follows for another cell.
  fileprivate var separatesCells: Bool { ",;|\t\n\r".unicodeScalars.contains(self) }
}

extension UInt8 {
  /// Whether a spreadsheet may take a text for a formula that begins so.
  var beginsFormula: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
    default: false
    }
  }
}
