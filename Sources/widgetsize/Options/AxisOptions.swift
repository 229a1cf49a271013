internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// Which cells are asked for. Each group has a section of its own in the help.
struct AxisOptions: ParsableArguments {
  @OptionGroup(title: "Devices and versions") var target: TargetOptions
  @OptionGroup(title: "Widgets") var widget: WidgetOptions
  @OptionGroup(title: "Today extensions") var today: TodayOptions
}

extension AxisOptions {
  /// The options that were given.
  var used: [String] {
    let lists = [
      ("--device", target.device), ("--idiom", target.idiom), ("--os", target.os),
      ("--orientation", today.orientation), ("--text-size", today.textSize),
      ("--entry-point", today.entryPoint), ("--mode", today.mode), ("--column", today.column),
      ("--family", widget.family), ("--variant", widget.variant),
      ("--platform", target.platform), ("--system", widget.system.map { [$0] } ?? []),
    ]
    let flags = [
      ("--portrait", today.portrait), ("--landscape", today.landscape),
      ("--zoomed", target.zoomed), ("--more-space", target.moreSpace),
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
