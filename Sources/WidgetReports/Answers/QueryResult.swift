public import WidgetSizing

/// The cells of queries, all about one system, ready to be written in a format.
///
/// Answers are computed as they are written, so that a result of any length takes no memory.
public struct QueryResult: Sendable, Answering {
  /// The engine that answers.
  public let engine: Engine
  /// The widget system of the queries.
  public let kind: WidgetKind
  /// What was asked for, one query after the other.
  public let queries: [Query]
  /// The platforms that were asked for.
  let platforms: [Platform]
  /// The models that were asked for by name, of which those that share a screen share a query.
  let models: [Key<Device>]
  /// What must be said of the result as a whole.
  public let remarks: [String]
  /// The unit of lengths in tables for people.
  public let unit: LengthUnit
  /// Numbers besides the sides that are shown in tables for people even if they are unknown.
  public var quantities: [Quantity] = []
  /// The sides that people ask for; none for the whole size.
  public var askedSides: Set<Quantity> = []
  /// Whether people ask for the width divided by the height.
  public var showsAspectRatio = false
  /// By what people ask for the largest size; nil if they do not.
  public var largest: LargestSize?
  /// Whether the tables for people are one, with the devices as a column.
  public var joinsTables = false
  /// Whether the tables for people have what is not known too, with the reasons.
  public var showsAll = false

  /// Makes a result; nothing is answered before it is written.
  public init(
    engine: Engine, queries: [Query], remarks: [String] = [],
    unit: LengthUnit = .points
  ) {
    self.engine = engine
    kind = queries.kind
    self.queries = engine.settled(queries)
    platforms = queries.flatMap(\.screens).map(\.platform).withoutRepetition
    models = queries.compactMap(\.device).withoutRepetition
    self.remarks = remarks
    self.unit = unit
  }

  /// Whether at least one of the numbers is known.
  public var hasKnownNumber: Bool {
    for query in queries {
      for block in engine.blocksInTurn(query) {
        if engine.hasKnownNumber(in: block) { return true }
      }
    }
    return false
  }

  /// One for each screen and version.
  var tableCount: Int {
    queries.reduce(0) { $0 + $1.screens.count * ($1.os?.count ?? 1) }
  }

  /// Whether the settings of Display Zoom differ, so that places name them.
  var namesZooms: Bool { queries.contains { $0.zoom != queries[0].zoom } }

  /// What is known of each screen and version, in their order.
  var blocks: some Sequence<BlockAnswers> {
    let namesZooms = namesZooms
    return queries.lazy.flatMap { query in
      engine.blocksInTurn(query).lazy.map { block in
        // Not a model that does not run the version, or has a row of its own for it.
        let models = models(
          sharing: block.device, on: block.screen.screenClass, block.zoom, block.os
        ).filter { model in
          model == query.device
            || catalog.devices[model].runs(block.os) != false
              && !queries.contains { $0.device == model && $0.os?.contains(block.os) == true }
        }
        return BlockAnswers(
          block, of: query, in: engine, unit, naming: models,
          zoom: namesZooms ? block.zoom.wordsInNames : nil, asking: quantities)
      }
    }
  }

  /// Whether what was asked for is known: the size of a widget, or one of some numbers where these are the answer.
  package func isKnown(_ quantities: [Quantity]) -> Bool {
    guard !quantities.isEmpty else { return hasKnownNumber }
    return blocks.contains { block in
      block.lines.contains { quantities.contains(where: $0.knows) }
    }
  }

  /// The models that were asked for by name, have a screen, and share the answers of one of them.
  func models(
    sharing device: Key<Device>?, on screenClass: Key<ScreenClass>?, _ zoom: DisplayZoom,
    _ os: OSVersion
  ) -> [Key<Device>] {
    func isApart(_ model: Key<Device>) -> Bool { engine.isApart(model, with: kind, zoom, on: os) }
    if let device, isApart(device) { return [device] }
    return models.filter { catalog.devices[$0].screenClass == screenClass && !isApart($0) }
  }

  /// Calls `body` with every cell, its answer, and the query that asks for it.
  func forEachEvidence(_ body: (CellEvidence, Query) -> Void) {
    for query in queries {
      for block in engine.blocksInTurn(query) {
        engine.forEachEvidence(in: block) { body($0, query) }
      }
    }
  }

  /// Everything that must be said in words: of the result as a whole, then of each block.
  var notes: [String] { remarks + blockNotes }

  /// What must be said of the blocks, each thing once.
  var blockNotes: [String] {
    let notes = queries.flatMap { query in
      engine.blocksInTurn(query).flatMap { engine.notes(on: $0, query) }
    }
    return notes.withoutRepetition.filter { !remarks.contains($0) }
  }
}

extension Query {
  /// Whether it asks for a line, as a size that views are laid out in: what an iPad shows after scaling is asked for
  /// by the name of its variant alone.
  func asksForLayout(_ line: Cell) -> Bool {
    variants != nil || line[WidgetVariant.self] != .device
  }
}

extension [Query] {
  /// The system that all of them are about.
  package var kind: WidgetKind { first?.kind ?? .today }
}

extension Engine {
  /// The queries as one for each screen and version, each once, with the versions settled: finding the
  /// default version scans all claims.
  ///
  /// A single query that names its versions is as settled as it can be, however long it is.
  func settled(_ queries: [Query]) -> [Query] {
    if queries.count == 1, queries[0].os != nil { return queries }
    return settled(queries) { query, os in
      query.device.flatMap { device in
        isApart(device, with: query.kind, query.zoom, on: os)
          ? device : catalog.absent(device, on: os)
      }
    }
  }
}
