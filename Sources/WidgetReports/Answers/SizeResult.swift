public import Documents
public import WidgetSizing

/// The sizes that a query asked for, of either system, ready to be written in a format.
public protocol SizeResult: Sendable {
  /// What the widgets are called, in the plural.
  static var subject: String { get }

  /// The engine that answers.
  var engine: Engine { get }
  /// The version of the data, `YYYY.MM.N`.
  var dataVersion: String { get }
  /// What must be said of the result as a whole.
  var remarks: [String] { get }
  /// Everything that must be said in words.
  var notes: [String] { get }
  /// Whether at least one of the numbers is known.
  var hasKnownNumber: Bool { get }
  /// How many tables the result has.
  var tableCount: Int { get }

  /// The result as a document of its own.
  var document: Document { get }
  /// The result as one drawing.
  var drawing: Drawing { get }

  /// Writes a table for each screen and version, for people at a terminal.
  func writeTable(to output: inout some TextOutputStream, isColored: Bool)
  /// Writes a line of comma-separated values a cell, under a line of headings.
  func writeCSV(to output: inout some TextOutputStream)
  /// Writes a line of values between tabs a cell, under a line of headings.
  func writeTSV(to output: inout some TextOutputStream)
  /// Writes one object with all cells, or an object a line for each.
  func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool)
  /// The result as a part of someone else's document.
  func blocks(naming names: inout AnchorNames) -> [Block]
  /// Calls `body` with every cell that has at least one known number.
  func forEachKnownCell(_ body: (ExportedCell) -> Void)
}

extension SizeResult {
  var catalog: Catalog { engine.catalog }

  /// Writes one object with all cells.
  public func writeJSON(to output: inout some TextOutputStream) {
    writeJSON(to: &output, isLineWise: false)
  }
}
