internal import ArgumentParser
internal import WidgetSizing

/// The options that select Today extensions.
struct TodayOptions: ParsableArguments {
  @Option(
    "t", help: "Text size: xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or a range such as xs-xxxl.")
  var textSize: [AxisText<TextSize>] = []

  @Option("m", help: "Display mode: compact, expanded or legacy (iOS 8 and 9).")
  var mode: [AxisText<Mode>] = []

  @Option(
    "e", help: "Where it opens: today-view, notification-center or quick-action.",
    valueName: "entry")
  var entryPoint: [AxisText<EntryPoint>] = []

  @Flag(help: "Device held upright.")
  var portrait = false

  @Flag(help: "Device held sideways.")
  var landscape = false

  @Option(help: "Column of an iPad: single, left or right.")
  var column: [AxisText<WidgetColumn>] = []
}

extension TodayOptions {
  /// The orientations that flags name.
  var orientations: [Orientation] {
    (portrait ? [.portrait] : []) + (landscape ? [.landscape] : [])
  }
}
