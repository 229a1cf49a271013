internal import ArgumentParser
internal import WidgetSizing

/// The options that select Today extensions, of which the topic `today` of the help has the descriptions.
struct TodayOptions: ParsableArguments {
  @Option(
    "t", help: "Text size: xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or a range such as xs-xxxl.",
    visibility: .hidden)
  var textSize: [AxisText<TextSize>] = []

  @Option(
    "m", help: "Display mode: compact, expanded or legacy (iOS 8 and 9).", visibility: .hidden)
  var mode: [AxisText<Mode>] = []

  @Option(
    "e", help: "Where it opens: today-view, notification-center or quick-action.",
    valueName: "entry", visibility: .hidden)
  var entryPoint: [AxisText<EntryPoint>] = []

  @Flag(help: ArgumentHelp("Device held upright.", visibility: .hidden))
  var portrait = false

  @Flag(help: ArgumentHelp("Device held sideways.", visibility: .hidden))
  var landscape = false

  @Option(help: "Column of an iPad: single, left or right.", visibility: .hidden)
  var column: [AxisText<WidgetColumn>] = []
}

extension TodayOptions {
  /// The orientations that flags name.
  var orientations: [Orientation] {
    (portrait ? [.portrait] : []) + (landscape ? [.landscape] : [])
  }
}
