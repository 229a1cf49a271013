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
    let lists = [
      ("--device", target.device), ("--idiom", target.idiom), ("--os", target.os),
      ("--text-size", today.textSize), ("--entry-point", today.entryPoint),
      ("--mode", today.mode), ("--column", today.column),
      ("--family", widget.family), ("--variant", widget.variant),
      ("--platform", target.platform), ("--kind", widget.kind.map { [$0] } ?? []),
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
    let all = Array(Value.allCases)
    return try named(texts, kind, among: all, names: all.map(\.rawValue))
  }

  /// The values of `all` that texts name, ignoring case; nil if there are no texts.
  func named<Value: Equatable>(
    _ texts: [String], _ kind: String, among all: [Value], names: [String]
  ) throws -> [Value]? {
    try values(texts, kind) { text in
      names.firstIndex { $0.lowercased() == text.lowercased() }.map { [all[$0]] }
    } expected: {
      names
    }
  }

  /// The values that texts name, in their order, each once; nil if there are no texts.
  func values<Value: Equatable>(
    _ texts: [String], _ kind: String, _ read: (String) -> [Value]?, expected: () -> [String]
  ) throws -> [Value]? {
    guard !texts.isEmpty else { return nil }
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
