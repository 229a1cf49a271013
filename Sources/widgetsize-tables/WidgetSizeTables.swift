internal import ArgumentParser
internal import ProgramSupport

/// The root of the command tree.
struct WidgetSizeTables: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widgetsize-tables",
    abstract: "Check the tables of widgetsize, and enter measurements.",
    discussion: """
      Examples:
        widgetsize-tables validate Data
        widgetsize-tables ingest run.log --output mine

      Exit codes: 0 all is well; 1 a check failed, or no line is a measurement; 2 trouble with data or \
      files; 64 wrong usage.
      """,
    version: Program.version,
    subcommands: [ValidateCommand.self, IngestCommand.self])

  /// Runs the command.
  static func main() {
    Program.run(self) {
      var command = try parseAsRoot()
      try command.run()
    }
  }
}
