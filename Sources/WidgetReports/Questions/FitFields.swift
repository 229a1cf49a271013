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
    [Field("content", contentFields) { content }]
      + (kind == .today ? [.text("largestMode") { largest.rawValue }] : [])
      + (kind.hasFamilies ? [.boolean("usesMargins") { usesMargins }] : [])
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
    let inset: [Field<MarginInset>] = [
      .points("value") { $0.left }, .text("claim") { catalog.citation(of: $0.claim).id },
    ]
    return [
      .boolean("compactShowsAll") { $0.compactShowsAll },
      .text("button") { $0.grant?.button.rawValue },
      Field("preferredContentSize", size) { countsRows ? nil : $0.preferredHeight },
      Field("leftInsets", inset) { engine.marginInsets(of: $0.cell) },
    ]
  }

  /// What is to be shown, as it was asked for.
  private var contentFields: [Field<WidgetContent>] {
    [
      .points("height") { $0.text == nil && !countsRows ? $0.layout.height : nil },
      .count("rows") { countsRows ? nil : $0.layout.count },
      .points("rowHeight") { $0.text == nil && $0.layout.count > 0 ? $0.layout.row : nil },
      .count("rowLines") { $0.text?.lines }, .text("textStyle") { $0.text?.style?.rawValue },
      // Nothing stands for content without text.
      Field("rowStyles", schema: .any) { $1.append(texts: $0.text?.styles.map(\.rawValue)) },
      .points("header") { $0.layout.header }, .points("spacing") { $0.layout.spacing },
    ]
  }
}
