/// A table with a heading for each column and, if it has any, for each row.
public struct Table: Equatable, Sendable {
  /// How a table that is wider than its place is shown.
  public enum Layout: Equatable, Sendable {
    /// As it is: the columns are few and narrow, and fit any window.
    case fixed
    /// Within a region that scrolls.
    case scrolling
    /// With the cells of a row below each other, each after the heading of its column.
    case stacked
    /// Within a region that scrolls, and in a window too narrow for that as ``stacked``.
    case scrollingOrStacked
  }

  /// A number of a cell for a script, such as a width in pixels.
  public struct Datum: Equatable, Sendable {
    /// What the number is.
    public var name: Slug
    /// The number.
    public var value: Int

    /// Makes a number.
    public init(_ name: Slug, _ value: Int) {
      self.name = name
      self.value = value
    }
  }

  /// What the table shows, and the id by which it is linked to and named.
  public struct Caption: Equatable, Sendable {
    /// What the table shows.
    public var text: [Inline]
    /// The id of the caption.
    public var anchor: Slug

    /// Makes a caption.
    public init(_ text: [Inline], anchor: Slug) {
      self.text = text
      self.anchor = anchor
    }
  }

  /// A column: its heading, and how its cells are set.
  public struct Column: Equatable, Sendable {
    /// What stands above the column.
    public var heading: [Inline]
    /// Whether the cells are numbers, set flush right.
    public var isNumeric: Bool

    /// Makes a column.
    public init(_ heading: [Inline], isNumeric: Bool = false) {
      self.heading = heading
      self.isNumeric = isNumeric
    }
  }

  /// A cell. What its kind means must be said in words too: a class alone is a colour alone.
  public struct Cell: Equatable, Sendable {
    /// What the cell says; may be nothing.
    public var content: [Inline]
    /// A class for a style sheet, from a closed set of the caller's.
    public var kind: Slug?
    /// The id by which the cell is linked to.
    public var anchor: Slug?
    /// What a script is told of the cell.
    public var data: [Datum]

    /// Makes a cell.
    public init(
      _ content: [Inline], kind: Slug? = nil, anchor: Slug? = nil, data: [Datum] = []
    ) {
      self.content = content
      self.kind = kind
      self.anchor = anchor
      self.data = data
    }
  }

  /// Rows that belong together. The first is always shown; the others are if their summary is chosen, or
  /// if an address leads to one of them. Markdown shows all.
  public struct RowGroup: Equatable, Sendable {
    /// How many rows there are, at least one.
    public var count: Int
    /// How many of them are always shown, at least one.
    public var shownCount: Int
    /// What stands in the first cell for the rows that are hidden.
    public var summary: [Inline]

    /// Makes a group.
    public init(_ count: Int, showing shownCount: Int = 1, summary: [Inline] = []) {
      self.count = count
      self.shownCount = shownCount
      self.summary = summary
    }
  }

  /// What the table shows; without it, the table has no name.
  public var caption: Caption?
  /// The columns, at least one.
  public let columns: [Column]
  /// How many columns, from the first, hold the headings of the rows.
  public let rowHeadings: Int
  /// The rows; each has one cell for each column.
  public let rows: [[Cell]]
  /// The groups of the rows in their order; empty if each row is for itself.
  public let rowGroups: [RowGroup]
  /// A class for a style sheet or a script.
  public let kind: Slug?
  /// How the table takes its place.
  public let layout: Layout

  /// Makes a table. A row that is longer or shorter than the columns stops the program, as do groups that
  /// are not of all rows.
  public init(
    caption: Caption? = nil, columns: [Column], rowHeadings: Int = 0, rows: [[Cell]],
    rowGroups: [RowGroup] = [], kind: Slug? = nil, layout: Layout = .scrolling
  ) {
    precondition(!columns.isEmpty, "a table has columns")
    precondition((0...columns.count).contains(rowHeadings), "row headings are columns")
    precondition(
      rows.allSatisfy { $0.count == columns.count }, "a row has one cell for each column")
    precondition(
      rowGroups.isEmpty || rowGroups.reduce(0) { $0 + $1.count } == rows.count,
      "each row is in one group")
    self.caption = caption
    self.columns = columns
    self.rowHeadings = rowHeadings
    self.rows = rows
    self.rowGroups = rowGroups
    self.kind = kind
    self.layout = layout
  }
}

extension Table.Cell: ExpressibleByStringInterpolation {
  /// Makes a cell of a literal, cleaned.
  public init(stringLiteral literal: String) {
    self.init([Inline(literal)])
  }
}
