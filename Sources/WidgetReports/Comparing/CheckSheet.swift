internal import DataTables
internal import WidgetSizing

extension CheckResult: SheetResult {
  /// Whether all is as pinned, then what is not, numbers that moved alike in one line.
  public var sheet: Sheet {
    var sheet = Sheet("Are the sizes as pinned?")
    sheet.notes = remarks
    sheet.lines = [headline]
    let groups = ChangeGroups(engine)
    sheet.tables =
      Listing.tables(of: failures, groups)
      + [missingTable, Listing.cells("New", comparison.new, groups)].filter { !$0.rows.isEmpty }
    sheet.remarks = Listing.legend(of: failures)
    let leftAside = comparison.changes.count - failures.count
    if leftAside > 0 {
      sheet.remarks.append(
        "\(counted(leftAside, "number")) left aside: the evidence is another, the value the same")
    }
    sheet.sources = engine.catalog.sources(citedIn: failures)
    return sheet
  }

  /// The answer in one line.
  var headline: String {
    let file = escaped(sizes.path)
    var parts: [String] = []
    if !failures.isEmpty {
      let numbers = counted(comparison.numberCount, "number")
      parts.append("\(failures.count) of \(numbers) \(failures.count == 1 ? "differs" : "differ")")
    }
    if !comparison.missing.isEmpty {
      parts.append(counted(comparison.missing.count, "cell") + " missing")
    }
    if parts.isEmpty {
      parts.append(
        "\(counted(comparison.numberCount, "number")) of \(counted(comparison.cellCount, "cell")) "
          + "as pinned")
    }
    if !comparison.new.isEmpty { parts.append(counted(comparison.new.count, "cell") + " new") }
    return "\(file): \(parts.joined(by: "; "))"
  }

  private var missingTable: Listing {
    var listing = Listing(
      "Missing: no such cell", [.init("line", isNumeric: true), .init("id"), .init("nearest")])
    for id in comparison.missing {
      listing.append([sizes.lines[id].map(String.init), id, nearest(to: id)])
    }
    return listing
  }

  private var changeRecords: ChangeRecords {
    ChangeRecords(
      comparison: comparison, changes: failures, lines: sizes.lines, nearest: nearest)
  }

  /// A row for each number that differs and each cell that is missing or new.
  public var records: Listing { changeRecords.listing("check") }

  /// Writes one object, or an object a line for each difference.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.key("file")
        json.string(sizes.path)
        json.key("passes")
        json.boolean(passes)
        changeRecords.writeKeys(to: &json)
      } lines: { line in
        changeRecords.writeLines(line)
      }
  }
}
