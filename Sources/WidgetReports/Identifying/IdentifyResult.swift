public import WidgetSizing

/// What explains a size that was seen.
public struct IdentifyResult: Sendable {
  /// The engine that answers.
  public let engine: Engine
  /// What was seen.
  public let sighting: Sighting
  /// What was seen, as it was typed.
  public let asked: String
  /// The version of the data, `YYYY.MM.N`.
  public let dataVersion: String
  /// What must be said of how the question was understood.
  public let remarks: [String]
  let queries: [TodayQuery]
  let found: Identification

  /// Looks for what explains `sighting` among the cells of `queries`, of which those without a
  /// version mean all.
  public init(
    engine: Engine, queries: [TodayQuery], sighting: Sighting, asked: String,
    dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.queries = queries
    self.sighting = sighting
    self.asked = asked
    self.dataVersion = dataVersion
    self.remarks = remarks
    found = engine.identify(sighting, among: queries)
  }

  /// Whether a cell explains what was seen.
  public var isExplained: Bool { !found.matches.isEmpty }

  var catalog: Catalog { engine.catalog }

  /// What explains it, or the nearest.
  var shown: [Identification.Match] { isExplained ? found.matches : found.nearest }
}
