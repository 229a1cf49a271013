internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// Which cells are asked for.
struct AxisOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A device or a screen: 'iPhone 7 Plus', plus, iPhone9,2, 5.5 or 414x736.",
      discussion: "May be given several times, as all of these options may.",
      valueName: "device"),
    completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp("All phones or all iPads: phone or pad.", valueName: "idiom"),
    completion: .list(["phone", "pad"]))
  var idiom: [String] = []

  @Option(
    help: ArgumentHelp(
      "Versions: 18, 'iOS 18', 17-26, 17+ (17 and later) or latest.",
      discussion: """
        Without it, the version with the most measurements.
        """, valueName: "version"))
  var os: [String] = []

  @Option(
    help: ArgumentHelp("portrait or landscape.", valueName: "orientation"),
    completion: .list(Orientation.allCases.map(\.rawValue)))
  var orientation: [String] = []

  @Flag(help: "The same as --orientation portrait.")
  var portrait = false

  @Flag(help: "The same as --orientation landscape.")
  var landscape = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or several: xs-xxxl.", valueName: "size"),
    completion: .list(TextSize.allCases.map(\.rawValue)))
  var textSize: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("today-view, notification-center or quick-action.", valueName: "entry"),
    completion: .list(EntryPoint.allCases.map(\.rawValue)))
  var entryPoint: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("compact, expanded or legacy.", valueName: "mode"),
    completion: .list(Mode.allCases.map(\.rawValue)))
  var mode: [String] = []

  @Option(
    help: ArgumentHelp("The column of an iPad: single, left or right.", valueName: "column"),
    completion: .list(WidgetColumn.allCases.map(\.rawValue)))
  var column: [String] = []

  @Flag(help: "With Display Zoom on.")
  var zoomed = false

  @Option(
    help: ArgumentHelp(
      "Of WidgetKit: systemSmall, systemMedium, accessoryCircular and so on.",
      discussion: "Without it, and without --system, the answer is about Today extensions.",
      valueName: "family"),
    completion: .families)
  var family: [String] = []

  @Option(
    help: ArgumentHelp(
      "Of WidgetKit: canvas, device, icons-small, icons-large, lock-screen, smart-stack or "
        + "watch-face.",
      valueName: "variant"),
    completion: .variants)
  var variant: [String] = []

  @Option(
    help: ArgumentHelp(
      "Of WidgetKit: iOS, iPadOS, macOS, watchOS or visionOS.", valueName: "platform"),
    completion: .list(Platform.allCases.map(\.rawValue)))
  var platform: [String] = []

  @Flag(help: "Of WidgetKit, on an iPad: with Display Zoom at More Space.")
  var moreSpace = false

  @Option(
    help: ArgumentHelp("today or widgetkit, with all its families.", valueName: "system"),
    completion: .list(WidgetSystem.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var system: String?
}

extension AxisOptions {
  /// The options that were given.
  var used: [String] {
    let lists = [
      ("--device", device), ("--idiom", idiom), ("--os", os), ("--orientation", orientation),
      ("--text-size", textSize), ("--entry-point", entryPoint), ("--mode", mode),
      ("--column", column), ("--family", family), ("--variant", variant), ("--platform", platform),
      ("--system", system.map { [$0] } ?? []),
    ]
    let flags = [
      ("--portrait", portrait), ("--landscape", landscape), ("--zoomed", zoomed),
      ("--more-space", moreSpace),
    ]
    return lists.filter { !$0.1.isEmpty }.map(\.0) + flags.filter(\.1).map(\.0)
  }

  func found(
    _ text: String, _ finder: DeviceFinder, _ catalog: Catalog
  ) throws -> (Key<ScreenClass>, Key<Device>?, remark: String?) {
    switch finder.find(text) {
    case .found(let screenClass, let device):
      let others = device == nil ? finder.namesakes(of: text) : []
      let name = catalog.screenClasses[screenClass].name
      let remark =
        others.isEmpty
        ? nil
        : "\(quoted(text)) is the \(name) class; ask by name for "
          + others.map { catalog.devices[$0].name }.joined(by: ", ")
      return (screenClass, device, remark)
    case .ambiguous(let classes, _):
      throw Failure.usage(
        Message.ambiguousDevice(text, classes.map { catalog.description(of: $0) }))
    case .unknownScreen(_, let nearest):
      let remark =
        "no device has a screen of \(quoted(text)); the answer is that of the nearest, "
        + catalog.description(of: nearest)
      return (nearest, nil, remark)
    case .deviceWithoutScreen(let device):
      throw Failure(
        .unknown, ["no source states the screen of '\(catalog.devices[device].name)'"])
    case .unknown:
      throw Failure.usage(Message.unknownDevice(text, hint: finder.hint(for: text)))
    }
  }

  func cases<Value: CaseIterable & Equatable & RawRepresentable<String>>(
    _ texts: [String], _ kind: String
  ) throws -> [Value]? {
    try named(texts, kind, among: Array(Value.allCases))
  }

  /// Those of some values that texts name, whose case does not count; nil if there are no texts.
  func named<Value: Equatable & RawRepresentable<String>>(
    _ texts: [String], _ kind: String, among all: [Value]
  ) throws -> [Value]? {
    try values(texts, kind) { text in
      all.first { $0.rawValue.lowercased() == text.lowercased() }.map { [$0] }
    } expected: {
      all.map(\.rawValue)
    }
  }

  /// The values that texts name, in their order, each once; nil if there are no texts.
  func values<Value: Equatable>(
    _ texts: [String], _ kind: String, _ read: (String) -> [Value]?, expected: () -> [String]
  ) throws -> [Value]? {
    guard !texts.isEmpty else { return nil }
    // A comma separates values too: --text-size l,xl. Some texts name several: --os 10-12.
    var values: [Value] = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let named = read(String(text)) else {
        throw Failure.usage(Message.unknown(kind, String(text), expected: expected()))
      }
      values += named.filter { !values.contains($0) }
    }
    return values
  }
}

extension Catalog {
  /// A class with its models: `5.5-inch (414x736@3: iPhone 6 Plus, …)`.
  func description(of key: Key<ScreenClass>) -> String {
    let screen = screenClasses[key]
    let names = screen.devices.prefix(4).map { devices[$0].name }
    let more = screen.devices.count > 4 ? ", …" : ""
    return "\(screen.name) (\(screen.id): \(names.joined(by: ", "))\(more))"
  }
}
