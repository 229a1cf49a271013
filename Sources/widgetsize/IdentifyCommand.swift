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

      All kinds of widgets are considered, unless an option or a version belongs to one of them. \
      Where no size is exactly what was seen, sizes that round to it are shown, then the nearest. \
      Pixels depend on the screen, so they say nothing of WidgetKit on macOS and visionOS.

      Example: widgetsize identify 364x170
      Example: widgetsize identify --pixels 474x474
      Example: widgetsize identify --image-limit 718080
      """)

  @Argument(
    help: ArgumentHelp(
      "A size in points, 364x170; or, as it stands in the console log, the name of a snapshot or the "
        + "line of a refused image; - for standard input.",
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
    let logged = isSnapshot ? try snapshot.map(LoggedText.init) : nil
    if let limit = try imageLimit.map(LoggedText.limit) ?? logged?.limit {
      return try identify(limit, format)
    }
    let (engine, version) = try data.read()
    let sighting = try sighting(logged?.text, engine.catalog)
    let seen =
      isSnapshot ? "the snapshot" : "\(escaped(text)) \(pixels == nil ? "points" : "pixels")"
    let own = isSnapshot ? [OptionOfKinds(name: "a snapshot", kinds: [.today])] : []
    var queries = try axes.askedOfEveryKind(engine.catalog, own: own)
    if let textSize = sighting.textSize {
      for index in queries.queries.indices { queries.queries[index].textSizes = [textSize] }
    }
    let result = IdentifyResult(
      engine: engine, queries: allZooms(queries.queries, engine.catalog), sighting: sighting,
      asked: seen, dataVersion: version, remarks: queries.remarks)
    try result.report.print(as: format)
    if !result.isExplained { throw Failure(.unknown) }
  }

  /// Tells what has the limit of a refused image.
  private func identify(_ limit: PixelArea, _ format: ReportFormat) throws {
    let (engine, version) = try data.read()
    let asked = try axes.asked(
      engine.catalog, own: [OptionOfKinds(name: "a limit for images", kinds: [.widgetKit])])
    let result = LimitResult(
      engine: engine, queries: allZooms(asked.queries, engine.catalog), limit: limit,
      dataVersion: version, remarks: asked.notes(in: format))
    try result.report.print(as: format)
    if !result.isExplained { throw Failure(.unknown) }
  }

  /// Whether the argument is the name of a snapshot, and not a size.
  private var isSnapshot: Bool {
    snapshot.map { !$0.contains { "x×,".contains($0) } || !($0.first?.isNumber ?? false) } ?? false
  }

  /// The queries with every Display Zoom, unless one was asked for: of Today extensions for the classes
  /// that are known to have it.
  private func allZooms(_ queries: [Query], _ catalog: Catalog) -> [Query] {
    guard !axes.zoomed, !axes.moreSpace else { return queries }
    return DisplayZoom.allCases.flatMap { zoom in
      queries.compactMap { query -> Query? in
        guard query.system != .today || zoom != .moreSpace else { return nil }
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

  /// What was typed as what was seen.
  private func sighting(_ snapshotName: String?, _ catalog: Catalog) throws -> Sighting {
    if let snapshot = snapshotName {
      guard let sighting = Sighting(snapshotName: snapshot, catalog) else {
        throw Failure.usage(
          "\(quoted(snapshot)) is neither a size nor the name of a snapshot; expected 364x170 or "
            + "PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact")
      }
      return sighting
    }
    if let height {
      return Sighting(
        height: .points(try ContentOptions.height(height, "--height", isPositive: true)))
    }
    if let size = size ?? snapshot {
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
      omittingEmptySubsequences: false, whereSeparator: { "x×,".contains($0) }
    ).map { side in String(side.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    guard sides.count == 2, let width = try? read(sides[0]), let height = try? read(sides[1])
    else {
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a size; expected a width and a height, such as 359x616")
    }
    return (width, height)
  }
}
