public import WidgetSizing
internal import Wording

/// Which part of an answer tables and rows show, and in which order.
public struct ReportShape: Sendable {
  /// The names of the columns, in their order; all columns if there are none.
  ///
  /// In tables for people they are headings; in rows for programs the names in the first row.
  public var columns: [String] = []
  /// The column that rows are sorted by; as they come if nil.
  public var sorting: Sorting?
  /// Whether sources are listed with their addresses, rather than by name.
  public var showsAddresses = false

  /// All columns in their order.
  public init() {}

  /// A column that rows are sorted by, and how.
  public struct Sorting: Sendable {
    let column: String
    let isDescending: Bool

    /// Reads `width`, or `-width` for the largest first.
    public init(_ text: some StringProtocol) {
      isDescending = text.hasPrefix("-")
      column = String(isDescending ? text.dropFirst() : text[...])
    }
  }

  /// The columns that are named.
  var names: [String] { columns + [sorting?.column].compactMap(\.self) }

  /// The numbers besides the sides that the columns name.
  public var quantities: [Quantity] {
    Quantity.allCases.filter { quantity in
      !Quantity.sides.contains(quantity)
        && columns.contains { !ColumnNames.places(of: $0, among: [quantity.name]).isEmpty }
    }
  }

  /// The answer of a report for people. Columns that its tables do not have are passed over.
  func sheet(of report: Report) -> Sheet {
    var sheet = report.sheet()
    sheet.sections = sheet.sections.map { section in
      guard let table = section.table else { return section }
      var section = section
      section.table = self.table(table)
      return section
    }
    return sheet
  }

  private func table(_ table: Sheet.Table) -> Sheet.Table? {
    var table = table
    if let sorting, let column = table.columns(named: sorting.column).first {
      table = table.sorted(by: column, isDescending: sorting.isDescending)
    }
    var shown = Array(table.columns.indices)
    if table.hidesEmptyColumns, columns.isEmpty {
      shown.removeAll { column in
        let cells = table.rows.map { $0[column] }
        return cells.allSatisfy { ($0.text ?? "").isEmpty || $0.mark == .unknown }
      }
    }
    if columns.isEmpty { shown.removeAll { table.columns[$0].isOnRequest } }
    if !columns.isEmpty { shown = columns.flatMap(table.columns).withoutRepetition }
    return shown.isEmpty ? nil : table.withColumns(shown)
  }

  /// Hands on the names of the columns, then the rows of a report, piece by piece. Columns that the rows do
  /// not have are passed over.
  func writeRows(of report: Report, _ handOn: ([UInt8]) -> Void) {
    let all = report.question.columns
    let places = { (name: String) in ColumnNames.places(of: name, among: all) }
    let shown =
      columns.isEmpty ? all : columns.flatMap(places).withoutRepetition.map { all[$0] }
    var names = RecordRows(showing: Array(shown.indices))
    for name in shown { names.append(text: name) }
    names.endRow()
    handOn(names.bytes)
    let sorted = sorting.flatMap { places($0.column).first }.map { all[$0] }
    report.question.writeRows(
      showing: shown, sortedBy: sorted, isDescending: sorting?.isDescending ?? false, handOn)
  }
}

extension ReportFormat {
  /// Why a report cannot be written, in a sentence: it has no drawing, or not the columns that are named; nil if it can.
  public func complaint(about report: Report) -> String? {
    let question = report.question
    if name == Self.svg.name, question.drawing == nil {
      return "there is no drawing of this answer"
    }
    guard !shape.names.isEmpty, let columns else { return nil }
    var names: [String]
    switch columns {
    case .ofRows: names = question.columns
    case .ofTables:
      names =
        report.sheet().sections.compactMap(\.table).flatMap(\.columns).map(\.heading)
        .withoutRepetition
      let text =
        question.citesAddresses ? "the evidence" : report.checks.isEmpty ? nil : "the text"
      if let text { return "\(text) has no columns; --columns and --sort are for --format csv" }
    }
    if names.isEmpty { names = question.columns }
    guard !names.isEmpty else { return nil }
    let missing = shape.names.filter { ColumnNames.places(of: $0, among: names).isEmpty }
    guard !missing.isEmpty else { return nil }
    return missing.map { name in
      "unknown column \(quoted(name))"
        + (nearestSharingStart(name, in: names).map { "; did you mean \(quoted($0))?" }
          ?? "; expected one of \(names.joined(by: ", "))")
    }.joined(by: "; ")
  }
}

extension Sheet.Table {
  /// The places of the columns with a heading.
  fileprivate func columns(named name: String) -> [Int] {
    ColumnNames.places(of: name, among: columns.map(\.heading))
  }

  /// The table with its rows in the order of a column; rows without a value in it come last.
  fileprivate func sorted(by column: Int, isDescending: Bool) -> Sheet.Table {
    let sorted = rows.sorted(isDescending: isDescending) { row in
      switch row[column].mark {
      case .unknown, .notApplicable: nil
      default: row[column].text
      }
    }
    return with(columns, sorted)
  }

  /// The table with some of its columns, in an order.
  func withColumns(_ shown: [Int]) -> Sheet.Table {
    with(shown.map { columns[$0] }, rows.map { row in shown.map { row[$0] } })
  }
}

extension Sequence {
  /// The elements in the natural order of a text, equal ones as they came, those without one last.
  func sorted(
    isDescending: Bool, by text: (Element) -> String?
  ) -> [Element] {
    let elements = map { (element: $0, text: text($0)) }
    let known = elements.filter { $0.text != nil }.sorted { left, right in
      let (left, right) = (left.text ?? "", right.text ?? "")
      return isDescending
        ? NaturalOrder.precedes(right, left) : NaturalOrder.precedes(left, right)
    }
    return (known + elements.filter { $0.text == nil }).map(\.element)
  }
}
