public import WidgetSizing

/// The WidgetKit cells of queries, ready to be written in a format.
public struct WidgetKitResult: SizeResult {
  /// What the widgets are called.
  public static let subject = "WidgetKit widgets"

  /// The engine that answers.
  public let engine: Engine
  /// The version of the data, `YYYY.MM.N`.
  public let dataVersion: String
  /// What must be said of the result as a whole.
  public let remarks: [String]
  /// What was asked for: one query for each screen and version.
  let queries: [WidgetKitQuery]

  /// Makes a result; nothing is answered before it is written.
  public init(
    engine: Engine, queries: [WidgetKitQuery], dataVersion: String, remarks: [String] = []
  ) {
    self.engine = engine
    self.queries = engine.settled(queries)
    self.dataVersion = dataVersion
    self.remarks = remarks
  }

  /// One for each screen and version.
  public var tableCount: Int { queries.count }

  /// Whether at least one of the numbers is known.
  public var hasKnownNumber: Bool {
    blocks.contains { block in block.cells.contains { engine.answer($0).isKnown } }
  }

  /// Everything that must be said in words.
  public var notes: [String] {
    queries.reduce(into: remarks) { notes, query in
      notes += engine.notes(on: query).filter { !notes.contains($0) }
    }
  }

  var blocks: [WidgetKitBlock] { queries.flatMap(engine.blocks) }

  /// Calls `body` with every cell and its answer.
  func forEachEvidence(_ body: (CellEvidence<WidgetKitCell>) -> Void) {
    for block in blocks {
      for cell in block.cells { body(engine.evidence(cell)) }
    }
  }

  /// Calls `body` with every cell that has at least one known number.
  public func forEachKnownCell(_ body: (ExportedCell) -> Void) {
    forEachEvidence { answer in
      guard answer.isKnown else { return }
      let cell = answer.cell
      var path = ["widgetkit", "\(cell.platform.rawValue.lowercased())\(cell.os)"]
      if let screenClass = cell.screenClass { path.append(catalog.screenClasses[screenClass].id) }
      path.append(cell.family.rawValue)
      if let variant = cell.variant { path.append(variant.rawValue) }
      if cell.zoom != .standard { path.append(cell.zoom.rawValue) }
      body(
        ExportedCell(
          id: catalog.id(of: cell), place: TextTable.oneLine(catalog.place(of: cell)), path: path,
          width: answer.width, height: answer.height))
    }
  }
}

extension Engine {
  /// Whether at least one of the numbers of a cell is known.
  public func isKnown(_ cell: WidgetKitCell) -> Bool { answer(cell).isKnown }

  /// The queries as one for each screen and version, each once, with the versions settled.
  func settled(_ queries: [WidgetKitQuery]) -> [WidgetKitQuery] {
    var settled: [WidgetKitQuery] = []
    for query in queries {
      for screen in query.screens {
        let newest = newestMeasuredOS(of: screen, for: query.device)
        for os in query.os ?? newest.map({ [$0] }) ?? [] {
          let absent = catalog.absent(query.device, on: os)
          let isKnown = settled.contains {
            $0.screens == [screen] && $0.os == [os] && $0.zoom == query.zoom
              && catalog.absent($0.device, on: os) == absent
          }
          guard !isKnown else { continue }
          var single = query
          single.screens = [screen]
          single.os = [os]
          single.isNewestMeasured = query.os == nil
          settled.append(single)
        }
      }
    }
    return settled
  }

  /// How the version of a settled query was chosen, which named none.
  func wordsOfDefaultVersion(of query: WidgetKitQuery) -> String {
    guard let screen = query.screens.first, let os = query.os?.first,
      isVersionStated(os, of: screen, in: query)
    else { return "the newest; the sources name no version" }
    return "the newest measured"
  }

  /// What must be said of a settled query beside its numbers.
  func notes(on query: WidgetKitQuery) -> [String] {
    guard let screen = query.screens.first, let os = query.os?.first else { return [] }
    var notes: [String] = []
    let name = "\(screen.platform.rawValue) \(os)"
    let running = catalog.devices(of: screen, on: os)
    if let screenClass = screen.screenClass, running.isEmpty, catalog.runs(screen, os),
      !catalog.screenClasses[screenClass].devices.isEmpty
    {
      notes.append(
        "no source says which \(catalog.name(of: screen)) models run \(name); "
          + "the screen was measured on it")
    } else if let device = query.device, catalog.devices[device].runs(os) == nil {
      notes.append(
        "no source says which versions \(catalog.devices[device].name) runs; "
          + "the answer is given for every version")
    }
    let guideline = guidelineNote(on: query)
    if !guideline.isEmpty { notes.append(guideline) }
    if query.zoom == .larger, screen.platform == .iOS, let screenClass = screen.screenClass,
      let zoomed = catalog.zoomedClass(of: screenClass)
    {
      notes.append(
        "with Display Zoom \(catalog.name(of: screen)) models report the screen of "
          + "\(catalog.screenClasses[zoomed].name) models")
    }
    return notes
  }

  /// What Apple's guideline says of the widgets of a settled query for which a measurement of later
  /// versions says something else; empty if that is true of none.
  private func guidelineNote(on query: WidgetKitQuery) -> String {
    let parts = blocks(query).flatMap(\.cells).flatMap { cell -> [String] in
      Quantity.allCases.flatMap { quantity in
        replacedGuideline(quantity, of: cell).map { key in
          let widget = [cell.family.rawValue, cell.variant?.rawValue].compactMap(\.self)
          return
            (widget + [
              quantity.rawValue, "\(catalog.widgetKitClaims[key].value)",
              "(\(catalog.citation(of: key).id))",
            ]).joined(by: " ")
        }
      }
    }
    return parts.isEmpty
      ? "" : "Apple's guideline, which names no version, has " + parts.joined(by: ", ")
  }
}
