package import WidgetSizing

extension FitQuestion {
  package var rows: [Fit] { lines.flatMap(\.fits) }

  package var fields: [Field<Fit>] {
    catalog.cellFields(of: kind).map { $0.of(\Fit.cell) } + verdictFields
      + (kind.hasFamilies ? marginFields : grantFields)
      + [
        catalog.answerField("maximumHeight", prefix: "maximum_height", of: kind) { (fit: Fit) in
          fit.maximum
        }
      ]
  }

  package var facts: [Field<Void>] {
    (kind.hasFamilies ? [.boolean("usesMargins") { usesMargins }] : [])
      + [.count("atLeast") { atLeast }, .boolean("passes") { passes }]
  }

  /// How much of the content a cell shows.
  private var verdictFields: [Field<Fit>] {
    let verdict: [Field<Fit>] = [
      .text("verdict") { fit in
        if let verdict = fit.verdict {
          return countsRows ? "counted" : verdict.fits ? "all-seen" : "cut-off"
        }
        return (fit.maximum.state.isKnown ? .unknown : fit.maximum.state).rawValue
      },
      .boolean("certain", column: "is_certain") { $0.verdict?.isCertain },
    ]
    // Of Today extensions the text size is one of the axes of the cell.
    let textSize: [Field<Fit>] =
      kind.hasFamilies ? [.text("textSize") { $0.textSize?.rawValue }] : []
    let range: [Field<ClosedRange<Int>>] = [
      .count("smallest", column: "rows_seen_smallest") { $0.lowerBound },
      .count("largest", column: "rows_seen_largest") { $0.upperBound },
    ]
    let hasRows = content.hasRows
    return verdict + textSize + [
      .points("lineHeight") { lineHeight(of: $0) },
      .points("contentHeight") { countsRows ? nil : $0.verdict?.layout.height },
      .count("rowsSeen") { hasRows ? $0.verdict?.rows : nil },
      Field("rowsSeenRange", range) { hasRows ? $0.verdict?.allowedRows : nil },
      .points("cutOff") { countsRows ? nil : $0.verdict?.cutOff },
    ]
  }

  /// What is left free of the size of a widget.
  private var marginFields: [Field<Fit>] { [.points("margin") { $0.margin?.value }] }

  /// What a Today extension is to ask for.
  private var grantFields: [Field<Fit>] {
    let size: [Field<Points>] = [
      .count("width") { _ in 0 }.onlyInJSON,
      .points("height", column: "preferred_height_pt") { $0 },
    ]
    return [
      .boolean("compactShowsAll") { $0.compactShowsAll },
      Field("preferredContentSize", size) { countsRows ? nil : $0.preferredHeight },
    ]
  }
}
