package import WidgetSizing

/// What explains a size that was seen, of one system.
package struct IdentifyResult<Cell: ReportedCell>: Sendable {
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
  let found: Identification<Cell>
  /// Makes all cells that exist, of those that were asked for.
  let universe: @Sendable () -> [Cell]

  /// Looks for what explains `sighting` among the cells of `queries`, of which those without a
  /// version mean all.
  package init(
    engine: Engine, queries: [TodayQuery], sighting: Sighting, asked: String,
    dataVersion: String, remarks: [String] = []
  ) where Cell == TodayCell {
    self.init(
      engine, sighting, asked, dataVersion, remarks,
      found: engine.identify(sighting, among: queries)
    ) { engine.existingCells(queries) }
  }

  /// Looks for what explains `sighting` among the WidgetKit cells of `queries`, of which those
  /// without a version mean all.
  package init(
    engine: Engine, queries: [WidgetKitQuery], sighting: Sighting, asked: String,
    dataVersion: String, remarks: [String] = []
  ) where Cell == WidgetKitCell {
    self.init(
      engine, sighting, asked, dataVersion, remarks,
      found: engine.identify(sighting, among: queries)
    ) { engine.existingCells(queries) }
  }

  private init(
    _ engine: Engine, _ sighting: Sighting, _ asked: String, _ dataVersion: String,
    _ remarks: [String], found: Identification<Cell>, universe: @escaping @Sendable () -> [Cell]
  ) {
    self.engine = engine
    self.sighting = sighting
    self.asked = asked
    self.dataVersion = dataVersion
    self.remarks = remarks
    self.found = found
    self.universe = universe
  }

  /// Whether a cell explains what was seen.
  package var isExplained: Bool { !found.matches.isEmpty }

  /// The best evidence of an explanation; nil if there is none.
  package var evidence: MatchEvidence? { found.matches.first?.evidence }

  var catalog: Catalog { engine.catalog }

  /// What explains it, or the nearest.
  var shown: [Identification<Cell>.Match] { isExplained ? found.matches : found.nearest }
}

extension Engine {
  /// The cells of queries that exist, on all versions if none is named.
  fileprivate func existingCells(_ queries: [TodayQuery]) -> [TodayCell] {
    queries.flatMap { query in
      query.screenClasses.flatMap { screenClass in
        var single = query
        single.screenClasses = [screenClass]
        single.os = query.os ?? versions(of: screenClass, for: query.device)
        return blocks(single).flatMap { block in
          // Whether a cell exists does not depend on its text size.
          block.lines.filter { answer(.height, of: $0).state != .notApplicable }
            .flatMap { line in
              block.textSizes.map { textSize in
                var cell = line
                cell.textSize = textSize
                return cell
              }
            }
        }
      }
    }
  }

  /// The WidgetKit cells of queries that exist, on all versions if none is named.
  fileprivate func existingCells(_ queries: [WidgetKitQuery]) -> [WidgetKitCell] {
    queries.flatMap { $0.withAllVersions(self) }.flatMap(blocks).flatMap(\.cells).filter {
      answer(.height, of: $0).state != .notApplicable
    }
  }
}
