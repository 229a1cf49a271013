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
      let line = try TypedLine(typed, commands: commands)
      if let remark = line.remark { StandardError.write(message: "note: \(remark)") }
      if let text = ShortHelp.text(for: line.arguments) {
        return StandardOutput.print(text)
      }
      try run(line.arguments)
    }
  }

  /// The command of a name; nil if there is none.
  static func command(named name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// The names of the commands.
  private static var commands: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Parses and runs a command line, and tells all its mistakes.
  private static func run(_ arguments: [String]) throws {
    var command: any ParsableCommand
    do {
      command = try parseAsRoot(arguments)
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
