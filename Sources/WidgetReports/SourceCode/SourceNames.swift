internal import Wording

/// Makes identifiers for Swift, TypeScript, Kotlin and Dart, no two of them alike.
///
/// An identifier has letters and digits of ASCII and begins with a lower case letter. It is the same
/// for the same words of the same kind.
struct SourceNames {
  /// What an identifier names. What cannot begin an identifier gets the kind in front.
  enum Kind: String {
    case widget, screen, device, version
  }

  /// The longest identifier before a number that tells it from others.
  private static let limit = 60

  private var used = Self.reserved
  private var names: [String: String] = [:]

  /// The identifier for words: `systemMediumIconsLarge` for `systemMedium` and `icons-large`.
  mutating func name(_ kind: Kind, _ words: [String]) -> String {
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
        name.isEmpty
        ? word.prefix(limit) : word.prefix(1).uppercased() + word.dropFirst().prefix(limit)
    }
    guard let first = name.first, first.isLetter else { return kind.rawValue + name }
    return first.lowercased() + name.dropFirst()
  }
}

extension String {
  /// An identifier as the name of a type: with a capital in front.
  var typeName: String { prefix(1).uppercased() + dropFirst() }
}
