internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize identify`: the devices and settings that explain an observed size.
struct IdentifyCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Find the devices and settings that explain a size, best evidence first.",
    discussion: """
      Examples:
        widgetsize identify 364x170
        widgetsize identify --pixels 474x474
        widgetsize identify --image-limit 718080

      Searches all kinds of widgets and, without --os, all versions. If nothing has exactly this \
      size, shows sizes that round to it, then the nearest. Pixels depend on the screen, so they \
      do not match widgets on macOS and visionOS.

      From the console log it takes the name of a snapshot, such as \
      PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact, and the limit that \
      WidgetKit names when it refuses an image, as a number or as the whole line; - reads it from \
      standard input.
      """)

  @Argument(
    help: ArgumentHelp(
      "Size in points, such as 364x170, or text of the console log.",
      valueName: "snapshot"))
  var snapshot: String?

  @Option(number: "points", "Height in points.")
  var height: String?

  @Option(number: "size", "Width and height in points: 359x616.")
  var size: String?

  @Option(number: "size", "Width and height in pixels: 1242x330.")
  var pixels: String?

  @Option(number: "area", "Limit of a refused image, in square pixels: 718080.")
  var imageLimit: String?

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
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
      return try identify(limit, format, from: read)
    }
    let (engine, version) = try read()
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
    return QuestionAnswer(report: result.report, succeeds: result.isExplained)
  }

  /// Finds the sizes that have the limit of a refused image.
  private func identify(
    _ limit: PixelArea, _ format: ReportFormat, from read: () throws -> ReadTables
  ) throws -> QuestionAnswer {
    let (engine, version) = try read()
    let asked = try axes.asked(
      engine.catalog, own: [OptionOfKinds(name: "a limit for images", kinds: [.widgetKit])])
    let result = LimitResult(
      engine: engine, queries: allZooms(asked.queries, engine.catalog), limit: limit,
      dataVersion: version, remarks: asked.notes(in: format))
    return QuestionAnswer(report: result.report, succeeds: result.isExplained)
  }

  /// Whether the argument is the name of a snapshot, and not a size.
  private var isSnapshot: Bool {
    snapshot.map { !$0.contains { "x×,".contains($0) } || !($0.first?.isNumber ?? false) } ?? false
  }

  /// The queries with every Display Zoom, unless one was requested. For Today extensions, only
  /// screen classes that are known to have Display Zoom get it.
  private func allZooms(_ queries: [Query], _ catalog: Catalog) -> [Query] {
    guard !axes.target.zoomed, !axes.target.moreSpace else { return queries }
    return DisplayZoom.allCases.flatMap { zoom in
      queries.compactMap { query -> Query? in
        guard query.kind != .today || zoom != .moreSpace else { return nil }
        var query = query
        query.zoom = zoom
        if query.kind == .today, zoom != .standard {
          query.screens.removeAll { screen in
            screen.screenClass.flatMap { catalog.zoomedClass(of: $0) } == nil
          }
        }
        return query
      }
    }
  }

  /// Parses the observed size.
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
