internal import DataTables
internal import WidgetReports
internal import WidgetSizing

/// Reads sizes from the JSON or NDJSON output of `query`. An object needs only `id` and a number.
/// Unknown keys are ignored, unless they are near to one that is compared.
struct SizeJSON {
  private let bytes: [UInt8]
  private var sizes: RecordedSizes
  /// The last position that was looked up. Keys are read in the order of the text.
  private var cursor: PositionCursor
  private var documentNames = RecordedNames(["cells"])
  private var cellNames = RecordedNames(Quantity.allCases.map(\.rawValue))
  private var numberNames = RecordedNames(AnswerRecord.Aspect.allCases.map(\.rawValue))
  private var rangeNames = RecordedNames(["smallest", "largest"])
  private var alternativeNames = RecordedNames(["value", "sources"])

  private init(_ bytes: [UInt8], _ path: String) {
    self.bytes = bytes
    sizes = RecordedSizes(path: path)
    cursor = PositionCursor(bytes)
  }

  /// The sizes in the bytes of a text.
  static func sizes(in bytes: [UInt8], _ path: String) throws -> RecordedSizes {
    var reader = SizeJSON(bytes, path)
    do {
      try reader.read()
    } catch let fault as JSONFault {
      let complaint = Complaint(
        path: path, position: fault.position, check: .json, message: fault.problem)
      throw Complaints(.data, [complaint.description])
    }
    return reader.sizes
  }

  private mutating func read() throws {
    let document: JSONValue
    do {
      document = try parse(bytes.indices)
    } catch {
      // The text is not one value, but may be NDJSON.
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated().filter { $1.contains { $0 > 0x20 } }
      guard let first = lines.first?.element, (try? parse(first.indices))?["id"] != nil else {
        throw error
      }
      for (index, line) in lines { try readLine(parse(line.indices), "line \(index + 1)") }
      return
    }
    try read(document)
  }

  /// The value in a part of the bytes, without repeated keys.
  private func parse(_ range: Range<Int>) throws(JSONFault) -> JSONValue {
    let value = try JSONValue(parsing: bytes, in: range)
    if let fault = value.repeatedKey { throw fault }
    return value
  }

  private mutating func read(_ document: JSONValue) throws {
    guard document.kind == .object else { return try readCells(document, "") }
    if document["cells"] == nil, document["id"] != nil { return try readLine(document, "line 1") }
    var hasCells = false
    for member in document.members {
      switch member.key {
      case "dataVersion": sizes.dataVersion = try dataVersion(member.value, "")
      case "cells":
        hasCells = true
        guard member.value.kind == .list else { throw trouble("cells", "expected a list") }
        try readCells(member.value, "cells")
      default: try check(member, \.documentNames)
      }
    }
    if !hasCells, sizes.complaints.isEmpty { throw trouble("", "has no cells") }
  }

  private mutating func readCells(_ cells: JSONValue, _ list: String) throws {
    for (index, cell) in cells.elements.enumerated() {
      _ = try readCell(cell, "\(list)[\(index)]", "cells[\(index)]")
    }
  }

  private mutating func readLine(_ line: JSONValue, _ place: String) throws {
    let version = try readCell(line, place, place)
    sizes.dataVersion = sizes.dataVersion ?? version
  }

  /// Reads a cell, and returns the version of the data if it states one. `place` is in messages about
  /// values of a wrong type, `cellPlace` in others.
  private mutating func readCell(
    _ cell: JSONValue, _ place: String, _ cellPlace: String
  ) throws -> String? {
    guard cell.kind == .object else { throw trouble(place, "expected an object") }
    var id: (text: String, line: Int)?
    var version: String?
    var numbers: [Quantity: AnswerRecord] = [:]
    var positions: [Quantity: Position] = [:]
    for member in cell.members {
      if member.key == "id" {
        guard let text = member.value.text else { throw trouble("\(place).id", "expected a text") }
        id = (text, cursor.position(of: member.value.offset).line)
      } else if member.key == "dataVersion" {
        version = try dataVersion(member.value, place + ".")
      } else if let quantity = Quantity(rawValue: member.key) {
        let position = quantity.isRare ? cursor.position(of: member.offset) : nil
        let areKeysKnown = try checkKeys(of: member.value)
        do {
          let record = try NumberJSON.record(member.value, of: quantity)
          numbers[quantity] = record
          if record.statesNumber { positions[quantity] = position }
          if areKeysKnown, member.value.hasOnlyUnknownKeys {
            throw NumberJSON.Fault(problem: "has no value", isOfType: false)
          }
        } catch let fault as NumberJSON.Fault {
          let cell = fault.isOfType ? place : cellPlace
          throw trouble("\(cell).\(member.key)\(fault.place)", fault.problem)
        }
      } else {
        try check(member, \.cellNames)
      }
    }
    guard let id else { throw trouble(place, "has no id") }
    sizes.append(
      CellRecord(id: id.text, numbers), at: Position(line: id.line, column: 1),
      numbersAt: positions)
    try throwIfHopeless()
    return version
  }

  private func dataVersion(_ value: JSONValue, _ place: String) throws -> String? {
    guard value.kind == .text || value.kind == .null else {
      throw trouble(place + "dataVersion", "expected a text")
    }
    return value.text
  }

  /// Checks the keys of a number and of its parts; false if one is misspelt.
  private mutating func checkKeys(of number: JSONValue) throws -> Bool {
    let count = sizes.complaints.count
    for member in number.members {
      try check(member, \.numberNames)
      switch member.key {
      case "range": for part in member.value.members { try check(part, \.rangeNames) }
      case "alternatives":
        for alternative in member.value.elements {
          for part in alternative.members { try check(part, \.alternativeNames) }
        }
      default: break
      }
    }
    return sizes.complaints.count == count
  }

  /// Complains about a key that is near to a known one, which would not be compared.
  private mutating func check(
    _ member: JSONValue.Member, _ names: WritableKeyPath<Self, RecordedNames>
  ) throws {
    guard let complaint = self[keyPath: names].complaint(about: member.key, kind: "key") else {
      return
    }
    let kind: Check = self[keyPath: names].isFull ? .limit : .json
    sizes.complain(kind, at: cursor.position(of: member.offset), complaint)
    try throwIfHopeless()
  }

  private func throwIfHopeless() throws {
    if sizes.isHopeless { throw Complaints(.data, sizes.complaints.map(\.description)) }
  }

  private func trouble(_ place: String, _ problem: String) -> Failure {
    SizeFile.trouble(sizes.path, at: place, problem)
  }
}

extension JSONValue {
  /// Whether an object says something, and nothing about a number.
  fileprivate var hasOnlyUnknownKeys: Bool {
    let keys = members.map(\.key)
    return !keys.isEmpty && keys.allSatisfy { AnswerRecord.Aspect(rawValue: $0) == nil }
  }
}

extension Check {
  /// The text is not JSON, is ambiguous JSON, or has a misspelt key.
  static let json = Check(rawValue: "json")
}
