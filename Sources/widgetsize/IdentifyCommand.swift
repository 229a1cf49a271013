internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize identify`: which settings explain a size that was seen.
struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Tell which settings explain a size that you see, the best evidence first.",
    discussion: """
      What was seen is a height, a size in points or in pixels, or the name of a snapshot from the \
      console log, with or without the path around it, such as \
      PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact. \
      Without --os all versions are considered.

      It may also be the limit for images that WidgetKit names when it refuses to archive a widget, \
      as a number or as the whole line.

      Today extensions are considered, unless --family or --system says otherwise. A size that none \
      of them has, but a WidgetKit widget, is pointed out. Pixels are told by the screen, so that \
      they say nothing of WidgetKit on macOS and visionOS.

      Example: widgetsize identify --size 359x616
      Example: widgetsize identify --pixels 474x474 --system widgetkit
      Example: widgetsize identify --image-limit 718080
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of a snapshot, or the line of a refused image, as it stands in the console log; - for "
        + "standard input.",
      valueName: "snapshot"))
  var snapshot: String?

  @Option(number: "points", "A height in points.")
  var height: String?

  @Option(number: "size", "A width and a height in points: 359x616.")
  var size: String?

  @Option(number: "size", "A width and a height in pixels: 1242x330.")
  var pixels: String?

  @Option(number: "area", "The limit of a refused image in square pixels: 718080.")
  var imageLimit: String?

  @OptionGroup(title: "Where") var axes: AxisOptions
  @OptionGroup(title: "How") var format: FormatOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    let format = try format.resolved()
    let asked = [snapshot, height, size, pixels, imageLimit].compactMap(\.self)
    guard let text = asked.first, asked.count == 1 else {
      throw Failure.usage(
        asked.isEmpty
          ? "identify needs what was seen: --height 120, --size 359x616, --pixels 1242x330, "
            + "--image-limit 718080, or the name of a snapshot"
          : "identify takes one of --height, --size, --pixels, --image-limit and the name of a "
            + "snapshot")
    }
    let snapshot = try self.snapshot.map(LoggedText.init)
    if let limit = try imageLimit.map(LoggedText.limit) ?? snapshot?.limit {
      return try identify(limit, format)
    }
    let (engine, version) = try data.read()
    let sighting = try sighting(snapshot?.text, engine.catalog)
    let seen =
      snapshot == nil ? "\(escaped(text)) \(pixels == nil ? "points" : "pixels")" : "the snapshot"
    let asked2 = try axes.asked(engine.catalog)
    var (queries, remarks) = (asked2.queries, asked2.remarks)
    let system = queries.system
    if system.hasFamilies, snapshot != nil {
      throw Failure.usage("a snapshot is of a Today extension, and contradicts WidgetKit")
    }
    if let textSize = sighting.textSize {
      for index in queries.indices { queries[index].textSizes = [textSize] }
    }
    var result = IdentifyResult(
      engine: engine, queries: allZooms(queries, engine.catalog), sighting: sighting, asked: seen,
      dataVersion: version, remarks: remarks)
    if system == .today {
      result.remarks += pointer(to: sighting, engine, besides: result.evidence)
    }
    result.report.print(as: format)
    if !result.isExplained { throw Failure(.unknown) }
  }

  /// Tells what has the limit of a refused image.
  private func identify(_ limit: PixelArea, _ format: ReportFormat) throws {
    var axes = axes
    axes.system = axes.system ?? WidgetSystem.widgetKit.rawValue
    let system = try axes.askedSystem()
    guard system == .widgetKit else {
      throw Failure.usage(
        "a limit for images applies to WidgetKit only, and contradicts --system \(system.rawValue)")
    }
    let (engine, version) = try data.read()
    let (queries, remarks) = try axes.asked(engine.catalog)
    let result = LimitResult(
      engine: engine, queries: allZooms(queries, engine.catalog), limit: limit,
      dataVersion: version, remarks: remarks)
    result.report.print(as: format)
    if !result.isExplained { throw Failure(.unknown) }
  }

  /// The queries with every Display Zoom, unless one was asked for: of Today extensions for the classes
  /// that are known to have it.
  private func allZooms(_ queries: [Query], _ catalog: Catalog) -> [Query] {
    guard !axes.zoomed, !axes.moreSpace else { return queries }
    let zooms: [DisplayZoom] =
      queries.system == .today ? [.standard, .larger] : DisplayZoom.allCases
    return zooms.flatMap { zoom in
      queries.map { query in
        var query = query
        query.zoom = zoom
        if query.system == .today, zoom != .standard {
          query.screens.removeAll { screen in
            screen.screenClass.flatMap { catalog.zoomedClass(of: $0) } == nil
          }
        }
        return query
      }
    }
  }

  /// What to type if a WidgetKit widget explains what was seen on better evidence than a rule, and
  /// Today extensions do not; none if an option is of Today extensions alone.
  private func pointer(
    to sighting: Sighting, _ engine: Engine, besides evidence: MatchEvidence?
  ) -> [String] {
    if let evidence, evidence < .derived { return [] }
    var axes = axes
    axes.system = axes.system ?? WidgetSystem.widgetKit.rawValue
    guard snapshot == nil, let queries = try? axes.asked(engine.catalog).queries,
      queries.system.hasFamilies
    else { return [] }
    let matches = engine.identify(sighting, among: allZooms(queries, engine.catalog)).matches
    guard let best = matches.first, best.evidence < evidence ?? .possible else { return [] }
    let platform = matches.filter {
      $0.evidence == best.evidence && $0.cell.platform == best.cell.platform
    }
    let newest = platform.max { $0.cell.os < $1.cell.os } ?? best
    return [
      "a WidgetKit widget has that size, such as \(engine.catalog.id(of: newest.cell)); ask with: "
        + "widgetsize identify \(command) --system widgetkit"
    ]
  }

  /// The options as they were typed, without those that say how.
  private var command: String {
    let lists = [
      ("--height", [height].compactMap(\.self)), ("--size", [size].compactMap(\.self)),
      ("--pixels", [pixels].compactMap(\.self)), ("--device", axes.device),
      ("--idiom", axes.idiom), ("--os", axes.os),
    ]
    let options = lists.flatMap { name, values in
      values.map { value in
        let isPlain = value.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0))
        }
        return "\(name) \(isPlain ? value : quoted(value))"
      }
    }
    return (options + (axes.zoomed ? ["--zoomed"] : [])).joined(separator: " ")
  }

  /// What was typed as what was seen.
  private func sighting(_ snapshot: String?, _ catalog: Catalog) throws -> Sighting {
    if let snapshot {
      guard let sighting = Sighting(snapshotName: snapshot, catalog) else {
        throw Failure.usage(
          "\(quoted(snapshot)) is not the name of a snapshot; expected "
            + "PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact or alike")
      }
      return sighting
    }
    if let height {
      return Sighting(
        height: .points(try ContentOptions.height(height, "--height", isPositive: true)))
    }
    if let size {
      let sides = try sides(of: size, "--size") {
        Sighting.Extent.points(try ContentOptions.height($0, "--size", isPositive: true))
      }
      return Sighting(width: sides.0, height: sides.1)
    }
    let text = pixels ?? ""
    let sides = try sides(of: text, "--pixels") {
      Sighting.Extent.pixels(try ContentOptions.count($0, "--pixels", in: 1...30_000))
    }
    return Sighting(width: sides.0, height: sides.1)
  }

  /// The two sides of `359x616`.
  private func sides(
    of text: String, _ name: String, _ read: (String) throws -> Sighting.Extent
  ) throws -> (Sighting.Extent, Sighting.Extent) {
    let sides = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    guard sides.count == 2, let width = try? read(String(sides[0])),
      let height = try? read(String(sides[1]))
    else {
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a size; expected a width and a height, such as 359x616")
    }
    return (width, height)
  }
}
