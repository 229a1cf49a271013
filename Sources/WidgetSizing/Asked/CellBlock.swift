internal import Wording

/// All cells of one screen on one version that are asked for. Those that do not exist are among them
/// if they were asked for.
public struct CellBlock: Sendable {
  /// What asks for the cells.
  public let asked: AskedBox
  /// The screen of all cells.
  public let screen: Screen
  /// The version of all cells, unless it is the default: then a family may have another.
  public let os: OSVersion
  /// Whether the version was not asked for.
  public let hasDefaultOS: Bool
  /// What the person chose for Display Zoom.
  public let zoom: DisplayZoom
  /// The cells at the first text size, in the order in which they are shown.
  public internal(set) var lines: [Cell]
  /// The text sizes of each line: of widgets whose size does not depend on it a single one.
  public let textSizes: [TextSize]

  /// The kind of widget.
  public var kind: WidgetKind { asked.kind }
  /// The model that the question names: only versions that it runs count.
  package var device: Key<Device>? { asked.device }

  /// All cells, one line after the other. Nothing is allocated for a cell.
  public var cells: some Sequence<Cell> & Sendable {
    lines.lazy.flatMap { line in textSizes.lazy.map { line.at($0) } }
  }

  /// The families that are answered for another version, with it.
  package var familiesOnOtherVersions: [(family: WidgetFamily, os: OSVersion)] {
    guard hasDefaultOS else { return [] }
    var seen: Set<WidgetFamily> = []
    return lines.compactMap { line in
      guard line.os != os, let family = line[WidgetFamily.self], seen.insert(family).inserted
      else { return nil }
      return (family, line.os)
    }
  }

  /// The same block with another choice of Display Zoom.
  func with(_ zoom: DisplayZoom) -> CellBlock {
    CellBlock(
      asked: asked, screen: screen, os: os, hasDefaultOS: hasDefaultOS, zoom: zoom,
      lines: lines.map { $0.with(zoom) }, textSizes: textSizes)
  }

  /// The same block with one of its lines alone.
  func only(_ line: Cell) -> CellBlock {
    var block = self
    block.lines = [line]
    return block
  }
}

extension Engine {
  /// The blocks of cells that are asked for, box after box, and in a box zoom after zoom.
  ///
  /// Where no version is asked for, a block has the default one, and each family the newest on which it is
  /// known. A screen that runs no version with such widgets has no block.
  public func blocks(_ asked: Asked) -> [CellBlock] {
    asked.boxes.flatMap { blocks($0, knowing: asked.quantities) }
  }

  /// The blocks of one box.
  package func blocks(
    _ asked: AskedBox, knowing quantities: [Quantity] = Quantity.sides
  ) -> [CellBlock] {
    let screens = catalog.screens(of: asked)
    return (asked.zooms ?? [.standard]).flatMap { zoom in
      screens.flatMap { screen -> [CellBlock] in
        if let versions = asked.versions(on: screen.platform) {
          return versions.map { block(of: asked, on: screen, $0, zoom) }
        }
        return defaultBlock(of: asked, on: screen, zoom, knowing: quantities).map { [$0] } ?? []
      }
    }
  }

  /// The blocks of every cell of some boxes: on all versions that a screen runs, with all that it can be set to
  /// and with all values of other axes, where nothing of them is asked.
  package func everyBlock(_ asked: Asked) -> [CellBlock] { asked.boxes.flatMap(everyBlock) }

  /// The blocks of every cell of one box.
  package func everyBlock(_ asked: AskedBox) -> [CellBlock] {
    let screens = catalog.screens(of: asked)
    return (asked.zooms ?? DisplayZoom.all(of: asked.kind, in: catalog)).flatMap { zoom in
      screens.filter { asked.zooms != nil || catalog.mayHave(zoom, $0, asked.kind) }.flatMap {
        screen in
        (asked.versions(on: screen.platform)
          ?? versions(of: asked.kind, on: screen, for: asked.device)).map {
            block(of: asked, on: screen, $0, zoom, all: true)
          }
      }
    }
  }

  /// All cells of a box on one of its screens, on a version.
  ///
  /// - Parameters:
  ///   - asked: The box.
  ///   - screen: The screen.
  ///   - os: The version.
  ///   - zoom: The choice of Display Zoom; nil for the first of the box.
  ///   - familyVersions: The versions of families that are answered for another version than `os`; nil if the version
  ///     is asked for.
  ///   - isWhole: Whether all values are meant on axes of which nothing is asked, not only those that lists have.
  /// - Returns: The block. Lines are in the order of lists, whatever the order in which values were named.
  package func block(
    of asked: AskedBox, on screen: Screen, _ os: OSVersion, _ zoom: DisplayZoom? = nil,
    moving familyVersions: [WidgetFamily: OSVersion]? = nil, all isWhole: Bool = false
  ) -> CellBlock {
    let kind = asked.kind, zoom = zoom ?? asked.zoom
    let textSizes = Axis.textSize.kinds.contains(kind) ? asked.textSizes ?? TextSize.all : [.l]
    let first = Cell(firstOf: kind, Release(screen.platform, os), on: screen, zoom)
    var lines = [first.at(textSizes[0])]
    var box = asked.box
    if kind.hasFamilies, asked.families == nil, asked.variants != nil {
      box.set(catalog.families(of: asked, on: screen.platform, os))
    }
    for axis in kind.axes where ![.os, .screenClass, .zoom, .textSize].contains(axis) {
      lines = lines.flatMap {
        axis.values.cells(in: box, all: isWhole, beside: $0, in: catalog)
      }
      if axis == .family, let familyVersions {
        lines = lines.map { line in
          line[WidgetFamily.self].flatMap { familyVersions[$0] }.map(line.on) ?? line
        }
      }
    }
    return CellBlock(
      asked: asked, screen: screen, os: os, hasDefaultOS: familyVersions != nil, zoom: zoom,
      lines: lines, textSizes: textSizes)
  }

  /// The cells of blocks that exist, each once, with the sizes that views are laid out in.
  ///
  /// The sizes that iPads show after scaling are among them only if variants are asked for.
  package func layoutCells(_ blocks: [CellBlock]) -> [Cell] {
    var seen: Set<Cell> = []
    return blocks.flatMap { block in
      let engine = asked(about: block.device)
      return block.cells.filter { cell in
        block.asksForLayout(cell) && engine.exists(cell) && seen.insert(cell).inserted
      }
    }
  }

  /// The identifiers of the cells that are asked for.
  public func ids(of asked: Asked) -> [String] {
    blocks(asked).flatMap { $0.cells.map(catalog.id) }
  }
}

extension [CellBlock] {
  /// The blocks of each screen, version, Display Zoom and named variants; `device` tells two models apart.
  package func alike(by device: (CellBlock) -> Key<Device>?) -> [[CellBlock]] {
    grouped {
      DistinctBlock(
        screen: $0.screen, os: $0.os, zoom: $0.zoom, variants: $0.asked.variants,
        device: device($0))
    }.map(\.elements)
  }
}

/// What tells one block from another.
private struct DistinctBlock: Hashable {
  let screen: Screen
  let os: OSVersion
  let zoom: DisplayZoom
  let variants: [WidgetVariant]?
  let device: Key<Device>?
}

extension CellBlock {
  /// Whether it asks for a line as a size that views are laid out in: what an iPad shows after scaling is asked for
  /// by the name of its variant alone.
  package func asksForLayout(_ line: Cell) -> Bool {
    asked.variants != nil || line[WidgetVariant.self] != .device
  }
}

extension Catalog {
  /// Whether a screen may have a Display Zoom. For Today extensions, only classes that are known to have it.
  fileprivate func mayHave(_ zoom: DisplayZoom, _ screen: Screen, _ kind: WidgetKind) -> Bool {
    guard kind == .today, zoom != .standard else { return zoom.platforms.contains(screen.platform) }
    return screen.screenClass.flatMap { zoomedClass(of: $0, with: zoom) } != nil
  }
}

extension AxisValue {
  /// The cell with each of these values, or itself if nothing of the axis is asked and lists do not have it.
  package static func cells(
    in box: Box, all isWhole: Bool, beside cell: Cell, in catalog: Catalog
  ) -> [Cell] {
    if let named = box[Self.self] {
      let inOrder = named.count < 2 ? named : all(of: cell.kind, in: catalog).filter(box.has)
      return listed(inOrder, beside: cell, in: catalog).map { cell.with($0) }
    }
    if isWhole { return all(beside: cell, in: catalog).map { cell.with($0) } }
    return isListed ? unnamed(beside: cell, in: catalog).map { cell.with($0) } : [cell]
  }
}

extension Catalog {
  /// The families of a version that are asked for. Where variants are named and no family is, those that come in one
  /// of them; all if none does.
  func families(of asked: AskedBox, on platform: Platform, _ os: OSVersion) -> [WidgetFamily] {
    if let families = asked.families { return families }
    let families = families(of: asked.kind, on: platform, os)
    guard let variants = asked.variants else { return families }
    let own = families.filter { family in
      variants.contains { firstVersion(with: $0, of: family, on: platform) != nil }
    }
    return own.isEmpty ? families : own
  }
}

extension OSRelease.Modes {
  /// The display modes, in their usual order.
  var modes: [Mode] {
    switch self {
    case .legacy: [.legacy]
    case .compactExpanded: [.compact, .expanded]
    }
  }
}
