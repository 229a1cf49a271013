package import WidgetSizing
internal import Wording

/// The widgets in which content is judged, all of one kind, and how.
package struct FitScope {
  let engine: Engine
  package let asked: Asked
  let blocks: [CellBlock]
  /// What was understood of the question, in one line.
  let words: String
  /// Whether the content margins that the system keeps are left free, where they are known.
  let usesMargins: Bool
  /// Whether content that is cut off, or a number that is not known, is a failure anywhere.
  let isStrict: Bool
  /// Notes on how the question was understood.
  let remarks: [String]

  /// What an iPad shows after scaling is left out unless variants are asked for: views are laid out in another size.
  package init(
    engine: Engine, asked: Asked, usesMargins: Bool = true, isStrict: Bool = false,
    remarks: [String] = []
  ) {
    (self.engine, self.asked, self.remarks) = (engine, asked, remarks)
    self.usesMargins = usesMargins && asked.kind.leavesMargins
    self.isStrict = isStrict
    (blocks, words) = engine.scope(of: asked, textSizes: asked.textSizes)
  }
}

/// A question about content in widgets.
protocol FitScoped: Question, AnsweringAsked {
  var scope: FitScope { get }
}

extension FitScoped {
  package var engine: Engine { scope.engine }
  package var remarks: [String] { scope.remarks }
  var asked: Asked { scope.asked }
  var blocks: [CellBlock] { scope.blocks }
  var usesMargins: Bool { scope.usesMargins }
  var isStrict: Bool { scope.isStrict }
  package var notesOnAnswer: [String] { [Self.remarkOnCanvas(blocks)].compactMap(\.self) }

  /// The margin that the guideline recommends for Live Activities, which is not left free.
  func recommendedMargins(_ cells: [Cell]) -> [String] {
    guard kind == .activity else { return [] }
    let margins = cells.compactMap { catalog.words(ofMargin: engine.evidence(.margin, of: $0)) }
      .withoutRepetition
    return margins.isEmpty
      ? []
      : [
        "the guideline recommends a margin of \(margins.joined(by: "; ")), which is not left free here"
      ]
  }
}
