internal import WidgetSizing

extension ImageFitResult {
  /// Whether the image is archived, as a report.
  public var report: Report {
    let cells = catalog.cellFields(of: .widgetKit).map { $0.of(\ImageLimit.cell) }
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [Records("cells", cells + limitFields, limits)]
    ) { sheet }
    report.facts = { facts }
    return report
  }

  private var facts: [Value.Part] {
    [
      .init("image", .object(image.parts)), .init("passes", .boolean(passes)),
      .init("rule", .text(ImageAreaRule.name)),
      .init("largestAreaPx", areaEverywhere?.value ?? .none),
      .init(
        "largestImage",
        areaEverywhere.flatMap(image.largest).map { .object($0.parts) } ?? .none),
    ]
  }

  /// The limit of a cell, and what becomes of the image.
  private var limitFields: [Field<ImageLimit>] {
    let bounds: [Field<ImageLimit.Bound>] = [
      .count("widthPx") { $0.size.width }, .count("heightPx") { $0.size.height },
      .text("factor") { $0.factor.rawValue }, .boolean("drawn") { $0.isDrawn },
      .number("areaPx") { $0.area.description },
    ]
    let area: [Field<ClosedRange<PixelArea>>] = [
      .number("smallest", column: "largest_area_smallest_px") { $0.lowerBound.description },
      .number("largest", column: "largest_area_largest_px") { $0.upperBound.description },
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

extension PixelSize {
  /// The size as parts of an object.
  fileprivate var parts: [Value.Part] {
    [
      .init("widthPx", Value(width)), .init("heightPx", Value(height)), .init("areaPx", area.value),
    ]
  }
}

extension PixelArea {
  /// The area as a number.
  var value: Value { .number(description) }
}
