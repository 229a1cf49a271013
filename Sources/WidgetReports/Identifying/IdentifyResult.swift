package import WidgetSizing

/// What explains a size that was seen, of one system.
package struct IdentifyResult: Sendable {
  /// The engine that answers.
  package let engine: Engine
  /// What was seen.
  package let sighting: Sighting
  /// What was seen, as it was typed.
  package let asked: String
  /// The version of the data, `YYYY.MM.N`.
  package let dataVersion: String
  /// What must be said of how the question was understood.
  package var remarks: [String]
  let found: Identification
  private let queries: [Query]

  /// Looks for what explains `sighting` among the cells of `queries`, all about one system, of which
  /// those without a version mean all.
  package init(
    engine: Engine, queries: [Query], sighting: Sighting, asked: String,
    dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.sighting = sighting
    self.asked = asked
    self.dataVersion = dataVersion
    self.remarks = remarks
    self.queries = queries
    found = engine.identify(sighting, among: queries)
  }

  /// Whether a cell explains what was seen.
  package var isExplained: Bool { !found.matches.isEmpty }

  /// The best evidence of an explanation; nil if there is none.
  package var evidence: MatchEvidence? { found.matches.first?.evidence }

  var catalog: Catalog { engine.catalog }

  /// The system whose widgets are considered.
  var system: WidgetSystem { queries.system }

  /// What explains it, or the nearest.
  var shown: [Identification.Match] { isExplained ? found.matches : found.nearest }

  /// Makes all cells that exist, of those that were asked for.
  func universe() -> [Cell] {
    queries.flatMap(engine.withAllVersions).flatMap(engine.blocks).flatMap(engine.existingCells)
  }
}

extension Engine {
  /// The cells of a block that exist, which does not depend on their text size.
  func existingCells(in block: CellBlock) -> [Cell] {
    block.lines.filter { answer(.height, of: $0).state != .notApplicable }
      .flatMap { line in block.textSizes.map { line.at($0) } }
  }
}
