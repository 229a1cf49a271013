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
    let parts = blocks.flatMap(parts)
    return Panel.column(parts.map(\.panel), gap: 32).drawing(
      title: "Widget sizes", alternative: parts.flatMap(\.words).joined(by: " "),
      notes: notes.map { $0 + "." })
  }

  /// The widgets on the Home Screen where it is known how that is, and the others alone.
  private func parts(of block: CellBlock) -> [Part] {
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
      answer.isKnown
        && !homes.contains { families in
          families.variant == answer.cell[WidgetVariant.self]
            && families.widgets.contains { $0.family == answer.cell[WidgetFamily.self] }
        }
    }.grouped { [name(of: $0.cell), $0.short] }.map(\.elements)
    guard !others.isEmpty else { return drawn.isEmpty ? [nothing(in: answers, title)] : drawn }
    let rows = Panel.rows(of: others.map(widget), within: 640, gap: 24)
    let words = others.map { "\(name(of: $0)) \($0[0].short) points" }
    let marks = others.flatMap { [Mark($0[0].width), Mark($0[0].height)] }
    return drawn + [
      (
        .column(
          [
            .text([title], within: 460, .heading), .column(rows, gap: 16),
            .text(marks.note.map { [$0] } ?? [], within: 460, .note),
          ], gap: 8),
        ["\(title): \(words.joined(by: "; "))."]
      )
    ]
  }

  /// That no widget of a block has a known size, and why.
  private func nothing(in answers: [CellEvidence], _ title: String) -> Part {
    let isAbsent = answers.allSatisfy { $0.height.state == .notApplicable }
    let reason = answers.first.flatMap { catalog.text(ofReasonFor: $0.height) } ?? "no source"
    let words = isAbsent ? "No such widget: \(reason)." : "Nobody published a size."
    return (
      .column(
        [.text([title], within: 460, .heading), .text([words], within: 460, .note)], gap: 8),
      ["\(title): \(words)"]
    )
  }

  /// A widget that stands nowhere, below its name and size. It has the size at some text sizes; of one with an unknown side
  /// there is no outline.
  private func widget(_ answers: [CellEvidence]) -> Panel {
    let scale = DrawingScale.reduced(by: 3)
    let answer = answers[0]
    let width = scale(answer.width.value ?? .zero), height = scale(answer.height.value ?? .zero)
    let outline = [Drawing.Shape.rectangle(x: 0, y: 0, width: width, height: height)]
    let room = max(width, 150)
    return .column(
      [
        .text([name(of: answers)], within: room, .heading),
        .text(["\(answer.short) pt"], within: room, .label),
        Panel(
          shapes: width > 0 && height > 0 ? Pen.widget2.draw(outline) : [], width: width,
          height: height),
      ], gap: 4)
  }

  /// What a widget is called, with the text sizes at which it has its size: `portrait, today-view, compact, xs–l`.
  private func name(of answers: [CellEvidence]) -> String {
    let sizes = answers.compactMap { $0.cell[TextSize.self] }
    let phrases = TextSize.allCases.filter(sizes.contains).runs(in: TextSize.allCases).map { run in
      run.count > 3
        ? "\(run[0].rawValue)–\(run[run.count - 1].rawValue)"
        : run.map(\.rawValue).joined(by: " ")
    }
    return ([name(of: answers[0].cell)] + (sizes.isEmpty ? [] : [phrases.joined(by: " ")]))
      .joined(by: ", ")
  }

  /// What identifiers have of a widget but for Display Zoom and the text size: `systemSmall, canvas`.
  private func name(of cell: Cell) -> String {
    Axis.settings.filter { ![.zoom, .textSize].contains($0) }.compactMap { axis in
      cell[axis].flatMap { catalog.idPart(at: $0, on: axis, of: cell.kind) }
    }.joined(by: ", ")
  }
}
