internal import WidgetSizing
internal import Wording

extension ImageFitResult {
  /// The verdict in a few lines, then cells that are alike in one line each.
  var sheet: Sheet {
    var sheet = Sheet("Does WidgetKit take the image?")
    guard !existing.isEmpty else {
      sheet.lines = [scope, "no such widget exists"]
      sheet.remarks = limits.compactMap { reason(for: $0) }.withoutRepetition
      return sheet
    }
    let versionLine = catalog.versionLine(of: queries)
    let known = existing.filter { $0.area != nil }
    sheet.lines =
      [scope] + (asksForLargest ? sizeLines(of: known) : [verdictLine])
      + [lineOfFamilies].compactMap(\.self) + largestLines
    let axes = WidgetKind.widgetKit.axes(besides: versionLine)
    let groups = CellGroups(universe: existing.map(\.cell), axes: axes, catalog)
    sheet.append(table(of: known, groups))
    if hasSeveralFamilies, !refused.isEmpty {
      sheet.remarks.append("a family that refuses an image stops all families of its widget (ARC1)")
    }
    if !known.isEmpty {
      sheet.remarks.append(
        "by the rule \(ImageAreaRule.name), which fits refusals that people published: Apple "
          + "documents no limit")
    }
    if known.contains(where: \.isExtrapolated) {
      sheet.remarks.append(
        "\(Mark.extrapolated.rawValue) extrapolated: refusals are known of systemSmall and "
          + "systemMedium, and on watches of accessoryCircular")
    }
    let unknown = existing.filter { $0.area == nil }.map(\.cell)
    sheet.append(unknown: unknown, of: existing.count, groups, catalog)
    sheet.sources = catalog.cited(
      by: known.flatMap { limit in
        [Quantity.width, .height].flatMap { engine.evidence($0, of: limit.cell).claims }
      })
    sheet.append(versionLine: versionLine)
    return sheet
  }

  private var hasSeveralFamilies: Bool {
    Set(existing.compactMap { $0.cell[WidgetFamily.self] }).count > 1
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

  /// The size of the widget, which who asks for an image mostly wants; empty if there are several.
  private func sizeLines(of known: [ImageLimit]) -> [String] {
    let sizes = known.flatMap(\.bounds).map(words).withoutRepetition
    return sizes.count == 1 ? ["the widget has \(sizes[0]) pixels"] : []
  }

  /// The largest image of each family, if images were not named and there are several families.
  private var lineOfFamilies: String? {
    guard asksForLargest, hasSeveralFamilies else { return nil }
    let parts = existing.grouped { $0.cell[WidgetFamily.self] }.compactMap { group -> String? in
      guard let family = group.key, let area = group.elements.compactMap(\.area?.lowerBound).min(),
        let largest = image.largest(within: area)
      else { return nil }
      return "\(catalog.id(of: family)) \(largest)"
    }
    let accepts =
      Set(existing.map(\.cell.screen)).count > 1 ? "every device accepts" : "is accepted"
    return parts.isEmpty
      ? nil : "largest square image that \(accepts): \(parts.joined(by: ", ")) pixels"
  }

  /// The largest image and the largest area that all known limits allow.
  private var largestLines: [String] {
    guard let area = areaEverywhere else { return [] }
    let screens = Set(existing.map(\.cell.screen)).count
    let place =
      Set(existing.compactMap(\.area)).count == 1 ? "" : screens > 1 ? " everywhere" : " in each"
    var lines: [String] = []
    if let largest = image.largest(within: area) {
      let shape = asksForLargest ? "largest square image" : "largest image of this shape"
      lines.append("\(shape) that is accepted\(place): \(largest) pixels")
    }
    lines.append("largest area that is accepted\(place): \(area) square pixels")
    return lines
  }

  /// Cells with the same limit together, the smallest limit of each family first.
  private func table(of known: [ImageLimit], _ groups: CellGroups) -> ReportTable {
    let columns: [ReportTable.Column] = [
      .init("family"), .init("where", isWrapped: true), .init("size in pixels", isNumeric: true),
      .init("largest area", isNumeric: true),
      .init(asksForLargest ? "square" : "this shape", isNumeric: true), .init("image"),
    ]
    let count = columns.count - (asksForLargest ? 1 : 0)
    var table = ReportTable("", Array(columns.prefix(count)))
    var last: WidgetFamily?
    for (family, limits) in known.grouped(by: { $0.cell[WidgetFamily.self] }) {
      let bounds = limits.grouped(by: \.bounds)
      for (bounds, alike) in bounds.sorted(by: { $0.key[0].area < $1.key[0].area }) {
        for group in groups.groups(of: alike.map(\.cell)) {
          let cells = [
            family == last ? nil : family.map(catalog.id),
            catalog.words(for: group, WidgetKind.widgetKit.placeAxes),
            bounds.map(words).joined(by: " or "),
            bounds.map(\.area.description).withoutRepetition.joined(by: " or "),
            image.largest(within: bounds[0].area)?.description,
            alike[0].verdict(on: image).map { verdict in
              (verdict == .archived ? "accepted" : verdict.rawValue)
                + (alike[0].isExtrapolated ? Mark.extrapolated.rawValue : "")
            },
          ]
          table.append(Array(cells.prefix(count)))
          last = family
        }
      }
    }
    return table
  }

  /// The size that a limit follows from: `493 × 493`, `600 × 272 drawn`, `750 × 1334 screen`.
  private func words(_ bound: ImageLimit.Bound) -> String {
    let aside = bound.factor == .screen ? " screen" : bound.isDrawn ? " drawn" : ""
    return "\(bound.size)\(aside)"
  }
}
