internal import WidgetSizing
internal import Wording

extension ReportTable {
  /// The numbers that are others: those that sources state, those that follow by rules, and those
  /// that only rest on other evidence, a table each.
  static func tables(of changes: [SizeChange], _ groups: ChangeGroups) -> [ReportTable] {
    let (values, evidence) = (changes.filter(\.isOfValue), changes.filter { !$0.isOfValue })
    let kinds = [
      ("Other values that sources state", values.filter { !$0.isDerived }),
      ("Other values that rules derive", values.filter(\.isDerived)),
      ("The same values on other evidence", evidence),
    ]
    return kinds.filter { !$0.1.isEmpty }.map { title, changes in
      var table = ReportTable(
        title,
        [
          .init("number"), .init("was", isNumeric: true), .init("is", isNumeric: true),
          .init("where", isWrapped: true), .evidence("by", isWrapped: true),
        ])
      for group in groups.groups(of: changes) {
        let change = group.first
        table.append([
          change.quantity.rawValue, change.old.short, change.new.short, group.place,
          change.evidence,
        ])
      }
      return table
    }
  }

  /// A table of cells, those that can be told together in one line.
  static func cells(_ title: String, _ ids: [String], _ groups: ChangeGroups) -> ReportTable {
    var table = ReportTable(
      title, [.init("cells", isNumeric: true), .init("where", isWrapped: true)])
    for (words, members) in groups.places(of: ids) {
      table.append(["\(members.count)", words])
    }
    return table
  }

  /// What the marks in the tables mean, in one line.
  static func legend(of changes: [SizeChange]) -> [String] {
    guard !changes.isEmpty else { return [] }
    return [changes.flatMap { [$0.old.mark, $0.new.mark] }.compactMap(\.self).legend()]
  }
}

extension Catalog {
  /// The sources that the numbers rest on, or rested on, in the order of the table.
  func sources(citedIn changes: [SizeChange]) -> [Source] {
    let cited = Set(changes.flatMap { $0.old.sources + $0.new.sources + $0.new.basis })
    return sources.filter { cited.contains($0.id) }
  }
}

extension SizeChange {
  /// Whether no source states the number, neither before nor now.
  fileprivate var isDerived: Bool { old.sources.isEmpty && new.sources.isEmpty }
}
