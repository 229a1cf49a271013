/// A form in which reports are written.
///
/// A format is a file beside this one, with an extension that adds it, and its place in ``all``. Those of source code
/// are templates.
public struct ReportFormat: Sendable {
  /// What a format needs of a report.
  public enum Content: Sendable {
    /// What every report has.
    case answer
    /// Sizes, or a drawing of them.
    case sizes
    /// Cells that were checked.
    case checks
  }

  /// Where a format has columns, which ``ReportShape`` may choose from.
  public enum Columns: Sendable {
    /// In tables for people, below headings.
    case ofTables
    /// In rows for programs, below a row of names.
    case ofRows
  }

  /// The name, as options have it.
  public let name: String
  /// What a report must have.
  public let content: Content
  /// What the format is, in a few words; empty if the program knows.
  public let summary: String
  /// The columns of the format; nil if it has none.
  public let columns: Columns?
  /// What columns show, and in which order.
  public var shape = ReportShape()
  /// Whether the format has a place for what must be said of the answer as a whole.
  public let holdsNotes: Bool
  /// Writes a report. Only text for a terminal depends on where it is shown.
  let write: @Sendable (Report, Terminal, _ output: ByteOutput) -> Void

  init(
    _ name: String, of content: Content = .answer, summary: String = "", columns: Columns? = nil,
    holdsNotes: Bool = true,
    write: @escaping @Sendable (Report, Terminal, ByteOutput) -> Void
  ) {
    self.name = name
    self.content = content
    self.summary = summary
    self.columns = columns
    self.holdsNotes = holdsNotes
    self.write = write
  }

  /// All formats.
  public static let all: [ReportFormat] =
    [.table, .markdown, .html, .csv, .json, .svg] + code + [.junit, .github, .sarif]
}

extension Report {
  /// Writes the report.
  ///
  /// - Parameters:
  ///   - format: The form. The report must have what it needs.
  ///   - terminal: Where a table is shown.
  ///   - handOn: Takes what is written, piece by piece.
  public func write(
    as format: ReportFormat, on terminal: Terminal = Terminal(),
    _ handOn: @escaping ([UInt8]) -> Void
  ) {
    var report = self
    report.shape = format.shape
    format.write(report, terminal, ByteOutput(write: handOn))
  }

  /// The report as bytes.
  package func bytes(as format: ReportFormat, on terminal: Terminal = Terminal()) -> [UInt8] {
    var bytes: [UInt8] = []
    write(as: format, on: terminal) { bytes += $0 }
    return bytes
  }

  /// The report as text.
  public func text(as format: ReportFormat, on terminal: Terminal = Terminal()) -> String {
    String(decoding: bytes(as: format, on: terminal), as: UTF8.self)
  }
}

/// What a format writes to, piece by piece, as soon as a piece is made.
struct ByteOutput {
  /// Takes bytes; text is UTF-8.
  let write: ([UInt8]) -> Void

  /// Takes a text.
  func write(_ text: String) { write(Array(text.utf8)) }
}
