internal import WidgetSizing

/// The columns of a table that name versions of a system: `os`, `iOS version`, or `since` and `until`.
struct VersionColumns {
  private let first: Int
  private let last: Int?
  /// The head of the column as a phrase.
  private let head: Int

  /// Finds the columns by their heads; nil if there are none.
  ///
  /// - Parameters:
  ///   - heads: The words of each head, in small letters.
  ///   - phrases: The head of each column as a phrase.
  init?(_ heads: [[String]], _ phrases: [Int]) {
    if let column = heads.firstIndex(where: Self.isVersion) {
      (first, last) = (column, nil)
    } else if let from = heads.firstIndex(where: { !Self.begins.isDisjoint(with: $0) }),
      let to = heads.firstIndex(where: { !Self.ends.isDisjoint(with: $0) })
    {
      (first, last) = (from, to)
    } else {
      return nil
    }
    head = phrases[first]
  }

  /// What a row has in these columns; nil if it is too short.
  func cells(of row: GridRow) -> ReadText.VersionCells? {
    guard row.cells.count > max(first, last ?? first) else { return nil }
    return .init(head: head, first: row.cells[first], last: last.map { row.cells[$0] })
  }

  /// Whether a head names the version that sizes are of, and not one at which something begins or ends.
  private static func isVersion(_ words: [String]) -> Bool {
    words.contains { systems.contains($0) || $0.contains("version") }
      && words.allSatisfy { word in !others.contains { word.hasPrefix($0) } }
  }

  private static let systems = Set(Platform.allCases.map { $0.rawValue.lowercased() }).union([
    "os", "system", "software", "betriebssystem", "système", "sistema", "系统", "バージョン", "版本",
  ])
  private static let begins: Set = ["since", "from", "introduced", "min", "minimum"]
  private static let ends: Set = ["until", "till", "to", "through", "max", "maximum"]
  private static let others = [
    "min", "max", "first", "last", "latest", "newest", "initial", "launch", "ship", "support",
    "since", "until",
    "up", "from", "to", "app", "file", "schema", "name", "build",
  ]
}
