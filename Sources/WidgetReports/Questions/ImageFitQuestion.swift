package import WidgetSizing
internal import Wording

/// Whether WidgetKit archives an image, for each cell of WidgetKit that is asked for.
package struct ImageFitQuestion: FitScoped {
  let scope: QuestionScope
  /// The image, in pixels.
  package let image: PixelSize
  /// Whether it is asked how large an image may be, so that ``image`` is the largest square one.
  let asksForLargest: Bool
  /// The limit of each cell that was asked for.
  package let rows: [ImageLimit]

  package let key: String? = "cells"

  /// Judges the cells that are asked for, all of WidgetKit; without an image, the largest square one.
  package init(_ scope: QuestionScope, image: PixelSize?) {
    self.scope = scope
    asksForLargest = image == nil
    rows = scope.blocks.flatMap { block in
      let engine = scope.engine.asked(about: block.device)
      return block.lines.filter(block.asksForLayout).compactMap { engine.imageLimit(of: $0) }
    }
    let least = rows.compactMap(\.area?.lowerBound).min()
    self.image = image ?? least.flatMap { PixelSize.one.largest(within: $0) } ?? .one
  }

  /// Whether it passes, and the limit of a cell is known.
  package var succeeds: Bool { passes && rows.contains { $0.area != nil } }

  /// Whether no cell is known to refuse the image, and, of a strict result, all limits are known.
  package var passes: Bool { refused.isEmpty && !(isStrict && hasUnknownLimit) }

  /// Whether there is a cell with an unknown limit.
  private var hasUnknownLimit: Bool { existing.contains { $0.area == nil } }

  /// The cells that refuse the image, whatever size the limit follows from.
  var refused: [ImageLimit] { rows.filter { $0.verdict(on: image) == .refused } }

  /// The cells that exist.
  var existing: [ImageLimit] { rows.filter(\.exists) }

  /// The largest area that every cell archives whose limit is known; nil if no limit is known.
  var areaEverywhere: PixelArea? { rows.compactMap(\.area?.lowerBound).min() }

  package var facts: [Field<Void>] {
    let size: [Field<PixelSize>] = [
      .count("widthPx") { $0.width }, .count("heightPx") { $0.height },
      .area("areaPx") { $0.area },
    ]
    return [
      Field("image", size) { image }, .boolean("passes") { passes },
      .text("rule") { ImageAreaRule.name },
      .area("largestAreaPx") { areaEverywhere },
      Field("largestImage", size) { areaEverywhere.flatMap(image.largest) },
    ]
  }

  package var fields: [Field<ImageLimit>] {
    let bounds: [Field<ImageLimit.Bound>] = [
      .count("widthPx") { $0.size.width }, .count("heightPx") { $0.size.height },
      .text("factor") { $0.factor.rawValue }, .boolean("drawn") { $0.isDrawn },
      .area("areaPx") { $0.area },
    ]
    let area: [Field<ClosedRange<PixelArea>>] = [
      .area("smallest", column: "largest_area_smallest_px") { $0.lowerBound },
      .area("largest", column: "largest_area_largest_px") { $0.upperBound },
    ]
    let largest: [Field<PixelSize>] = [
      .count("widthPx", column: "largest_width_px") { $0.width },
      .count("heightPx", column: "largest_height_px") { $0.height },
    ]
    return catalog.cellFields(of: .widgetKit).map { $0.of(\ImageLimit.cell) } + [
      .text("verdict") { limit in
        limit.verdict(on: image)?.rawValue
          ?? (limit.exists ? Answer.State.unknown : .notApplicable).rawValue
      },
      .boolean("extrapolated", column: "is_extrapolated") {
        $0.area == nil ? nil : $0.isExtrapolated
      },
      Field("largestAreaPx", area) { $0.area },
      Field("largestImage", largest) { $0.area.flatMap { image.largest(within: $0.lowerBound) } },
      Field("sizes", bounds) { limit in
        limit.bounds.map { "\($0.size.width)x\($0.size.height)" }.joined(separator: " ")
      } _: {
        $0.bounds
      },
      .text("reason") { reason(for: $0) },
    ]
  }

  /// Why a limit is not known; nil if it is.
  func reason(for limit: ImageLimit) -> String? {
    guard limit.area == nil else { return nil }
    return limit.reason.map(catalog.text) ?? "no source states the pixels of a point here"
  }
}

// What people see.
extension ImageFitQuestion {
  /// The cells whose limit is known.
  private var known: [ImageLimit] { existing.filter { $0.area != nil } }

  package var verdict: [String] {
    guard !existing.isEmpty else { return absence }
    return [scope.words] + (asksForLargest ? [] : [verdictLine]) + largestLines
  }

  /// None: limits of canvas and device are both there.
  package var notesOnAnswer: [String] { [] }

  package func complete(_ sheet: inout Sheet) {
    guard !existing.isEmpty else { return }
    let known = known
    let hasSeveralFamilies = Set(existing.map { $0.cell[WidgetFamily.self] }).count > 1
    let remarks = [
      hasSeveralFamilies && !refused.isEmpty
        ? "a family that refuses an image stops all families of its widget (ARC1)" : nil,
      known.isEmpty
        ? nil
        : "by the rule \(ImageAreaRule.name), which fits refusals that people published: Apple "
          + "documents no limit",
      known.contains(where: \.isExtrapolated)
        ? "\(Mark.extrapolated.rawValue) extrapolated: refusals are known of systemSmall and "
          + "systemMedium, and on watches of accessoryCircular" : nil,
    ]
    add(
      table(of: known), to: &sheet, unknown: existing.filter { $0.area == nil }.map(\.cell),
      of: existing.map(\.cell), remarks.compactMap(\.self),
      citing: known.flatMap { limit in
        Quantity.sides.flatMap { engine.evidence($0, of: limit.cell).claims }
      })
  }

  /// What becomes of the image.
  private var verdictLine: String {
    let verdicts = existing.compactMap { $0.verdict(on: image) }
    let start = "an image of \(image) pixels, \(image.pixelCount) in all, is "
    guard !verdicts.isEmpty else { return start + "not judged: no limit is known here" }
    let counts = [ImageLimit.Verdict.refused, .uncertain].compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      guard count > 0 else { return nil }
      return count == verdicts.count
        ? verdict.rawValue : "\(verdict.rawValue) in \(count) of \(verdicts.count) cases"
    }
    return start + (counts.isEmpty ? "accepted" : counts.joined(by: ", "))
  }

  /// The largest image and the largest area that all known limits allow.
  private var largestLines: [String] {
    guard let area = areaEverywhere else { return [] }
    let place = Set(existing.compactMap(\.area)).count == 1 ? "" : " everywhere"
    let shape = asksForLargest ? "largest square image" : "largest image of this shape"
    return
      (image.largest(within: area).map {
        ["\(shape) that is accepted\(place): \($0) pixels"]
      } ?? []) + ["largest area that is accepted\(place): \(area) square pixels"]
  }

  /// Cells with the same limit together, the smallest limit of each family first.
  private func table(of known: [ImageLimit]) -> Sheet.Table {
    func texts(_ limit: ImageLimit, _ text: (ImageLimit.Bound) -> String) -> String {
      limit.bounds.map(text).withoutRepetition.joined(by: " or ")
    }
    var size = Sheet.Table.Column("size in pixels", isNumeric: true)
    // The area follows from it.
    size.isOptional = true
    let columns: [(Sheet.Table.Column, (ImageLimit) -> String?)] = [
      (size, { texts($0, words) }),
      (.init("largest area", isNumeric: true), { texts($0, \.area.description) }),
      (
        .init(asksForLargest ? "square" : "this shape", isNumeric: true),
        { image.largest(within: $0.bounds[0].area)?.description }
      ),
      (
        .init("image"),
        { limit in
          limit.verdict(on: image).map { verdict in
            (verdict == .archived ? "accepted" : verdict.rawValue)
              + (limit.isExtrapolated ? Mark.extrapolated.rawValue : "")
          }
        }
      ),
    ]
    return table(
      of: known.sorted { $0.bounds[0].area < $1.bounds[0].area }, \.cell, alike: \.bounds,
      groups(of: existing.map(\.cell)),
      columns.prefix(asksForLargest ? 3 : 4).map { column, text in
        (column, { .init(text($0[0])) })
      })
  }

  /// The size that a limit follows from: `493 × 493`, `600 × 272 drawn`, `750 × 1334 screen`.
  private func words(_ bound: ImageLimit.Bound) -> String {
    let aside = bound.factor == .screen ? " screen" : bound.isDrawn ? " drawn" : ""
    return "\(bound.size)\(aside)"
  }
}

extension Field {
  /// An area in square pixels.
  static func area(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> PixelArea?
  ) -> Field {
    Field(key, column: column, heading, isNumeric: true) {
      $1.append(number: value($0)?.description)
    }
  }
}
