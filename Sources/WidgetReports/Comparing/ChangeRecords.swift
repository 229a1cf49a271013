internal import WidgetSizing
internal import Wording

/// What comparisons found, cell by cell, for programs.
struct ChangeRecords {
  /// What the comparison of one file found, or of what else was compared.
  struct File {
    /// The name that stands beside each cell; nil if there is only one file.
    let name: String?
    let comparison: SizeComparison
    let changes: [SizeChange]
    /// The line of each cell in the file; nil where there is no one file.
    let lines: [String: Int]?
  }

  /// What names the models.
  let catalog: Catalog
  let files: [File]
  /// What a missing cell was most likely meant to be.
  let nearest: (String) -> String?

  /// How much was compared.
  var facts: [Field<Void>] { Self.facts { files.map(\.comparison) } }

  /// How many cells and numbers were compared.
  static func facts<Element>(
    _ comparisons: @escaping (Element) -> [SizeComparison]
  ) -> [Field<Element>] {
    [
      .count("cells") { comparisons($0).reduce(0) { $0 + $1.cellCount } },
      .count("numbers") { comparisons($0).reduce(0) { $0 + $1.numberCount } },
    ]
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
      Records(
        "differences", kind: "differs", placeFields(\.id) + change.map { $0.of(\.found) },
        found(\.changes)),
      Records(
        "missing", kind: "missing", placeFields(\.self) + [.text("nearest") { nearest($0.found) }],
        found(\.comparison.missing)),
      Records("new", kind: "new", placeFields(\.self), found(\.comparison.new)),
    ]
  }

  /// Something in a file.
  private struct Entry<Found> {
    let file: File
    let found: Found
  }

  private func found<Found>(_ list: (File) -> [Found]) -> [Entry<Found>] {
    files.flatMap { file in list(file).map { Entry(file: file, found: $0) } }
  }

  /// The file if there are several, the cell, and its line.
  private func placeFields<Found>(_ id: @escaping (Found) -> String) -> [Field<Entry<Found>>] {
    (files.contains { $0.name != nil } ? [.path("file") { $0.file.name ?? "" }] : [])
      + [.text("id") { id($0.found) }]
      + (files.contains { $0.lines != nil }
        ? [.count("line") { $0.file.lines?[id($0.found)] }] : [])
  }

  /// The fields of a record. Nothing stands for what it says nothing of, and for what it says there is
  /// none of.
  private static var recordFields: [Field<AnswerRecord>] {
    func list(
      _ key: String, _ aspect: AnswerRecord.Aspect, _ texts: @escaping (AnswerRecord) -> [String]
    ) -> Field<AnswerRecord> {
      Field(key, schema: .any) { record, sink in
        sink.append(texts: record.aspects.contains(aspect) ? texts(record) : nil)
      }
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
