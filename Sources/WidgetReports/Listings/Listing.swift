/// A list of things of one kind, with the same columns in every format.
public struct Listing: Sendable {
  /// A column: its name in data formats, and its heading for people.
  package struct Column: Sendable {
    let name: String
    let heading: String
    let isNumeric: Bool
    /// Whether long text takes several lines at a terminal.
    let isWrapped: Bool

    init(
      _ name: String, _ heading: String? = nil, isNumeric: Bool = false, isWrapped: Bool = false
    ) {
      self.name = name
      self.heading = heading ?? name
      self.isNumeric = isNumeric
      self.isWrapped = isWrapped
    }
  }

  /// What is listed.
  public let title: String
  let columns: [Column]
  /// The values of each row, one for each column; nil where nothing is known.
  private(set) var rows: [[String?]] = []

  init(_ title: String, _ columns: [Column]) {
    self.title = title
    self.columns = columns
  }

  mutating func append(_ row: [String?]) {
    precondition(row.count == columns.count, "every row has one value for each column")
    rows.append(row)
  }
}
