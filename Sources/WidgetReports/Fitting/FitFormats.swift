internal import WidgetSizing

extension FitResult {
  /// A row for each cell.
  public var records: Listing {
    let grantColumns: [Listing.Column] =
      system == .widgetKit
      ? []
      : [
        .init("compact_shows_all"), .init("button"), .init("preferred_height_pt", isNumeric: true),
      ]
    var listing = Listing(
      "fit",
      system.axisHeadings.map { .init($0) } + Listing.verdictColumns + grantColumns
        + Listing.answerColumns("maximum_height"))
    for fit in lines.lazy.flatMap(\.fits) {
      let grantValues: [String?] =
        system == .widgetKit
        ? []
        : [
          fit.compactShowsAll.map { "\($0)" }, fit.grant?.button.rawValue,
          fit.preferredHeight?.description,
        ]
      listing.append(
        catalog.axisValues(of: fit.cell) + fit.verdictValues(hasRows: hasRows) + grantValues
          + catalog.answerValues(of: fit.maximum))
    }
    return listing
  }

  /// Writes one object with all cells, or an object a line for each.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    let fits = lines.flatMap(\.fits)
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.content(content)
        if system == .today {
          json.key("largestMode")
          json.string(largest.rawValue)
        }
        json.key("atLeast")
        json.raw(atLeast.map { "\($0)" } ?? "null")
        json.key("passes")
        json.boolean(passes)
        json.objects("cells", fits) { write($0, to: &$1) }
      } lines: { line in
        for fit in fits { line { write(fit, to: &$0) } }
      }
  }

  private func write(_ fit: Fit, to json: inout JSONWriter<some TextOutputStream>) {
    json.axes(of: fit.cell, catalog)
    fit.writeVerdict(to: &json, hasRows: hasRows)
    if system == .today { writeGrant(of: fit, to: &json) }
    json.key("maximumHeight")
    json.answer(fit.maximum, catalog)
  }

  /// Writes what a Today extension is to ask for.
  private func writeGrant(of fit: Fit, to json: inout JSONWriter<some TextOutputStream>) {
    json.key("compactShowsAll")
    json.raw(fit.compactShowsAll.map { "\($0)" } ?? "null")
    json.key("button")
    json.string(fit.grant?.button.rawValue)
    json.key("preferredContentSize")
    if let height = fit.preferredHeight {
      json.object {
        $0.key("width")
        $0.raw("0")
        $0.key("height")
        $0.points(height)
      }
    } else {
      json.raw("null")
    }
    json.objects("leftInsets", engine.marginInsets(of: fit.cell)) { inset, json in
      json.key("value")
      json.points(inset.left)
      json.key("claim")
      json.string(catalog.citation(of: inset.claim).id)
    }
  }
}
