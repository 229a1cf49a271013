/// The largest image that WidgetKit archives for a widget, by the rule `image-area`.
public struct ImageLimit: Sendable {
  /// A size that the limit may follow from, and the limit.
  public struct Bound: Hashable, Sendable {
    /// The size of the widget, or of the screen, in pixels.
    public let size: PixelSize
    /// What the limit is a multiple of.
    public let factor: ImageAreaRule.Factor
    /// Whether only a screenshot shows the size.
    public let isDrawn: Bool

    /// The largest area that an image may have.
    public var area: PixelArea { factor.limit(for: size) }
  }

  /// Whether WidgetKit archives an image.
  public enum Verdict: String, CaseIterable, Sendable {
    /// Every size that the limit may follow from allows it.
    case archived
    /// Some of them allow it.
    case uncertain
    /// None of them allows it.
    case refused
  }

  /// The widget.
  public let cell: Cell
  /// The sizes that the limit may follow from, the smallest area first; empty if none is known.
  public let bounds: [Bound]
  /// Whether there is such a widget.
  public let exists: Bool
  /// Why the limit is not known; nil if it is, or if only the pixels of a point are missing.
  public let reason: Reason?

  /// The largest area that is archived, a range if several sizes may give it; nil if it is not known.
  public var area: ClosedRange<PixelArea>? {
    guard let first = bounds.first, let last = bounds.last else { return nil }
    return first.area...last.area
  }

  /// Whether no published refusal is of the family, so that its limit goes beyond what was seen.
  public var isExtrapolated: Bool {
    guard let family = cell[WidgetFamily.self] else { return false }
    return bounds.contains { $0.factor != .screen }
      && !ImageAreaRule.isSeen(family, on: cell.platform)
  }

  /// Whether WidgetKit archives an image; nil if the limit is not known.
  public func verdict(on image: PixelSize) -> Verdict? {
    guard let area else { return nil }
    if image.area <= area.lowerBound { return .archived }
    return image.area <= area.upperBound ? .uncertain : .refused
  }
}

extension Engine {
  /// The largest image for a widget of WidgetKit; nil for other kinds, which are not archived.
  ///
  /// On iPads one refusal gives the limit of the canvas, and another that of the size on the screen, so
  /// that both variants count.
  public func imageLimit(of cell: Cell) -> ImageLimit? {
    guard cell.kind == .widgetKit else { return nil }
    let width = evidence(.width, of: cell)
    let exists = width.state != .notApplicable
    var bounds = exists ? imageBounds(of: cell) : []
    if exists, let counterpart = canvasCounterpart(of: cell) {
      bounds += imageBounds(of: counterpart)
    }
    let height = width.reason == nil ? evidence(.height, of: cell).reason : nil
    return ImageLimit(
      cell: cell, bounds: bounds.withoutRepetition.sorted { $0.area < $1.area }, exists: exists,
      reason: bounds.isEmpty ? width.reason ?? height : nil)
  }

  /// The bounds that the size or the screen of a cell gives, which must exist.
  func imageBounds(of cell: Cell) -> [ImageLimit.Bound] {
    // No source says in which size a widget in StandBy is archived.
    guard let screenClass = cell.screenClass, cell[WidgetVariant.self] != .standBy else {
      return []
    }
    return catalog.imageFactors(on: cell.platform, cell.os).flatMap { factor in
      switch factor {
      case .widget, .watchWidget:
        sizes(of: cell, scale: catalog.screenClasses[screenClass].scale).map {
          ImageLimit.Bound(size: $0.size, factor: factor, isDrawn: $0.isDrawn)
        }
      case .screen:
        [catalog.pixelSize(of: cell)].compactMap(\.self).map {
          ImageLimit.Bound(size: $0, factor: factor, isDrawn: false)
        }
      }
    }
  }

  /// The other one of the two sizes of a widget on an iPad; nil if there is none.
  private func canvasCounterpart(of cell: Cell) -> Cell? {
    guard let variant = cell[WidgetVariant.self], variant == .canvas || variant == .device else {
      return nil
    }
    let other = cell.with(variant == .canvas ? WidgetVariant.device : .canvas)
    return catalog.exists(other) ? other : nil
  }

  /// The sizes that the evidence allows for a widget, in pixels: those of its layout, and those that are
  /// drawn where they differ.
  private func sizes(of cell: Cell, scale: Int) -> [(size: PixelSize, isDrawn: Bool)] {
    let width = evidence(.width, of: cell), height = evidence(.height, of: cell)
    func ends(_ widths: [Points], _ heights: [Points]) -> [PixelSize] {
      guard let narrow = widths.min(), let wide = widths.max(), let low = heights.min(),
        let high = heights.max()
      else { return [] }
      return [
        PixelSize(width: narrow, height: low, scale: scale),
        PixelSize(width: wide, height: high, scale: scale),
      ].compactMap(\.self)
    }
    let isDrawn = width.answer.isDrawn && height.answer.isDrawn
    var sizes = ends(width.allowed, height.allowed).map { (size: $0, isDrawn: isDrawn) }
    if !width.drawn.isEmpty || !height.drawn.isEmpty {
      let widths = width.drawn.map(\.value), heights = height.drawn.map(\.value)
      sizes += ends(
        widths.isEmpty ? width.allowed : widths, heights.isEmpty ? height.allowed : heights
      ).map { (size: $0, isDrawn: true) }
    }
    return sizes
  }
}

extension Catalog {
  /// The screen that a widget is on, in pixels; nil if Display Zoom is on and its size is not known.
  fileprivate func pixelSize(of cell: Cell) -> PixelSize? {
    guard let own = cell.screenClass, let size = reportedSize(of: cell) else { return nil }
    return PixelSize(width: size.width, height: size.height, scale: screenClasses[own].scale)
  }
}
