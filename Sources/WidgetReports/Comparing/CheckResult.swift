public import WidgetSizing
internal import Wording

/// How the sizes that a file has on record compare with the tables.
public struct CheckResult: Sendable {
  /// The engine on the tables.
  public let engine: Engine
  /// What the file has.
  public let sizes: RecordedSizes
  /// The version of the tables, `YYYY.MM.N`.
  public let dataVersion: String
  /// Notes on how the question was understood.
  public let remarks: [String]
  /// Whether other evidence for the same number is left aside.
  public let isOfValuesOnly: Bool
  /// Of a strict check, the pinned cells with a number that is unknown; none of any other.
  let unknown: [String]
  let comparison: SizeComparison
  let cellIDs: CellIDReader

  /// Compares a file with an engine.
  ///
  /// `expected` has the identifiers of the cells that the file should have: one that exists and that
  /// the file does not have is new. A strict check fails for a pinned number that is unknown.
  public init(
    _ sizes: RecordedSizes, with engine: Engine, expecting expected: [String] = [],
    valuesOnly: Bool = false, isStrict: Bool = false, dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.sizes = sizes
    self.dataVersion = dataVersion
    self.remarks = remarks
    isOfValuesOnly = valuesOnly
    let cellIDs = CellIDReader(engine.catalog)
    self.cellIDs = cellIDs
    unknown =
      isStrict
      ? sizes.cells.filter { engine.hasUnknownNumber(cellIDs.cell($0.id), pinnedBy: $0) }.map(\.id)
      : []
    comparison = SizeComparison(
      .records(sizes.cells), with: .engine(engine), expecting: expected)
  }

  /// Whether the tables say what the file says. What is new does not count.
  public var passes: Bool { failures.isEmpty && comparison.missing.isEmpty && unknown.isEmpty }

  /// The changes that count.
  var failures: [SizeChange] {
    isOfValuesOnly ? comparison.changes.filter(\.isOfValue) : comparison.changes
  }

  /// What is like a cell that does not exist; nil if nothing is.
  func nearest(to id: String) -> String? { cellIDs.nearest(to: id) }
}

extension Engine {
  /// Whether a side of a cell is unknown of which a record says something. What else is on record, such
  /// as content margins, is rarely known.
  fileprivate func hasUnknownNumber(_ cell: Cell?, pinnedBy record: CellRecord) -> Bool {
    guard let cell else { return false }
    return [Quantity.width, .height].contains { quantity in
      !record[quantity].aspects.isEmpty && answer(quantity, of: cell).state == .unknown
    }
  }
}
