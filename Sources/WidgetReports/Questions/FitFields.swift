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
    [Field("content", WidgetContent.fields) { content }]
      + (kind == .today ? [.text("largestMode") { largest.rawValue }] : [])
      + (kind.hasFamilies ? [.boolean("usesMargins") { usesMargins }] : [])
      + [.count("atLeast") { atLeast }, .boolean("passes") { passes }]
  }

  /// How much of the content a cell shows.
  private var verdictFields: [Field<Fit>] {
    let verdict: [Field<Fit>] = [
      .text("verdict") { fit in
        if let verdict = fit.verdict { return verdict.fits ? "all-seen" : "cut-off" }
        return (fit.maximum.state.isKnown ? .unknown : fit.maximum.state).rawValue
      },
      .boolean("certain", column: "is_certain") { $0.verdict?.isCertain },
    ]
    return verdict + Fit.textSizeField(of: kind) + [
      .points("lineHeight") { lineHeight(of: $0) },
      .points("contentHeight") { $0.verdict?.layout.height },
    ] + Fit.rowFields(areKnown: content.hasRows) + [.points("cutOff") { $0.verdict?.cutOff }]
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
}

extension WidgetContent {
  /// What is to be shown, as it was asked for.
  fileprivate static var fields: [Field<WidgetContent>] {
    [
      .points("height") { $0.text == nil ? $0.layout.height : nil },
      .count("rows") { $0.layout.count },
      .points("rowHeight") { $0.text == nil && $0.layout.count > 0 ? $0.layout.row : nil },
      .count("rowLines") { $0.text?.lines }, .text("textStyle") { $0.text?.style?.rawValue },
      // Nothing stands for content without text.
      Field("rowStyles", schema: .any) { $1.append(texts: $0.text?.styles.map(\.rawValue)) },
      .points("header") { $0.layout.header }, .points("spacing") { $0.layout.spacing },
    ]
  }
}

// The fields of all questions about rows.
extension Fit {
  /// The text size; of Today extensions it is one of the axes of the cell.
  static func textSizeField(of kind: WidgetKind) -> [Field<Fit>] {
    kind.hasFamilies ? [.text("textSize") { $0.textSize?.rawValue }] : []
  }

  /// How many rows are seen, and how many the evidence allows; nothing of content without rows.
  static func rowFields(areKnown: Bool = true) -> [Field<Fit>] {
    let range: [Field<ClosedRange<Int>>] = [
      .count("smallest", column: "rows_seen_smallest") { $0.lowerBound },
      .count("largest", column: "rows_seen_largest") { $0.upperBound },
    ]
    return [
      .count("rowsSeen") { areKnown ? $0.verdict?.rows : nil },
      Field("rowsSeenRange", range) { areKnown ? $0.verdict?.allowedRows : nil },
    ]
  }
}
