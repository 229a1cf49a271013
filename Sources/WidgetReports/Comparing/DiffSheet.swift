internal import DataTables
internal import WidgetSizing

extension DiffResult: SheetResult {
  /// How much differs, then what, numbers that moved alike in one line.
  public var sheet: Sheet {
    var sheet = Sheet("What changed")
    sheet.notes = remarks
    sheet.lines = [headline]
    let groups = ChangeGroups(engine)
    sheet.tables =
      Listing.tables(of: comparison.changes, groups)
      + [
        Listing.cells("No longer there", comparison.missing, groups),
        Listing.cells("New", comparison.new, groups),
      ].filter { !$0.rows.isEmpty }
    sheet.remarks = Listing.legend(of: comparison.changes)
    sheet.sources = engine.catalog.sources(citedIn: comparison.changes)
    return sheet
  }

  private var headline: String {
    func name(_ side: Side) -> String {
      escaped(side.name) + (side.dataVersion.map { " (\(escaped($0)))" } ?? "")
    }
    let values = comparison.changes.filter(\.isOfValue).count
    let evidence = comparison.changes.count - values
    var changed: [String] = []
    if values > 0 { changed.append(counted(values, "value")) }
    if evidence > 0 { changed.append("the evidence for \(counted(evidence, "other number"))") }
    var parts = changed.isEmpty ? [] : [changed.list + " changed"]
    if !comparison.missing.isEmpty {
      parts.append(counted(comparison.missing.count, "cell") + " no longer there")
    }
    if !comparison.new.isEmpty { parts.append(counted(comparison.new.count, "cell") + " new") }
    let what = parts.isEmpty ? "nothing changed" : parts.joined(by: "; ")
    return "\(name(old)) → \(name(new)): \(what), of \(counted(comparison.cellCount, "cell"))"
  }

  private var changeRecords: ChangeRecords {
    ChangeRecords(comparison: comparison, changes: comparison.changes, lines: nil) { _ in nil }
  }

  /// A row for each number that differs and each cell that only one side has.
  public var records: Listing { changeRecords.listing("diff") }

  /// Writes one object, or an object a line for each difference.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        for (key, side) in [("from", old), ("to", new)] {
          json.key(escaping: key)
          json.object { json in
            json.key("name")
            json.string(side.name)
            json.key("dataVersion")
            json.string(side.dataVersion)
          }
        }
        changeRecords.writeKeys(to: &json)
      } lines: { line in
        changeRecords.writeLines(line)
      }
  }
}
