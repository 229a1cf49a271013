import Foundation
import TestSupport
import Testing

/// The parts of the output of `query --format json` that tests read.
struct ResultJSON: Decodable {
  let schemaVersion: Int
  let dataVersion: String
  let notes: [String]
  let cells: [CellJSON]

  init(reading result: RunResult) throws {
    self = try JSONDecoder().decode(ResultJSON.self, from: Data(result.output.utf8))
  }
}

/// A cell in the JSON of `query`.
struct CellJSON: Decodable {
  let id: String
  let os: String
  let screenClass: String
  let screenName: String
  let devices: [String]
  let orientation: String
  let textSize: String
  let entryPoint: String
  let mode: String
  let column: String?
  let zoomed: Bool
  let width: NumberJSON
  let height: NumberJSON
}

/// A number in the JSON of `query`.
struct NumberJSON: Decodable {
  let value: Decimal?
  let state: String
  let sources: [String]
  let claims: [String]
  let rule: String?
  let range: RangeJSON?
  let extrapolates: [String]
  let alternatives: [AlternativeJSON]
  let reason: String?

  /// The number as tables show it, without its mark.
  var text: String {
    guard let range else { return value.map(Self.twoDecimals) ?? "" }
    return "\(Self.twoDecimals(range.smallest))…\(Self.twoDecimals(range.largest))"
  }

  private static func twoDecimals(_ number: Decimal) -> String {
    var number = number
    var rounded = Decimal()
    unsafe NSDecimalRound(&rounded, &number, 2, .plain)
    return "\(rounded)"
  }
}

/// The values that a rule allows.
struct RangeJSON: Decodable {
  let smallest: Decimal
  let largest: Decimal
}

/// What another source says of a number.
struct AlternativeJSON: Decodable {
  let value: Decimal
  let sources: [String]
}

/// The cells that `query` answers with.
func query(
  _ arguments: String..., environment: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> ResultJSON {
  let result = try widgetsize(["query", "--json"] + arguments, environment: environment)
  #expect(result.errors.isEmpty, "\(result)", sourceLocation: sourceLocation)
  return try ResultJSON(reading: result)
}
