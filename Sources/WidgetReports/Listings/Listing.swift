/// A list of things of one kind, with the same fields in every format.
public struct Listing: Question {
  /// What is listed: a heading above it, where it stands below another list.
  package let title: String
  /// Its name in JSON.
  package let key: String?
  /// The fields of the elements, each by its place.
  package let fields: [Field<Int>]
  /// The places of the elements that are listed.
  package private(set) var rows: [Int]
  /// What the list comes to, in one line; empty if there is nothing to say.
  public var summary = ""
  package private(set) var dataVersion = ""
  package private(set) var remarks: [String] = []
  /// What people see below, and JSON has as facts.
  public var others: [Listing] = []

  /// A list of elements.
  ///
  /// - Parameters:
  ///   - title: What is listed.
  ///   - key: Its name in JSON.
  ///   - fields: What is said of each element.
  ///   - elements: What is listed, in order.
  ///   - onRequest: The headings that tables for people have only if they are asked for.
  package init<Element>(
    _ title: String, key: String, _ fields: [Field<Element>], _ elements: [Element],
    onRequest: Set<String> = []
  ) {
    self.title = title
    self.key = key
    rows = Array(elements.indices)
    self.fields = fields.map { field in
      let own: Field<Int> = field.of { elements[$0] }
      guard !field.columns.isEmpty, field.seen == nil else { return own }
      var column = Sheet.Table.Column(field.heading)
      column.isOnRequest = onRequest.contains(field.heading)
      return own.seen(column)
    }
  }

  /// Whether nothing is listed.
  public var isEmpty: Bool { rows.isEmpty }

  /// The list of the rows that have certain texts, also below.
  public func narrowed(_ accepts: ([String]) -> Bool) -> Listing {
    var list = self
    list.rows = rows.filter { row in accepts(fields.map { $0.text(of: row) ?? "" }) }
    list.others = others.map { $0.narrowed(accepts) }.filter { !$0.isEmpty }
    return list
  }

  /// The summary, and how many rows there are, unless they are seen at once.
  package var verdict: [String] {
    (summary.isEmpty ? [] : [summary]) + (rows.count > 20 ? ["\(title): \(rows.count)"] : [])
  }
  package var facts: [Field<Void>] { others.map(\.fact) }

  package func complete(_ sheet: inout Sheet) {
    for list in others {
      sheet.sections.append(.init(title: list.title, lines: list.verdict, table: list.table()))
    }
  }

  /// The list as a report.
  public func report(dataVersion: String, notes: [String] = []) -> Report {
    var list = self
    (list.dataVersion, list.remarks) = (dataVersion, notes)
    return Report(list)
  }

  /// The list as a key of JSON.
  private var fact: Field<Void> { Field(key ?? "", fields) { rows } }
}
