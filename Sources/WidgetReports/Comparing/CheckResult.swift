public import WidgetSizing
internal import Wording

/// How the sizes that files have on record compare with the tables.
public struct CheckResult: Sendable {
  /// The engine on the tables.
  public let engine: Engine
  /// Notes on how the question was understood.
  public let remarks: [String]
  /// What was found in each file.
  let files: [CheckedFile]
  let cellIDs: CellIDReader
  /// Whether files without pinned sizes are checked as well, so that each line names its file.
  var isBesideOthers = false

  /// Compares files with an engine.
  ///
  /// `expected` has the identifiers of the cells that each file should have: one that exists and that
  /// a file does not have is new. A strict check fails for a pinned number that is unknown. Of
  /// `valuesOnly`, other evidence for the same number is left aside. A number that was pinned as unknown
  /// and has an answer now is no change that counts.
  public init(
    _ files: [RecordedSizes], with engine: Engine, expecting expected: [String] = [],
    valuesOnly: Bool = false, isStrict: Bool = false, remarks: [String] = []
  ) {
    self.engine = engine
    self.remarks = remarks
    let cellIDs = CellIDReader(engine.catalog)
    self.cellIDs = cellIDs
    self.files = files.map { sizes in
      let comparison = SizeComparison(
        .records(sizes.cells), with: .engine(engine), expecting: expected)
      let changes = comparison.changes.filter { !$0.wasUnknown }
      return CheckedFile(
        sizes: sizes, comparison: comparison,
        failures: valuesOnly ? changes.filter(\.isOfValue) : changes,
        unknown: isStrict
          ? sizes.cells.filter { engine.hasUnknownNumber(cellIDs.cell($0.id), pinnedBy: $0) }
            .map(\.id)
          : [])
    }
  }

  /// Whether the tables say what the files say. What is new does not count.
  public var passes: Bool { files.allSatisfy(\.passes) }

  /// What is like a cell that does not exist; nil if nothing is.
  func nearest(to id: String) -> String? { cellIDs.nearest(to: id) }
}

/// What a check found in one file.
struct CheckedFile {
  /// What the file has.
  let sizes: RecordedSizes
  let comparison: SizeComparison
  /// The changes that count.
  let failures: [SizeChange]
  /// Of a strict check, the pinned cells with a number that is unknown; none of any other.
  let unknown: [String]

  /// How many numbers were pinned as unknown and have an answer now.
  var answeredCount: Int { comparison.changes.count { $0.wasUnknown } }
  /// How many changes do not count because the value is the same.
  var leftAsideCount: Int { comparison.changes.count - answeredCount - failures.count }

  var passes: Bool { failures.isEmpty && comparison.missing.isEmpty && unknown.isEmpty }
}

extension SizeChange {
  /// Whether the older record says that the number is unknown.
  fileprivate var wasUnknown: Bool { old.state == .unknown && old.value == nil }
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
