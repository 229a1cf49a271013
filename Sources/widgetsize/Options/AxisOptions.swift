internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// The options that select cells. Each group has its own section in the help.
struct AxisOptions: ParsableArguments {
  @OptionGroup(title: "Devices and versions") var target: TargetOptions
  @OptionGroup(title: "Widgets") var widget: WidgetOptions
  @OptionGroup(title: "Today extensions") var today: TodayOptions
}

extension AxisOptions {
  /// The names of the given options.
  var used: [String] {
    let texts = texts
    let ofAxes = Axis.settings.map { ("--\($0.optionName)", texts[$0] != nil) }
    let all =
      [
        ("--device", !target.device.isEmpty), ("--idiom", !target.idiom.isEmpty),
        ("--os", !target.os.isEmpty),
      ] + ofAxes + [
        ("--platform", !target.platform.isEmpty), ("--kind", widget.kind != nil),
        ("--portrait", today.portrait), ("--landscape", today.landscape),
        ("--zoomed", target.zoomed), ("--more-space", target.moreSpace),
      ]
    return all.filter(\.1).map(\.0)
  }

  /// What the options of axes name, by their axes, for each that is given.
  var texts: [Axis: [String]] {
    today.axisTexts.merging(widget.axisTexts) { $0 + $1 }
  }

  func cases<Value: CaseIterable & Equatable & RawRepresentable<String>>(
    _ texts: [String], _ kind: String
  ) throws -> [Value] {
    let all = Array(Value.allCases)
    return try values(texts, kind) { text in
      all.first { $0.rawValue.lowercased() == text.lowercased() }.map { [$0] }
    } expected: {
      all.map(\.rawValue)
    }
  }

  /// The values that texts name, in their order, each once.
  func values<Value: Equatable>(
    _ texts: [String], _ kind: String, _ read: (String) -> [Value]?, expected: () -> [String]
  ) throws -> [Value] {
    // A text can list several values, --text-size l,xl, or name a range, --os 10-12.
    var values: [Value] = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let named = read(String(text)) else {
        throw Self.unknown(kind, String(text), expected: expected())
      }
      values += named.filter { !values.contains($0) }
    }
    return values
  }

  /// The error for an unknown value: an explanation if the name is known from elsewhere, else the
  /// expected values and the nearest one of these and of `others`.
  static func unknown(
    _ kind: String, _ text: String, expected: [String], near others: [String] = []
  ) -> Failure {
    OtherNames.explanation(of: text)
      ?? .usage(Message.unknown(kind, text, expected: expected, near: others))
  }
}
