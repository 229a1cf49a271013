public import WidgetSizing
internal import Wording

/// How the sizes in other people's tables and source text compare with what is known.
public struct ForeignTableResult {
  let engine: Engine
  let tables: [ForeignTable]
  /// The version of the tables, `YYYY.MM.N`.
  let dataVersion: String
  /// Notes on how the question was understood.
  let remarks: [String]
  /// Whether the check fails if a size has no device or no family, or if there is no size.
  let isStrict: Bool
  /// The versions that the sizes were compared with, in words.
  let versions: String

  /// Judges the sizes in files.
  ///
  /// - Parameters:
  ///   - files: The files with their bytes.
  ///   - engine: The engine on the tables.
  ///   - queries: The widgets that sizes are compared with; those without a version mean all.
  ///   - zooms: What was chosen for Display Zoom; nil for all that there is.
  ///   - isStrict: Whether the check fails if a size has no device or no family, or if there is no size.
  ///   - dataVersion: The version of the tables.
  ///   - remarks: Notes on how the question was understood.
  public init(
    _ files: [(path: String, bytes: [UInt8])], with engine: Engine, among queries: [Query],
    zooms: [DisplayZoom]?, isStrict: Bool, dataVersion: String, remarks: [String]
  ) {
    self.engine = engine
    self.dataVersion = dataVersion
    self.remarks = remarks
    self.isStrict = isStrict
    let all = queries.flatMap(engine.withAllVersions).compactMap { query -> Query? in
      guard !query.screenClasses.isEmpty else { return nil }
      var own = query
      let existing = engine.versions(of: query.kind, on: query.screens[0], for: query.device)
      own.os = query.os?.filter(existing.contains)
      return own.os?.isEmpty == false ? own : nil
    }
    versions =
      Platform.allCases.compactMap { platform in
        let own = Set(all.filter { $0.screens[0].platform == platform }.flatMap { $0.os ?? [] })
        return own.isEmpty ? nil : engine.catalog.ranges(of: own.sorted(), on: platform)
      }.list
    let vocabulary = SourceVocabulary(engine.catalog)
    let judge = ForeignTableJudge(engine, all, zooms: zooms)
    tables = files.map { ForeignTable($0.bytes, path: $0.path, vocabulary, judge) }
  }

  var catalog: Catalog { engine.catalog }

  /// Whether no widget is left to compare sizes with.
  public var comparesNothing: Bool { versions.isEmpty }

  /// Whether no size is wrong or outdated. A strict check needs sizes, each with a device and a family.
  public var passes: Bool {
    !failsForLackOfSizes
      && tables.allSatisfy { $0.counts.faults == (isStrict ? 0 : $0.counts.unlabelled) }
  }

  /// Whether the check is strict and no file has a size of a widget.
  var failsForLackOfSizes: Bool { isStrict && tables.allSatisfy { $0.counts.checked == 0 } }
}
