internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// Which cells are asked for.
struct AxisOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A device or a screen: 'iPhone 7 Plus', plus, iPhone9,2, 5.5, 414x736 or 1242x2208.",
      discussion:
        "Several are separated by commas, or the option is repeated, as all of these may be.",
      valueName: "device"),
    completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp("All phones, iPads or watches: phone, pad or watch.", valueName: "idiom"),
    completion: .list(Idiom.allCases.map(\.rawValue)))
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
      "WidgetKit family: systemMedium, medium, lock, accessory, all and so on.",
      valueName: "family"),
    completion: .families)
  var family: [String] = []

  @Option(
    help: ArgumentHelp(
      "WidgetKit variant: canvas, device, icons-small, icons-large, lock-screen, smart-stack or "
        + "watch-face.",
      valueName: "variant"),
    completion: .variants)
  var variant: [String] = []

  @Option(
    help: ArgumentHelp(
      "WidgetKit on iOS, iPadOS, macOS, watchOS or visionOS.", valueName: "platform"),
    completion: .list(Platform.allCases.map(\.rawValue)))
  var platform: [String] = []

  @Flag(help: "WidgetKit on an iPad with Display Zoom at More Space.")
  var moreSpace = false

  @Option(
    help: ArgumentHelp(
      "today (Today extensions), widgetkit or activity (Live Activities).",
      discussion: """
        Without it, an option or a version that only one of them has decides. Otherwise a device \
        that runs a version after iOS 17 is answered with WidgetKit, all else with Today extensions.
        """, valueName: "system"),
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
        throw Self.unknown(kind, String(text), expected: expected())
      }
      values += named.filter { !values.contains($0) }
    }
    return values
  }

  /// The complaint about a value: what it is if people know it from elsewhere, else what was expected,
  /// and the nearest of that and of `others`.
  static func unknown(
    _ kind: String, _ text: String, expected: [String], near others: [String] = []
  ) -> Failure {
    .usage(
      OtherNames.explanation(of: text)
        ?? Message.unknown(kind, text, expected: expected, near: others))
  }
}
