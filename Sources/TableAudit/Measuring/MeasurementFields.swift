internal import DataTables
internal import WidgetSizing
internal import Wording

/// The fields of a line that a measuring app printed, after any other text:
///
///     widgetsize-measure v1 device=iPhone9,2 os=10.3.1 mode=expanded width=398 height=616
///
/// Their order is free. Neither keys nor values have blanks.
struct MeasurementFields {
  /// A field that is no axis of single kinds of widget.
  enum Key: String, CaseIterable {
    case device, os, width, height, screen, method
  }

  /// A text of the line, and the number of its first scalar in the line, from 1.
  struct Part {
    let text: Substring
    let column: Int
  }

  /// What is wrong with a line, and the column from 1.
  struct Fault: Error {
    let check: Check
    let column: Int
    let message: String
  }

  static let marker = "widgetsize-measure"
  static let version = "v1"

  /// The axes of single kinds of widget that a line may state. Of several that the kind of a line lacks, the
  /// first is told: the mode, which a line of a Today extension always has.
  private static let axes = [.mode] + Axis.settings.filter { $0 != .zoom && $0 != .mode }
  private static let names = Key.allCases.map(\.rawValue) + axes.map(\.key)

  /// The values by the names of their fields.
  private var values: [String: Part] = [:]
  /// The kind of widget that the line is about: WidgetKit if it has a family.
  var kind: WidgetKind { self[.family] == nil ? .today : .widgetKit }
  /// The column of the marker, from 1.
  let column: Int

  /// The value of a field; nil if the line does not have it.
  subscript(key: Key) -> Part? { values[key.rawValue] }

  /// What the line states of an axis; nil if it leaves it open.
  subscript(axis: Axis) -> Part? { values[axis.key] }

  /// The fields of a line; nil if the line has no marker.
  init?(_ line: String) throws(Fault) {
    guard let start = Self.start(of: line) else { return nil }
    column = line.unicodeScalars.distance(from: line.startIndex, to: start) + 1
    let words = Self.words(of: line[start...], from: column).dropFirst()
    var rest = words
    guard let version = rest.popFirst(), version.text == Self.version else {
      let found = words.first
      throw Fault(
        check: .form, column: found?.column ?? column,
        message: "format \(quoted(found?.text ?? "")) is not known; expected '\(Self.version)'")
    }
    for word in rest {
      guard let equals = word.text.firstIndex(of: "=") else {
        throw Fault(
          check: .form, column: word.column,
          message: "\(quoted(word.text)) is not a field such as 'mode=compact'")
      }
      let name = String(word.text[..<equals])
      guard Self.names.contains(name) else {
        throw Fault(
          check: .field, column: word.column,
          message: "unknown field \(quoted(name))" + didYouMean(name, in: Self.names))
      }
      guard values[name] == nil else {
        throw Fault(
          check: .unique, column: word.column, message: "field \(quoted(name)) is there twice")
      }
      let value = word.text[word.text.index(after: equals)...]
      guard !value.isEmpty else {
        throw Fault(
          check: .required, column: word.column,
          message: "\(name) is empty; leave out what is not known")
      }
      values[name] = Part(text: value, column: word.column + name.unicodeScalars.count + 1)
    }
    let others = Self.axes.filter { !$0.kinds.contains(kind) }.map(\.key)
    for name in others + (kind == .today ? [Key.method.rawValue] : []) {
      guard let part = values[name] else { continue }
      throw Fault(
        check: .field, column: part.column - name.count - 1,
        message: kind == .widgetKit
          ? "field '\(name)' is of Today extensions, and 'family' of WidgetKit"
          : "field '\(name)' is of WidgetKit, where a line has a 'family'")
    }
  }

  /// Where the marker stands in a line, whatever is before it: a time, the name of an app, a quote. Nil if the line has
  /// none; that of a longer word is none.
  private static func start(of line: String) -> String.Index? {
    let scalars = line.unicodeScalars, marker = Array(Self.marker.unicodeScalars)
    var rest = scalars[...]
    while let place = rest.firstIndex(of: marker[0]) {
      rest = scalars[place...]
      if rest.starts(with: marker) {
        let next = rest.dropFirst(marker.count).first
        if next.map({ !isPartOfName($0) }) ?? true { return place }
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || ["-", "_", ".", "/"].contains(scalar)
  }

  /// The words of the end of a line that begins in a column, between blanks and tabs.
  private static func words(of line: Substring, from first: Int) -> [Part] {
    var words: [Part] = []
    var start: (index: String.Index, column: Int)?
    var column = first
    let scalars = line.unicodeScalars
    for index in scalars.indices {
      if scalars[index] == " " || scalars[index] == "\t" {
        if let start { words.append(Part(text: line[start.index..<index], column: start.column)) }
        start = nil
      } else if start == nil {
        start = (index, column)
      }
      column += 1
    }
    if let start { words.append(Part(text: line[start.index...], column: start.column)) }
    return words
  }
}
