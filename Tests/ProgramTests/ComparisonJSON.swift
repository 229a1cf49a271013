import Foundation
import TestSupport

/// What `check` and `diff` write as JSON.
struct ComparisonJSON: Decodable {
  let schemaVersion: Int
  let dataVersion: String
  let passes: Bool?
  let cells: Int
  let numbers: Int
  let differences: [Difference]
  let missing: [Cell]
  let new: [Cell]

  struct Difference: Decodable {
    let id: String
    let line: Int?
    let devices: [String]
    let quantity: String
    let changed: [String]
    let was: Record
    let `is`: Record

    var place: String { "\(id) \(quantity)" }
  }

  struct Record: Decodable {
    let value: Double?
    let state: String?
    let sources: [String]?
    let rule: String?
  }

  struct Cell: Decodable {
    let id: String
    let line: Int?
    let nearest: String?
  }

  init(reading result: RunResult) throws {
    self = try JSONDecoder().decode(ComparisonJSON.self, from: Data(result.output.utf8))
  }
}
