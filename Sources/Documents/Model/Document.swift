/// A report, independent of the format it is written in.
///
/// ```swift
/// let table = Table(
///   caption: .init(["Heights in points"], anchor: "heights"),
///   columns: [.init(["Screen"]), .init(["l"], isNumeric: true)],
///   rowHeadings: 1,
///   rows: [["4.7-inch", .init(["110"], kind: "sourced", anchor: "cell-1")]])
/// let document = Document(title: "Heights", [.heading(level: 1, ["Heights"]), .table(table)])
/// let page = document.html()
/// let file = document.markdown()
/// ```
///
/// Text of any origin is safe in it: ``PlainText`` is cleaned, ``Slug`` and ``Destination`` are
/// checked, and everything else is escaped when it is written. The same document gives the same
/// bytes on every machine.
public struct Document: Equatable, Sendable {
  /// What the document is called in a list or on a browser's tab. It is not written with the
  /// blocks: whoever wants it on the page puts a heading there.
  public var title: PlainText
  /// The words.
  public var blocks: [Block]

  /// Makes a document.
  public init(title: PlainText = "", _ blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}
