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
  /// Of two engines all cells of all systems are compared, with those for Display Zoom; of a file and an engine
  /// those of the file; of two files those of both.
  ///
  /// `expected` has the identifiers of cells that the older side, a file, should have: those that
  /// exist and that it does not have are new.
  public init(_ older: Side, with newer: Side, expecting expected: [String] = []) {
    if case (.engine(let older), .engine(let newer)) = (older, newer) {
      compare(older, newer)
      return
    }
    let old = Lookup(older), new = Lookup(newer)
    var seen: Set<String> = []
    for id in Self.ids(older, newer) + expected where seen.insert(id).inserted {
      switch (old[id], new[id]) {
      case (let before?, let after?):
        cellCount += 1
        for quantity in Quantity.allCases {
          compare(quantity, of: id, from: before[quantity], to: after[quantity])
        }
      case (let before?, nil): if before.exists { missing.append(id) }
      case (nil, let after?): if after.exists { self.new.append(id) }
      case (nil, nil): break
      }
    }
  }

  /// Compares what two records say of a number.
  private mutating func compare(
    _ quantity: Quantity, of id: String, from old: AnswerRecord, to new: AnswerRecord
  ) {
    if !old.aspects.isDisjoint(with: new.aspects) { numberCount += 1 }
    if let change = SizeChange(quantity, of: id, from: old, to: new) { changes.append(change) }
  }

  /// Compares all cells of two engines, line by line.
  private mutating func compare(_ older: Engine, _ newer: Engine) {
    let forth = CatalogTranslation(from: older.catalog, to: newer.catalog)
    let back = CatalogTranslation(from: newer.catalog, to: older.catalog)
    let lines = older.everyLine()
    for line in lines {
      if let after = forth.cell(line.cell) {
        compare(line, of: older, with: after, of: newer, by: forth)
      } else {
        missing += older.ids(of: line)
      }
    }
    let known = Set(lines.map(\.cell))
    for line in newer.everyLine() {
      if let before = back.cell(line.cell) {
        guard !known.contains(before) else { continue }
        let old = ComparedLine(cell: before, textSizes: line.textSizes)
        compare(old, of: older, with: line.cell, of: newer, by: forth)
      } else {
        new += newer.ids(of: line)
      }
    }
  }

  /// Compares a line of two engines. Records are made of the answers alone that are not the same.
  private mutating func compare(
    _ line: ComparedLine, of older: Engine, with after: Cell, of newer: Engine,
    by translation: CatalogTranslation
  ) {
    let evidence = newer.catalog.quantities(of: after.system).map { quantity in
      (
        quantity, older.evidence(quantity, along: line.cell, at: line.textSizes),
        newer.evidence(quantity, along: after, at: line.textSizes)
      )
    }
    for (place, cell) in line.cells.enumerated() {
      cellCount += 1
      for (quantity, olds, news) in evidence {
        let old = olds[place], new = news[place]
        if old.isEquivalent(to: new), translation.haveSameSources(old, new) {
          numberCount += 1
        } else {
          compare(
            quantity, of: older.catalog.id(of: cell), from: older.catalog.record(of: old),
            to: newer.catalog.record(of: new))
        }
      }
    }
  }

  private static func ids(_ older: Side, _ newer: Side) -> [String] {
    switch (older, newer) {
    case (.engine, .engine): []
    case (.records(let older), .records(let newer)): older.map(\.id) + newer.map(\.id)
    case (.records(let records), .engine), (.engine, .records(let records)): records.map(\.id)
    }
  }

  /// Finds what a side says of a cell.
  private enum Lookup {
    case engine(Engine, CellIDReader)
    case records([String: CellRecord])

    init(_ side: Side) {
      self =
        switch side {
        case .engine(let engine): .engine(engine, CellIDReader(engine.catalog))
        case .records(let records):
          .records(
            Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    subscript(id: String) -> CellRecord? {
      switch self {
      case .engine(let engine, let reader): reader.cell(id).map(engine.record)
      case .records(let records): records[id]
      }
    }
  }
}

extension Engine {
  /// The identifiers of the cells of a line for which there is a widget.
  fileprivate func ids(of line: ComparedLine) -> [String] {
    zip(line.cells, evidence(.width, along: line.cell, at: line.textSizes))
      .filter { $1.state != .notApplicable }.map { cell, _ in catalog.id(of: cell) }
  }
}

extension CellRecord {
  /// Whether there is such a widget.
  fileprivate var exists: Bool {
    Quantity.sides.contains { self[$0].state != .notApplicable }
  }
}
