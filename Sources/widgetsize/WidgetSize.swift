internal import ArgumentParser
internal import ProgramSupport
internal import Wording

/// The root of the command tree.
struct WidgetSize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widgetsize",
    abstract: "Tell how big an iOS widget is, and where each number comes from.",
    discussion: """
      Examples:
        widgetsize iphone 16 pro medium
        widgetsize compare iphone 15 vs iphone 16 pro
        widgetsize fit --rows 3 --row-height 40 iphone 15 medium

      Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2 trouble with \
      data or files; 64 wrong usage.
      """,
    version: Program.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Questions",
        subcommands: [
          QueryCommand.self, ExplainCommand.self, ListCommand.self, CompareCommand.self,
          FitCommand.self, SafeCommand.self, CoverCommand.self, IdentifyCommand.self,
        ]),
      CommandGroup(
        name: "Checks and documents",
        subcommands: [CheckCommand.self, RenderCommand.self, ReportCommand.self]),
      CommandGroup(
        name: "For shells",
        subcommands: [CompletionCommand.self]),
    ])

  /// Runs the command.
  static func main() {
    Program.run(self) {
      let typed = CommandLine.arguments.dropFirst()
      try ArgumentValues.check(typed)
      if let text = ShortHelp.text(for: typed) { return StandardOutput.print(text) }
      var line = try TypedLine(typed, commands: commands)
      var help = ShortHelp.text(for: line.arguments)
      var command = Result { try parseAsRoot(line.arguments) }
      if case .success(let question as any QuestionCommand) = command,
        let ordered = line.withWordsFirst(question.words, typed.first)
      {
        line = try TypedLine(ordered, commands: commands)
        help = ShortHelp.text(for: line.arguments)
        command = Result { try parseAsRoot(line.arguments) }
      }
      if let remark = line.remark { StandardError.write(message: "note: \(remark)") }
      if let help { return StandardOutput.print(help) }
      try run(command, line.arguments)
    }
  }

  /// The command of a name; nil if there is none.
  static func command(named name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// The names of the commands.
  static var commands: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Runs the command of a line, or tells all mistakes of the line.
  private static func run(
    _ parsed: Result<any ParsableCommand, any Error>, _ arguments: [String]
  ) throws {
    var command: any ParsableCommand
    do {
      command = try parsed.get()
    } catch {
      if let first = arguments.first, first.hasPrefix("---"),
        fullMessage(for: error).lowercased().contains("internal error")
      {
        throw Failure.usage(
          "\(quoted(first)) is for the scripts of 'widgetsize completion', which give it the line that is typed"
        )
      }
      guard let lines = Mistakes.lines(of: error, in: arguments, root: self) else { throw error }
      throw Failure(.usage, lines)
    }
    try command.run()
  }
}
