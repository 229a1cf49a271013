internal import WidgetSizing

extension ImageFitResult {
  /// Whether the image is archived, as a report.
  public var report: Report {
    let cells = catalog.cellFields(of: .widgetKit).map { $0.of(\ImageLimit.cell) }
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [Records("cells", cells + limitFields, limits)]
    ) { sheet }
    report.facts = facts
    return report
  }

  private var facts: [Field<Void>] {
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

  /// The limit of a cell, and what becomes of the image.
  private var limitFields: [Field<ImageLimit>] {
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
    return [
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

extension Field {
  /// An area in square pixels.
  static func area(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> PixelArea?
  ) -> Field {
    Field(key, column: column, heading, schema: .number, isNumeric: true) {
      $1.append(number: value($0)?.description)
    }
  }
}
