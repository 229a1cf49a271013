package import WidgetSizing
internal import Wording

/// The value of a field: a value of JSON, and the text of cells of a row.
package enum Value: Sendable {
  /// Nothing is known, or there is nothing: `null`, and an empty cell.
  case none
  case text(String)
  /// The path of a file, which formats for programs have as it is.
  case path(String)
  /// A number in decimal digits.
  case number(String)
  /// A length in points.
  case points(Points)
  case boolean(Bool)
  /// Texts without blanks, which stand between blanks in a cell.
  case texts([String])
  case values([Value])
  /// An object of JSON; in a row, the cells of its parts.
  case object([Part])
  /// An array of objects; rows have a text in its place.
  case objects([[Part]])

  /// One part of an object.
  package struct Part: Sendable {
    /// The key; nil if the part is a cell of a row alone.
    let key: String?
    let value: Value
    /// The number of its cells in a row; 0 if it is a key of JSON alone.
    var cells = 1
  }

  /// A text, or nothing.
  init(_ text: String?) { self = text.map(Value.text) ?? .none }

  /// A count, or nothing.
  package init(_ count: Int?) { self = count.map { .number("\($0)") } ?? .none }

  /// A length, or nothing.
  init(_ points: Points?) { self = points.map(Value.points) ?? .none }

  /// A condition, or nothing.
  init(_ condition: Bool?) { self = condition.map(Value.boolean) ?? .none }

  /// The smallest and the largest of a range; nothing without one.
  init(_ range: ClosedRange<Points>?) {
    self =
      range.map {
        .object([
          .init("smallest", .points($0.lowerBound)), .init("largest", .points($0.upperBound)),
        ])
      } ?? .none
  }

  /// The value in one cell of a row for programs, before it is quoted for a format. Text is escaped as
  /// in messages, and a path only if it would be a command to a CI system.
  var cellText: String {
    switch self {
    case .none, .object, .objects: ""
    case .text(let text): escaped(text, limit: .max)
    case .path(let path): hasCommand(path) ? escaped(path, limit: .max) : path
    case .number(let text): text
    case .points(let points): points.preciseDecimal
    case .boolean(let condition): condition ? "true" : "false"
    case .texts(let texts): texts.map { escaped($0, limit: .max) }.joined(by: " ")
    case .values(let values): values.map(\.cellText).joined(by: " ")
    }
  }

  /// The value in one cell of a table for people, who read lengths with at most two decimals.
  var readableText: String {
    switch self {
    case .points(let points): points.description
    case .text(let text): text
    case .path(let path): fileName(path)
    default: cellText
    }
  }
}

extension Value.Part {
  /// A part with its own key, and one cell unless it is said otherwise.
  package init(_ key: String?, _ value: Value) {
    self.init(key: key, value: value)
  }

  /// Adds the texts of the cells that the part has in a row.
  func appendCells(to row: inout [String]) {
    switch value {
    case _ where cells == 0: break
    case .object(let parts): for part in parts { part.appendCells(to: &row) }
    case .none: for _ in 0..<cells { row.append("") }
    default: row.append(value.cellText)
    }
  }
}
