internal import Wording

extension Catalog {
  /// The families that a text names, in any case: an identifier, `systemMedium`; the end of one, `medium`
  /// or `extra large`; or a group, `system`, `accessory`, `compact`, `island` or `lock`, the families of the
  /// Lock Screen. Nil if it names none.
  ///
  /// A group has the families that at least one of `platforms` has. `lock screen` means the widgets there; in
  /// a question about Live Activities it means the one there, as the identifier `lockScreen` always does.
  public func families(
    named text: some StringProtocol, on platforms: [Platform], of kind: WidgetKind? = nil
  ) -> [WidgetFamily]? {
    if kind != .activity, text != "lockScreen", Self.lockScreenNames.contains(text.lowercased()) {
      return families(named: "lock", on: platforms, of: kind)
    }
    let alias = Self.aliases[text.lowercased()]
    if let alias, alias != text.lowercased() {
      return families(named: alias, on: platforms, of: kind)
    }
    if text.lowercased() == "island" {
      return families.filter { isInDynamicIsland($0) }
    }
    let words = text.lowercased().split(omittingEmptySubsequences: false) {
      $0 == " " || $0 == "-"
    }.map(String.init)
    let joined = words.joined(separator: "")
    guard let first = words.first, !words.contains("") else { return nil }
    let one = families.filter { family in
      let parts = id(of: family).camelCaseWords
      let end = Array(parts.dropFirst())
      return [parts, end].contains(words)
        || words.count == 1 && [parts, end].contains { $0.joined(separator: "") == joined }
    }
    guard one.isEmpty, words.count == 1 else { return one.isEmpty ? nil : one }
    let onLockScreen = first == "lock"
    let beginning = onLockScreen ? "accessory" : first
    let several = families.filter { family in
      let parts = id(of: family).camelCaseWords
      return parts.first == beginning
        && (onLockScreen ? [.iOS, .iPadOS] : platforms).contains {
          availability(of: family, on: $0) != nil
        }
    }
    return several.isEmpty ? nil : several
  }

  /// Every text in lower case that may name families, with blanks for dashes; other texts name none.
  package var familyPhrases: Set<String> {
    let words = families.map { id(of: $0).camelCaseWords }
    let whole = (words + words.map { Array($0.dropFirst()) }).flatMap {
      [$0.joined(separator: " "), $0.joined(separator: "")]
    }
    let groups = words.compactMap(\.first) + ["lock", "island"]
    return Set(
      (whole + groups + Self.aliases.keys + Self.lockScreenNames).map {
        String($0.map { $0 == "-" ? " " : $0 })
      })
  }

  private static let lockScreenNames = ["lock screen", "lockscreen", "lock-screen"]

  /// Other names of families and groups.
  private static let aliases = [
    "xl": "extra large", "x-large": "extra large", "dynamic island": "island",
    "dynamic-island": "island", "dynamicisland": "island",
  ]
}
