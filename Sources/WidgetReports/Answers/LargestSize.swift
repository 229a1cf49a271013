internal import WidgetSizing
internal import Wording

/// By what one size is larger than another.
public enum LargestSize: Sendable {
  case area, width, height

  /// The side that counts alone; nil if the area counts.
  var side: Quantity? {
    switch self {
    case .area: nil
    case .width: .width
    case .height: .height
    }
  }

  var adjective: String {
    switch self {
    case .area: "large"
    case .width: "wide"
    case .height: "tall"
    }
  }
}

extension CellEvidence {
  /// The width times the height, in squares of 1/300 pt; nil if one is not known.
  var area: Int? {
    guard let width = width.value, let height = height.value else { return nil }
    return width.threeHundredths * height.threeHundredths
  }

  /// The width divided by the height, in hundredths; nil if one is not known.
  var ratio: Int? {
    guard let width = width.value, let height = height.value else { return nil }
    return (width.threeHundredths * 100 + height.threeHundredths / 2) / height.threeHundredths
  }

  /// Whether there is no such widget.
  var isAbsent: Bool { width.state == .notApplicable && height.state == .notApplicable }
}

extension LargestSize {
  /// Whether a size comes before another: the larger one or, where what counts is the same, the better known, the one
  /// with the larger area, or that of the later version.
  func puts(_ size: CellEvidence, before other: CellEvidence) -> Bool {
    let (own, others) = (extent(of: size), extent(of: other))
    if own != others { return own > others }
    let (mark, otherMark) = (self.mark(of: size), self.mark(of: other))
    if mark != otherMark { return mark < otherMark }
    let (area, otherArea) = (size.area ?? 0, other.area ?? 0)
    return area == otherArea ? size.cell.os > other.cell.os : area > otherArea
  }

  /// Whether two sizes have the same side, or the same area if the whole size counts.
  func equals(_ size: CellEvidence, _ other: CellEvidence) -> Bool {
    extent(of: size) == extent(of: other)
  }

  /// What counts of a size; 0 if the size is not known.
  private func extent(of size: CellEvidence) -> Int {
    guard let area = size.area else { return 0 }
    return side.map { size[$0].value?.threeHundredths ?? 0 } ?? area
  }

  /// How what counts is known.
  private func mark(of size: CellEvidence) -> Mark {
    side.map { Mark(size[$0]) } ?? max(Mark(size.width), Mark(size.height))
  }
}

extension LargestSize {
  /// Of known sizes the largest of each family and platform, the largest of all first.
  func winners<Size>(
    of sizes: [Size], in catalog: Catalog, _ evidence: (Size) -> CellEvidence
  ) -> [Size] {
    sizes.filter { evidence($0).isKnown }.sorted { puts(evidence($0), before: evidence($1)) }
      .grouped {
        let cell = evidence($0).cell
        return [catalog.shape(of: cell), cell.platform.rawValue]
      }.map(\.elements[0])
  }
}

extension AnswerSheet {
  /// The same with the largest sizes first, where they are asked for and all are shown.
  var sorted: AnswerSheet {
    guard let largest = result.largest, kind.hasFamilies, largestOfMany == nil else { return self }
    let sorted = blocks.map { block in
      var block = block
      block.lines.sort { largest.puts($0, before: $1) }
      return block
    }.sorted { one, other in
      guard let first = one.lines.first, let second = other.lines.first else {
        return !one.lines.isEmpty
      }
      return largest.puts(first, before: second)
    }
    return AnswerSheet(result: result, blocks: sorted)
  }

  /// `systemMedium, the largest: 378 × 176.67 points on iPhone 16 Pro Max +2, iOS 27`, and which larger sizes are not
  /// among them.
  func headlines(of largest: LargestSize, among winners: [Pivot.Entry]) -> [String] {
    let first = winners.first { $0.block.unitWord == "pixels" } ?? winners[0]
    let name = shapes.count == 1 ? shapes[0] : kind.subject
    let others =
      Set(
        known.filter { largest.equals($0.line, first.line) }.map(\.line.cell.screen)
      ).count - 1
    let platforms = entries.map(\.line.cell).filter { !$0.isZoomed }.map(\.platform)
    return [
      "\(name), \(words(of: largest, first)) on \(first.block.model ?? first.block.place), "
        + catalog.name(of: first.line.cell.os, on: first.line.cell.platform)
        + (others > 0 ? "; as \(largest.adjective) on \(others.of("more screen"))" : "")
    ]
      + DisplayZoom.zoomed.filter(\.reportsLargerScreen).compactMap { zoom in
        let own = zoom.platforms.filter(platforms.contains)
        return own.isEmpty
          ? nil
          : "without Display Zoom; --zoom \(zoom.rawValue) has the larger sizes of \(own.devices)"
      }
  }

  /// The largest of the families on one screen: `the tallest: 160 points (371 × 84 to 160), lockScreen`.
  func headline(of largest: LargestSize) -> String? {
    known.first.map { "\(words(of: largest, $0)), \(catalog.shape(of: $0.line.cell))" }
  }

  /// `the tallest: 160 points (371 × 84 to 160)`, `the largest: 170 × 170 points`.
  private func words(of largest: LargestSize, _ entry: Pivot.Entry) -> String {
    let size = entry.block.size(of: entry.line)
    let unit = entry.block.unitWord
    guard let side = largest.side else { return "the largest: \(size) \(unit)" }
    let length = entry.line[side].answer.short(atScale: entry.block.unitsPerPoint)
    return "the \(largest == .width ? "widest" : "tallest"): \(length) \(unit) (\(size))"
  }
}
