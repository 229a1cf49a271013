internal import WidgetSizing

/// The sizes that a label may mean, found by a number in constant time.
struct SizeIndex {
  let sizes: [KnownSizes.Known]
  /// The sizes by their width and by their height, in whole points and in pixels.
  private var byPoints: [Int: [Int]] = [:]
  private var byPixels: [Int: [Int]] = [:]
  private var byHeight: [Int: [Int]] = [:]
  private var byHeightInPixels: [Int: [Int]] = [:]
  /// Sizes that are ranges, or of which sources state several.
  private var others: [Int] = []

  init(_ sizes: [KnownSizes.Known]) {
    self.sizes = sizes
    for (index, known) in sizes.enumerated() {
      let width = known.evidence.width, height = known.evidence.height
      guard let wide = width.value, let high = height.value, width.range == nil,
        height.range == nil, known.least == (nil, nil)
      else {
        others.append(index)
        continue
      }
      for value in Set([wide] + (width.drawn + width.alternatives).map(\.value)) {
        byPoints[value.threeHundredths / 300, default: []].append(index)
        byPixels[value.threeHundredths * known.scale / 300, default: []].append(index)
      }
      for value in Set([high] + (height.drawn + height.alternatives).map(\.value)) {
        byHeight[value.threeHundredths / 300, default: []].append(index)
        byHeightInPixels[value.threeHundredths * known.scale / 300, default: []].append(index)
      }
    }
  }

  /// The sizes that may agree with a written one, in their order.
  func candidates(for size: WrittenSize, inPixels isInPixels: Bool) -> [KnownSizes.Known] {
    let whole = size.width.tenThousandths / 10_000
    var found = others
    for side in whole - 1...whole + 1 {
      found += (isInPixels ? byPixels : byPoints)[side] ?? []
      if size.height == nil { found += (isInPixels ? byHeightInPixels : byHeight)[side] ?? [] }
    }
    return Set(found).sorted().map { sizes[$0] }
  }
}
