package import WidgetSizing
internal import Wording

/// What has the limit for images that a refusal states.
package struct LimitResult: Sendable, Answering {
  /// The engine that answers.
  package let engine: Engine
  /// The limit.
  package let limit: PixelArea
  /// The image that was refused; nil if only the limit is known.
  package let image: PixelSize?
  /// Notes on how the question was understood.
  package let remarks: [String]
  private let found: LimitIdentification

  /// Looks for what has `limit` among the cells of `queries`, all about WidgetKit, of which those
  /// without a version mean all.
  package init(
    engine: Engine, queries: [Query], limit: PixelArea, image: PixelSize? = nil,
    remarks: [String] = []
  ) {
    self.engine = engine
    self.limit = limit
    self.image = image
    self.remarks = remarks
    found = engine.identify(limit: limit, among: queries)
  }

  /// Whether a size has the limit.
  package var isExplained: Bool { found.isExplained }

  /// The sizes, or the nearest ones, as a report.
  package var report: Report {
    let isExplained = isExplained
    let fields: [Field<(cell: Cell, bound: ImageLimit.Bound)>] = [
      .boolean("explains", column: "is_explanation") { _ in isExplained },
      .count("widthPx") { $0.bound.size.width }, .count("heightPx") { $0.bound.size.height },
      .text("factor") { $0.bound.factor.rawValue }, .boolean("drawn") { $0.bound.isDrawn },
      .area("areaPx") { $0.bound.area },
    ]
    let cells = catalog.cellFields(of: .widgetKit)
      .map { $0.of(\(cell: Cell, bound: ImageLimit.Bound).cell) }
    let found = found.explanations.flatMap { explanation in
      explanation.cells.map { (cell: $0, bound: explanation.bound) }
    }
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [Records("cells", cells + fields, found)]
    ) { sheet }
    report.facts = [
      .area("limitPx") { limit }, .boolean("explained") { isExplained },
      .text("rule") { ImageAreaRule.name },
    ]
    return report
  }

  private var sheet: Sheet {
    var sheet = Sheet("Of what size is the limit?")
    let subject = "a limit of \(limit) square pixels"
    let sizes = found.explanations.map { catalog.place(of: $0) }
    if isExplained {
      sheet.lines = ["\(subject) is that of:"]
    } else {
      sheet.lines = [
        "no size in the tables has \(subject)" + (sizes.isEmpty ? "" : "; the nearest:")
      ]
      if let side = limit.sideOfSquare {
        sheet.lines.append("a square widget with this limit is \(side) × \(side) pixels")
      }
    }
    if let imageLine { sheet.lines.insert(imageLine, at: 0) }
    var table = ReportTable(
      "",
      [
        .init("size in pixels", isNumeric: true), .init("largest area", isNumeric: true),
        .init("factor", isNumeric: true), .init("of", isWrapped: true),
      ])
    for (explanation, words) in zip(found.explanations, sizes) {
      let bound = explanation.bound
      table.append([
        "\(bound.size)", "\(bound.area)", bound.factor.fraction,
        words + (bound.isDrawn ? ", drawn" : ""),
      ])
    }
    sheet.append(table)
    sheet.remarks = ["by the rule \(ImageAreaRule.name): \(ImageAreaRule.statement)"]
    return sheet
  }
}

extension LimitResult {
  /// Whether the image is too large, and how large it may be.
  private var imageLine: String? {
    guard let image else { return nil }
    let start = "the image of \(image) pixels has an area of \(image.area)"
    guard image.area > limit else { return "\(start), which is not more than the limit" }
    let largest = image.largest(within: limit).map { "; the largest of its shape is \($0)" } ?? ""
    return "\(start), more than the limit\(largest)"
  }
}

extension PixelArea {
  /// The side of the square of which this is 22/5; nil if there is none of whole pixels.
  fileprivate var sideOfSquare: Int? {
    let side = Int(Double(hundredths / 440).squareRoot())
    return side * side * 440 == hundredths ? side : nil
  }
}
