internal import WidgetSizing

extension KnownSizes.Known {
  /// Whether a size is the answer, what a screenshot shows, or what another source states. A single number is
  /// a width, and of a large widget a width or a height, unless a word names the side.
  func agrees(
    with size: WrittenSize, _ label: Label, inPixels isInPixels: Bool, asDrawn: Bool = true
  ) -> Bool {
    bases.contains { basis in
      guard asDrawn || !basis.isDrawn else { return false }
      let isWide = basis.width.contains { size.width.isLength(in: $0, isInPixels, scale) }
      let isTall = basis.height.contains {
        (size.height ?? size.width).isLength(in: $0, isInPixels, scale)
      }
      guard size.height == nil else { return isWide && isTall }
      if let isWidth = label.isWidth { return isWidth ? isWide : isTall }
      return isWide || isTall && family == .systemLarge
    }
  }

  /// How far a size is from the widget's, in 1/10000 pt of both sides.
  func distance(to size: WrittenSize, inPixels isInPixels: Bool) -> Int {
    func distance(_ number: WrittenNumber, _ evidence: Evidence) -> Int {
      let points = (evidence.value?.threeHundredths ?? 0) * 100 / 3 * (isInPixels ? scale : 1)
      return abs(number.tenThousandths - points)
    }
    guard let height = size.height else {
      return min(distance(size.width, evidence.width), distance(size.width, evidence.height))
    }
    return distance(size.width, evidence.width) + distance(height, evidence.height)
  }
}

/// What the answer, a screenshot or a source says of both sides of a widget. The width of one source and the height
/// of another are no size.
struct Basis {
  let width, height: [ClosedRange<Points>]
  /// Whether it is what screenshots show.
  var isDrawn = false

  /// The answer, what screenshots show, and what each other source states. A source that says nothing of a side
  /// has that of the answer.
  static func all(
    _ evidence: CellEvidence, least: (width: Points?, height: Points?), in catalog: Catalog
  ) -> [Basis] {
    func answer(_ evidence: Evidence, _ least: Points?) -> [ClosedRange<Points>] {
      guard let value = evidence.value else { return [] }
      return [evidence.range ?? value...value] + (least.map { [min($0, value)...value] } ?? [])
    }
    let own = Basis(
      width: answer(evidence.width, least.width), height: answer(evidence.height, least.height))
    func basis(_ width: [Evidence.Alternative], _ height: [Evidence.Alternative]) -> Basis {
      func ranges(_ some: [Evidence.Alternative]) -> [ClosedRange<Points>] {
        some.map { $0.range ?? $0.value...$0.value }
      }
      return Basis(
        width: width.isEmpty ? own.width : ranges(width),
        height: height.isEmpty ? own.height : ranges(height))
    }
    func sources(_ some: Evidence.Alternative) -> [Key<Source>] {
      some.claims.map { catalog.claims[$0].source }
    }
    let (width, height) = (evidence.width.alternatives, evidence.height.alternatives)
    let others = Set((width + height).flatMap(sources)).map { source in
      basis(
        width.filter { sources($0).contains(source) },
        height.filter { sources($0).contains(source) })
    }
    var drawn = basis(evidence.width.drawn, evidence.height.drawn)
    drawn.isDrawn = true
    return [own, drawn] + others
  }
}

extension WrittenNumber {
  /// Whether the number is a length as people write it: in points with decimals the same pixel, without any
  /// rounded up or down; in pixels whole, or one that ends in a pixel.
  fileprivate func isLength(in range: ClosedRange<Points>, _ isInPixels: Bool, _ scale: Int) -> Bool
  {
    if range.lowerBound < range.upperBound {
      let factor = 100 * (isInPixels ? scale : 1), own = tenThousandths * 3
      if range.lowerBound.threeHundredths * factor <= own,
        own <= range.upperBound.threeHundredths * factor
      {
        return true
      }
    }
    return [range.lowerBound, range.upperBound].contains { points in
      if isInPixels {
        return whole.map { abs($0 * 300 - points.threeHundredths * scale) < 300 } ?? false
      }
      // Both in 1/30000 pt, in which tenths of a thousandth and thirds are whole.
      let distance = abs(tenThousandths * 3 - points.threeHundredths * 100)
      return decimals == 0
        ? distance < 30_000 : 2 * scale * distance < 30_000 || decimals == 1 && distance < 2_000
    }
  }
}

extension KnownSizes.Known {
  /// Whether both sides of a size are between some percent of the widget's, by default within a quarter.
  func isNear(
    _ size: WrittenSize, _ percent: ClosedRange<Int> = 75...125, inPixels isInPixels: Bool = false
  ) -> Bool {
    func isNear(_ number: WrittenNumber, _ evidence: Evidence) -> Bool {
      guard let value = evidence.value, value > .zero else { return false }
      return percent.contains(
        number.tenThousandths * 3 / (value.threeHundredths * (isInPixels ? scale : 1)))
    }
    if let isWidth = size.isWidth {
      return isNear(size.width, isWidth ? evidence.width : evidence.height)
    }
    return isNear(size.width, evidence.width)
      && size.height.map { isNear($0, evidence.height) } ?? true
  }
}
