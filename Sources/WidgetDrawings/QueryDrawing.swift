package import Documents
package import WidgetSizing
internal import Wording

/// The cells of blocks, all about one kind of widget, as one drawing, and below it all that must be said of them.
package struct QueryDrawing {
  private let blocks: [CellBlock]
  private let notes: [String]
  private let engine: Engine

  /// What is drawn of a block, and the same in words.
  private typealias Part = (panel: Panel, words: [String])

  /// Makes the drawing.
  ///
  /// - Parameters:
  ///   - blocks: What was asked for.
  ///   - notes: What must be said of the answers.
  ///   - engine: What answers.
  package init(_ blocks: [CellBlock], notes: [String], in engine: Engine) {
    self.blocks = blocks
    self.notes = notes
    self.engine = engine
  }

  private var catalog: Catalog { engine.catalog }

  /// The drawing: each block below the others.
  package var drawing: Drawing {
    let hasFamilies = blocks.first?.kind.hasFamilies == true
    let parts = blocks.flatMap { hasFamilies ? families(of: $0) : screens(of: $0) }
    let hasScreen =
      !hasFamilies
      && blocks.contains { ScreenSizes.all(of: $0, in: engine).contains { !$0.isNotApplicable } }
    let placeNote = hasScreen ? [ScreenDrawing.placeNote] : []
    return Panel.column(parts.map(\.panel), gap: 32).drawing(
      title: "Widget sizes", alternative: parts.flatMap(\.words).joined(by: " "),
      notes: placeNote + notes.map { $0 + "." })
  }

  // MARK: Today extensions

  /// A row for each entry point, in which the orientations stand beside each other. What cannot be is told only where
  /// there is nothing else to tell.
  private func screens(of block: CellBlock) -> [Part] {
    let all = ScreenSizes.all(of: block, in: engine)
    let existing = all.filter { !$0.isNotApplicable }
    let drawn = existing.isEmpty ? Array(all.prefix(1)) : existing
    return EntryPoint.allCases.map { entryPoint in
      let row = drawn.filter { $0.setting.entryPoint == entryPoint }
      return (
        self.row(of: row), row.map { "\(catalog.title(of: $0)): \($0.alternative(catalog))" }
      )
    }
  }

  /// Screens beside each other, on one line below their headings.
  private func row(of all: [ScreenSizes]) -> Panel {
    let drawings = all.map { ScreenDrawing($0, catalog) }
    let headings = drawings.map { $0.heading(catalog.title(of: $0.sizes)) }
    let height = headings.map(\.height).max() ?? 0
    return .row(
      zip(headings, drawings).map { heading, drawing in
        var heading = heading
        heading.height = height
        return .column([heading, drawing.panel], gap: 10)
      }, gap: 32)
  }

  // MARK: Widgets that come in families

  /// The widgets on the Home Screen where it is known how that is, and the others alone.
  private func families(of block: CellBlock) -> [Part] {
    let answers = block.cells.map { engine.asked(about: block.device).evidence($0) }
    let title =
      "\(catalog.name(of: block.screen)), \(catalog.name(of: block.os, on: block.screen.platform))"
    let homes = HomeScreenFamilies.all(answers, in: engine.asked(about: block.device)).filter {
      $0.corner != nil && DrawnScreen(of: $0.cell, nil, in: catalog) != nil
    }
    let drawn = homes.map { families -> Part in
      let name = ([title] + [families.name(in: catalog)].compactMap(\.self)).joined(by: ", ")
      let home = HomeScreenDrawing(
        families, on: DrawnScreen(of: families.cell, nil, in: catalog), title: name)
      let source = families.grid.map { catalog.sources[$0.source].id } ?? ""
      let note = "Source of the place on the screen: \(source)."
      return (
        .column(
          [
            .text([name], within: 460, .heading), home.panel, .text([note], within: 460, .note),
          ], gap: 8), ["\(name): \(home.alternative)"]
      )
    }
    let others = answers.filter { answer in
      answer.width.value != nil && answer.height.value != nil
        && !homes.contains { families in
          families.variant == answer.cell[WidgetVariant.self]
            && families.widgets.contains { $0.family == answer.cell[WidgetFamily.self] }
        }
    }
    guard !others.isEmpty else { return drawn }
    let rows = Panel.rows(of: others.map(widget), within: 640, gap: 24)
    let words = others.map { "\(catalog.widgetName(of: $0.cell)) \($0.short) points" }
    return drawn + [
      (
        .column([.text([title], within: 460, .heading), .column(rows, gap: 16)], gap: 8),
        ["\(title): \(words.joined(by: "; "))."]
      )
    ]
  }

  /// A widget that stands nowhere, below its name and size.
  private func widget(_ answer: CellEvidence) -> Panel {
    let scale = DrawingScale.reduced(by: 3)
    let width = scale(answer.width.value ?? .zero), height = scale(answer.height.value ?? .zero)
    let shape = Drawing.Shape.rectangle(x: 0, y: 0, width: width, height: height)
    let room = max(width, 130)
    return .column(
      [
        .text([catalog.widgetName(of: answer.cell)], within: room, .heading),
        .text(["\(answer.short) pt"], within: room, .label),
        Panel(shapes: Pen.widget2.draw([shape]), width: width, height: height),
      ], gap: 4)
  }
}
