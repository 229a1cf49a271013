internal import WidgetSizing

extension LinesResult {
  /// The lines as a report.
  package var report: Report {
    let fields = catalog.cellFields(of: kind).map { $0.of(\LineCount.fit.cell) } + countFields
    let records = counts.flatMap { counts in
      counts.fits.map { LineCount(style: counts.style, fit: $0) }
    }
    var report = Report(
      dataVersion: dataVersion, notes: remarks, records: [Records("cells", fields, records)]
    ) { sheet }
    report.facts = { [.init("usesMargins", .boolean(usesMargins))] }
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
