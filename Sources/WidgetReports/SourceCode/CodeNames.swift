internal import Wording

/// Makes identifiers, no two of them alike, and none that the code of a template has.
///
/// An identifier has letters and digits of ASCII and begins with a lower case letter. It is the same
/// for the same words of the same kind.
package struct CodeNames {
  /// What an identifier names. What cannot begin an identifier gets the kind in front.
  package enum Kind: String {
    case widget, screen, device, version
  }

  /// The longest identifier before a number that tells it from others.
  private static let limit = 60

  private var used: Set<String>
  private var names: [String: String] = [:]

  /// No names yet.
  ///
  /// What a template uses or declares is taken, so that a constant hides none of it: each word of its code,
  /// but for comments and for lines of attributes. An identifier may become a type, with a capital in front,
  /// so types are taken too.
  package init(besides template: String) {
    used = []
    for line in template.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      guard !["/*", "*", "@", "{{!"].contains(where: line.hasPrefix) else { continue }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        used.formUnion([String(word), String(word).lowercasedFirst])
      }
    }
  }

  /// The identifier for words: `systemMediumIconsLarge` for `systemMedium` and `icons-large`.
  package mutating func name(_ kind: Kind, _ words: [String]) -> String {
    // Nothing that a table holds has a NUL.
    let key = ([kind.rawValue] + words).joined(by: "\0")
    if let name = names[key] { return name }
    let plain = Self.camelCase(words.joined(by: " "), kind)
    var name = plain
    var count = 1
    while !used.insert(name).inserted {
      count += 1
      name = "\(plain)_\(count)"
    }
    names[key] = name
    return name
  }

  /// The letters and digits of ASCII in a text, a capital for each that follows something else.
  private static func camelCase(_ text: String, _ kind: Kind) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    var name = ""
    for word in words {
      guard name.utf8.count < limit else { break }
      let isBetweenDigits = name.last?.isNumber == true && word.first?.isNumber == true
      if isBetweenDigits { name += "_" }
      name +=
        name.isEmpty ? String(word.prefix(limit)) : String(word.prefix(limit)).capitalizedFirst
    }
    guard let first = name.first, first.isLetter else { return kind.rawValue + name }
    return name.lowercasedFirst
  }
}
