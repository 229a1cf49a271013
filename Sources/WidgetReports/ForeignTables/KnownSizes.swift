internal import WidgetSizing

/// Every size of the widgets on one screen or one model, and which of them a file is compared with.
struct KnownSizes {
  /// A widget with its size.
  struct Known {
    let evidence: CellEvidence
    /// Whether its version and its variant are among those that a file is compared with.
    let isAsked: Bool
    /// Whether no newer version of these has a known size of this widget.
    let isNewest: Bool

    var cell: Cell { evidence.cell }

    /// Whether a size is what is known of the widget: what a source states, a rule gives or a
    /// screenshot shows.
    func has(_ size: WrittenSize, inPixels isInPixels: Bool, scale: Int) -> Bool {
      func has(_ number: WrittenNumber, _ evidence: Evidence) -> Bool {
        evidence.allowedLengths.contains { range in
          if isInPixels { return number.isLength(range.lowerBound, inPixelsAt: scale) }
          return number.isLength(range.lowerBound, onScreenAt: scale)
            || number.isLength(range.upperBound, onScreenAt: scale)
            || range.lowerBound < range.upperBound
              && (range.lowerBound.threeHundredths...range.upperBound.threeHundredths)
                .contains(number.tenThousandths * 300 / 10_000)
        }
      }
      guard let height = size.height else {
        return has(size.width, evidence.width) || has(size.width, evidence.height)
      }
      return has(size.width, evidence.width) && has(height, evidence.height)
    }

    /// Whether a size is so near to the widget's that it is meant to be it: no side differs by more
    /// than a quarter, or one of them is right and the other not beyond half and double.
    func isNear(_ size: WrittenSize, inPixels isInPixels: Bool, scale: Int) -> Bool {
      func ratio(_ number: WrittenNumber, _ evidence: Evidence) -> Int? {
        guard let value = evidence.value, value > .zero else { return nil }
        return number.tenThousandths * 3 / (value.threeHundredths * (isInPixels ? scale : 1))
      }
      func isNear(_ ratio: Int?) -> Bool { ratio.map { (75...125).contains($0) } ?? false }
      let width = ratio(size.width, evidence.width)
      guard let height = size.height else {
        return isNear(width) || isNear(ratio(size.width, evidence.height))
      }
      let other = ratio(height, evidence.height)
      func isCopied(_ right: Int?, _ other: Int?) -> Bool {
        right == 100 && other.map { (50...200).contains($0) } ?? false
      }
      return isNear(width) && isNear(other) || isCopied(width, other) || isCopied(other, width)
        || ratio(size.width, evidence.height) == 100 && ratio(height, evidence.width) == 100
    }
  }

  /// Whether a size may be that of a variant that nobody measured. Among large icons, a widget is two
  /// to five hundredths wider, and a large one a little lower.
  func mayBeUnknown(_ size: WrittenSize, _ known: Known, inPixels isInPixels: Bool) -> Bool {
    guard let family = known.cell.widget?.family, partlyUnknown.contains(family) else {
      return false
    }
    func perMille(_ number: WrittenNumber, _ evidence: Evidence) -> Int {
      let value = (evidence.value ?? .zero).threeHundredths * (isInPixels ? scale : 1)
      return value > 0 ? number.tenThousandths * 30 / value : 0
    }
    return (1_020...1_055).contains(perMille(size.width, known.evidence.width))
      && (size.height.map { (975...1_055).contains(perMille($0, known.evidence.height)) } ?? true)
  }

  /// Pixels a point.
  let scale: Int
  /// The widgets of each family, the newest versions first.
  private(set) var sizes: [WidgetFamily: [Known]] = [:]

  /// The families with a variant that nobody measured on the newest version.
  private(set) var partlyUnknown: Set<WidgetFamily> = []

  /// Finds the sizes of every widget of a screen, or of the model that a query names.
  ///
  /// - Parameters:
  ///   - query: The widgets that a file is compared with, on one screen.
  ///   - zooms: The choices of Display Zoom.
  ///   - engine: The engine on the tables.
  init(_ query: Query, zooms: [DisplayZoom], _ engine: Engine) {
    let screen = query.screens[0]
    scale = screen.screenClass.map { engine.catalog.screenClasses[$0].scale } ?? 1
    var everything = query
    everything.os = engine.versions(of: screen, for: query.device)
    everything.variants = nil
    for zoom in zooms {
      var asked = query
      (asked.zoom, everything.zoom) = (zoom, zoom)
      let askedCells = Set(engine.blocks(asked).flatMap(\.lines))
      var seen: Set<Cell> = []
      for block in engine.blocks(everything).sorted(by: { $0.os > $1.os }) {
        engine.forEachEvidence(in: block) { evidence in
          guard let family = evidence.cell.widget?.family else { return }
          let isAsked = askedCells.contains(evidence.cell)
          guard evidence.width.state.isKnown, evidence.height.state.isKnown else {
            if isAsked, evidence.width.state == .unknown { partlyUnknown.insert(family) }
            return
          }
          let isNewest =
            isAsked && seen.insert(Self.widget(evidence.cell, engine.catalog)).inserted
          sizes[family, default: []].append(
            Known(evidence: evidence, isAsked: isAsked, isNewest: isNewest))
        }
      }
    }
  }

  /// A cell that stands for the same widget on every version. Before a family had variants, it had the
  /// size of the usual one.
  private static func widget(_ cell: Cell, _ catalog: Catalog) -> Cell {
    guard let widget = cell.widget else { return cell }
    let newest = catalog.releases(of: cell.platform).last?.os ?? cell.os
    let variants = catalog.variants(of: widget.family, on: cell.platform, newest)
    return Cell(
      platform: cell.platform, os: newest, screenClass: cell.screenClass, zoom: cell.zoom,
      family: widget.family, variant: widget.variant ?? variants.first ?? nil)
  }

  /// The widgets of a family, or of all families in their usual order.
  func sizes(of family: WidgetFamily?, in catalog: Catalog) -> [Known] {
    family.map { sizes[$0] ?? [] } ?? catalog.families.flatMap { sizes[$0] ?? [] }
  }
}

extension Evidence {
  /// Every length that a source, a rule or a screenshot gives, as ranges.
  fileprivate var allowedLengths: [ClosedRange<Points>] {
    guard let value else { return [] }
    return [range ?? value...value]
      + (alternatives + drawn).map { $0.range ?? $0.value...$0.value }
  }
}
