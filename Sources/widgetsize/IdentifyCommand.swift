internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize identify`: the devices and settings that explain an observed size.
struct IdentifyCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Find out which widgets have a size, on which devices and settings.",
    discussion: """
      Examples:
        widgetsize identify 364x170
        widgetsize identify 1049x493px
        widgetsize identify --width 345 medium
        widgetsize identify 'max[718080]'

      Searches all kinds of widgets and, without --os, all versions. A size that no widget has in \
      points is searched in pixels. If nothing has exactly this size, shows sizes that round to it, \
      then the nearest. Pixels depend on the screen, so they \
      do not match widgets on macOS and visionOS.

      From the console log it takes the line in which WidgetKit refuses an image, or its end with the \
      limit, max[718080]; - reads it from standard input.
      """)

  @Argument(
    help: ArgumentHelp(
      "Size, 364x170 or 1049x493px, with words that narrow the search; or a line of the console log.",
      valueName: "seen"))
  var seen: [String] = []
  var words: [String] { seen }
  static let answers: Set<Wish> = [
    .subject(.evidence), .subject(.image), .request(.content), .request(.pixels),
  ]

  @Option(number: "points", "Width in points.")
  var width: String?

  @Option(number: "points", "Height in points.")
  var height: String?

  @Option(number: "size", "Width and height in pixels: 1242x330.")
  var pixels: String?

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    let engine = try read()
    var reading = WordReading()
    let isLog = isLog
    if let name = seen.first(where: { $0.lowercased().hasSuffix(".png") }) {
      throw Failure.usage(
        "\(quoted(name)) is no picture that can be read; ask with its size, such as 1014x474px")
    }
    if !isLog, !seen.isEmpty {
      reading = axes.reading(of: joinedSides, .of(engine))
    }
    let sizes = reading.sizes
    let sides = [
      Quantity.width: width ?? reading.sides[.width],
      .height: height ?? reading.sides[.height],
    ].compactMapValues(\.self)
    reading.sizes = []
    reading.sides = [:]
    let log = isLog ? seen.joined(separator: " ") : nil
    let asked =
      [log, sides[.width] ?? sides[.height], pixels].compactMap(\.self) + sizes
    guard let text = asked.first, asked.count == 1 else {
      if asked.isEmpty, let side = oneSide { throw Self.oneSideFailure(side) }
      if asked.isEmpty, let fault = reading.faults.first { throw Failure.usage(fault) }
      throw Failure.usage(
        asked.isEmpty
          ? "identify needs what was seen: 364x170, 1242x330px, --width 345, --height 120 or 'max[718080]'"
          : "identify takes one of a size, --width and --height, --pixels and a line of the console log"
      )
    }
    if let log {
      let refusal = try LoggedText(log)
      return try identify(refusal.limit, of: refusal.image, reading, engine)
    }
    if !sides.isEmpty { return try identify(sides: sides, reading, engine) }
    return try identify(size: text, reading, engine)
  }

  /// Finds what has one side, or both, in points, or in pixels if words say so.
  private func identify(
    sides: [Quantity: String], _ reading: WordReading, _ engine: Engine
  ) throws -> Report {
    func extent(_ side: Quantity) throws -> Sighting.Extent? {
      guard let text = sides[side] else { return nil }
      guard reading.isInPixels else {
        let points = try ContentOptions.length(
          text, "--\(side.name)", isPositive: true, called: side.name)
        return Sighting.Extent(points: text) ?? .points(points)
      }
      return .pixels(try ContentOptions.count(text, "--\(side.name)", in: 1...100_000))
    }
    let unit = reading.isInPixels ? "pixels" : "points"
    let seen = Quantity.sides.compactMap { side in
      sides[side].map { "a \(side.name) of \(escaped($0)) \(unit)" }
    }.list
    return search(
      for: Sighting(width: try extent(.width), height: try extent(.height)), seen,
      try understoodOfEveryKind(reading, engine), reading, engine
    ).report
  }

  /// Finds what explains a size, read in one way after the other, or else what comes nearest.
  private func identify(
    size text: String, _ reading: WordReading, _ engine: Engine
  ) throws -> Report {
    guard let written = SizeText(text), written.hasTwoSides else {
      if let written = SizeText(text), let side = written.sides.first {
        throw Self.oneSideFailure(side)
      }
      throw Failure.usage(
        "\(quoted(text)) is not a size; expected a width and a height, such as 359x616")
    }
    let isInPixels =
      pixels != nil || written.isInPixels || reading.isInPixels && !written.isInPoints
    let ways = try SizeSighting.ways(
      to: written, in: isInPixels ? .pixels : written.isInPoints ? .points : nil)
    let understood = try understoodOfEveryKind(reading, engine)
    var missed: [IdentifyQuestion] = []
    for way in ways {
      let found = search(
        for: way.sighting, way.words, understood, reading, engine, remark: way.remark)
      if found.isExplained { return found.report }
      if !way.isTurned { missed.append(found) }
    }
    // Pixels, which come last, were meant where no widget is nearly as large in points.
    let arePixels =
      missed[missed.count - 1].distance != nil
      && missed[0].distance.map { $0 > Self.farthest } ?? true
    return missed[arePixels ? missed.count - 1 : 0].report
  }

  /// How far from every size in points one is that may have been meant in points.
  private static let farthest = Points(200)

  /// What is looked among.
  private func understoodOfEveryKind(
    _ reading: WordReading, _ engine: Engine
  ) throws -> UnderstoodQuestion {
    try axes.question(engine, reading).understoodOfEveryKind(
      answering: Self.answers, hasAllModels: true)
  }

  /// Looks for what explains a sighting.
  private func search(
    for sighting: Sighting, _ seen: String, _ understood: UnderstoodQuestion,
    _ reading: WordReading,
    _ engine: Engine, remark: String? = nil
  ) -> IdentifyQuestion {
    var result = IdentifyQuestion(
      engine: engine, among: understood.asked, sighting: sighting, asked: seen,
      remarks: [remark].compactMap(\.self) + understood.remarks)
    result.conversion = reading.conversion
    return result
  }

  /// Whether the arguments are a line of a log, or standard input.
  private var isLog: Bool {
    seen == ["-"] || LoggedText.isOfRefusal(seen.joined(separator: " "))
  }

  /// The words, with two numbers as a size: `1014 474` is 1014x474.
  private var joinedSides: [String] {
    var words = seen
    for index in words.indices.dropLast() {
      let sides = words[index...(index + 1)].map { SizeText($0) }
      // `iphone 12 329 wide` has one side: smaller numbers are models and versions.
      guard sides.allSatisfy({ $0.map { !$0.hasTwoSides } ?? false }),
        sides.allSatisfy({ Double($0?.sides[0] ?? "") ?? 0 >= 30 })
      else { continue }
      words[index] += "x" + words[index + 1]
      words.remove(at: index + 1)
      break
    }
    return words
  }

  /// The one side of a size that was typed alone.
  private var oneSide: String? {
    seen.first { SizeText($0).map { !$0.hasTwoSides } ?? false }
      .flatMap { SizeText($0)?.sides.first }
  }

  private static func oneSideFailure(_ side: String) -> Failure {
    // No side is as long, and no limit is as small.
    guard side.prefix(while: \.isNumber).count < 6 else {
      return .usage(
        "\(quoted(side)) is no side of a size; for the limit of a refused image write 'max[\(side)]'"
      )
    }
    return .usage(
      "\(quoted(side)) is one side of a size; write \(side)x\(side), or --width \(side) or --height \(side) for "
        + "one side alone"
    )
  }

  /// Finds the sizes that have the limit of a refused image.
  private func identify(
    _ limit: PixelArea, of image: PixelSize?, _ reading: WordReading, _ engine: Engine
  ) throws -> Report {
    let understood = try axes.question(
      engine, reading, own: [OptionOfKinds(name: "a limit for images", kinds: [.widgetKit])]
    ).understood(answering: Self.answers)
    return LimitQuestion(
      engine: engine, among: understood.asked, limit: limit,
      image: image, remarks: understood.remarks
    ).report
  }
}
