internal import ArgumentParser
internal import ProgramSupport
internal import WidgetSizing

/// The options that select widgets.
struct WidgetOptions: ParsableArguments {
  @Option(
    "F",
    help:
      "Family: systemMedium, medium, lock (Lock Screen), island, all or another of 'list families'.",
    completion: .families)
  var family: [AxisText<WidgetFamily>] = []

  @Option(
    help:
      "One of several sizes of a family: icons-small, icons-large, standby, canvas, device, "
      + "lock-screen, smart-stack, watch-face or x-large-face.",
    completion: .variants)
  var variant: [AxisText<WidgetVariant>] = []

  @Option(
    help: ArgumentHelp(
      "Kind: widgetkit, activity (Live Activities) or today (Today extensions).",
      discussion: """
        Default: WidgetKit, unless another option, the version or the device has only another kind.
        """, valueName: "kind"),
    completion: .list(WidgetKind.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var kind: String?
}
