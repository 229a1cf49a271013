internal import ArgumentParser
internal import WidgetReports
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

      Ask in words, in any order: device, family, version, settings. Words such as 'vs', 'smallest' and \
      'why' choose the command.

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
        name: "For maintainers of the tables",
        subcommands: [ValidateCommand.self, IngestCommand.self]),
      CommandGroup(
        name: "For shells",
        subcommands: [CompletionCommand.self]),
    ])

  /// Runs the command. An error ends the program with its message and exit code.
  static func main() {
    StandardOutput.ignoreSignalsOfWriting()
    do {
      // Swift finds the arguments with this file. Without it the list is empty, so a check would
      // print help and pass.
      guard !CommandLine.arguments.isEmpty else {
        throw Failure(
          .data, ["the command line cannot be read; on Linux, this needs '/proc/self/maps'"])
      }
      try checkEncoding()
      try ArgumentValues.check(CommandLine.arguments.dropFirst())
      if let text = ShortHelp.text(for: CommandLine.arguments.dropFirst(), of: self) {
        StandardOutput.print(text)
        return
      }
      if CommandLine.arguments.dropFirst().first == SchemaLine.command {
        return try SchemaLine.run(Array(CommandLine.arguments.dropFirst(2)))
      }
      let line = try TypedLine(CommandLine.arguments.dropFirst(), commands: commands)
      if let remark = line.remark { StandardError.write(message: "note: \(remark)") }
      try run(line.arguments)
    } catch let error where exitCode(for: error) == .success {
      // The parser calls every group of commands one of subcommands.
      let text = fullMessage(for: error).replacing(scalars: " SUBCOMMANDS:", with: ":")
      StandardOutput.print(text + "\n")
    } catch {
      let error = CommandError(error, of: self, typed: CommandLine.arguments)
      for line in error.lines { StandardError.write(message: line) }
      Program.exit(with: error.code)
    }
  }

  /// Throws for an argument that is not UTF-8. Swift replaces invalid bytes, so the argument would
  /// name another file.
  private static func checkEncoding() throws {
    for (number, argument) in CommandLine.arguments.enumerated() {
      let bytes = unsafe CommandLine.unsafeArgv[number]
      if let bytes = unsafe bytes, unsafe String(validatingCString: bytes) == nil {
        throw Failure.usage("argument \(number) is not UTF-8: \(quoted(argument, limit: 1_000))")
      }
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
      guard let lines = Mistakes.lines(of: error, in: arguments, root: self) else { throw error }
      throw Failure(.usage, lines)
    }
    try command.run()
  }
}
