internal import WidgetSizing
internal import Wording

/// Every size of the widgets on one screen or one model, and which of them a file is compared with.
struct KnownSizes {
  /// A widget with its size. A class, because evidence is large: copies fill the stack.
  final class Known {
    let evidence: CellEvidence
    let family: WidgetFamily?
    /// Pixels a point.
    let scale: Int
    /// Whether its version and its variant are among those that a file is compared with.
    let isAsked: Bool
    /// Whether no newer version of these has a known size of this widget.
    let isNewest: Bool
    /// The least sides of a Live Activity, which grows with what is in it.
    let least: (width: Points?, height: Points?)

    /// What each says of both sides: the answer, screenshots, and every other source.
    let bases: [Basis]

    init(
      _ evidence: CellEvidence, scale: Int, isAsked: Bool, isNewest: Bool, in catalog: Catalog
    ) {
      (self.evidence, self.scale) = (evidence, scale)
      (self.isAsked, self.isNewest) = (isAsked, isNewest)
      family = evidence.cell[WidgetFamily.self]
      let isActivity = evidence.cell.kind == .activity
      least =
        isActivity
        ? (evidence[.minimumWidth].value, evidence[.minimumHeight].value) : (nil, nil)
      bases = Basis.all(evidence, least: least, in: catalog)
    }

    var cell: Cell { evidence.cell }

    /// Whether it is of a variant, or of a version without variants, which has the one with names of apps.
    func has(_ variant: WidgetVariant) -> Bool {
      cell[WidgetVariant.self].map { $0 == variant } ?? (variant == .iconsSmall)
    }
  }

  private var widths = Index()
  private var heights = Index()

  /// The widgets of each family, the newest versions first.
  private(set) var sizes: [Known] = []
  /// The versions that the place runs.
  let versions: [OSVersion]
  /// The families that the place has on a version.
  private(set) var families: Set<WidgetFamily> = []

  /// Finds the sizes of every widget of a screen, or of the model of a box.
  ///
  /// - Parameters:
  ///   - asked: The widgets that a file is compared with, with versions and choices of Display Zoom.
  ///   - screen: The screen.
  ///   - engine: The engine on the tables.
  init(_ asked: AskedBox, on screen: Screen, _ engine: Engine) {
    let scale = screen.screenClass.map { engine.catalog.screenClasses[$0].scale } ?? 1
    versions = engine.versions(of: asked.kind, on: screen, for: asked.device)
    let askedCells = Set(engine.blocks(asked).flatMap(\.lines).map { $0.at(.l) })
    var everything = asked
    (everything.os, everything.variants, everything.families) = (nil, nil, nil)
    for (_, blocks) in engine.everyBlock(everything).grouped(by: \.zoom) {
      var seen: Set<Cell> = []
      for block in blocks.sorted(by: { $0.os > $1.os }) {
        engine.forEachEvidence(in: block) { evidence in
          let cell = evidence.cell, family = cell[WidgetFamily.self]
          // A variant that is asked for by name alone counts in a file, too.
          let isByName = asked.variants == nil && cell[WidgetVariant.self]?.isUnnamed == false
          let isAsked =
            askedCells.contains(cell.at(.l)) || isByName && asked.os?.contains(cell.os) == true
          if let family, evidence.width.state != .notApplicable { families.insert(family) }
          guard evidence.width.state.isKnown, evidence.height.state.isKnown else {
            return
          }
          let isNewest = isAsked && seen.insert(Self.widget(cell, engine.catalog)).inserted
          sizes.append(
            Known(
              evidence, scale: scale, isAsked: isAsked, isNewest: isNewest, in: engine.catalog))
        }
      }
    }
    for (index, known) in sizes.enumerated() {
      let (evidence, least) = (known.evidence, known.least)
      widths.add(index, evidence.width, least: least.width, scale: scale)
      heights.add(index, evidence.height, least: least.height, scale: scale)
    }
  }

  /// The sizes that may agree with a written one, in their order.
  func candidates(for size: WrittenSize) -> [Int] {
    let found =
      size.height == nil
      ? sizes(withSide: size.width) : widths.near(size.width.tenThousandths / 10_000)
    return found.count > 1 ? Set(found).sorted() : found
  }

  /// The sizes with a side that may be a number.
  func sizes(withSide number: WrittenNumber) -> [Int] {
    let whole = number.tenThousandths / 10_000
    return widths.near(whole) + heights.near(whole)
  }

  /// The sizes by a side in whole points or pixels, and those of which it is a range.
  private struct Index {
    private var byLength: [Int: [Int]] = [:]
    private var ranges: [Int] = []

    mutating func add(_ index: Int, _ evidence: Evidence, least: Points?, scale: Int) {
      let others = evidence.drawn + evidence.alternatives
      guard let value = evidence.value, evidence.range == nil, least == nil,
        others.allSatisfy({ $0.range == nil })
      else {
        ranges.append(index)
        return
      }
      for key in Set(
        ([value] + others.map(\.value)).flatMap {
          [$0.threeHundredths / 300, $0.threeHundredths * scale / 300]
        })
      { byLength[key, default: []].append(index) }
    }

    func near(_ whole: Int) -> [Int] {
      (whole - 1...whole + 1).reduce(ranges) { $0 + (byLength[$1] ?? []) }
    }
  }

  /// A cell that stands for the same widget on every version. Before a family had variants, it had the
  /// size of the usual one.
  private static func widget(_ cell: Cell, _ catalog: Catalog) -> Cell {
    let newest = catalog.releases(of: cell.platform).last?.os ?? cell.os
    guard let widget = cell.widget else { return cell.on(newest) }
    let variant =
      widget.variant ?? catalog.usualVariant(of: widget.family, on: cell.platform, newest)
    return cell.on(newest).with(variant)
  }
}
