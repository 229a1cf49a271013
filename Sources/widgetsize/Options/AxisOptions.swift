internal import ArgumentParser
internal import ProgramSupport
internal import WidgetSizing
internal import Wording

/// The options that select cells. Each group has its own section in the help.
struct AxisOptions: ParsableArguments {
  @OptionGroup(title: "Devices and versions") var target: TargetOptions
  @OptionGroup(title: "Widgets") var widget: WidgetOptions
  @OptionGroup(title: "Today extensions") var today: TodayOptions
}

extension AxisOptions {
  /// Whether no option is given.
  var isEmpty: Bool {
    texts.isEmpty && widget.kind == nil && today.orientations.isEmpty && target.places.isEmpty
  }

  /// What the options of axes name, by their axes, for each that is given.
  var texts: [Axis: [String]] {
    [
      .family: widget.family.map(\.text), .variant: widget.variant.map(\.text),
      .zoom: target.zooms, .textSize: today.textSize.map(\.text),
      .entryPoint: today.entryPoint.map(\.text), .mode: today.mode.map(\.text),
      .column: today.column.map(\.text),
    ].filter { !$0.value.isEmpty }
  }

  /// The cases of an enum that texts name.
  static func cases<Value: CaseIterable & Equatable & RawRepresentable<String>>(
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
  static func values<Value: Equatable>(
    _ texts: [String], _ kind: String, _ read: (String) -> [Value]?, expected: () -> [String]
  ) throws -> [Value] {
    // A text can list several values, --text-size l,xl, or name a range, --os 10-12.
    var values: [Value] = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let named = read(String(text)) else {
        let backwards = text.split(separator: "-").reversed().joined(separator: "-")
        if read(backwards) != nil {
          throw Failure.usage("\(quoted(text)) runs backwards; write \(backwards)")
        }
        throw unknown(kind, String(text), expected: expected())
      }
      values += named.filter { !values.contains($0) }
    }
    return values
  }

  /// The error for an unknown value: the nearest of the expected values and of `others`, else an
  /// explanation if the name is known from elsewhere.
  static func unknown(
    _ kind: String, _ text: String, expected: [String], near others: [String] = []
  ) -> Failure {
    let message = Message.unknown(kind, text, expected: expected, near: others)
    // `today` is near an entry point, and a kind of widget.
    let explanation = message.contains("did you mean") ? nil : OtherNames.explanation(of: text)
    return explanation ?? .usage(message)
  }
}
