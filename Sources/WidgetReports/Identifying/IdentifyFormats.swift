internal import WidgetSizing

extension IdentifyResult {
  /// A row for each cell that explains it, or that is the nearest.
  public var records: Listing {
    var listing = Listing(
      "identify",
      Listing.axisColumns + [.init("is_explanation"), .init("evidence")]
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
  public func writeJSON<Output: TextOutputStream>(to output: inout Output, isLineWise: Bool) {
    var json = JSONWriter(output)
    if isLineWise {
      for match in shown {
        json.object { json in
          json.versions(dataVersion)
          write(match, to: &json)
        }
        json.newline()
      }
    } else {
      json.object { json in
        json.versions(dataVersion)
        json.key("notes")
        json.strings(remarks)
        json.key("asked")
        json.string(asked)
        json.key("explained")
        json.boolean(isExplained)
        json.key("screens")
        json.strings(found.screens.map { catalog.screenClasses[$0].id })
        json.key("cells")
        json.array { json in
          for match in shown { json.object { write(match, to: &$0) } }
        }
      }
      json.newline()
    }
    output = json.finish()
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
