internal import WidgetSizing
internal import Wording

/// What is known of one screen on one version: a line for each orientation, entry point and mode of a Today
/// extension, or for each family and variant.
struct BlockAnswers {
  /// What is known of a widget.
  struct Line {
    /// The cell, at the first text size.
    let cell: Cell
    /// The width, at the text size of ``BlockAnswers/anchor``.
    let width: Evidence
    /// The height at each text size.
    let heights: [Evidence]
    /// The height at the text size of the width.
    let height: Evidence
    /// The other numbers.
    let others: [Evidence]
  }

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
  var lines: [Line]
  /// Why numbers are disputed, unknown or not applicable.
  let remarks: [Remark]
  /// The marks of all numbers, in their usual order.
  let marks: [Mark]

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
    (self.block, self.engine, self.unit) = (block, engine, unit)
    let ending = zoom.map { ", \($0)" } ?? ""
    model = models.isEmpty ? nil : catalog.names(of: models).list + ending
    let placed = models.isEmpty ? engine.models(of: block) : models
    place =
      (placed.isEmpty ? catalog.name(of: block.screen) : catalog.briefPhrase(of: placed)) + ending
    names =
      (placed.isEmpty ? place : catalog.names(of: placed).joined(by: ", ") + ending)
    let quantities = engine.otherQuantities(in: block, and: asked)
    self.quantities = quantities
    var collected = Remarks(block.kind, sizes: block.textSizes.count)
    let anchor = block.anchor
    let axes = block.axes(in: catalog)
    lines = block.lines.map { cell in
      let labels = axes.map { block.words(of: cell, on: $0, catalog) }
      let width = engine.evidence(.width, along: cell, at: [anchor.size])[0]
      guard width.state != .notApplicable else {
        // Whether a cell exists does not depend on the text size.
        collected.add(width, nil, of: labels, at: block.textSizes, catalog)
        return Line(
          cell: cell, width: width, heights: block.textSizes.map { _ in width }, height: width,
          others: [])
      }
      let heights = engine.evidence(.height, along: cell, at: block.textSizes)
      collected.add(width, heights, of: labels, at: block.textSizes, catalog)
      let others = quantities.map { engine.evidence($0, of: cell) }
      for other in others
      where other.state == .disputed || other.state == .unknown && asked.contains(other.quantity) {
        collected.add(other, other.quantity, of: labels, at: block.textSizes, catalog)
      }
      return Line(
        cell: cell, width: width, heights: heights, height: heights[anchor.place], others: others)
    }
    remarks = collected.all
    marks = collected.marks
  }
}

extension BlockAnswers.Line {
  /// What is known of a number; nil if the block does not have it.
  subscript(quantity: Quantity) -> Evidence? {
    switch quantity {
    case .width: width
    case .height: height
    default: width.state == .notApplicable ? width : others.first { $0.quantity == quantity }
    }
  }

  /// Whether a number is known.
  func knows(_ quantity: Quantity) -> Bool { self[quantity]?.state.isKnown ?? false }

  /// Whether a side is known, of a Today extension its height.
  var isKnown: Bool { height.state.isKnown || cell.kind.hasFamilies && width.state.isKnown }

  /// Whether its width or a height is known.
  var hasKnownNumber: Bool { ([width] + heights).contains { $0.state.isKnown } }

  /// The claims that state its width and heights, or that a rule derives those of a widget of a family from.
  var claims: [Key<Claim>] {
    ([width] + heights).flatMap { cell.kind.hasFamilies ? $0.basis : $0.claims }
  }
}

extension BlockAnswers {
  /// The version of the known lines if all have one, else that of the block.
  var shownOS: OSVersion {
    let versions = Set(lines.filter(\.isKnown).map(\.cell.os))
    return versions.count == 1 ? versions.first ?? block.os : block.os
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
