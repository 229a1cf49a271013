package import WidgetSizing

/// The widgets that a question is about, all of one kind, and how it was understood.
package struct QuestionScope {
  let engine: Engine
  let asked: Asked
  let blocks: [CellBlock]
  /// What was understood of the question, in one line.
  let words: String
  /// Whether the content margins that the system keeps are left free, where they are known.
  let usesMargins: Bool
  /// Whether content that is cut off, or a number that is not known, is a failure anywhere.
  let isStrict: Bool
  /// Notes on how the question was understood.
  let remarks: [String]

  /// Finds the blocks, in which models with one screen and the same sizes are one unless they stand `apart`.
  package init(
    engine: Engine, asked: Asked, apart: Bool = false, usesMargins: Bool = true,
    isStrict: Bool = false, remarks: [String] = []
  ) {
    (self.engine, self.asked, self.remarks) = (engine, asked, remarks)
    self.usesMargins = usesMargins && asked.kind.leavesMargins
    self.isStrict = isStrict
    blocks = apart ? engine.blocks(asked) : engine.sharedBlocks(asked).map { $0[0] }
    words = engine.catalog.scopeLine(of: asked, blocks, textSizes: asked.textSizes)
  }
}

/// A question that has a scope.
protocol Scoped: Question, Answering {
  var scope: QuestionScope { get }
}

extension Scoped {
  package var engine: Engine { scope.engine }
  package var remarks: [String] { scope.remarks }
  var asked: Asked { scope.asked }
  var blocks: [CellBlock] { scope.blocks }
  var usesMargins: Bool { scope.usesMargins }
  var isStrict: Bool { scope.isStrict }
  var kind: WidgetKind { asked.kind }

  /// What is said where no such widget exists.
  var absence: [String] { [scope.words, catalog.absence(of: blocks)] }

  /// That phones have none of the widgets, and that sizes of iPads are those that views are laid out in, where blocks
  /// have what they show as well and no variant was named.
  package var notesOnAnswer: [String] {
    let hasBoth = blocks.contains { block in
      block.asked.variants == nil && block.lines.contains { $0[WidgetVariant.self] == .device }
    }
    let canvas =
      hasBoth
      ? "iPads by the size that a view is laid out in; --variant device is what they show" : nil
    return [catalog.noteOnPhones(blocks), canvas].compactMap(\.self)
  }

  /// Groups of cells, told by what the scope does not say.
  func groups(of cells: [Cell]) -> CellGroups {
    CellGroups(universe: cells, axes: blocks.spokenAxes, catalog)
  }
}
