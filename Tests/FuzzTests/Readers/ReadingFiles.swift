import DataTables
import Documents
import ProgramSupport
import TableAudit
import WidgetReports
import WidgetSizing

@testable import widgetsize

extension Reader {
  /// Reads a file with pinned sizes, and compares it with the tables.
  static func readSizes(_ bytes: [UInt8]) throws {
    let sizes = LockFile(bytes, path: "sizes")
    for complaint in sizes.complaints {
      try BrokenPromise.unlessHarmless(complaint.description)
    }
    guard sizes.complaints.isEmpty else { return }
    let report = CheckResult([sizes], with: SoundTables.engine).report
    for line in report.text(as: .table).split(separator: "\n") {
      try BrokenPromise.unlessHarmless(String(line))
    }
    _ = report.text(as: .junit)
    try BrokenPromise.unlessAnnotations(report.text(as: .github))
  }

  /// Reads the log of a measuring app, and writes its tables.
  static func readLog(_ bytes: [UInt8]) throws {
    let catalog = SoundTables.engine.catalog
    let log = MeasurementLog(bytes, path: "run.log", catalog)
    for complaint in log.complaints { try BrokenPromise.unlessHarmless(complaint) }
    guard log.complaints.isEmpty, log.sizes.count <= MeasurementLog.sizeLimit else { return }
    var claimCount = 0
    for (table, bytes) in log.tables(source: "LOCAL1", name: "run.log", catalog) {
      let written = Table(parsing: bytes, path: table)
      if table == "claims" { claimCount += written.rowCount }
      try BrokenPromise.unless(
        written.complaints.isEmpty, "a table was written with faults: \(written.complaints)")
    }
    try BrokenPromise.unless(
      claimCount == 2 * log.sizes.count, "\(log.sizes.count) sizes have \(claimCount) claims")
  }

  /// Reads a Markdown file with queries, and writes it as HTML and as Markdown.
  static func readMarkdown(_ bytes: [UInt8]) throws {
    let source = MarkdownSource(String(decoding: bytes, as: UTF8.self))
    func filled<Output>(_ render: (CodeBlockFilling) -> Output) throws -> Output? {
      do {
        return try QueryBlocks.fill(answeringWith: QueryAnswers.answer) { render($0) }
      } catch let complaints as QueryBlocks.Complaints {
        for complaint in complaints.all {
          let message = Message.oneLine(QueryLineOptions.message(of: complaint.error))
          try BrokenPromise.unlessHarmless(message)
          try BrokenPromise.unless(complaint.line > 0, "a complaint is about no line: \(message)")
        }
        return nil
      }
    }
    if let page = try filled({ source.html(filling: $0) }) {
      try expectInert(page.content)
      // A dangerous address is removed from its attribute. In text it is harmless.
      try BrokenPromise.unless(
        !page.content.contains(start: "=\"javascript:"), "a script is linked to")
    }
    _ = try filled { source.markdown(filling: $0) }
  }

  /// Checks that no tag that acts is in HTML, where a `<` of text is always an entity.
  private static func expectInert(_ html: String) throws {
    for tag in ["<script", "<iframe", "<style", "<object", "<svg", "<form"] {
      try BrokenPromise.unless(
        !html.contains(start: tag), "\(tag) came through: \(html.debugDescription)")
    }
  }
}

extension String {
  /// Whether this text contains an ASCII text in any case. Its first byte must not be a letter.
  fileprivate func contains(start text: String) -> Bool {
    let bytes = Array(text.utf8)
    var rest = utf8[...]
    while let start = rest.firstIndex(of: bytes[0]) {
      rest = rest[start...]
      let isThere = rest.prefix(bytes.count).elementsEqual(bytes) { byte, wanted in
        byte == wanted || (0x41...0x5A ~= byte && byte + 0x20 == wanted)
      }
      if isThere { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
