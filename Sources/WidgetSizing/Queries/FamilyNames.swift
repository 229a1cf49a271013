internal import Wording

extension Catalog {
  /// The families that a text names, in any case: an identifier, `systemMedium`; the end of one, `medium`
  /// or `extra large`; or a group, `system`, `accessory`, `compact` or `lock`, the families of the Lock
  /// Screen. Nil if it names none.
  ///
  /// A group has the families that at least one of `platforms` has.
  public func families(
    named text: some StringProtocol, on platforms: [Platform]
  ) -> [WidgetFamily]? {
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
}
