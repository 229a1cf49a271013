internal import WidgetSizing
internal import Wording

// The order of sizes by their sides.
extension CellEvidence {
  /// The product of some sides, 1/300 pt each; nil if one of them is not known.
  func product(of sides: [Quantity]) -> Int? {
    let lengths = sides.compactMap { self[$0].value?.threeHundredths }
    return lengths.count == sides.count ? lengths.reduce(1, *) : nil
  }

  /// The width times the height; nil if one is not known.
  var area: Int? { product(of: Quantity.sides) }

  /// The width divided by the height, in hundredths; nil if one is not known.
  var ratio: Int? {
    guard let width = width.value, let height = height.value else { return nil }
    return (width.threeHundredths * 100 + height.threeHundredths / 2) / height.threeHundredths
  }

  /// Whether there is no such widget.
  var isAbsent: Bool { width.state == .notApplicable && height.state == .notApplicable }

  /// Whether a size comes before another that is sorted by the product of sides: the larger one or, where the products
  /// are the same, the better known, the one with the larger area, or that of the later version.
  fileprivate func precedes(_ other: CellEvidence, by sides: [Quantity]) -> Bool {
    func product(_ size: CellEvidence) -> Int {
      size.area == nil ? 0 : size.product(of: sides) ?? 0
    }
    func mark(_ size: CellEvidence) -> Mark { sides.map { Mark(size[$0]) }.max() ?? .sourced }
    return (product(self), mark(other), area ?? 0, cell.os)
      > (product(other), mark(self), other.area ?? 0, other.cell.os)
  }
}

extension Sequence {
  /// The elements with the largest product of some sides first; as they are if there are none.
  func sorted(by sides: [Quantity], _ size: (Element) -> CellEvidence) -> [Element] {
    sides.isEmpty ? Array(self) : sorted { size($0).precedes(size($1), by: sides) }
  }
}

extension QueryResult {
  /// Of known sizes the largest of each family and platform, the largest of all first.
  func largest<Size>(of sizes: some Sequence<Size>, _ size: (Size) -> CellEvidence) -> [Size] {
    sizes.filter { size($0).isKnown }.sorted(by: sortedBy, size).grouped {
      [catalog.shape(of: size($0).cell), size($0).cell.platform.rawValue]
    }.map(\.elements[0])
  }
}

extension AnswerSheet {
  /// The same with the largest sizes first, where they are asked for and all are shown.
  var sorted: AnswerSheet {
    guard result.isSorted, !result.showsLargestAlone else { return self }
    let sorted = blocks.filter { !$0.lines.isEmpty }.map { block in
      var block = block
      block.lines = block.lines.sorted(by: result.sortedBy) { $0 }
      return block
    }
    return AnswerSheet(result: result, blocks: sorted.sorted(by: result.sortedBy) { $0.lines[0] })
  }

  /// The answer about one size.
  func only(_ entry: Pivot.Entry) -> AnswerSheet {
    var block = entry.block
    block.lines = [entry.line]
    return AnswerSheet(result: result, blocks: [block])
  }

  /// The size that comes first: `the tallest: iPhone 14 Pro Max, iOS 27, expanded: 408 × 84 to 160 points; the same
  /// height on 4 more screens`.
  func headline(ofLargest first: Pivot.Entry) -> String {
    let sides = result.sortedBy
    let extent = first.line.product(of: sides)
    let screens = known.filter { $0.line.area != nil && $0.line.product(of: sides) == extent }
      .map(\.line.cell.screen)
    let others = Set(screens).count - 1
    let word = sides.count > 1 ? "largest" : sides == [.width] ? "widest" : "tallest"
    let extentName = sides.count > 1 ? "area" : sides[0].name
    let one = only(first)
    return "the \(word): \(one.headline(of: one.blocks[0]))"
      + (others > 0 ? "; the same \(extentName) on \(others.of("more screen"))" : "")
  }

  /// The settings of Display Zoom with larger sizes than those that are compared.
  var hintsOnZoom: [String] {
    let platforms = Set(entries.map(\.line.cell).filter { !$0.isZoomed }.map(\.platform))
    return DisplayZoom.zoomed.filter(\.reportsLargerScreen).compactMap { zoom in
      let own = zoom.platforms.filter(platforms.contains)
      return own.isEmpty ? nil : "--zoom \(zoom.rawValue) for the larger sizes of \(own.devices)"
    }
  }
}
