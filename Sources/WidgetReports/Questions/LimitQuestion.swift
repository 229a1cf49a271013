package import WidgetSizing
internal import Wording

/// What has the limit for images that a refusal states.
package struct LimitQuestion: Question, Answering {
  /// The engine that answers.
  package let engine: Engine
  /// The limit.
  package let limit: PixelArea
  /// The image that was refused; nil if only the limit is known.
  package let image: PixelSize?
  /// Notes on how the question was understood.
  package let remarks: [String]
  private let found: LimitIdentification

  /// Looks for what has `limit` among cells of WidgetKit. Where nothing is asked of an axis, all
  /// values are meant.
  package init(
    engine: Engine, among asked: Asked, limit: PixelArea, image: PixelSize? = nil,
    remarks: [String] = []
  ) {
    self.engine = engine
    self.limit = limit
    self.image = image
    self.remarks = remarks
    found = engine.identify(limit: limit, among: asked)
  }

  /// Whether a size has the limit.
  var isExplained: Bool { found.isExplained }
  package var succeeds: Bool { isExplained }

  package let key: String? = "cells"

  /// The sizes, or the nearest ones.
  package var rows: [(cell: Cell, bound: ImageLimit.Bound)] {
    found.explanations.flatMap { explanation in
      explanation.cells.map { (cell: $0, bound: explanation.bound) }
    }
  }

  package var facts: [Field<Void>] {
    [
      .area("limitPx") { limit }, .boolean("explained") { isExplained },
      .text("rule") { ImageAreaRule.name },
    ]
  }

  package var fields: [Field<(cell: Cell, bound: ImageLimit.Bound)>] {
    let fields: [Field<(cell: Cell, bound: ImageLimit.Bound)>] = [
      .boolean("explains", column: "is_explanation") { _ in isExplained },
      .count("widthPx") { $0.bound.size.width }, .count("heightPx") { $0.bound.size.height },
      .text("factor") { $0.bound.factor.rawValue }, .boolean("drawn") { $0.bound.isDrawn },
      .area("areaPx") { $0.bound.area },
    ]
    return catalog.cellFields(of: .widgetKit)
      .map { $0.of(\(cell: Cell, bound: ImageLimit.Bound).cell) } + fields
  }

  package var verdict: [String] {
    let subject = "a limit of \(limit) square pixels"
    var lines = [imageLine].compactMap(\.self)
    guard !isExplained else { return lines + ["\(subject) is that of:"] }
    lines.append(
      "no size in the tables has \(subject)" + (found.explanations.isEmpty ? "" : "; the nearest:"))
    if let side = limit.sideOfSquare {
      lines.append("a square widget with this limit is \(side) × \(side) pixels")
    }
    return lines
  }

  package func complete(_ sheet: inout Sheet) {
    var table = Sheet.Table(
      "",
      [
        .init("size in pixels", isNumeric: true), .init("largest area", isNumeric: true),
        .init("factor", isNumeric: true), .init("of", isWrapped: true),
      ])
    for explanation in found.explanations {
      let bound = explanation.bound
      table.append([
        "\(bound.size)", "\(bound.area)", bound.factor.fraction,
        catalog.place(of: explanation) + (bound.isDrawn ? ", drawn" : ""),
      ])
    }
    sheet.append(table)
    sheet.remarks = ["by the rule \(ImageAreaRule.name): \(ImageAreaRule.statement)"]
  }
}

extension LimitQuestion {
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
