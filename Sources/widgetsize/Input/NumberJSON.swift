internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// Reads one number of a cell from the JSON output of `query`.
struct NumberJSON {
  /// Why a number cannot be read.
  struct Fault: Error {
    /// The place in the number, such as `.range.largest`; empty for the whole number.
    var place = ""
    /// What follows the place.
    let problem: String
    /// Whether a value is of another type than expected, or missing.
    var isOfType = true
  }

  private let quantity: Quantity

  /// The record of a number. A key with `null` states that there is no value, and `null` in place of a
  /// number states nothing.
  ///
  /// - Throws: A ``Fault``, or a `JSONFault` for a number with too many digits.
  static func record(_ number: JSONValue, of quantity: Quantity) throws -> AnswerRecord {
    switch number.kind {
    case .null: AnswerRecord()
    case .object: try NumberJSON(quantity: quantity).record(number)
    default: throw Fault(problem: "expected an object")
    }
  }

  private func record(_ number: JSONValue) throws -> AnswerRecord {
    var record = AnswerRecord()
    var stated: Set<AnswerRecord.Aspect> = []
    for member in number.members {
      guard let aspect = AnswerRecord.Aspect(rawValue: member.key) else { continue }
      record.aspects.insert(aspect)
      if try read(member.value, as: aspect, into: &record) { stated.insert(aspect) }
    }
    // Without a state, `null` is ambiguous: "no value" or "not stated".
    if record.state == nil { record.aspects = stated }
    if let problem = record.contradiction { throw Fault(problem: problem, isOfType: false) }
    return record
  }

  /// Reads one aspect of a number; false if it is `null` or empty.
  private func read(
    _ value: JSONValue, as aspect: AnswerRecord.Aspect, into record: inout AnswerRecord
  ) throws -> Bool {
    let place = ".\(aspect.rawValue)"
    guard value.kind != .null else { return false }
    switch aspect {
    case .value: record.value = try points(value, place)
    case .state: record.state = try state(value, place)
    case .range: record.range = try range(value, place)
    case .sources: record.sources = try texts(value, place).sorted()
    case .rule: record.rule = try text(value, place)
    case .extrapolates: record.extrapolates = try texts(value, place)
    case .alternatives:
      record.alternatives = try elements(value, place) { alternative, place in
        try object(alternative, place)
        let value = try points(required("value", alternative, place), place + ".value")
        let sources = try texts(required("sources", alternative, place), place + ".sources")
        return "\(value) (\(sources.joined(separator: " ")))"
      }
    }
    return value.kind != .list || value.elements.contains { _ in true }
  }

  private func state(_ value: JSONValue, _ place: String) throws -> Answer.State {
    let name = try text(value, place)
    guard let state = Answer.State(rawValue: name) else {
      let states = Answer.State.allCases.map(\.rawValue)
      throw Fault(problem: Message.unknown("state", name, expected: states), isOfType: false)
    }
    return state
  }

  private func range(_ value: JSONValue, _ place: String) throws -> ClosedRange<Points> {
    try object(value, place)
    let lower = try points(required("smallest", value, place), place + ".smallest")
    let upper = try points(required("largest", value, place), place + ".largest")
    guard lower < upper else {
      throw Fault(problem: "has a range from \(lower) to \(upper)", isOfType: false)
    }
    return lower...upper
  }

  private func points(_ value: JSONValue, _ place: String) throws -> Points {
    guard let number = value.number else {
      throw Fault(place: place, problem: "expected a number of points")
    }
    let digits: String
    do throws(JSONNumber.Fault) {
      digits = try number.digits()
    } catch {
      switch error {
      case .tooLong: throw value.fault("the number has more than \(JSONNumber.mostDigits) digits")
      case .tooFarFromOne:
        throw Fault(place: place, problem: "the number is too large, or too close to 0")
      }
    }
    guard let points = DecimalNumber(digits).flatMap({ Points(recorded: $0, as: quantity) }) else {
      throw Fault(
        problem: "\(quoted(number.written)) is not \(Points.recordedRange)", isOfType: false)
    }
    return points
  }

  private func text(_ value: JSONValue, _ place: String) throws -> String {
    guard let text = value.text else { throw Fault(place: place, problem: "expected a text") }
    return text
  }

  private func texts(_ value: JSONValue, _ place: String) throws -> [String] {
    try elements(value, place, text)
  }

  private func elements<Element>(
    _ value: JSONValue, _ place: String, _ read: (JSONValue, String) throws -> Element
  ) throws -> [Element] {
    guard value.kind == .list else { throw Fault(place: place, problem: "expected a list") }
    return try value.elements.enumerated().map { try read($1, "\(place)[\($0)]") }
  }

  private func object(_ value: JSONValue, _ place: String) throws {
    guard value.kind == .object else { throw Fault(place: place, problem: "expected an object") }
  }

  private func required(_ key: String, _ value: JSONValue, _ place: String) throws -> JSONValue {
    guard let member = value[key] else { throw Fault(place: place, problem: "has no \(key)") }
    return member
  }
}
