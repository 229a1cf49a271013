internal import WidgetSizing
internal import Wording

/// By what one size is larger than another.
public enum LargestSize: Sendable {
  case area, width, height
}

/// What can be sorted by its size.
protocol SizedLine {
  var cell: Cell { get }
  var width: Evidence { get }
  var height: Evidence { get }
}

extension CellEvidence: SizedLine {}
extension BlockAnswers.Line: SizedLine {}

extension SizedLine {
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
}

extension CellEvidence {
  /// Whether there is no such widget.
  var isAbsent: Bool { width.state == .notApplicable && height.state == .notApplicable }
}

extension LargestSize {
  /// Whether a size comes before another: the larger one or, where what counts is the same, the better known, the one
  /// with the larger area, or that of the later version.
  func puts(_ line: some SizedLine, before other: some SizedLine) -> Bool {
    let (own, others) = (extent(of: line), extent(of: other))
    if own != others { return own > others }
    let (mark, otherMark) = (self.mark(of: line), self.mark(of: other))
    if mark != otherMark { return mark < otherMark }
    let (area, otherArea) = (line.area ?? 0, other.area ?? 0)
    return area == otherArea ? line.cell.os > other.cell.os : area > otherArea
  }

  /// Whether two sizes have the same side, or the same area if the whole size counts.
  fileprivate func equals(_ line: some SizedLine, _ other: some SizedLine) -> Bool {
    extent(of: line) == extent(of: other)
  }

  /// What counts of a size; 0 if the size is not known.
  private func extent(of line: some SizedLine) -> Int {
    guard let area = line.area else { return 0 }
    return switch self {
    case .area: area
    case .width: line.width.value?.threeHundredths ?? 0
    case .height: line.height.value?.threeHundredths ?? 0
    }
  }

  /// How what counts is known.
  private func mark(of line: some SizedLine) -> Mark {
    switch self {
    case .area: max(Mark(line.width), Mark(line.height))
    case .width: Mark(line.width)
    case .height: Mark(line.height)
    }
  }
}

extension QueryResult {
  /// The blocks with the largest sizes first.
  func sorted(_ blocks: [BlockAnswers]) -> [BlockAnswers] {
    guard let largest, kind.hasFamilies else { return blocks }
    let sorted = blocks.map { block in
      var block = block
      block.lines.sort { largest.puts($0, before: $1) }
      return block
    }
    return sorted.sorted { one, other in
      guard let first = one.lines.first, let second = other.lines.first else {
        return !one.lines.isEmpty
      }
      return largest.puts(first, before: second)
    }
  }
}

extension AnswerSheet {
  /// The first row of each family and platform, the largest first; nil if no size is known.
  func sheet(of largest: LargestSize) -> Sheet? {
    let sorted = known.sorted { largest.puts($0.line, before: $1.line) }
    let order = known.map { catalog.shape(of: $0.line.cell) }.withoutRepetition
    let winners = sorted.grouped {
      [catalog.shape(of: $0.line.cell), $0.line.cell.platform.rawValue]
    }
    .map(\.elements[0]).grouped { catalog.shape(of: $0.line.cell) }
    .sorted { order.firstIndex(of: $0.key) ?? 0 < order.firstIndex(of: $1.key) ?? 0 }.flatMap(
      \.elements)
    guard let first = sorted.first(where: { $0.block.unitWord == "pixels" }) ?? sorted.first else {
      return nil
    }
    let axes = [kind.shapeAxis, .variant].filter { axis in
      winners.contains { catalog.id(of: $0.line.cell, on: axis) != nil }
    }
    var sheet = Sheet("Widget sizes", isHeaded: false)
    let name = order.count == 1 ? order[0] : kind.subject
    let count = sorted.filter { largest.equals($0.line, first.line) }.map(\.line.cell.screen)
      .withoutRepetition.count
    sheet.lines = [
      "\(name), \(words(of: largest, first)) on \(first.block.model ?? first.block.place), "
        + catalog.name(of: first.line.cell.os, on: first.line.cell.platform)
        + (count > 1 ? "; as \(largest.plainWord) on \((count - 1).of("more screen"))" : "")
    ]
    sheet.append(
      Pivot(
        entries: winners, labels: axes.map { .axis($0) } + [.device, .version], numbers: [.size],
        catalog: catalog
      ).table())
    let unknown = entries.count { $0.line.width.state == .unknown }
    if unknown > 0 { sheet.remarks = ["? \(unknown.of("size")) not known and not counted"] }
    sheet.hints = ["--all lists every device"]
    let platforms = entries.map(\.line.cell).filter { !$0.isZoomed }.map(\.platform)
    for zoom in DisplayZoom.zoomed where zoom.reportsLargerScreen {
      let own = zoom.platforms.filter(platforms.contains)
      guard !own.isEmpty else { continue }
      sheet.lines.append(
        "without Display Zoom; --zoom \(zoom.rawValue) has the larger sizes of \(own.devices)")
    }
    return sheet
  }

  /// The largest of the families on one screen: `the tallest: 160 points (371 × 84 to 160), lockScreen`.
  func headline(of largest: LargestSize) -> String? {
    known.first.map { "\(words(of: largest, $0)), \(catalog.shape(of: $0.line.cell))" }
  }

  /// `the tallest: 160 points (371 × 84 to 160)`, `the largest: 170 × 170 points`.
  private func words(of largest: LargestSize, _ entry: Pivot.Entry) -> String {
    let size = entry.block.size(of: entry.line)
    let unit = entry.block.unitWord
    func length(_ side: Evidence) -> String {
      "\(side.answer.short(atScale: entry.block.unitsPerPoint)) \(unit) (\(size))"
    }
    return switch largest {
    case .area: "the largest: \(size) \(unit)"
    case .width: "the widest: \(length(entry.line.width))"
    case .height: "the tallest: \(length(entry.line.height))"
    }
  }
}

extension LargestSize {
  fileprivate var plainWord: String {
    switch self {
    case .area: "large"
    case .width: "wide"
    case .height: "tall"
    }
  }
}
