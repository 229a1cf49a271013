internal import ArgumentParser
internal import WidgetSizing

/// The options that select Today extensions.
struct TodayOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Text size: xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or a range such as xs-xxxl.",
      valueName: "size"),
    completion: .list(TextSize.allCases.map(\.rawValue)))
  var textSize: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Display mode: compact, expanded or legacy (iOS 8 and 9).", valueName: "mode"),
    completion: .list(Mode.allCases.map(\.rawValue)))
  var mode: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where it opens: today-view, notification-center or quick-action.", valueName: "entry"),
    completion: .list(EntryPoint.allCases.map(\.rawValue)))
  var entryPoint: [String] = []

  @Flag(help: "Device held upright.")
  var portrait = false

  @Flag(help: "Device held sideways.")
  var landscape = false

  @Option(
    help: ArgumentHelp("Column of an iPad: single, left or right.", valueName: "column"),
    completion: .list(WidgetColumn.allCases.map(\.rawValue)))
  var column: [String] = []
}
