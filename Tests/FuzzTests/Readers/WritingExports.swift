import DataTables
import Foundation
import WidgetReports
import WidgetSizingData

extension Reader {
  private static let languages: [String: SourceCode.Language] = [
    "swift": .swift, "kotlin": .kotlin, "dart": .dart, "typescript": .typescript, "css": .css,
  ]

  /// Writes sizes in the formats of other programs. A name is text in each: it stays in its comment, its
  /// literal or its cell.
  static func writeExports(_ bytes: [UInt8]) throws {
    guard let catalog = try NamedCatalog.read(bytes) else { return }
    let engine = Engine(catalog)
    var asked = Asked(screenClasses: catalog.classesWithTodayExtensions())
    // Names are in all cells alike.
    asked.textSizes = [.l]
    asked.orientations = [.portrait]
    asked.modes = [.compact]
    let report = QueryResult(engine: engine, asked: asked).report
    for format in ReportFormat.all {
      guard let language = languages[format.name] else { continue }
      let code = try SourceCode(Array(report.text(as: format).utf8), language).code
      let text = String(decoding: code, as: UTF8.self)
      try BrokenPromise.unless(
        code.allSatisfy { $0 == UInt8(ascii: "\n") || 0x20...0x7E ~= $0 },
        "a name is code of \(format.name): \(text)")
      try expectTextInDocumentation(report.text(as: format))
      for (opening, closing) in ["{}", "()", "[]"].map({ (Array($0.utf8)[0], Array($0.utf8)[1]) }) {
        try BrokenPromise.unless(
          code.count { $0 == opening } == code.count { $0 == closing },
          "the brackets of \(format.name) do not match: \(text)")
      }
      if format.name == "css" {
        try BrokenPromise.unless(
          text.split(separator: "\n").allSatisfy(isOfStyleSheet), "a name is a rule: \(text)")
      }
    }
    for format in ReportFormat.all where ["json", "tokens"].contains(format.name) {
      _ = try JSONSerialization.jsonObject(with: Data(report.text(as: format).utf8))
    }
    let table = Table(parsing: Array(report.text(as: .csv).utf8), path: "t.csv")
    try BrokenPromise.unless(table.complaints.isEmpty, "the CSV has faults: \(table.complaints)")
    for row in 0..<table.rowCount {
      for column in table.columnNames.indices {
        let cell = table.field(row: row, column: column).text
        let separators = ",;|\t".unicodeScalars
        for part in cell.unicodeScalars.split(whereSeparator: separators.contains) {
          let text = part.drop { $0 == "\"" || $0.properties.isWhitespace }
          // No formula has the text `@2x`.
          let isScale = Substring(text).starts(with: /@[0-9]x/)
          try BrokenPromise.unless(
            isScale || text.first.map { !"=+@＝＋－＠".unicodeScalars.contains($0) } ?? true,
            "a part of a cell is a formula: \(cell.debugDescription)")
        }
      }
    }
    _ = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8))
    for line in report.text(as: .table).split(separator: "\n") {
      try BrokenPromise.unlessHarmless(String(line))
      try BrokenPromise.unless(
        !line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars),
        "a line is a command: \(line.debugDescription)")
    }
  }

  /// Throws unless names are text in the comments of documentation: no markup, no tag, no link.
  private static func expectTextInDocumentation(_ text: String) throws {
    for line in text.split(separator: "\n") where line.unicodeScalars.contains(NamedCatalog.mark) {
      let comment = String(line.drop { $0 == " " })
      guard comment.hasPrefix("///") || comment.hasPrefix("/**") else { continue }
      // By scalars: a reference and a mark that combines with its last sign are still a reference. It is a
      // letter of the text, so that what stands before and behind it does not become one sign.
      let reference = /&#[0-9]+;/.matchingSemantics(.unicodeScalar)
      let body = comment.dropFirst(4).replacing(/\*\/$/, with: "").replacing(reference, with: "x")
      try BrokenPromise.unless(
        !body.unicodeScalars.contains { "<>&[]{}@`*_~|\\".unicodeScalars.contains($0) }
          && !body.contains("://") && body.firstMatch(of: /^[-+#=]|^[0-9]+[.)](?:\ |$)/) == nil,
        "a name is markup in a comment: \(line)")
    }
  }

  /// Whether a line is a rule for the whole page, its end, or a size.
  private static func isOfStyleSheet(_ line: Substring) -> Bool {
    let line = line.drop { $0 == " " }
    return ["", ":root {", "}"].contains(line)
      || line.hasPrefix("--") && line.hasSuffix("px;")
        && line.utf8.count { $0 == UInt8(ascii: ";") } == 1
  }
}
