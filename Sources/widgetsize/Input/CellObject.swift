internal import DataTables
internal import WidgetReports
internal import WidgetSizing
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The JSON output of `query`.
struct CellDocument: Decodable {
  var dataVersion: String?
  let cells: [CellObject]
}

/// A cell in JSON output.
struct CellObject: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let id: String
  let dataVersion: String?
  /// The numbers by quantity.
  let numbers: [Quantity: NumberObject]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(String.self, forKey: Key(stringValue: "id"))
    dataVersion = try container.decodeIfPresent(
      String.self, forKey: Key(stringValue: "dataVersion"))
    var numbers: [Quantity: NumberObject] = [:]
    for quantity in Quantity.allCases {
      numbers[quantity] = try container.decodeIfPresent(
        NumberObject.self, forKey: Key(stringValue: quantity.rawValue))
    }
    self.numbers = numbers
  }
}

/// A number of a cell in JSON output. A key with `null` states that there is no value.
struct NumberObject: Decodable {
  /// The reason that the object is invalid.
  struct Fault: Error {
    /// The message, which follows the name of the number.
    let problem: String
  }

  private enum Key: CodingKey {
    case value, state, range, sources, rule, extrapolates, alternatives
  }

  /// A number. The error for one that no decimal can represent names its place: that of the decoder is
  /// private, and becomes an error about the whole text.
  private struct Number: Decodable {
    let decimal: Decimal

    init(from decoder: any Decoder) throws {
      do {
        decimal = try decoder.singleValueContainer().decode(Decimal.self)
      } catch let error as DecodingError {
        throw error
      } catch {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: ""))
      }
    }
  }

  private struct Range: Decodable {
    let smallest, largest: Number
  }

  private struct Alternative: Decodable {
    let value: Number
    let sources: [String]
  }

  private let keys: Set<AnswerRecord.Aspect>
  private let value: Number?
  private let state: String?
  private let range: Range?
  private let sources: [String]?
  private let rule: String?
  private let extrapolates: [String]?
  private let alternatives: [Alternative]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    keys = Set(container.allKeys.compactMap { AnswerRecord.Aspect(rawValue: $0.stringValue) })
    value = try container.decodeIfPresent(Number.self, forKey: .value)
    state = try container.decodeIfPresent(String.self, forKey: .state)
    range = try container.decodeIfPresent(Range.self, forKey: .range)
    sources = try container.decodeIfPresent([String].self, forKey: .sources)
    rule = try container.decodeIfPresent(String.self, forKey: .rule)
    extrapolates = try container.decodeIfPresent([String].self, forKey: .extrapolates)
    alternatives = try container.decodeIfPresent([Alternative].self, forKey: .alternatives)
  }

  /// The object as a record. Throws a ``Fault`` if it is invalid.
  func record(of quantity: Quantity) throws -> AnswerRecord {
    var record = AnswerRecord()
    record.aspects = keys
    func points(_ number: Number) throws -> Points {
      try Self.points(number.decimal, as: quantity)
    }
    record.value = try value.map(points)
    if let state {
      guard let value = Answer.State(rawValue: state) else {
        let states = Answer.State.allCases.map(\.rawValue)
        throw Fault(problem: Message.unknown("state", state, expected: states))
      }
      record.state = value
    } else {
      record.aspects.remove(.state)
    }
    if let range {
      let lower = try points(range.smallest), upper = try points(range.largest)
      guard lower < upper else { throw Fault(problem: "has a range from \(lower) to \(upper)") }
      record.range = lower...upper
    }
    record.sources = (sources ?? []).sorted()
    record.rule = rule
    record.extrapolates = extrapolates ?? []
    record.alternatives = try (alternatives ?? []).map {
      "\(try points($0.value)) (\($0.sources.joined(separator: " ")))"
    }
    // Without a state, `null` is ambiguous: "no value" or "not stated".
    if record.state == nil, record.value == nil { record.aspects = [] }
    if let problem = record.contradiction { throw Fault(problem: problem) }
    return record
  }

  private static func points(_ number: Decimal, as quantity: Quantity) throws -> Points {
    guard let points = DecimalNumber("\(number)").flatMap({ Points(recorded: $0, as: quantity) })
    else {
      throw Fault(problem: "'\(number)' is not \(Points.recordedRange)")
    }
    return points
  }
}
