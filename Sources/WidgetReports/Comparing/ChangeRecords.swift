internal import WidgetSizing
internal import Wording

/// What a comparison found, cell by cell, for programs.
struct ChangeRecords {
  /// What names the models.
  let catalog: Catalog
  let comparison: SizeComparison
  let changes: [SizeChange]
  /// The line of each cell in the file; nil where there is no one file.
  let lines: [String: Int]?
  /// What a missing cell was most likely meant to be.
  let nearest: (String) -> String?

  /// How much was compared.
  var facts: [Value.Part] {
    [.init("cells", Value(comparison.cellCount)), .init("numbers", Value(comparison.numberCount))]
  }

  /// A list of the numbers that differ, one of the cells that are missing, one of those that are new.
  var records: [Records] {
    let cells = CellIDReader(catalog)
    let change: [Field<SizeChange>] = [
      .texts("devices") { change in
        catalog.names(of: catalog.devices(of: [cells.cell(change.id)].compactMap(\.self)))
      }.onlyInJSON,
      .text("quantity") { $0.quantity.rawValue },
      .texts("changed") { $0.aspects.map(\.rawValue) },
      Field("was", prefix: "was_", Self.recordFields) { $0.old },
      Field("is", prefix: "is_", Self.recordFields) { $0.new },
    ]
    return [
      Records("differences", kind: "differs", idFields.map { $0.of(\.id) } + change, changes),
      Records(
        "missing", kind: "missing", idFields + [.text("nearest") { nearest($0) }],
        comparison.missing),
      Records("new", kind: "new", idFields, comparison.new),
    ]
  }

  private var idFields: [Field<String>] {
    [.text("id") { $0 }] + (lines.map { lines in [.count("line") { lines[$0] }] } ?? [])
  }

  /// The fields of a record. Nothing stands for what it says nothing of, and for what it says there is
  /// none of.
  private static var recordFields: [Field<AnswerRecord>] {
    func list(
      _ key: String, _ aspect: AnswerRecord.Aspect, _ texts: @escaping (AnswerRecord) -> [String]
    ) -> Field<AnswerRecord> {
      Field(key) { $0.aspects.contains(aspect) ? .texts(texts($0)) : .none }
    }
    return [
      .points("value", column: "pt") { $0.value },
      Field("range", Catalog.rangeFields) { $0.range },
      .text("state") { $0.state?.rawValue },
      list("sources", .sources) { $0.sources },
      .text("rule") { $0.rule },
      list("extrapolates", .extrapolates) { $0.extrapolates },
      list("alternatives", .alternatives) { $0.alternatives }.onlyInJSON,
      // Alternatives have blanks.
      .text("alternatives") { $0.alternatives.joined(by: "; ") }.onlyInRows,
    ]
  }
}
