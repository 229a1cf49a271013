/// A list of things of one kind, with the same fields in every format.
public struct Listing {
  /// What is listed.
  let title: String
  /// What the list comes to, in one line; empty if there is nothing to say.
  public var summary = ""
  /// Whether nothing is listed.
  public let isEmpty: Bool
  /// Makes the list as a table for people.
  package let table: () -> ReportTable
  /// The list for programs.
  let records: Records
  /// Makes the list of the elements with texts that are accepted.
  private let filtered: (@escaping ([String]) -> Bool) -> Listing

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
    isEmpty = elements.isEmpty
    records = Records(key, fields, elements)
    filtered = { accepts in
      Listing(
        title, key: key, fields,
        elements.filter { element in accepts(fields.map { $0.text(of: element) ?? "" }) },
        onRequest: onRequest)
    }
    table = {
      let shown = fields.filter { !$0.columns.isEmpty }
      var table = ReportTable(
        title,
        shown.map { field in
          var column = ReportTable.Column(field.heading, isNumeric: field.isNumeric)
          column.isOnRequest = onRequest.contains(field.heading)
          return column
        })
      for element in elements { table.append(shown.map { $0.text(of: element) }) }
      return table
    }
  }

  /// The list of the rows that have certain texts.
  public func narrowed(_ accepts: @escaping ([String]) -> Bool) -> Listing {
    var list = filtered(accepts)
    list.summary = summary
    return list
  }

  /// The list as a report. People also see `others`, which JSON has as facts.
  public func report(
    dataVersion: String, notes: [String] = [], with others: [Listing] = []
  ) -> Report {
    var report = Report(dataVersion: dataVersion, notes: notes, records: [records]) {
      var sheet = Sheet(title)
      sheet.sections = ([self] + others).enumerated().map { index, list in
        // The title of the sheet is that of the first.
        Sheet.Section(
          title: index == 0 ? "" : list.title, lines: list.summary.isEmpty ? [] : [list.summary],
          table: list.table())
      }
      return sheet
    }
    report.facts = others.map(\.fact)
    return report
  }

  /// The list as a key of JSON.
  private var fact: Field<Void> {
    Field(records.key ?? "", schema: .list(of: .object(records.members))) {
      $1.json.append(Value.list(of: records))
    }
  }
}
