internal import WidgetSizing

/// The answers of one block as a matrix: a line for each orientation, entry point and mode, and a
/// column for each text size.
struct BlockMatrix {
  /// One line.
  struct Line {
    /// What tells the line from others, one text for each of the matrix's label headings.
    let labels: [String]
    /// The width at the anchor text size.
    let width: Evidence
    /// The height at each text size.
    let heights: [Evidence]
    /// The sources that state numbers of the line.
    let sources: [Key<Source>]
    /// Their identifiers.
    let sourceIDs: [String]

    /// All labels in one phrase.
    var name: String { labels.joined(by: ", ") }
  }

  /// The class and its screen: `5.5-inch (414x736@3)`.
  let title: String
  /// The models that run the OS.
  let devices: String
  /// The version that is answered for.
  let version: String
  /// The versions that could be asked for instead: `iOS 8, 9`. Empty if the version was asked for, or
  /// if there are no others.
  let otherVersions: String
  let labelHeadings: [String]
  let textSizes: [TextSize]
  /// The text size at which the widths are shown.
  let anchor: TextSize
  let lines: [Line]
  /// Why numbers are disputed, unknown or not applicable, each reason once.
  let remarks: [String]
  /// The marks that the matrix shows, in their usual order.
  let marks: [Mark]

  init(_ block: CellBlock, of query: TodayQuery, in engine: Engine) {
    let catalog = engine.catalog
    let screen = catalog.screenClasses[block.screenClass]
    let running = catalog.devices(of: block.screenClass, on: block.os)
    let absent = block.lines.first?.absentDevice
    devices = catalog.phrase(
      of: absent.map { [$0] } ?? (running.isEmpty ? screen.devices : running))
    version = screen.idiom == .watch ? "watchOS" : catalog.name(of: block.os)
    otherVersions = engine.otherVersions(of: block, query)
    textSizes = block.textSizes
    let anchor = block.textSizes.contains(.l) ? TextSize.l : block.textSizes.first ?? .l
    self.anchor = anchor

    let hasOrientations = block.lines.contains {
      $0.orientation != block.lines[0].orientation
    }
    let hasColumns = block.lines.contains { $0.column != block.lines[0].column }
    // What is the same on all lines is said once, above them.
    var title = "\(screen.name) (\(screen.id))"
    if let line = block.lines.first {
      if !hasOrientations { title += ", \(line.orientation.rawValue)" }
      if !hasColumns, let column = line.column, column != .single {
        title += ", \(column.rawValue) column"
      }
    }
    if query.isZoomed { title += ", Display Zoom on" }
    self.title = title
    labelHeadings =
      (hasOrientations ? ["orientation"] : []) + (hasColumns ? ["column"] : [])
      + ["entry point", "mode"]
    var collected = Remarks(sizes: block.textSizes.count)
    lines = block.lines.map { line in
      let labels =
        (hasOrientations ? [line.orientation.rawValue] : [])
        + (hasColumns ? [line.column?.rawValue ?? ""] : [])
        + [catalog.name(of: line.entryPoint), line.mode.rawValue]
      let width = engine.evidence(.width, along: line, at: [anchor])[0]
      guard width.state != .notApplicable else {
        // Whether a cell exists does not depend on the text size.
        collected.add(width, "", of: labels, at: block.textSizes, catalog)
        return Line(
          labels: labels, width: width, heights: block.textSizes.map { _ in width },
          sources: [], sourceIDs: [])
      }
      let heights = engine.evidence(.height, along: line, at: block.textSizes)
      var claims = width.claims
      for (textSize, height) in zip(block.textSizes, heights) {
        collected.add(height, "height", of: labels, at: [textSize], catalog)
        claims += height.claims
      }
      collected.add(width, "width", of: labels, at: block.textSizes, catalog)
      let sources = catalog.sources(of: claims)
      return Line(
        labels: labels, width: width, heights: heights, sources: sources,
        sourceIDs: sources.map { catalog.sources[$0].id })
    }
    remarks = collected.texts
    marks = collected.marks
  }
}

extension BlockMatrix {
  /// The version that is answered for, and how it was chosen: `iOS 10, the best measured`.
  var versionLine: String {
    otherVersions.isEmpty ? version : "\(version), the best measured"
  }
}

extension Engine {
  /// The versions that could be asked for instead of that of a block.
  fileprivate func otherVersions(of block: CellBlock, _ query: TodayQuery) -> String {
    guard query.isBestMeasured else { return "" }
    let others = versions(of: block.screenClass, for: query.device).filter { $0 != block.os }
    return others.isEmpty ? "" : catalog.phrase(of: others)
  }
}
