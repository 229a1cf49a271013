package import Documents
package import WidgetSizing
internal import Wording

/// The cells of blocks, all about one kind of widget, as one drawing, and below it all that must be said of them.
package struct QueryDrawing {
  let blocks: [CellBlock]
  let notes: [String]
  let engine: Engine

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

  var catalog: Catalog { engine.catalog }

  /// The drawing.
  package var drawing: Drawing {
    blocks.first?.kind.hasFamilies == true ? drawingOfFamilies : drawingOfTodayExtensions
  }

  /// The result as one drawing: a row for each class, version and entry point, in which the
  /// orientations stand beside each other, and below all what must be said of it.
  private var drawingOfTodayExtensions: Drawing {
    var rows: [Panel] = []
    var alternatives: [String] = []
    var hasWidget = false
    for block in blocks {
      let all = ScreenSizes.all(of: block, in: engine)
      // What cannot be is told only where there is nothing else to tell.
      let existing = all.filter { !$0.isNotApplicable }
      hasWidget = hasWidget || !existing.isEmpty
      let drawn = existing.isEmpty ? Array(all.prefix(1)) : existing
      for entryPoint in EntryPoint.allCases {
        let row = drawn.filter { $0.setting.entryPoint == entryPoint }
        rows.append(self.row(of: row))
        alternatives += row.map { "\(catalog.title(of: $0)): \($0.alternative(catalog))" }
      }
    }
    let sizes = Panel.column(rows, gap: 32)
    let placeNote = hasWidget ? [ScreenDrawing.placeNote] : []
    let words = Panel.text(
      placeNote + notes.map { $0 + "." }, within: max(sizes.width, 300), .note)
    return Panel.column([sizes, words], gap: 16)
      .drawing(title: "Widget sizes", alternative: alternatives.joined(by: " "))
  }

  /// Screens beside each other, on one line below their headings.
  private func row(of all: [ScreenSizes]) -> Panel {
    let drawings = all.map { ScreenDrawing($0, catalog) }
    let headings = drawings.map { $0.heading(catalog.title(of: $0.sizes)) }
    let height = headings.reduce(0) { max($0, $1.height) }
    return .row(
      zip(headings, drawings).map { heading, drawing in
        var heading = heading
        heading.height = height
        return .column([heading, drawing.panel], gap: 10)
      }, gap: 32)
  }
}
