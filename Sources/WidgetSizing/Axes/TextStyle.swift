/// How text is set: `body`, `footnote` and so on.
///
/// A table has the styles that there are, see ``Catalog/textStyles``. The identifiers are the names of
/// `UIFont.TextStyle`; on watches the guideline has others.
public typealias TextStyle = RowName<TextStyleRow>

/// A text style as its table has it.
public struct TextStyleRow: Sendable {
  let style: TextStyle
  /// Its place among the styles as they are shown, from 1.
  let order: Int
  /// What it is called in words: `caption 2`.
  let name: String
  /// What else it is called, by SwiftUI or by the guideline: `title` for title 1.
  let otherName: String?
}

extension TextStyle {
  /// `UIFont.TextStyle.body`, the style of text that nothing else is said of.
  public static var body: Self { Self("body") }
}

extension Catalog {
  /// What a text style is called in words: `caption 2`.
  public func name(of style: TextStyle) -> String {
    tables.textStyles.first { $0.style == style }?.name ?? style.rawValue
  }

  /// The text style that a text names, whose case does not count: `largeTitle`, `large title`,
  /// `caption-2`, `title`. Nil if it names none.
  public func textStyle(named text: some StringProtocol) -> TextStyle? {
    let words = text.lowercased().split(omittingEmptySubsequences: false) {
      $0 == " " || $0 == "-"
    }
    guard !words.contains("") else { return nil }
    let name = words.joined()
    return tables.textStyles.first { row in
      [row.style.rawValue, row.name, row.otherName].contains { other in
        other.map { $0.lowercased().filter { $0 != " " } == name } ?? false
      }
    }?.style
  }

  /// What else text styles are called than their identifiers: `caption 2`, `title`.
  public var textStyleNames: [String] {
    tables.textStyles.flatMap { [$0.name, $0.otherName].compactMap(\.self) }
  }
}
