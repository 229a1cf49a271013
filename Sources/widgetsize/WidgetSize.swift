internal import ArgumentParser
internal import Wording

/// The root of the command tree.
@main
struct WidgetSize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widgetsize",
    abstract: "Tell how big an iOS widget is, and where each number comes from.",
    discussion: """
      Examples:
        widgetsize query 'iPhone 16 Pro' --family medium
        widgetsize compare 'iPhone 15' 'iPhone 16 Pro'
        widgetsize fit --rows 3 --row-height 44 --family medium -d 'iPhone 15'

      Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2 trouble with \
      data or files; 64 wrong usage.
      """,
    version: Program.version,
    subcommands: [
      QueryCommand.self, ExplainCommand.self, ListCommand.self, CompareCommand.self,
      FitCommand.self, LinesCommand.self, SafeCommand.self, CoverCommand.self, IdentifyCommand.self,
      CheckCommand.self, DiffCommand.self, ValidateCommand.self, IngestCommand.self,
      ReportCommand.self, RenderCommand.self,
      ServeCommand.self,
    ])

  /// Runs the command. An error ends the program with its message and exit code.
  static func main() {
    StandardOutput.ignoreSignalsOfWriting()
    MemoryLimit.reportWhenReached()
    do {
      // Swift finds the arguments with this file. Without it the list is empty, so a check would
      // print help and pass.
      guard !CommandLine.arguments.isEmpty else {
        throw Failure(
          .data, ["the command line cannot be read; on Linux, this needs '/proc/self/maps'"])
      }
      try checkEncoding()
      try ArgumentValues.check(CommandLine.arguments.dropFirst())
      try checkSubcommand()
      var command = try parseAsRoot()
      try command.run()
    } catch let error where exitCode(for: error) == .success {
      var output = StandardOutput()
      output.write(fullMessage(for: error) + "\n")
      output.flush()
    } catch {
      let error = CommandError(error, of: self, typed: CommandLine.arguments)
      for line in error.lines { StandardError.write(line + "\n") }
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

  /// Throws for an unknown subcommand and suggests the nearest. The argument parser would take the
  /// name for a value.
  private static func checkSubcommand() throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    var arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "help" { arguments.removeFirst() }
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help",
      !names.contains(first)
    else { return }
    throw Failure.usage(Message.unknown("subcommand", first, expected: names))
  }
}
