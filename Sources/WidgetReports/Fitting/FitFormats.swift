internal import WidgetSizing

extension FitResult {
  /// A row for each cell.
  public var records: Listing {
    var listing = Listing(
      "fit",
      Listing.axisColumns
        + [
          .init("verdict"), .init("is_certain"), .init("content_height_pt", isNumeric: true),
          .init("rows_seen", isNumeric: true), .init("rows_seen_smallest", isNumeric: true),
          .init("rows_seen_largest", isNumeric: true), .init("cut_off_pt", isNumeric: true),
          .init("compact_shows_all"), .init("button"),
          .init("preferred_height_pt", isNumeric: true),
        ] + Listing.answerColumns("maximum_height"))
    for fit in lines.flatMap(\.fits) {
      let verdict = fit.verdict
      listing.append(
        catalog.axisValues(of: fit.cell) + [
          fit.verdictText, verdict.map { "\($0.isCertain)" },
          verdict.map { "\($0.layout.height)" },
          hasRows ? verdict.map { "\($0.rows)" } : nil,
          hasRows ? verdict.map { "\($0.allowedRows.lowerBound)" } : nil,
          hasRows ? verdict.map { "\($0.allowedRows.upperBound)" } : nil,
          verdict.map { "\($0.cutOff)" }, fit.compactShowsAll.map { "\($0)" },
          fit.grant?.button.rawValue, fit.preferredHeight?.description,
        ] + catalog.answerValues(of: fit.maximum))
    }
    return listing
  }

  /// Writes one object with all cells, or an object a line for each.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    let fits = lines.flatMap(\.fits)
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.key("content")
        writeContent(to: &json)
        json.key("largestMode")
        json.string(largest.rawValue)
        json.key("atLeast")
        json.raw(atLeast.map { "\($0)" } ?? "null")
        json.key("passes")
        json.boolean(passes)
        json.objects("cells", fits) { write($0, to: &$1) }
      } lines: { line in
        for fit in fits { line { write(fit, to: &$0) } }
      }
  }

  private func write(_ fit: TodayFit, to json: inout JSONWriter<some TextOutputStream>) {
    let verdict = fit.verdict
    func optional(_ value: Int?) -> String { value.map { "\($0)" } ?? "null" }
    json.axes(of: fit.cell, catalog)
    json.key("verdict")
    json.string(fit.verdictText)
    json.key("certain")
    json.raw(verdict.map { "\($0.isCertain)" } ?? "null")
    json.key("contentHeight")
    json.points(verdict?.layout.height)
    json.key("rowsSeen")
    json.raw(optional(hasRows ? verdict?.rows : nil))
    json.key("rowsSeenRange")
    if hasRows, let rows = verdict?.allowedRows {
      json.object {
        $0.key("smallest")
        $0.raw("\(rows.lowerBound)")
        $0.key("largest")
        $0.raw("\(rows.upperBound)")
      }
    } else {
      json.raw("null")
    }
    json.key("cutOff")
    json.points(verdict?.cutOff)
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
    json.key("maximumHeight")
    json.answer(fit.maximum, catalog)
  }

  private func writeContent(to json: inout JSONWriter<some TextOutputStream>) {
    let (text, layout): (TextRow?, ContentLayout) =
      switch content {
      case .fixed(let layout): (nil, layout)
      case .text(let text, let layout): (text, layout)
      }
    json.object { json in
      json.key("height")
      json.points(text == nil ? layout.height : nil)
      json.key("rows")
      json.raw("\(layout.count)")
      json.key("rowHeight")
      json.points(text == nil && layout.count > 0 ? layout.row : nil)
      json.key("rowLines")
      json.raw(text.map { "\($0.lines)" } ?? "null")
      json.key("textStyle")
      json.string(text?.style.rawValue)
      json.key("padding")
      json.points(text?.padding)
      json.key("tallRow")
      json.points(layout.tallRow)
      json.key("header")
      json.points(layout.header)
      json.key("footer")
      json.points(layout.footer)
      json.key("spacing")
      json.points(layout.spacing)
      json.key("maximumRows")
      json.raw(layout.maximumRows.map { "\($0)" } ?? "null")
    }
  }
}

extension TodayFit {
  /// The verdict in data formats.
  fileprivate var verdictText: String {
    guard let verdict else { return maximum.state.rawValue }
    return verdict.fits ? "all-seen" : "cut-off"
  }
}
