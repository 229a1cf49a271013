internal import WidgetSizing

/// Every size of the widgets on one screen or one model, and which of them a file is compared with.
struct KnownSizes {
  /// A widget with its size.
  struct Known {
    let evidence: CellEvidence
    /// Nil of a Today extension.
    let family: WidgetFamily?
    /// Pixels a point.
    let scale: Int
    /// Whether its version and its variant are among those that a file is compared with.
    let isAsked: Bool
    /// Whether no newer version of these has a known size of this widget.
    let isNewest: Bool
    /// The least sides of a Live Activity, which grows with what is in it.
    let least: (width: Points?, height: Points?)

    var cell: Cell { evidence.cell }
  }

  /// The sizes by a width in whole points or pixels, and by a height; and those that are ranges.
  private var byWidth: [Int: [Int]] = [:]
  private var byHeight: [Int: [Int]] = [:]
  private var ranges: [Int] = []

  /// The widgets of each family, the newest versions first.
  private(set) var sizes: [Known] = []
  /// The versions that the place runs.
  let versions: [OSVersion]
  /// The families that the place has on a version, and those with a variant that nobody measured.
  private(set) var families: Set<WidgetFamily> = []
  private(set) var partlyUnknown: Set<WidgetFamily> = []
  /// The Today extensions, but for those behind a quick action, of which nobody measured a size.
  private(set) var unknown: [Cell] = []

  /// Finds the sizes of every widget of a screen, or of the model that a query names.
  ///
  /// - Parameters:
  ///   - query: The widgets that a file is compared with, on one screen.
  ///   - zooms: The choices of Display Zoom.
  ///   - engine: The engine on the tables.
  init(_ query: Query, zooms: [DisplayZoom], _ engine: Engine) {
    let screen = query.screens[0]
    let scale = screen.screenClass.map { engine.catalog.screenClasses[$0].scale } ?? 1
    versions = engine.versions(of: query.kind, on: screen, for: query.device)
    var everything = query
    everything.os = versions
    everything.isExhaustive = true
    everything.variants = nil
    everything.families = nil
    for zoom in zooms {
      var asked = query
      (asked.zoom, everything.zoom) = (zoom, zoom)
      let askedCells = Set(engine.blocks(asked).flatMap(\.lines).map { $0.at(.l) })
      var seen: Set<Cell> = []
      for block in engine.blocks(everything).sorted(by: { $0.os > $1.os }) {
        engine.forEachEvidence(in: block) { evidence in
          let cell = evidence.cell, family = cell[WidgetFamily.self]
          // A variant that is asked for by name alone counts in a file, too.
          let isByName = query.variants == nil && cell[WidgetVariant.self]?.isUnnamed == false
          let isAsked =
            askedCells.contains(cell.at(.l)) || isByName && query.os?.contains(cell.os) == true
          if let family, evidence.width.state != .notApplicable { families.insert(family) }
          guard evidence.width.state.isKnown, evidence.height.state.isKnown else {
            guard isAsked, [evidence.width.state, evidence.height.state].contains(.unknown) else {
              return
            }
            if let family, evidence.width.state == .unknown { partlyUnknown.insert(family) }
            if family == nil, cell[EntryPoint.self] != .quickAction { unknown.append(cell) }
            return
          }
          // Later versions have other modes.
          let isFormer = cell[Mode.self] == .legacy && versions.contains { $0 >= OSVersion(10) }
          let isNewest =
            isAsked && !isFormer && seen.insert(Self.widget(cell, engine.catalog)).inserted
          let isActivity = cell.kind == .activity
          sizes.append(
            Known(
              evidence: evidence, family: family, scale: scale, isAsked: isAsked,
              isNewest: isNewest,
              least: isActivity
                ? (evidence[.minimumWidth].value, evidence[.minimumHeight].value) : (nil, nil)))
        }
      }
    }
    for index in sizes.indices { addToIndex(index) }
  }

  private mutating func addToIndex(_ index: Int) {
    let known = sizes[index], width = known.evidence.width, height = known.evidence.height
    guard width.value != nil, height.value != nil, width.range == nil, height.range == nil,
      known.least == (nil, nil)
    else {
      ranges.append(index)
      return
    }
    func add(_ evidence: Evidence, to places: inout [Int: [Int]]) {
      let values =
        [evidence.value].compactMap(\.self) + (evidence.drawn + evidence.alternatives).map(\.value)
      for key in Set(
        values.flatMap { [$0.threeHundredths / 300, $0.threeHundredths * known.scale / 300] })
      {
        places[key, default: []].append(index)
      }
    }
    add(width, to: &byWidth)
    add(height, to: &byHeight)
  }

  /// The sizes that may agree with a written one, in their order.
  func candidates(for size: WrittenSize) -> [Int] {
    let whole = size.width.tenThousandths / 10_000
    var found = ranges
    for side in whole - 1...whole + 1 {
      found += byWidth[side] ?? []
      if size.height == nil { found += byHeight[side] ?? [] }
    }
    return found.count > 1 ? Set(found).sorted() : found
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
