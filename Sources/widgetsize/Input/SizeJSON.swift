internal import DataTables
internal import WidgetReports
internal import WidgetSizing
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads sizes from the JSON or NDJSON output of `query`. An object needs only `id` and a number;
/// unknown keys are ignored.
struct SizeJSON {
  let path: String

  func sizes(in bytes: [UInt8]) throws -> RecordedSizes {
    var sizes = RecordedSizes(path: path)
    let document: CellDocument
    do {
      document = try self.document(in: bytes)
    } catch {
      // The text is not one value, but may be NDJSON.
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let first = lines.first { $0.contains { $0 > 0x20 } } ?? []
      guard (try? decode(CellObject.self, Array(first))) != nil else { throw error }
      for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
        let place = "line \(index + 1)"
        let cell = try decoded(CellObject.self, from: Array(line), place, at: index + 1)
        try append(cell, to: &sizes, at: index + 1, place)
        sizes.dataVersion = sizes.dataVersion ?? cell.dataVersion
      }
      return sizes
    }
    sizes.dataVersion = document.dataVersion
    var finder = LineFinder(bytes)
    for (index, cell) in document.cells.enumerated() {
      let line = finder.line(ofNext: "\"\(cell.id)\"")
      try append(cell, to: &sizes, at: line, "cells[\(index)]")
    }
    return sizes
  }

  private func document(in bytes: [UInt8]) throws -> CellDocument {
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
      return CellDocument(cells: try decoded([CellObject].self, from: bytes, ""))
    }
    return try decoded(CellDocument.self, from: bytes, "")
  }

  private func append(
    _ cell: CellObject, to sizes: inout RecordedSizes, at line: Int, _ place: String
  ) throws {
    func record(_ number: NumberObject?, _ quantity: Quantity) throws -> AnswerRecord {
      do {
        return try number?.record(of: quantity) ?? AnswerRecord()
      } catch let fault as NumberObject.Fault {
        throw SizeFile.trouble(path, at: "\(place).\(quantity.rawValue)", fault.problem)
      }
    }
    var records: [Quantity: AnswerRecord] = [:]
    for quantity in Quantity.allCases {
      records[quantity] = try record(cell.numbers[quantity], quantity)
    }
    sizes.append(
      CellRecord(id: cell.id, records),
      at: Position(line: line, column: 1))
    if sizes.isHopeless {
      throw Complaints(.data, sizes.complaints.map(\.description))
    }
  }

  /// Checks the syntax, then decodes a value.
  private func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    if let fault = JSONSyntax.fault(in: bytes) { throw fault }
    return try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Decodes a value that begins on a line of the file. An error names its place.
  private func decoded<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], _ place: String, at line: Int = 1
  ) throws -> Value {
    do {
      return try decode(type, bytes)
    } catch let fault as JSONSyntax.Fault {
      var position = fault.position(in: bytes)
      position.line += line - 1
      let complaint = Complaint(
        path: path, position: position, check: .json, message: fault.problem)
      throw Complaints(.data, [complaint.description])
    } catch let error as DecodingError {
      throw Self.trouble(path, error, place)
    }
  }

  /// The failure for a decoding error, with a message for users instead of that of the decoder.
  private static func trouble(_ path: String, _ error: DecodingError, _ place: String) -> Failure {
    func trouble(_ context: DecodingError.Context, _ problem: String) -> Failure {
      var place = place
      for key in context.codingPath {
        place += key.intValue.map { "[\($0)]" } ?? (place.isEmpty ? "" : ".") + key.stringValue
      }
      return SizeFile.trouble(path, at: place, problem)
    }
    return switch error {
    case .keyNotFound(let key, let context): trouble(context, "has no \(key.stringValue)")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      trouble(context, expected(type))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      trouble(context, "the number is too large, or too close to 0")
    default: SizeFile.trouble(path, at: place, "cannot be read")
    }
  }

  private static func expected(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "expected a text"
    case is Decimal.Type: "expected a number of points"
    case is [String].Type, is [Any].Type: "expected a list"
    default: "expected an object"
    }
  }
}

/// Finds the line numbers of texts that occur in a file in a known order.
private struct LineFinder {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line of the next occurrence of a text; that of the previous text if there is none.
  mutating func line(ofNext text: String) -> Int {
    let wanted = Array(text.utf8)
    var next = offset
    var here = line
    while next + wanted.count <= bytes.count {
      if bytes[next] == wanted[0], bytes[next..<next + wanted.count].elementsEqual(wanted) {
        offset = next + wanted.count
        line = here
        return here
      }
      if bytes[next] == UInt8(ascii: "\n") { here += 1 }
      next += 1
    }
    // The file has the text in another form, with escapes. Searching on would take quadratic time.
    offset = bytes.count
    return line
  }
}
