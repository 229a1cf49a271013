internal import DataTables

/// A text style: `body`, `footnote` and so on.
///
/// A table lists the styles; see ``Catalog/textStyles``. The identifiers are the names of
/// `UIFont.TextStyle`; for watches they are those of the guideline.
public struct TextStyle: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Makes the text style of an identifier, which no table need have.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A row of the table of text styles.
struct TextStyleRow: Sendable {
  let style: TextStyle
  /// Its position in lists of styles, from 1.
  let order: Int
  /// Its name in words: `caption 2`.
  let name: String
  /// Another name, in SwiftUI or in the guideline: `title` for title 1.
  let otherName: String?
}

extension TextStyleRow: TableRow {
  static let table = "text_styles"

  init(_ row: inout Row) {
    style = TextStyle(rawValue: row.text("id"))
    order = row.integer("order")
    name = row.text("name")
    otherName = row.optionalText("other_name")
  }
}

extension TextStyle {
  /// `UIFont.TextStyle.body`, the default.
  public static var body: Self { Self(rawValue: "body") }
}

extension Catalog {
  /// The name of a text style in words: `caption 2`.
  public func name(of style: TextStyle) -> String {
    tables.textStyles.first { $0.style == style }?.name ?? style.rawValue
  }

  /// The text style with a name, ignoring case: `largeTitle`, `large title`, `caption-2`, `title`.
  /// Nil if there is none.
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

  /// All names of text styles other than their identifiers: `caption 2`, `title`.
  public var textStyleNames: [String] {
    tables.textStyles.flatMap { [$0.name, $0.otherName].compactMap(\.self) }
  }
}
