import BundledTables
import DataTables
import Documents
import WidgetReports

@testable import widgetsize

extension Reader {
  /// Reads the description of a data folder.
  static func readPackage(_ bytes: [UInt8]) {
    _ = DataPackage(bytes)
  }

  /// Reads a file with sizes, of whichever format, and compares it with the tables.
  static func readSizes(_ bytes: [UInt8]) throws {
    let sizes: RecordedSizes
    do {
      sizes = try SizeFile.sizes(in: bytes, "sizes")
    } catch let failure as Failure {
      try BrokenPromise.unless(failure.code == .data && !failure.lines.isEmpty, "no reason given")
      return
    } catch let complaints as Complaints {
      for line in complaints.lines { try BrokenPromise.unlessHarmless(line) }
      return
    }
    for complaint in sizes.complaints {
      try BrokenPromise.unlessHarmless(complaint.description)
    }
    guard sizes.complaints.isEmpty else { return }
    let result = CheckResult(sizes, with: .bundled, dataVersion: "1")
    var junit = "", annotations = ""
    result.writeJUnit(to: &junit)
    result.writeGitHubAnnotations(to: &annotations)
    for line in annotations.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      try BrokenPromise.unless(
        line.hasPrefix("::error ") || line.hasPrefix("::notice "),
        "a line is not one annotation: \(line.debugDescription)")
    }
  }

  /// Reads the log of a measuring app, and writes the tables that come of it.
  static func readLog(_ bytes: [UInt8]) throws {
    let log = MeasurementLog(bytes, path: "run.log", .bundled)
    for complaint in log.complaints { try BrokenPromise.unlessHarmless(complaint) }
    guard log.complaints.isEmpty, log.sizes.count <= MeasurementLog.limit else { return }
    for (table, bytes) in log.tables(source: "LOCAL1", name: "run.log", .bundled) {
      let written = Table(parsing: bytes, path: table.fileName)
      try BrokenPromise.unless(
        written.complaints.isEmpty, "a table was written with faults: \(written.complaints)")
      try BrokenPromise.unless(
        written.rowCount == (table == .sources ? 1 : 2 * log.sizes.count),
        "\(table.fileName) has \(written.rowCount) rows")
    }
  }

  /// Reads a Markdown file with queries, and writes it as HTML and as Markdown.
  static func readMarkdown(_ bytes: [UInt8]) throws {
    let source = MarkdownSource(String(decoding: bytes, as: UTF8.self))
    func filled<Output>(_ render: (CodeBlockFilling) -> Output) throws -> Output? {
      do {
        return try QueryBlocks.fill {
          try QueryLineOptions.answer($0, SoundTables.engine, "1")
        } _: {
          render($0)
        }
      } catch let complaints as QueryBlocks.Complaints {
        for complaint in complaints.all {
          let message = Wording.oneLine(QueryLineOptions.message(of: complaint.error))
          try BrokenPromise.unlessHarmless(message)
          try BrokenPromise.unless(complaint.line > 0, "a complaint is about no line: \(message)")
        }
        return nil
      }
    }
    if let content = try filled({ source.html(.leftOut, filling: $0) }) {
      try expectInert(content.fragment)
      // A link that looks dangerous has been emptied. As text, it is not an attribute.
      try BrokenPromise.unless(
        !content.fragment.lowercased().contains("href=\"javascript:"), "a script is linked to")
    }
    if let markdown = try filled({ source.markdown(.leftOut, filling: $0) }) {
      // Raw HTML that was left out must not come back when somebody else renders the Markdown.
      // Links stay as they were.
      let again = MarkdownSource(markdown)
      if let content = try filled({ again.html(.trusted, filling: $0) }) {
        try expectInert(content.fragment)
      }
    }
    _ = try filled { source.html(.trusted, filling: $0) }
    _ = try filled { source.markdown(.trusted, filling: $0) }
  }

  /// Of what is text, `<` is always written as an entity.
  private static func expectInert(_ html: String) throws {
    let html = html.lowercased()
    for tag in ["<script", "<iframe", "<style", "<object", "<svg", "<form"] {
      try BrokenPromise.unless(!html.contains(tag), "\(tag) came through: \(html.debugDescription)")
    }
  }
}
