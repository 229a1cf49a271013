/// One number of a cell that is not on record as it was.
public struct SizeChange: Sendable {
  /// The identifier of the cell.
  public let id: String
  /// Which of its numbers it is.
  public let quantity: Quantity
  /// The older record.
  public let old: AnswerRecord
  /// The newer record.
  public let new: AnswerRecord
  /// In what they differ, of what both speak of; never empty.
  public let aspects: [AnswerRecord.Aspect]

  /// Whether the number itself is another, not only the evidence for it.
  public var isOfValue: Bool { aspects.contains(where: \.isValue) }

  /// Nil if the records agree in everything that both speak of.
  init?(_ quantity: Quantity, of id: String, from old: AnswerRecord, to new: AnswerRecord) {
    self.id = id
    self.quantity = quantity
    self.old = old
    self.new = new
    aspects = AnswerRecord.Aspect.allCases.filter {
      old.aspects.contains($0) && new.aspects.contains($0) && !old.agrees(with: new, on: $0)
    }
    if aspects.isEmpty { return nil }
  }
}

/// In what two sets of sizes differ.
public struct SizeComparison: Sendable {
  /// What sizes are taken from.
  public enum Side: Sendable {
    /// What an engine says, of any cell.
    case engine(Engine)
    /// What a file has on record.
    case records([CellRecord])
  }

  /// The numbers that differ, cell after cell.
  public private(set) var changes: [SizeChange] = []
  /// The identifiers of the cells that only the older side has. One that has no widget on record
  /// is none.
  public private(set) var missing: [String] = []
  /// The identifiers of the cells that only the newer side has, likewise.
  public private(set) var new: [String] = []
  /// How many cells both sides have.
  public private(set) var cellCount = 0
  /// How many numbers of those cells both sides speak of.
  public private(set) var numberCount = 0

  /// Compares two sides.
  ///
  /// Of two engines all cells of both systems are compared, with those for Display Zoom; of a file and an engine
  /// those of the file; of two files those of both.
  ///
  /// `expected` has the identifiers of cells that the older side, a file, should have: those that
  /// exist and that it does not have are new.
  public init(_ older: Side, with newer: Side, expecting expected: [String] = []) {
    let old = Lookup(older), new = Lookup(newer)
    var seen: Set<String> = []
    for id in Self.ids(older, newer) + expected where seen.insert(id).inserted {
      switch (old[id], new[id]) {
      case (let before?, let after?):
        cellCount += 1
        var full: (old: CellRecord, new: CellRecord)?
        for quantity in Quantity.allCases {
          let (before, after) = (before[quantity], after[quantity])
          if !before.aspects.isDisjoint(with: after.aspects) { numberCount += 1 }
          guard SizeChange(quantity, of: id, from: before, to: after) != nil else { continue }
          full = full ?? old.full(id).flatMap { old in new.full(id).map { (old, $0) } }
          if let full,
            let change = SizeChange(
              quantity, of: id, from: full.old[quantity], to: full.new[quantity])
          {
            changes.append(change)
          }
        }
      case (let before?, nil): if before.exists { missing.append(id) }
      case (nil, let after?): if after.exists { self.new.append(id) }
      case (nil, nil): break
      }
    }
  }

  private static func ids(_ older: Side, _ newer: Side) -> [String] {
    switch (older, newer) {
    case (.engine(let older), .engine(let newer)): older.everyID() + newer.everyID()
    case (.records(let older), .records(let newer)): older.map(\.id) + newer.map(\.id)
    case (.records(let records), .engine), (.engine, .records(let records)): records.map(\.id)
    }
  }

  /// Finds what a side says of a cell.
  private enum Lookup {
    case engine(Engine, WidgetCellIDReader)
    case records([String: CellRecord])

    init(_ side: Side) {
      self =
        switch side {
        case .engine(let engine): .engine(engine, WidgetCellIDReader(engine.catalog))
        case .records(let records):
          .records(
            Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// What the side says of a cell, without what is never compared.
    subscript(id: String) -> CellRecord? {
      switch self {
      case .engine(let engine, let reader): reader.cell(id).map(engine.brief.record)
      case .records(let records): records[id]
      }
    }

    /// All that the side says of a cell. Why a number is not known takes the longest to find.
    func full(_ id: String) -> CellRecord? {
      switch self {
      case .engine(let engine, let reader): reader.cell(id).map(engine.record)
      case .records(let records): records[id]
      }
    }
  }
}

extension CellRecord {
  /// Whether there is such a widget.
  fileprivate var exists: Bool {
    Quantity.allCases.contains { self[$0].state != .notApplicable }
  }
}
