/// Text with gaps, in the notation of Mustache.
///
/// - `{{name}}` is a value, and `{{name|form}}` a value in a form, such as that of a comment.
/// - `{{#name}} … {{/name}}` is there if there is a value, and repeated for each item of a list.
///   Within it, `first` and `last` tell the ends of the list.
/// - `{{^name}} … {{/name}}` is there if there is no value or the list is empty.
/// - `{{$name}} … {{/name}}` gives lines a name. They are omitted here, and stand, indented, where
///   `{{>name}}` is.
/// - `{{! … }}` is a comment.
///
/// A line that holds one tag and no value is omitted. What is put in is not read again, so that braces
/// in it mean nothing.
package struct TextTemplate: Sendable {
  package typealias Values = [String: Value]

  /// What stands for a name.
  package enum Value {
    /// Text that may stand as it is.
    case plain(String)
    /// Text from a table or a file, which may stand only in a form.
    case foreign(String)
    case list([Values])
    case flag(Bool)
  }

  private indirect enum Part {
    case text(String)
    case value(String, form: String?)
    case section(String, isInverted: Bool, [Part])
  }

  private let parts: [Part]

  package init(_ text: String) {
    var rest = Self.prepared(text)[...]
    parts = Self.parts(of: nil, from: &rest)
  }

  /// The text with what stands for each name, piece by piece.
  ///
  /// - Parameters:
  ///   - forms: Makes the forms of values.
  ///   - value: What stands for a name that no item of a list has; nil stops the program, as the fault
  ///     is in a template.
  ///   - write: Takes a piece.
  package func fill(
    forms: [String: @Sendable (String) -> String] = [:], _ value: @escaping (String) -> Value?,
    write: @escaping (String) -> Void
  ) {
    var filling = Filling(forms: forms, root: value, write: write)
    filling.append(parts)
  }

  /// The text with a text for each name.
  package func filled(_ text: @escaping (String) -> String) -> String {
    var texts: [String] = []
    fill({ .plain(text($0)) }) { texts.append($0) }
    // A page can be large: it is copied once, and not each time that it grows.
    var page = ""
    page.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    for text in texts { page += text }
    return page
  }
}

// MARK: Reading

extension TextTemplate {
  /// The tag of a line that holds nothing else: `#name`.
  private static func loneTag(of line: Substring) -> Substring? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("{{"), line.firstRange(of: "}}")?.upperBound == line.endIndex else {
      return nil
    }
    return line.dropFirst(2).dropLast(2)
  }

  /// A text with named lines where their names are, and without lines that hold a tag and no value.
  private static func prepared(_ text: String) -> String {
    var named: [Substring: [Substring]] = [:]
    var open: Substring?
    var result = ""
    func append(_ line: Substring) {
      let isLone = loneTag(of: line)?.first.map { "#^/!".contains($0) } ?? false
      result += isLone ? line.drop { $0 == " " } : line + "\n"
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let tag = loneTag(of: line) ?? ""
      if let name = open {
        if tag == "/" + name { open = nil } else { named[name, default: []].append(line) }
      } else if tag.hasPrefix("$") {
        open = tag.dropFirst()
      } else if tag.hasPrefix(">") {
        let indentation = line.prefix { $0 == " " }
        named[tag.dropFirst(), default: []].forEach { append($0.isEmpty ? $0 : indentation + $0) }
      } else {
        append(line)
      }
    }
    // The last line had no end.
    return result.hasSuffix("\n") ? String(result.dropLast()) : result
  }

  /// The parts up to the end of a section.
  private static func parts(of section: Substring?, from rest: inout Substring) -> [Part] {
    var parts: [Part] = []
    while let opening = rest.firstRange(of: "{{"),
      let closing = rest[opening.upperBound...].firstRange(of: "}}")
    {
      parts.append(.text(String(rest[..<opening.lowerBound])))
      let tag = rest[opening.upperBound..<closing.lowerBound]
      let name = tag.dropFirst()
      rest = rest[closing.upperBound...]
      switch tag.first {
      case "!": continue
      case "#", "^":
        let inner = Self.parts(of: name, from: &rest)
        parts.append(.section(String(name), isInverted: tag.first == "^", inner))
      case "/":
        guard name == section else { fatalError("a template ends '\(name)', which is not open") }
        return parts
      default:
        let words = tag.split(separator: "|", maxSplits: 1).map(String.init)
        parts.append(.value(words[0], form: words.count > 1 ? words[1] : nil))
      }
    }
    if let section { fatalError("a template does not end '\(section)'") }
    return parts + [.text(String(rest))]
  }
}

// MARK: Filling

extension TextTemplate {
  /// A template as it is filled.
  private struct Filling {
    /// An item of a list.
    struct Item {
      let values: Values
      let isFirst: Bool
      let isLast: Bool
    }

    let forms: [String: @Sendable (String) -> String]
    let root: (String) -> Value?
    let write: (String) -> Void
    /// The items around a part, the outermost first.
    var items: [Item] = []

    mutating func append(_ parts: [Part]) {
      for part in parts {
        switch part {
        case .text(let text): if !text.isEmpty { write(text) }
        case .value(let name, let form): write(text(of: name, in: form))
        case .section(let name, let isInverted, let parts):
          switch value(of: name) {
          case .flag(let isSet): if isSet != isInverted { append(parts) }
          case .plain, .foreign: if !isInverted { append(parts) }
          case .list(let list):
            if isInverted { if list.isEmpty { append(parts) } } else { append(parts, for: list) }
          }
        }
      }
    }

    private mutating func append(_ parts: [Part], for list: [Values]) {
      for (index, values) in list.enumerated() {
        items.append(
          Item(values: values, isFirst: index == 0, isLast: index == list.count - 1))
        append(parts)
        items.removeLast()
      }
    }

    private func value(of name: String) -> Value {
      if let item = items.last, name == "first" { return .flag(item.isFirst) }
      if let item = items.last, name == "last" { return .flag(item.isLast) }
      for item in items.reversed() {
        if let value = item.values[name] { return value }
      }
      guard let value = root(name) else { fatalError("a template has no value '\(name)'") }
      return value
    }

    private func text(of name: String, in form: String?) -> String {
      switch (value(of: name), form) {
      case (.plain(let text), nil): return text
      case (.plain(let text), let form?), (.foreign(let text), let form?):
        guard let form = forms[form] else { fatalError("a template has no form '\(form)'") }
        return form(text)
      default: fatalError("'\(name)' has no text in a template, or needs a form")
      }
    }
  }
}
