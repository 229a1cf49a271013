internal import WidgetSizing

extension Sheet {
  /// A table for people, with the same columns in every format.
  package struct Table {
    /// A column and its heading.
    package struct Column {
      var heading: String
      /// Whether its cells are numbers, set flush right.
      var isNumeric = false
      /// Whether long text takes several lines at a terminal; of numbers, whether each word has its line.
      var isWrapped = false
      /// Whether it tells the rows apart.
      var isLabel = false
      /// Whether its cells tell where numbers come from.
      var isEvidence = false
      /// Whether it is left out unless it is asked for.
      var isOnRequest = false
      /// Whether a terminal without room for it leaves it out: it follows from others.
      package var isOptional = false

      package init(_ heading: String, isNumeric: Bool = false, isWrapped: Bool = false) {
        self.heading = heading
        self.isNumeric = isNumeric
        self.isWrapped = isWrapped
      }

      /// A column that tells the rows apart.
      package static func label(_ heading: String, isWrapped: Bool = false) -> Column {
        var column = Column(heading, isWrapped: isWrapped)
        column.isLabel = true
        return column
      }

      /// A column that tells where numbers come from.
      package static func evidence(_ heading: String, isWrapped: Bool = false) -> Column {
        var column = Column(heading, isWrapped: isWrapped)
        column.isEvidence = true
        return column
      }
    }

    /// A text in a column; nil where nothing is known.
    package struct Cell {
      package var text: String?
      /// What stands in a terminal that has no room for the text.
      var brief: String?
      /// How the number in it is known; nil if it is none.
      var mark: Mark?

      package init(_ text: String?, brief: String? = nil) {
        self.text = text
        self.brief = brief
      }

      /// A number with its mark, in pixels of which a point has `scale`.
      init(_ answer: Answer, atScale scale: Int = 1) {
        text = answer.short(atScale: scale)
        brief = nil
        mark = Mark(answer)
      }
    }

    /// What the table shows.
    let title: String
    let columns: [Column]
    /// Whether columns without a value are left out, unless they are asked for.
    var hidesEmptyColumns = false
    /// The cells of each row, one for each column; at a terminal one alone is a label above the rows that follow.
    package private(set) var rows: [[Cell]] = []

    package init(_ title: String, _ columns: [Column]) {
      self.title = title
      self.columns = columns
    }

    package mutating func append(_ row: [Cell]) {
      precondition(row.count == columns.count, "every row has one cell for each column")
      rows.append(row)
    }

    package mutating func append(_ row: [String?]) { append(row.map { Cell($0) }) }

    /// The same table with other columns and rows.
    func with(_ columns: [Column], _ rows: [[Cell]]) -> Table {
      var table = Table(title, columns)
      table.hidesEmptyColumns = hidesEmptyColumns
      table.rows = rows
      return table
    }
  }
}
