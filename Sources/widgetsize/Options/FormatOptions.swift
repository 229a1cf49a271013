internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// The options for the output format.
struct FormatOptions: ParsableArguments {
  @Option(
    name: [.joinedShort("f"), .long],
    help: ArgumentHelp(
      "\(ReportFormat.names(of: .answer).joined(separator: ", ")) or another that the text above names.",
      valueName: "format"),
    completion: .formats,
    transform: SingleValue.reader)
  var format: String?

  @OptionGroup var shape: ShapeOptions

  /// The requested format; by default a table. `content` is the extra content that the answer has
  /// for some formats.
  func resolved(of content: ReportFormat.Content = .answer) throws -> ReportFormat {
    guard let format else {
      return try shape.applied(to: [shape.json ? .json : .table])[0]
    }
    let found = try ReportFormat.named(format, of: content)
    if shape.json, found.name != ReportFormat.json.name {
      throw Failure.usage("--json contradicts --format \(found.name)")
    }
    return try shape.applied(to: [found])[0]
  }
}

extension CompletionKind {
  /// The formats that the command on the line has.
  fileprivate static var formats: CompletionKind {
    .custom { arguments, index, _ in
      let command =
        WidgetSize.command(named: arguments.dropFirst().first) ?? QueryCommand.self
      let content = (command as? any QuestionCommand.Type)?.content ?? .answer
      return TypedWord(arguments, at: index)
        .completions(among: ReportFormat.names(of: .answer, content))
    }
  }
}

extension ReportFormat {
  /// The names of the formats that need one of these contents.
  static func names(of contents: Content...) -> [String] {
    all.filter { contents.contains($0.content) }.map(\.name)
  }

  /// The name of a format that people call by its use: `dart` of `flutter`, a row of `Data/words.csv`.
  static func name(of text: String) -> String {
    WordTable.sentence("called \(text.lowercased())") ?? text.lowercased()
  }

  /// The format with a name, or called so. `content` is the extra content that the answer has for some formats.
  ///
  /// - Throws: A usage error if there is none, or if it needs other content.
  static func named(_ name: String, of content: Content) throws -> ReportFormat {
    let expected = names(of: .answer, content)
    let own = self.name(of: name)
    try Instead.checkFormat(name)
    guard let found = all.first(where: { $0.name == own }) else {
      let isFamily = Catalog.bundled.families(named: name, on: Platform.allCases) != nil
      throw Failure.usage(
        Message.unknown("format", name, expected: expected)
          + (isFamily ? "; for the family write -F \(name)" : ""))
    }
    guard expected.contains(found.name) else {
      throw Failure.usage("\(found.limit); expected one of \(expected.joined(separator: ", "))")
    }
    return found
  }

  private var limit: String {
    switch content {
    case .checks: "only checks become \(name), with 'widgetsize check'"
    case .answer, .sizes: "only sizes become \(name), with 'widgetsize query'"
    }
  }
}
