public import WidgetSizing

/// The cells of a query, ready to be written in a format.
///
/// Answers are computed as they are written, so that a result of any length takes no memory.
public struct QueryResult: SizeResult {
  /// The engine that answers.
  public let engine: Engine
  /// What was asked for, one query after the other.
  public let queries: [TodayQuery]
  /// The version of the data, `YYYY.MM.N`.
  public let dataVersion: String
  /// What must be said of the result as a whole.
  public let remarks: [String]
  /// Whether cells that do not exist are left out, rather than listed with the reason why.
  var omitsNotApplicable = false
  /// Who puts long results into words.
  let workers: Workers

  /// Makes a result; nothing is answered before it is written.
  public init(
    engine: Engine, queries: [TodayQuery], dataVersion: String, remarks: [String] = [],
    by workers: Workers = .one
  ) {
    self.workers = workers
    self.engine = engine
    self.queries = engine.settled(queries)
    self.dataVersion = dataVersion
    self.remarks = remarks
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

  /// What the widgets are called.
  public static let subject = "Today extensions"

  /// One for each class and version.
  public var tableCount: Int {
    queries.reduce(0) { $0 + $1.screenClasses.count * ($1.os?.count ?? 1) }
  }

  /// Calls `body` with every cell and its answer.
  func forEachEvidence(_ body: (CellEvidence<TodayCell>) -> Void) {
    for query in queries {
      for block in engine.blocksInTurn(query) { forEachEvidence(in: block, body) }
    }
  }

  /// Calls `body` with every cell of a block that is told, and its answer.
  func forEachEvidence(in block: CellBlock, _ body: (CellEvidence<TodayCell>) -> Void) {
    engine.forEachEvidence(in: block) { answer in
      if omitsNotApplicable, answer.height.state == .notApplicable { return }
      body(answer)
    }
  }

  /// Everything that must be said in words: of the result as a whole, then of each block.
  public var notes: [String] {
    var notes = remarks
    for query in queries {
      for block in engine.blocksInTurn(query) {
        for note in engine.notes(on: block, query) where !notes.contains(note) {
          notes.append(note)
        }
      }
    }
    return notes
  }
}

extension Engine {
  /// The queries as one for each class and version, each once, with the versions settled: to find
  /// the best measured one takes a look at all.
  ///
  /// A single query that says its versions is as settled as it can be, however long it is.
  func settled(_ queries: [TodayQuery]) -> [TodayQuery] {
    if queries.count == 1, queries[0].os != nil { return queries }
    var settled: [TodayQuery] = []
    var known: Set<ClassOnVersion> = []
    for query in queries {
      for screenClass in query.screenClasses {
        for os in query.os ?? [bestMeasuredOS(of: screenClass, in: query)] {
          let pair = ClassOnVersion(
            screenClass: screenClass, os: os, absentDevice: catalog.absent(query.device, on: os))
          guard known.insert(pair).inserted else { continue }
          var single = query
          single.screenClasses = [screenClass]
          single.os = [os]
          single.isBestMeasured = query.os == nil
          settled.append(single)
        }
      }
    }
    return settled
  }

  /// What queries are settled into.
  private struct ClassOnVersion: Hashable {
    let screenClass: Key<ScreenClass>
    let os: OSVersion
    let absentDevice: Key<Device>?
  }

  /// What must be said of a block beside its numbers.
  func notes(on block: CellBlock, _ query: TodayQuery) -> [String] {
    var notes: [String] = []
    let screen = catalog.screenClasses[block.screenClass]
    let running = catalog.devices(of: block.screenClass, on: block.os)
    let unsure = running.filter { catalog.devices[$0].runs(block.os) == nil }
    if !unsure.isEmpty, query.device.map(unsure.contains) ?? false {
      notes.append(
        "no source says which versions \(catalog.phrase(of: unsure)) runs; "
          + "the answer is given for every version")
    }
    if query.isZoomed, let zoomed = catalog.zoomedClass(of: block.screenClass) {
      notes.append(
        "with Display Zoom \(screen.name) models report the screen of "
          + "\(catalog.screenClasses[zoomed].name) models; nobody measured one")
    }
    let hasQuickAction = block.lines.contains {
      $0.entryPoint == .quickAction && $0.mode == .compact
        && answer(.height, of: $0).state.isKnown
    }
    let without = running.filter { catalog.devices[$0].has3DTouch == false }
    if hasQuickAction, !without.isEmpty {
      notes.append("quick action: not on \(catalog.phrase(of: without)), without 3D Touch")
    }
    return notes
  }
}
