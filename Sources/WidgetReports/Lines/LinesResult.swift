package import WidgetSizing

/// How many lines of text of each style fit in the widgets that queries ask for, all of one kind.
package struct LinesResult: Sendable, AnsweringQueries {
  let engine: Engine
  let queries: [Query]
  let usesMargins: Bool
  let remarks: [String]
  /// The scope of the question, in one line.
  let scope: String
  /// The text sizes, in their order.
  let textSizes: [TextSize]
  /// The lines of text in each widget that exists and of each style.
  let counts: [LineCounts]

  /// Counts lines of text.
  ///
  /// What an iPad shows after scaling is left out unless queries name variants: views are laid out in
  /// another size.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - queries: The widgets.
  ///   - styles: The styles of the text, in the order of the answer; nil for all whose line height is
  ///     published.
  ///   - usesMargins: Whether content margins are left free, where they are known; nil for those that the system
  ///     keeps, which it does not of a Live Activity.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, queries: [Query], styles: [TextStyle]?, usesMargins: Bool?,
    remarks: [String]
  ) {
    self.engine = engine
    let usesMargins = usesMargins ?? queries.kind.leavesMargins
    self.usesMargins = usesMargins
    self.remarks = remarks
    let asked = queries.first?.textSizes
    (self.queries, scope) = engine.scope(of: queries, textSizes: asked)
    let textSizes = asked ?? TextSize.allCases
    self.textSizes = textSizes
    counts = self.queries.flatMap { query -> [LineCounts] in
      let engine = engine.asked(about: query.device)
      return engine.blocks(query).flatMap { block -> [LineCounts] in
        let lines = block.lines.filter(query.asksForLayout)
        return (styles ?? engine.catalog.textStyles).flatMap { style -> [LineCounts] in
          engine.fits(
            WidgetContent.lines(of: style), along: lines, at: textSizes, largest: .expanded,
            usesMargins: usesMargins
          ).map { fits in LineCounts(style: style, fits: fits) }
        }
      }
    }.filter {
      $0.fits[0].maximum.state != .notApplicable && (styles != nil || $0.hasLineHeight)
    }
  }

  /// Whether a number of lines is known.
  package var hasKnownNumber: Bool { counts.contains(where: \.isKnown) }
}

/// The lines of text of one style in a widget, at each text size.
struct LineCounts: Sendable {
  let style: TextStyle
  let fits: [Fit]

  /// The widget at the first text size, which stands for all.
  var cell: Cell { fits[0].cell }

  /// Whether a number of lines is known.
  var isKnown: Bool { fits.contains { $0.verdict != nil } }
  /// Whether a source states the line height at one of the text sizes.
  var hasLineHeight: Bool { fits.contains { !$0.layouts.isEmpty } }
}

extension WidgetContent {
  /// More lines of text than any widget has room for, so that those that are seen can be counted.
  package static func lines(of style: TextStyle) -> WidgetContent {
    guard let text = TextRow(lines: 1, style: style),
      let layout = ContentLayout(count: ContentLayout.counts.upperBound, row: Points(1))
    else { preconditionFailure("a line of text is content") }
    return .text(text, layout: layout)
  }
}

extension LinesResult {
  /// The lines as a report.
  package var report: Report {
    let fields = catalog.cellFields(of: kind).map { $0.of(\LineCount.fit.cell) } + countFields
    let records = counts.flatMap { counts in
      counts.fits.map { LineCount(style: counts.style, fit: $0) }
    }
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks, records: [Records("cells", fields, records)]
    ) { sheet }
    report.facts = [.boolean("usesMargins") { usesMargins }]
    return report
  }

  private struct LineCount {
    let style: TextStyle
    let fit: Fit
  }

  private var countFields: [Field<LineCount>] {
    let range: [Field<ClosedRange<Int>>] = [
      .count("smallest", column: "lines_smallest") { $0.lowerBound },
      .count("largest", column: "lines_largest") { $0.upperBound },
    ]
    // Of Today extensions the text size is one of the axes of the cell.
    let textSize: [Field<LineCount>] =
      kind.hasFamilies ? [.text("textSize") { $0.fit.textSize?.rawValue }] : []
    let counts: [Field<LineCount>] = [
      .text("textStyle") { $0.style.rawValue },
      .count("lines") { $0.fit.verdict?.rows },
      Field("linesRange", range) { count in
        count.fit.verdict.flatMap { $0.isCertain ? nil : $0.allowedRows }
      },
      .points("lineHeight") { count in
        count.fit.textSize.flatMap {
          catalog.lineHeights(of: count.style, at: $0, in: count.fit.cell).first
        }
      },
      .points("room") { $0.fit.verdict?.room },
      .points("margin") { $0.fit.margin?.value },
    ]
    return textSize + counts
      + [
        catalog.answerField("maximumHeight", prefix: "maximum_height", of: kind) {
          (count: LineCount) in count.fit.maximum
        }
      ]
  }
}
