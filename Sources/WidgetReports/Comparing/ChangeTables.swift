internal import WidgetSizing
internal import Wording

extension ReportTable {
  /// The numbers that are others: those that sources state, those that follow by rules, and those
  /// that only rest on other evidence, a table each. Of several files, each row names its file.
  static func tables(
    of changes: [(file: String?, found: [SizeChange])], _ groups: ChangeGroups
  ) -> [ReportTable] {
    let kinds: [(title: String, isOfKind: (SizeChange) -> Bool)] = [
      ("Other values that sources state", { $0.isOfValue && !$0.isDerived }),
      ("Other values that rules derive", { $0.isOfValue && $0.isDerived }),
      ("The same values on other evidence", { !$0.isOfValue }),
    ]
    return kinds.map { title, isOfKind in
      var table = ReportTable(
        title,
        fileColumn(changes.contains { $0.file != nil }) + [
          .init("number"), .init("was", isNumeric: true), .init("is", isNumeric: true),
          .init("where", isWrapped: true), .evidence("by", isWrapped: true),
        ])
      for (file, changes) in changes {
        for group in groups.groups(of: changes.filter(isOfKind)) {
          let change = group.first
          table.append(
            fileCell(file) + [
              change.quantity.rawValue, change.old.short, change.new.short, group.place,
              change.evidence,
            ])
        }
      }
      return table
    }
  }

  /// A table of cells, those that can be told together in one line.
  static func cells(
    _ title: String, _ ids: [(file: String?, found: [String])], _ groups: ChangeGroups
  ) -> ReportTable {
    var table = ReportTable(
      title,
      fileColumn(ids.contains { $0.file != nil })
        + [.init("cells", isNumeric: true), .init("where", isWrapped: true)])
    for (file, ids) in ids {
      for (words, members) in groups.places(of: ids) {
        table.append(fileCell(file) + ["\(members.count)", words])
      }
    }
    return table
  }

  /// The column of the file that a row is about; none if there is only one file.
  static func fileColumn(_ isThere: Bool) -> [Column] {
    isThere ? [.label("file", isWrapped: true)] : []
  }

  /// The cell in that column.
  static func fileCell(_ file: String?) -> [String?] { file.map { [fileName($0)] } ?? [] }

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
