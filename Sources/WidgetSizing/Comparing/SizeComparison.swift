/// One number of a cell that differs between two records.
public struct SizeChange: Sendable {
  /// The identifier of the cell.
  public let id: String
  /// Which of its numbers it is.
  public let quantity: Quantity
  /// The older record.
  public let old: AnswerRecord
  /// The newer record.
  public let new: AnswerRecord
  /// The aspects that both records state and in which they differ; never empty.
  public let aspects: [AnswerRecord.Aspect]

  /// Whether the number itself differs, and not only the evidence for it.
  public var isOfValue: Bool { aspects.contains(where: \.isValue) }

  /// Nil if the records agree in all aspects that both state.
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

/// The differences between two sets of sizes.
public struct SizeComparison: Sendable {
  /// Where one set of sizes comes from.
  public enum Side: Sendable {
    /// The answers of an engine, for any cell.
    case engine(Engine)
    /// The records of a file.
    case records([CellRecord])
  }

  /// The numbers that differ, cell after cell.
  public private(set) var changes: [SizeChange] = []
  /// The identifiers of the cells that only the older side has, without those that it records as having
  /// no widget.
  public private(set) var missing: [String] = []
  /// The identifiers of the cells that only the newer side has, likewise.
  public private(set) var new: [String] = []
  /// How many cells both sides have.
  public private(set) var cellCount = 0
  /// How many numbers of those cells both sides have.
  public private(set) var numberCount = 0

  /// Compares two sides.
  ///
  /// Two engines are compared in all cells of all kinds, with and without Display Zoom; a file and an
  /// engine in the cells of the file; two files in the cells of both.
  ///
  /// `expected` lists the identifiers of cells that the older side, a file, should have. Those that exist
  /// but are not in the file are new.
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

  /// Compares two records of a number.
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

  /// Compares a line of two engines. Makes records only of answers that differ.
  private mutating func compare(
    _ line: ComparedLine, of older: Engine, with after: Cell, of newer: Engine,
    by translation: CatalogTranslation
  ) {
    let evidence = newer.catalog.quantities(of: after.kind).map { quantity in
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

  /// Finds the record of a cell on one side.
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
  /// The identifiers of the cells of a line that have a widget.
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
