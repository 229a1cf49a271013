internal import Wording

/// The recorded numbers of a cell.
public struct CellRecord: Sendable {
  /// The identifier of the cell, see ``Catalog/id(of:)-(Cell)``.
  public let id: String
  private let numbers: [Quantity: AnswerRecord]

  /// Makes a record of some numbers of a cell.
  public init(id: String, _ numbers: [Quantity: AnswerRecord]) {
    self.id = id
    self.numbers = numbers
  }

  /// The record of one of its numbers; one without aspects if there is none.
  public subscript(quantity: Quantity) -> AnswerRecord { numbers[quantity] ?? AnswerRecord() }

  /// The same numbers under the identifier of another cell.
  func renamed(_ id: String) -> CellRecord { CellRecord(id: id, numbers) }

  /// How many numbers have an aspect on record.
  public var numberCount: Int { numbers.values.count { !$0.aspects.isEmpty } }
}

extension Engine {
  /// The answers of the engine for a cell, as a record.
  public func record(of cell: Cell) -> CellRecord {
    CellRecord(
      id: catalog.id(of: cell),
      Dictionary(
        uniqueKeysWithValues: quantities(of: cell).map {
          ($0, catalog.record(of: evidence($0, of: cell)))
        }))
  }
}

extension Catalog {
  func record(of evidence: Evidence) -> AnswerRecord {
    var record = AnswerRecord()
    record.aspects = Self.allAspects
    record.value = evidence.value
    record.range = evidence.range
    record.state = evidence.state
    record.sources = sourceIDs(of: evidence.claims).sorted()
    record.rule = evidence.rule?.rawValue
    record.extrapolates = evidence.extrapolates.map(\.key)
    record.alternatives = evidence.alternatives.map { alternative in
      text("\(alternative.value)", statedBy: alternative.claims)
    }
    record.basis = sourceIDs(of: evidence.derivation?.claims ?? []).sorted()
    record.reason = text(ofReasonFor: evidence)
    return record
  }

  private static let allAspects = Set(AnswerRecord.Aspect.allCases)
}
