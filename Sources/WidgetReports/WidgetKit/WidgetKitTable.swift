internal import Documents
internal import WidgetSizing

/// The answers of one screen and version: a line for each family and variant.
struct WidgetKitTable {
  /// One line.
  struct Line {
    let family: WidgetFamily
    let variant: WidgetVariant?
    let answer: CellEvidence<WidgetKitCell>
    /// The sources that state its numbers.
    let sources: [Key<Source>]
    /// Their identifiers.
    let sourceIDs: [String]
  }

  /// The class and its screen, or the platform: `6.1-inch 14 Pro (393x852@3)`.
  let title: String
  /// The models that run the version; empty for platforms without screens.
  let devices: String
  /// The version that is answered for.
  let version: String
  /// The same, and how it was chosen.
  let versionLine: String
  /// The versions that could be asked for instead. Empty if the version was asked for, or if there are
  /// no others.
  let otherVersions: String
  /// Whether any line has a variant.
  let hasVariants: Bool
  let lines: [Line]
  /// Why numbers are disputed, unknown or not applicable, each reason once.
  let remarks: [String]
  /// The marks that the table shows, in their usual order.
  let marks: [Mark]

  init(_ block: WidgetKitBlock, of query: WidgetKitQuery, in engine: Engine) {
    let catalog = engine.catalog
    var title = catalog.name(of: block.screen)
    if let screenClass = block.screen.screenClass {
      title += " (\(catalog.screenClasses[screenClass].id))"
    }
    if block.zoom != .standard { title += ", Display Zoom \(block.zoom.rawValue)" }
    self.title = title
    let running = catalog.devices(of: block.screen, on: block.os)
    let all = block.screen.screenClass.map { catalog.screenClasses[$0].devices } ?? []
    let absent = block.cells.first?.absentDevice
    devices = catalog.phrase(of: absent.map { [$0] } ?? (running.isEmpty ? all : running))
    version = "\(block.screen.platform.rawValue) \(block.os)"
    let others = engine.versions(of: block.screen, for: query.device).filter { $0 != block.os }
    let isChosen = query.isNewestMeasured && !others.isEmpty
    versionLine =
      isChosen ? "\(version), \(engine.wordsOfDefaultVersion(of: query))" : version
    otherVersions = isChosen ? catalog.phrase(of: others, on: block.screen.platform) : ""
    var remarks = WidgetKitRemarks(catalog)
    lines = block.cells.map { cell in
      let answer = engine.evidence(cell)
      remarks.add(answer)
      let sources = catalog.sources(of: answer.width.claims + answer.height.claims)
      return Line(
        family: cell.family, variant: cell.variant, answer: answer, sources: sources,
        sourceIDs: sources.map { catalog.sources[$0].id })
    }
    hasVariants = block.cells.contains { $0.variant != nil }
    self.remarks = remarks.texts
    marks = remarks.marks
  }

  /// What the marks mean.
  var legend: String {
    (["points"] + marks.map { "\($0.rawValue) \($0.meaning)" }).joined(by: " · ")
  }

  /// The lines as a table.
  func table(caption: Table.Caption? = nil) -> Table {
    Table(
      caption: caption,
      columns: (hasVariants ? ["family", "variant"] : ["family"]).map { Table.Column([Inline($0)]) }
        + [
          Table.Column(["width"], isNumeric: true), Table.Column(["height"], isNumeric: true),
          Table.Column(["sources"]),
        ],
      rowHeadings: hasVariants ? 2 : 1,
      rows: lines.map { line in
        labels(of: line).map { Table.Cell([Inline($0.isEmpty ? "–" : $0)]) }
          + [line.answer.width.answer.tableCell, line.answer.height.answer.tableCell]
          + [Table.Cell([Inline(line.sourceIDs.joined(by: " "))])]
      })
  }

  /// What tells a line from the others.
  func labels(of line: Line) -> [String] {
    [line.family.rawValue] + (hasVariants ? [line.variant?.rawValue ?? ""] : [])
  }
}

/// Why numbers are disputed, unknown or not applicable: each reason once, with all the widgets that
/// it is true of.
private struct WidgetKitRemarks {
  private let catalog: Catalog
  private var reasons: [(mark: Mark, reason: String, places: [String])] = []
  private var seen: [Mark] = []

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Adds what must be said of both numbers of a widget, if anything must.
  mutating func add(_ answer: CellEvidence<WidgetKitCell>) {
    let place = [answer.cell.family.rawValue, answer.cell.variant?.rawValue].compactMap(\.self)
      .joined(by: " ")
    for quantity in Quantity.allCases {
      let mark = Mark(answer[quantity])
      if !seen.contains(mark) { seen.append(mark) }
      guard let reason = reason(of: answer[quantity]) else { continue }
      // What neither number is known for, or both are disputed for, is said of the widget.
      let isSame = answer.width.state == answer.height.state && !answer.width.state.isKnown
      if isSame, quantity == .height { continue }
      add(mark, reason, isSame ? place : "\(place) \(quantity.rawValue)")
    }
  }

  private mutating func add(_ mark: Mark, _ reason: String, _ place: String) {
    if let index = reasons.firstIndex(where: { $0.reason == reason }) {
      reasons[index].places.append(place)
    } else {
      reasons.append((mark, reason, [place]))
    }
  }

  private func reason(of answer: Evidence) -> String? {
    switch answer.state {
    case .sourced: nil
    case .derived: answer.alternatives.isEmpty ? nil : catalog.rivals(of: answer)
    case .disputed: catalog.dispute(of: answer)
    case .unknown, .notApplicable: catalog.text(ofReasonFor: answer)
    }
  }

  var marks: [Mark] { Mark.allCases.filter { $0 != .sourced && seen.contains($0) } }

  var texts: [String] {
    reasons.map { "\($0.mark.rawValue) \($0.places.joined(by: "; ")): \($0.reason)" }
  }
}

extension Catalog {
  /// Versions of a platform in one phrase: `iPadOS 15, 16, 17`.
  func phrase(of versions: [OSVersion], on platform: Platform) -> String {
    "\(platform.rawValue) \(versions.map(\.description).joined(by: ", "))"
  }
}
