internal import WidgetSizing
internal import Wording

/// The answers of one screen on one version as a table: a line for each orientation, entry point and
/// mode of a Today extension and a column for each text size, or a line for each family and variant.
struct SizeTable {
  /// One line.
  struct Line {
    /// The cell, at the first text size.
    let cell: Cell
    /// What tells the line from others, one text for each of the table's label headings.
    let labels: [String]
    /// The width, at the anchor text size.
    let width: Evidence
    /// The height at each text size.
    let heights: [Evidence]
    /// Of ``SizeTable/otherQuantities``, what is known.
    let others: [Evidence]
    /// The sources that state its width and heights.
    let sources: [Key<Source>]
    /// Those that state the other numbers.
    let otherSources: [Key<Source>]
    /// Their identifiers.
    let sourceIDs: [String]

    /// The width, and the height at the first text size.
    var sides: [(side: Quantity, answer: Evidence)] {
      [(.width, width), (.height, heights[0])]
    }

    /// Both sides in whole pixels, `1034 × 488`, or `110 to 135 × 110` if a smaller value is known too; nil if
    /// one is not known, or only as what a rule allows.
    var pixels: String? {
      let sides = sides.compactMap { side, answer -> String? in
        guard answer.range == nil, let pixels = answer.pixels else { return nil }
        let smallest = others.first { $0.quantity == side.minimum }?.pixels
        return (smallest.map { "\($0) to " } ?? "") + "\(pixels)"
      }
      return sides.count == 2 ? sides.joined(by: " × ") : nil
    }
  }

  let kind: WidgetKind
  /// The class and its screen, or the platform: `5.5-inch (414x736@3)`, behind the model that was asked
  /// for by name.
  let title: String
  /// The model that was asked for by name, else some of the models, else the platform, in few letters.
  var place: String
  /// The model that was asked for by name, in full; nil if none was.
  var model: String?
  /// The class; nil for platforms without screens.
  let screenClass: Key<ScreenClass>?
  /// The models that run the version; empty for platforms without screens.
  let devices: String
  /// The version that is answered for.
  let version: String
  /// The same as a value.
  let os: OSVersion
  /// The screen in words: `6.3-inch, 402 × 874`; nil without a screen.
  let screen: String?
  /// How the version was chosen; nil if it was asked for.
  let choice: String?
  /// The versions that could be asked for instead: `iOS 8, 9`. Empty if the version was asked for, or
  /// if there are no others.
  let otherVersions: String
  let labelHeadings: [String]
  let textSizes: [TextSize]
  /// The text size at which the widths are shown.
  let anchor: TextSize
  /// The numbers besides the sides of which at least one is known, or which were asked for.
  let otherQuantities: [Quantity]
  var lines: [Line]
  /// Why numbers are disputed, unknown or not applicable.
  let remarks: [Remark]
  /// What Apple's guideline says where something else answers; nil if it does not.
  let guideline: String?
  /// That Apple's guideline says nothing of a screen with known numbers.
  let missingGuideline: String?
  /// The marks that the table shows, in their usual order.
  let marks: [Mark]
  /// What the table shows lengths in.
  let unit: LengthUnit
  /// Pixels a point; nil on macOS and visionOS.
  private let scale: Int?
  let zoom: DisplayZoom

  init(
    _ block: CellBlock, of query: Query, in engine: Engine, _ unit: LengthUnit = .points,
    asking asked: [Quantity] = []
  ) {
    let engine = engine.asked(about: block.device)
    let catalog = engine.catalog
    kind = query.kind
    let screen = block.screen.screenClass.map { catalog.screenClasses[$0] }
    scale = screen?.scale
    self.unit = unit
    zoom = block.zoom
    let running = catalog.devices(of: block.screen, on: block.os, with: kind)
    let absent = catalog.absent(block.device, on: block.os)
    devices = catalog.phrase(
      of: absent.map { [$0] } ?? (running.isEmpty ? screen?.devices ?? [] : running))
    model = query.device.map { catalog.devices[$0].name }
    let models = query.device.map { [$0] } ?? (running.isEmpty ? screen?.devices ?? [] : running)
    place = models.isEmpty ? catalog.name(of: block.screen) : catalog.briefPhrase(of: models)
    version =
      kind == .today && screen?.idiom == .watch
      ? "watchOS" : catalog.name(of: block.os, on: block.screen.platform)
    os = block.os
    screenClass = block.screen.screenClass
    self.screen = screen.map { "\($0.name), \($0.width) × \($0.height)" }
    choice = engine.choice(of: block, query)
    otherVersions = engine.otherVersions(of: block, query)
    textSizes = block.textSizes
    let anchor = block.textSizes.contains(.l) ? TextSize.l : block.textSizes.first ?? .l
    self.anchor = anchor
    let axes = LineAxes(block, catalog)
    labelHeadings = axes.headings
    let device = query.device.map { catalog.devices[$0].name } ?? devices
    // Models that stand alone beside the title need not stand before it too.
    title = (device == devices ? "" : device + ": ") + axes.title(of: block, catalog)
    var collected = Remarks(kind, sizes: block.textSizes.count)
    let otherQuantities = engine.otherQuantities(in: block, and: asked)
    self.otherQuantities = otherQuantities
    lines = block.lines.map { line in
      let labels = axes.labels(of: line, catalog)
      let width = engine.evidence(.width, along: line, at: [anchor])[0]
      guard width.state != .notApplicable else {
        // Whether a cell exists does not depend on the text size.
        collected.add(width, nil, of: labels, at: block.textSizes, catalog)
        return Line(
          cell: line, labels: labels, width: width, heights: block.textSizes.map { _ in width },
          others: otherQuantities.map { _ in width }, sources: [], otherSources: [], sourceIDs: [])
      }
      let heights = engine.evidence(.height, along: line, at: block.textSizes)
      collected.add(width, heights, of: labels, at: block.textSizes, catalog)
      let others = otherQuantities.map { engine.evidence($0, of: line) }
      for (quantity, answer) in zip(otherQuantities, others)
      where answer.state == .disputed || answer.state == .unknown && asked.contains(quantity) {
        collected.add(answer, quantity, of: labels, at: block.textSizes, catalog)
      }
      let sources = catalog.sources(of: ([width] + heights).flatMap(\.claims))
      return Line(
        cell: line, labels: labels, width: width, heights: heights, others: others,
        sources: sources, otherSources: catalog.sources(of: others.flatMap(\.claims)),
        sourceIDs: sources.map { catalog.sources[$0].id })
    }
    let hasOneFamily = Set(block.lines.map { $0[WidgetFamily.self] }).count == 1
    guideline = engine.textOfGuideline(
      for: block.screen,
      zip(lines, block.lines).map { line, cell in
        // One family is named in the first line.
        let name = hasOneFamily ? catalog.id(of: cell, on: .variant) : nil
        return (name ?? catalog.widgetName(of: cell, separator: " "), line.width, line.heights[0])
      })
    let isKnown = lines.contains { $0.width.state.isKnown || $0.heights[0].state.isKnown }
    missingGuideline = isKnown ? engine.textOfMissingGuideline(for: block.screen, kind) : nil
    remarks = collected.all
    marks = collected.marks
  }

  /// The version that is answered for, and how it was chosen if there are others:
  /// `iOS 10 (most measurements)`.
  var versionLine: String { otherVersions.isEmpty ? version : chosenVersion }

  /// The version that is answered for, and how it was chosen.
  var chosenVersion: String { choice.map { "\(version) (\($0))" } ?? version }

  /// The unit, what the marks mean, and at which text size widths are shown.
  var legend: String {
    let width = textSizes.count > 1 ? ["width as at \(anchor.rawValue)"] : []
    return marks.legend(unitWords + width)
  }

  private var unitWords: [String] {
    guard unit == .pixels else { return ["points"] }
    guard let scale else { return ["points, as pixels depend on the display"] }
    let pixels =
      "pixels, \(scale) a point"
      + (zoom == .standard ? "" : ", before Display Zoom scales them")
    return [pixels] + (texts.isEmpty ? [] : ["remarks in points"])
  }

  /// All that must be said of the numbers.
  var texts: [String] {
    remarks.map(\.text) + [guideline, missingGuideline].compactMap(\.self)
  }

  /// What the numbers are. Pixels depend on the display where a platform has no screens.
  var unitWord: String { unit == .pixels && screen != nil ? "pixels" : "points" }

  /// Of how many units the table shows a point.
  var unitsPerPoint: Int { unit == .pixels ? scale ?? 1 : 1 }

  /// Whether the table has both sides in pixels beside those in points.
  var hasPixels: Bool {
    kind.hasFamilies && unit == .points && lines.contains { $0.pixels != nil }
  }
}

/// The axes along which the lines of a block differ.
private struct LineAxes {
  private let os: OSVersion
  /// The axes with a column, and those on which all lines have the same value.
  private let shown, common: [Axis]

  init(_ block: CellBlock, _ catalog: Catalog) {
    os = block.os
    func isShown(_ axis: Axis) -> Bool {
      switch axis {
      case .entryPoint, .mode, .family, .variant:
        block.lines.contains { catalog.id(of: $0, on: axis) != nil }
      default: Set(block.lines.map { $0[axis] }).count > 1
      }
    }
    let axes = block.lines.first?.kind.labelAxes ?? []
    shown = axes.filter(isShown)
    common = axes.filter { !isShown($0) }
  }

  /// The headings of the labels.
  var headings: [String] { shown.map(\.words) }

  /// What tells a line from the others. The family has the version of its line if that is not the one of the
  /// table.
  func labels(of line: Cell, _ catalog: Catalog) -> [String] {
    let version = line.os == os ? "" : " (\(catalog.name(of: line.os, on: line.platform)))"
    return shown.map { axis in
      switch axis {
      case .column: catalog.id(of: line, on: axis) ?? ""
      case .family: (catalog.words(of: line, on: axis) ?? "") + version
      default: catalog.words(of: line, on: axis) ?? ""
      }
    }
  }

  /// What is the same on all lines is said once, above them.
  func title(of block: CellBlock, _ catalog: Catalog) -> String {
    var title = catalog.name(of: block.screen)
    if let screenClass = block.screen.screenClass {
      title += " (\(catalog.screenClasses[screenClass].id))"
    }
    let words = block.lines.first.map { catalog.words(of: $0, on: common) } ?? []
    return ([title] + words + [block.zoom.wordsInNames].compactMap(\.self)).joined(by: ", ")
  }
}

extension Engine {
  /// The numbers besides the sides of which one is known in a block, and those that were asked for.
  fileprivate func otherQuantities(in block: CellBlock, and asked: [Quantity]) -> [Quantity] {
    guard let kind = block.lines.first?.kind else { return [] }
    return catalog.quantities(of: kind).filter { quantity in
      !Quantity.sides.contains(quantity)
        && (asked.contains(quantity)
          || block.lines.contains { answer(quantity, of: $0).state.isKnown })
    }
  }

  /// How the version of a block was chosen; nil if it was asked for.
  fileprivate func choice(of block: CellBlock, _ query: Query) -> String? {
    guard query.isDefaultOS else { return nil }
    return query.kind.wordsOfDefaultVersion(
      isMeasured: isVersionMeasured(block.os, of: block.screen, in: query),
      isStated: isVersionStated(block.os, of: block.screen, in: query))
  }

  /// The versions that could be asked for instead of that of a block.
  fileprivate func otherVersions(of block: CellBlock, _ query: Query) -> String {
    guard query.isDefaultOS else { return "" }
    let others = versions(of: query.kind, on: block.screen, for: query.device)
      .filter { $0 != block.os }
    return others.isEmpty ? "" : catalog.ranges(of: others, on: block.screen.platform)
  }
}

extension SizeTable.Line {
  /// Whether a side is known.
  var isKnown: Bool { width.state.isKnown || heights.contains { $0.state.isKnown } }

  /// Whether a number besides the sides is known.
  func hasNumber(_ quantity: Quantity, _ table: SizeTable) -> Bool {
    table.otherQuantities.firstIndex(of: quantity).map { others[$0].state.isKnown } ?? false
  }
}
