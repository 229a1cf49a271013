internal import WidgetSizing
internal import Wording

/// By what one size is larger than another.
public enum LargestSize: Sendable {
  case area, width, height
}

extension SizeTable.Line {
  /// How large the size is at the first text size; zeros if it is not known. Of sizes with the same side, the one with
  /// the larger area is larger.
  fileprivate func extent(_ largest: LargestSize) -> (side: Int, area: Int) {
    guard let width = width.value, let height = heights[0].value else { return (0, 0) }
    let area = width.threeHundredths * height.threeHundredths
    return switch largest {
    case .area: (0, area)
    case .width: (width.threeHundredths, area)
    case .height: (height.threeHundredths, area)
    }
  }

  /// Whether another line is smaller or, of the same size, less well known or of an earlier version.
  fileprivate func exceeds(_ other: Self, by largest: LargestSize) -> Bool {
    let (own, others) = (extent(largest), other.extent(largest))
    if own != others { return own > others }
    let (mark, otherMark) = (Mark(width), Mark(other.width))
    return mark == otherMark ? cell.os > other.cell.os : mark < otherMark
  }

  /// Whether another line has the same side, or the same area if the whole size counts.
  fileprivate func isAsLarge(as other: Self, by largest: LargestSize) -> Bool {
    let (own, others) = (extent(largest), other.extent(largest))
    return largest == .area ? own.area == others.area : own.side == others.side
  }
}

extension SizeTable {
  /// How large the largest known size is; zeros if none is known.
  func largest(by largest: LargestSize) -> (side: Int, area: Int) {
    lines.map { $0.extent(largest) }.max { $0 < $1 } ?? (0, 0)
  }

  /// Puts the largest size first.
  mutating func sort(by largest: LargestSize) {
    lines.sort { $0.extent(largest) > $1.extent(largest) }
  }
}

extension QueryResult {
  /// The largest size of each family on each kind of device, with the devices that have it; nil if no size is
  /// known.
  func sheet(of largest: LargestSize, in tables: [SizeTable]) -> Sheet? {
    let all = tables.flatMap { table in table.lines.filter(\.isKnown).map { (table, $0) } }
    let families = all.compactMap { $0.1.cell[WidgetFamily.self] }.withoutRepetition
    let groups = families.flatMap { family in
      all.filter { $0.1.cell[WidgetFamily.self] == family }
        .grouped { $0.1.cell.platform }.compactMap { group in
          group.elements.max { $1.1.exceeds($0.1, by: largest) }
        }.sorted { $0.1.extent(largest) > $1.1.extent(largest) }
    }
    let inPixels = groups.filter { $0.0.unitWord == "pixels" }
    guard
      let first = (inPixels.isEmpty ? groups : inPixels)
        .max(by: { $1.1.exceeds($0.1, by: largest) })
    else {
      return nil
    }
    let known: [Axis] = [.family, .variant]
    let axes = known + all.lazy.map(\.1.cell).differingAxes(besides: known)
    var table = ReportTable(
      "",
      axes.map { .label($0.words) } + [
        .init("size", isNumeric: true), .label("version"), .init("device", isWrapped: true),
      ])
    for (place, line) in groups {
      table.append(
        (axes.map { catalog.id(of: line.cell, on: $0) } + [
          place.size(of: line) + unit(of: place, among: groups.map(\.0)), version(of: line),
          place.model ?? place.place,
        ]).map { ReportTable.Cell($0) })
    }
    var sheet = Sheet("Widget sizes", isHeaded: false)
    let (place, line) = first
    let name = families.count == 1 ? catalog.id(of: families[0]) : kind.subject
    let others =
      all.lazy.map(\.1).filter { $0.isAsLarge(as: line, by: largest) }
      .map(\.cell.screen).withoutRepetition.count - 1
    sheet.lines = [
      "\(name), \(words(of: largest, line, in: place)) on \(place.model ?? place.place), "
        + version(of: line)
        + (others > 0 ? "; as \(largest.plainWord) on \(others.of("more screen"))" : "")
    ]
    sheet.append(table)
    let unknown = tables.reduce(0) { $0 + $1.lines.count { $0.width.state == .unknown } }
    if unknown > 0 {
      sheet.remarks = ["? \(unknown.of("size")) not known and not counted"]
    }
    sheet.hints = ["--all lists every device"]
    let settings = tables.flatMap(\.lines).map(\.cell)
    let platforms = settings.filter { !$0.isZoomed }.map(\.platform)
    for zoom in DisplayZoom.zoomed where zoom.reportsLargerScreen {
      let own = zoom.platforms.filter(platforms.contains)
      guard !own.isEmpty else { continue }
      sheet.lines.append(
        "without Display Zoom; --zoom \(zoom.rawValue) has the larger sizes of \(own.devices)")
    }
    return sheet
  }

  /// The largest of the families on one screen: `the tallest: 160 points (371 × 84 to 160), lockScreen`.
  func headline(of largest: LargestSize, in table: SizeTable) -> String? {
    guard let line = table.lines.first(where: \.isKnown),
      let family = line.cell[WidgetFamily.self]
    else { return nil }
    return "\(words(of: largest, line, in: table)), \(catalog.id(of: family))"
  }

  /// `the tallest: 160 points (371 × 84 to 160)`, `the largest: 170 × 170 points`.
  private func words(
    of largest: LargestSize, _ line: SizeTable.Line, in table: SizeTable
  ) -> String {
    let size = table.size(of: line)
    let length =
      switch largest {
      case .area: "\(size) \(table.unitWord)"
      case .width: "\(greatest(line.width, in: table)) \(table.unitWord) (\(size))"
      case .height: "\(greatest(line.heights[0], in: table)) \(table.unitWord) (\(size))"
      }
    return "the \(largest.word): \(length)"
  }

  /// The greatest value of a side, of one that has a range.
  private func greatest(_ side: Evidence, in table: SizeTable) -> String {
    side.answer.short(atScale: table.unitsPerPoint)
  }

  /// The unit where it is another than that of the other rows: a Mac has points alone.
  private func unit(of table: SizeTable, among groups: [SizeTable]) -> String {
    groups.contains { $0.unitWord == "pixels" } && table.unitWord == "points" ? " pt" : ""
  }

  private func version(of line: SizeTable.Line) -> String {
    catalog.name(of: line.cell.os, on: line.cell.platform)
  }
}

extension LargestSize {
  fileprivate var word: String {
    switch self {
    case .area: "largest"
    case .width: "widest"
    case .height: "tallest"
    }
  }

  fileprivate var plainWord: String {
    switch self {
    case .area: "large"
    case .width: "wide"
    case .height: "tall"
    }
  }
}
