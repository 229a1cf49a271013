/// How a table separates and quotes its cells.
public struct Dialect: Sendable, Hashable {
  /// The byte between two cells.
  let separator: UInt8
  /// Whether a cell may be in quotes; if not, a quote is a character like any other.
  let hasQuotes: Bool

  /// Commas between the cells, and quotes around those that need them.
  public static let csv = Dialect(separator: Byte.comma, hasQuotes: true)
  /// Tabs between the cells, no quotes.
  public static let tsv = Dialect(separator: Byte.tab, hasQuotes: false)
}
