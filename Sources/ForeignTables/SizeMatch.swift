internal import WidgetSizing

extension KnownSizes.Known {
  /// Whether a size is the answer, what a screenshot shows, or what another source states. A single number is
  /// a width, and of a large widget a width or a height, unless a word names the side.
  func agrees(with size: WrittenSize, _ label: Label, inPixels isInPixels: Bool) -> Bool {
    func match(_ number: WrittenNumber, _ evidence: Evidence, from least: Points?) -> Bool {
      let allowed = least.flatMap { least in evidence.value.map { min(least, $0)...$0 } }
      let others = evidence.alternatives.map { $0.range ?? $0.value...$0.value }
      return ([allowed].compactMap(\.self) + evidence.answers + others).contains {
        number.isLength(in: $0, isInPixels, scale)
      }
    }
    let isWide = match(size.width, evidence.width, from: least.width)
    let isTall = match(size.height ?? size.width, evidence.height, from: least.height)
    guard size.height == nil else { return isWide && isTall }
    if let isWidth = label.isWidth { return isWidth ? isWide : isTall }
    return isWide || isTall && family == .systemLarge
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

extension Evidence {
  /// The lengths that the answer allows, and those that screenshots show.
  fileprivate var answers: [ClosedRange<Points>] {
    guard let value else { return [] }
    return [range ?? value...value] + drawn.map { $0.range ?? $0.value...$0.value }
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
    return isNear(size.width, evidence.width) && isNear(size.height ?? size.width, evidence.height)
  }
}
