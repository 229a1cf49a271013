internal import WidgetSizing

extension IdentifyResult {
  /// A row for each cell that explains it, or that is the nearest.
  package var records: Listing {
    var listing = Listing(
      "identify",
      system.axisHeadings.map { .init($0) } + [.init("is_explanation"), .init("evidence")]
        + Listing.answerColumns("width") + Listing.answerColumns("height"))
    for match in shown {
      listing.append(
        catalog.axisValues(of: match.cell) + ["\(isExplained)", evidence(of: match)]
          + catalog.answerValues(of: match.width) + catalog.answerValues(of: match.height))
    }
    return listing
  }

  private func evidence(of match: Identification.Match) -> String? {
    isExplained ? match.evidence.rawValue : nil
  }

  /// Writes one object with all explanations, or an object a line for each.
  package func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.key("asked")
        json.string(asked)
        json.key("explained")
        json.boolean(isExplained)
        json.key("screens")
        json.strings(found.screens.map { catalog.screenClasses[$0].id })
        json.objects("cells", shown) { write($0, to: &$1) }
      } lines: { line in
        for match in shown { line { write(match, to: &$0) } }
      }
  }

  private func write(
    _ match: Identification.Match, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.axes(of: match.cell, catalog)
    json.key("explains")
    json.boolean(isExplained)
    json.key("evidence")
    json.string(evidence(of: match))
    json.key("width")
    json.answer(match.width, catalog)
    json.key("height")
    json.answer(match.height, catalog)
  }
}
