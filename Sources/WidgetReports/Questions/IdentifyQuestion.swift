package import WidgetSizing

/// What explains a size that was seen, among the widgets of one kind or of several.
package struct IdentifyQuestion: Question, Answering {
  /// What was found among the widgets of one kind.
  struct Part: Sendable {
    /// The kind.
    let kind: WidgetKind
    /// What was searched, all of the kind.
    let asked: Asked
    /// What was found.
    let found: Identification
  }

  /// The engine that answers.
  package let engine: Engine
  /// What was seen.
  package let sighting: Sighting
  /// What was seen, as it was typed.
  package let asked: String
  /// Notes on how the question was understood.
  package let remarks: [String]
  /// What was seen in another unit, which stands first; nil if it was not asked for.
  package var conversion: String?
  /// The kinds that explain what was seen, the best evidence first; if none does, those that come
  /// nearest to it.
  let parts: [Part]
  /// What was searched.
  let searched: Asked
  /// The kinds that were searched, in the order of the boxes.
  let kinds: [WidgetKind]
  /// The classes whose whole screen has the size that was seen.
  let screens: [Key<ScreenClass>]

  /// Looks for what explains `sighting` among cells. Where nothing is asked of an axis, all values are
  /// meant, also every version and Display Zoom.
  package init(
    engine: Engine, among searched: Asked, sighting: Sighting, asked: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.sighting = sighting
    self.asked = asked
    self.remarks = remarks
    self.searched = searched
    kinds = searched.boxes.map(\.kind).withoutRepetition
    let all = kinds.map { kind in
      let own = Asked(searched.boxes.filter { $0.kind == kind })
      return Part(kind: kind, asked: own, found: engine.identify(sighting, among: own))
    }
    screens = all.flatMap(\.found.screens).withoutRepetition
    parts = all.contains { $0.evidence != nil } ? all.explaining : all.nearest
  }

  /// Whether a cell explains what was seen.
  package var isExplained: Bool { parts.first?.evidence != nil }
  package var succeeds: Bool { isExplained }

  /// How far the nearest are from what was seen; nil if it is explained, or if nothing is near.
  package var distance: Points? { parts.compactMap(\.found.distance).min() }

  package let key: String? = "cells"

  /// What explains it, or the nearest.
  package var rows: [Identification.Match] { parts.flatMap(\.shown) }

  package var facts: [Field<Void>] {
    [
      .text("asked") { asked }, .boolean("explained") { isExplained },
      .texts("screens") { screens.map { catalog.screenClasses[$0].id } },
    ]
  }

  package var fields: [Field<Identification.Match>] {
    let explains = isExplained
    let fields: [Field<Identification.Match>] = [
      .boolean("explains", column: "is_explanation") { _ in explains },
      .text("evidence") { explains ? $0.evidence.rawValue : nil },
    ]
    // Rows of several kinds have the fields of all of them.
    let kind = kinds.first(where: \.hasFamilies) ?? .today
    let numbers: [Field<Identification.Match>] = [
      catalog.answerField("width", of: kind) { $0.width },
      catalog.answerField("height", of: kind) { $0.height },
    ]
    return catalog.cellFields(of: kinds).map { $0.of(\.cell) } + fields + numbers
  }
}

extension IdentifyQuestion.Part {
  /// The best evidence of an explanation; nil if there is none.
  var evidence: MatchEvidence? { found.matches.first?.evidence }

  /// What explains it, or the nearest.
  var shown: [Identification.Match] { evidence == nil ? found.nearest : found.matches }
}

extension [IdentifyQuestion.Part] {
  /// Those that explain what was seen, the best evidence first. Where one has it exactly, another that
  /// would have to be rounded is no explanation.
  fileprivate var explaining: Self {
    let best = compactMap(\.evidence).min() ?? .possible
    return MatchEvidence.allCases.flatMap { evidence in filter { $0.evidence == evidence } }
      .filter { best >= .rounded || $0.evidence != .rounded }
  }

  /// Those that come nearest to what was seen.
  fileprivate var nearest: Self {
    let least = compactMap(\.found.distance).min()
    return filter { $0.found.distance == least && !$0.found.nearest.isEmpty }
  }
}

extension Engine {
  /// The cells of a block that exist, which does not depend on their text size.
  func existingCells(in block: CellBlock) -> [Cell] {
    let engine = asked(about: block.device)
    return block.lines.lazy.filter { engine.exists($0) }
      .flatMap { line in block.textSizes.lazy.map { line.at($0) } }
  }
}

extension Catalog {
  /// The fields that say which cell it is, of cells of several kinds: what one kind has is empty in
  /// the others.
  fileprivate func cellFields(of kinds: [WidgetKind]) -> [Field<Cell>] {
    var fields: [Field<Cell>] = []
    for field in kinds.flatMap({ cellFields(of: $0) })
    where !fields.contains(where: { $0.key == field.key }) {
      fields.append(field)
    }
    return fields
  }
}
