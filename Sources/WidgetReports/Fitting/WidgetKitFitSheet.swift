internal import WidgetSizing

extension WidgetKitFitResult: SheetResult {
  /// The verdict in a line for each family, then cells that are alike in one line each.
  package var sheet: Sheet {
    var sheet = Sheet("Does it fit?")
    sheet.notes = remarks
    let contentLine = WidgetContent.fixed(content).line(heights: nil)
    let existing = lines.filter(\.exists)
    // The newest measured versions are told once, and not in every line.
    let versionLine = WidgetKitCell.versionLine(of: queries, in: catalog)
    let words = FitWords(
      catalog: catalog, rowCount: content.count,
      axes: WidgetKitCell.axes.filter { $0 != .os || versionLine == nil })
    guard !existing.isEmpty else {
      sheet.lines = ["no such widget exists"]
      sheet.remarks = reasons
      return sheet
    }
    if let atLeast {
      sheet.lines = [words.demandLine(atLeast, failures, among: existing), contentLine]
    } else {
      sheet.lines = [contentLine]
      for family in WidgetFamily.allCases {
        let lines = existing.filter { $0.cell.family == family }
        if !lines.isEmpty {
          sheet.lines.append(words.verdictLine(WidgetKitCell.name(of: family), lines))
        }
      }
    }
    let known = existing.filter(\.isKnown)
    if !known.isEmpty {
      // If the demand is missed, nothing matters but where.
      let failing = Set(failures.map(\.cell))
      let shown = failing.isEmpty ? known : known.filter { failing.contains($0.cell) }
      let table = FitTable(shown, among: known, words)
      sheet.tables = [table.listing]
      sheet.remarks = [words.legend(table.marks)]
      sheet.sources = catalog.sources(of: table.claims)
    }
    words.appendUnknown(existing, to: &sheet)
    sheet.append(versionLine: versionLine)
    return sheet
  }

  /// Why there are no such widgets, each reason once.
  private var reasons: [String] {
    var reasons: [String] = []
    for line in lines {
      guard let reason = line.fits[0].maximum.reason.map(catalog.text) else { continue }
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }
}

extension WidgetKitFitResult {
  /// A row for each cell.
  package var records: Listing {
    var listing = Listing(
      "fit",
      WidgetKitCell.axisColumns + Listing.verdictColumns + Listing.answerColumns("maximum_height"))
    for fit in lines.flatMap(\.fits) {
      listing.append(
        fit.cell.axisValues(in: catalog) + fit.verdictValues(hasRows: content.count > 0)
          + catalog.answerValues(of: fit.maximum))
    }
    return listing
  }

  /// Writes one object with all cells, or an object a line for each.
  package func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    let fits = lines.flatMap(\.fits)
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.content(.fixed(content))
        json.key("atLeast")
        json.raw(atLeast.map { "\($0)" } ?? "null")
        json.key("passes")
        json.boolean(passes)
        json.objects("cells", fits) { write($0, to: &$1) }
      } lines: { line in
        for fit in fits { line { write(fit, to: &$0) } }
      }
  }

  private func write(_ fit: WidgetKitFit, to json: inout JSONWriter<some TextOutputStream>) {
    json.axes(of: fit.cell, catalog)
    fit.writeVerdict(to: &json, hasRows: content.count > 0)
    json.key("maximumHeight")
    json.answer(fit.maximum, catalog)
  }
}
