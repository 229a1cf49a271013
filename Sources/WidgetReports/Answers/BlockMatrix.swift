internal import WidgetSizing

/// The answers of one block as a matrix: a line for each orientation, entry point and mode, and a
/// column for each text size.
struct BlockMatrix {
  /// One line.
  struct Line {
    /// What tells the line from others, one text for each of the matrix's label headings.
    let labels: [String]
    /// The width at the anchor text size.
    let width: Answer
    /// The height at each text size.
    let heights: [Answer]
    /// The sources that state numbers of the line.
    let sources: [String]

    /// All labels in one phrase.
    var name: String { labels.joined(separator: ", ") }
  }

  /// The class and its screen: `5.5-inch (414x736@3)`.
  let title: String
  /// The models that run the OS.
  let devices: String
  /// The version that is answered for, and the others there are.
  let versions: String
  let labelHeadings: [String]
  let textSizes: [TextSize]
  /// The text size at which the widths are shown.
  let anchor: TextSize
  let lines: [Line]
  /// Why numbers are disputed, unknown or not applicable, each reason once.
  let remarks: [(mark: Mark, text: String)]

  init(_ block: CellBlock, of query: TodayQuery, in engine: Engine) {
    let catalog = engine.catalog
    let screen = catalog.screenClasses[block.screenClass]
    title = "\(screen.name) (\(screen.id))" + (query.isZoomed ? ", Display Zoom on" : "")
    let running = catalog.devices(of: block.screenClass, on: block.os)
    devices = catalog.phrase(of: running.isEmpty ? screen.devices : running)
    versions = engine.versionPhrase(of: block, query)
    textSizes = block.textSizes
    let anchor = block.textSizes.contains(.l) ? TextSize.l : block.textSizes.first ?? .l
    self.anchor = anchor

    let hasOrientations = Set(block.lines.map(\.orientation)).count > 1
    let hasColumns = block.lines.contains { $0.column != nil && $0.column != .single }
    labelHeadings =
      (hasOrientations ? ["orientation"] : []) + (hasColumns ? ["column"] : [])
      + ["entry point", "mode"]
    var collected = RemarkCollector(sizes: block.textSizes.count)
    lines = block.lines.map { line in
      let labels =
        (hasOrientations ? [line.orientation.rawValue] : [])
        + (hasColumns ? [line.column?.rawValue ?? ""] : [])
        + [catalog.name(of: line.entryPoint), line.mode.rawValue]
      var width = Answer?.none
      var heights: [Answer] = []
      var claims: [Key<TodayClaim>] = []
      for textSize in block.textSizes {
        var cell = line
        cell.textSize = textSize
        let height = engine.answer(.height, of: cell)
        collected.add(height, "height", of: labels, at: textSize, catalog)
        heights.append(height)
        claims += height.claims
        if textSize == anchor {
          width = engine.answer(.width, of: cell)
          width.map { collected.add($0, "width", of: labels, at: textSize, catalog) }
          claims += width?.claims ?? []
        }
      }
      return Line(
        labels: labels, width: width ?? engine.answer(.width, of: line), heights: heights,
        sources: catalog.sourceIDs(of: claims))
    }
    remarks = collected.remarks
  }

  /// The marks that the matrix shows, in their usual order.
  var marks: [Mark] {
    let shown = Set(lines.flatMap { [Mark($0.width)] + $0.heights.map { Mark($0) } })
    return Mark.allCases.filter { $0 != .sourced && shown.contains($0) }
  }
}

extension Engine {
  /// The version that a block answers for: `iOS 10, which has the most measured numbers; …`.
  fileprivate func versionPhrase(of block: CellBlock, _ query: TodayQuery) -> String {
    let name = catalog.name(of: block.os)
    guard query.isBestMeasured else { return name }
    let others = versions(of: block.screenClass, for: query.device).filter { $0 != block.os }
    guard !others.isEmpty else { return name }
    return "\(name), the best measured; --os has \(catalog.phrase(of: others)) too"
  }
}

/// Collects why numbers are not plain, and says each reason once with all that it is true of.
private struct RemarkCollector {
  /// How many text sizes a line has.
  let sizes: Int
  private var order: [String] = []
  private var reasons: [String: (mark: Mark, lines: [(place: String, textSizes: [TextSize])])] =
    [:]

  mutating func add(
    _ answer: Answer, _ quantity: String, of labels: [String], at textSize: TextSize,
    _ catalog: Catalog
  ) {
    let reason: String
    switch answer.state {
    case .sourced, .derived:
      return
    case .disputed:
      let others = answer.alternatives.map {
        "\($0.value) (\(catalog.sourceIDs(of: $0.claims).joined(separator: ", ")))"
      }
      let sources = catalog.sourceIDs(of: answer.claims).joined(separator: ", ")
      reason =
        "\(answer.value?.description ?? "") (\(sources)) against "
        + others.joined(separator: ", ")
        + (answer.reason.map { ": " + catalog.text(of: $0) } ?? "")
    case .unknown, .notApplicable:
      reason = answer.reason.map(catalog.text) ?? ""
    }
    if reasons[reason] == nil { order.append(reason) }
    let line = labels.joined(separator: " ")
    let place = answer.state == .notApplicable ? line : "\(line) \(quantity)"
    var lines = reasons[reason]?.lines ?? []
    if let index = lines.firstIndex(where: { $0.place == place }) {
      if lines[index].textSizes.last != textSize { lines[index].textSizes.append(textSize) }
    } else {
      lines.append((place, [textSize]))
    }
    reasons[reason] = (Mark(answer), lines)
  }

  init(sizes: Int) {
    self.sizes = sizes
  }

  var remarks: [(mark: Mark, text: String)] {
    order.compactMap { reason in
      guard let (mark, lines) = reasons[reason] else { return nil }
      let places = lines.map { line in
        line.textSizes.count < sizes && !line.place.hasSuffix("width")
          ? "\(line.place) at \(line.textSizes.map(\.rawValue).joined(separator: ", "))"
          : line.place
      }
      let shown = places.count > 3 ? "\(places.count) lines" : places.joined(separator: "; ")
      return (mark, "\(shown): \(reason)")
    }
  }
}
