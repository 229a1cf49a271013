internal import WidgetSizing
internal import Wording

/// What is known of one screen on one version: a line for each orientation, entry point and mode of a Today
/// extension, or for each family and variant.
struct BlockAnswers {
  let block: CellBlock
  let engine: Engine
  /// What lengths are shown in.
  let unit: LengthUnit
  /// The models that were asked for by name, else some of those that run the version, else the platform.
  let place: String
  /// The same with each name in full.
  let names: String
  /// The models that were asked for by name, in full; nil if none were.
  let model: String?
  /// The numbers besides the sides of which at least one is known, or which were asked for.
  let quantities: [Quantity]
  var lines: [CellEvidence] { didSet { shownOS = block.os(of: lines) } }
  /// The height of the lines of a Today extension at each text size.
  private let heights: [Cell: [Evidence]]
  /// The numbers besides the sides, of the lines that exist.
  private let others: [Cell: [Evidence]]
  /// The version of the known lines if all have one, else that of the block; found once for all rows.
  private(set) var shownOS: OSVersion
  /// Why numbers are disputed, unknown or not applicable.
  private(set) var remarks: [Remark] = []

  /// Finds the answers.
  ///
  /// - Parameters:
  ///   - block: What is asked for.
  ///   - engine: The engine.
  ///   - unit: What lengths are shown in.
  ///   - models: The models of the screen that were asked for by name.
  ///   - zoom: What is added to the names of the place.
  ///   - asked: Numbers besides the sides that are shown whether known or not.
  init(
    _ block: CellBlock, in engine: Engine, _ unit: LengthUnit,
    naming models: [Key<Device>], zoom: String?, asking asked: [Quantity]
  ) {
    let engine = engine.asked(about: block.device)
    let catalog = engine.catalog
    (self.block, self.engine, self.unit, shownOS) = (block, engine, unit, block.os)
    let ending = zoom.map { ", \($0)" } ?? ""
    model = models.isEmpty ? nil : catalog.names(of: models).list + ending
    let placed = models.isEmpty ? engine.models(of: block) : models
    place =
      (placed.isEmpty ? catalog.name(of: block.screen) : catalog.briefPhrase(of: placed)) + ending
    names =
      (placed.isEmpty ? place : catalog.names(of: placed).joined(by: ", ") + ending)
    let quantities = engine.otherQuantities(in: block, and: asked)
    self.quantities = quantities
    lines = block.lines.map { engine.evidence($0.at(block.anchor.size)) }
    // Whether a cell exists does not depend on the text size.
    let existing = lines.filter { $0.width.state != .notApplicable }.map(\.cell)
    func found(_ evidence: (Cell) -> [Evidence]) -> [Cell: [Evidence]] {
      Dictionary(existing.map { ($0, evidence($0)) }, uniquingKeysWith: { first, _ in first })
    }
    heights =
      block.textSizes.count < 2
      ? [:] : found { engine.evidence(.height, along: $0, at: block.textSizes) }
    others =
      quantities.isEmpty ? [:] : found { cell in quantities.map { engine.evidence($0, of: cell) } }
    shownOS = block.os(of: lines)
    remarks = remarks(asking: asked)
  }
}

extension CellBlock {
  /// The version of the known lines of an answer if all have one, else that of the block.
  fileprivate func os(of lines: [CellEvidence]) -> OSVersion {
    let versions = Set(lines.lazy.filter(\.isAnswered).map(\.cell.os))
    return versions.count == 1 ? versions.first ?? os : os
  }
}

extension CellEvidence {
  /// Whether a number is known.
  func knows(_ quantity: Quantity) -> Bool { self[quantity].state.isKnown }

  /// Whether a side is known, of a Today extension its height.
  var isAnswered: Bool { height.state.isKnown || cell.kind.hasFamilies && width.state.isKnown }
}

extension BlockAnswers {
  /// What is known of a number of a line; nil if the block does not have it.
  func evidence(_ quantity: Quantity, of line: CellEvidence) -> Evidence? {
    if Quantity.sides.contains(quantity) { return line[quantity] }
    if line.width.state == .notApplicable { return line.width }
    return others(of: line).first { $0.quantity == quantity }
  }

  /// What is known of the numbers of a line besides its sides.
  func others(of line: CellEvidence) -> [Evidence] { others[line.cell] ?? [] }

  /// The height of a line at each text size.
  func heights(of line: CellEvidence) -> [Evidence] {
    heights[line.cell] ?? block.textSizes.map { _ in line.height }
  }

  /// Whether the width or a height of a line is known.
  func knowsSide(of line: CellEvidence) -> Bool {
    ([line.width, line.height] + heights(of: line)).contains { $0.state.isKnown }
  }

  /// The claims that state the width and the heights of a line, or that a rule derives those of a widget of a family
  /// from.
  func claims(of line: CellEvidence) -> [Key<Claim>] {
    ([line.width] + (block.kind.hasFamilies ? [line.height] : heights(of: line)))
      .flatMap { block.kind.hasFamilies ? $0.basis : $0.claims }
  }
}

// The whole table.
extension BlockAnswers {
  /// All lines with all numbers: a row for each widget, of Today extensions a row for each text size.
  var table: Sheet.Table {
    block.kind.hasFamilies
      ? Pivot(listing: entries, by: axes.map { .axis($0) }, in: engine.catalog).table()
      : tableOfTextSizes
  }

  /// The lines, each with the block.
  var entries: [Pivot.Entry] { lines.map { Pivot.Entry(block: self, line: $0) } }

  /// The cells, each as a line of its own.
  var cells: [CellEvidence] {
    var cells: [CellEvidence] = []
    engine.forEachEvidence(in: block) { cells.append($0) }
    return cells
  }

  /// The height at each text size of each line, below its width.
  private var tableOfTextSizes: Sheet.Table {
    let columns = lines.map { line in
      let words = axes.map { block.words(of: line.cell, on: $0, engine.catalog) }
      return Sheet.Table.Column(words.joined(by: " "), isNumeric: true, isWrapped: true)
    }
    var table = Sheet.Table("", [.label("")] + columns)
    table.append([.init("width")] + lines.map { .init($0.width.answer, atScale: unitsPerPoint) })
    for (place, size) in block.textSizes.enumerated() {
      table.append(
        [.init(size.rawValue)]
          + lines.map { .init(heights(of: $0)[place].answer, atScale: unitsPerPoint) })
    }
    let sources = lines.map { engine.catalog.sourceIDs(of: claims(of: $0)).joined(by: " ") }
    table.append(["sources"] + sources)
    return table
  }
}

extension CellBlock {
  /// The text size at which widths are shown, and its place among those of the block.
  var anchor: (size: TextSize, place: Int) {
    let place = textSizes.firstIndex(of: .l) ?? 0
    return (textSizes.isEmpty ? .l : textSizes[place], place)
  }

  /// The axes that tell its lines apart.
  func axes(in catalog: Catalog) -> [Axis] {
    lines.first?.kind.labelAxes.filter { axis in
      switch axis {
      case .entryPoint, .mode, .family, .variant:
        lines.contains { catalog.id(of: $0, on: axis) != nil }
      default: Set(lines.map { $0[axis] }).count > 1
      }
    } ?? []
  }

  /// What tells a line from the others on an axis. The family has the version of its line if that is not the one of
  /// the block.
  func words(of line: Cell, on axis: Axis, _ catalog: Catalog) -> String {
    let words =
      (axis == .column ? catalog.id(of: line, on: axis) : catalog.words(of: line, on: axis)) ?? ""
    return axis == .family && line.os != os
      ? "\(words) (\(catalog.name(of: line.os, on: line.platform)))" : words
  }
}

extension Engine {
  /// The models that a block is about: those that run the version or, if no source names one, all of the screen.
  /// A model with numbers of its own is about these.
  func models(of block: CellBlock) -> [Key<Device>] {
    let running = catalog.devices(of: block.screen, on: block.os, with: block.kind).filter {
      !isApart($0, with: block.kind, block.zoom, on: block.os)
    }
    return running.isEmpty
      ? block.screen.screenClass.map { catalog.screenClasses[$0].devices } ?? [] : running
  }

  /// The numbers besides the sides of which one is known in a block, and those that were asked for.
  fileprivate func otherQuantities(in block: CellBlock, and asked: [Quantity]) -> [Quantity] {
    guard let kind = block.lines.first?.kind else { return [] }
    return catalog.quantities(of: kind).filter { quantity in
      !Quantity.sides.contains(quantity)
        && (asked.contains(quantity)
          || block.lines.contains { answer(quantity, of: $0).state.isKnown })
    }
  }
}
