internal import ArgumentParser
internal import ProgramSupport
internal import WidgetReports

/// `widgetsize schemas LINE`: the JSON Schema of the JSON that a command line prints. No help has it: the script of a
/// release runs it for `widgetsize-schemas`.
enum SchemaLine {
  /// The first word of the line.
  static let command = "schemas"

  /// Prints the schema.
  ///
  /// - Parameter line: A command with its words and options.
  /// - Throws: What the command would throw, or a usage error if it has no JSON.
  static func run(_ line: [String]) throws {
    let command = try WidgetSize.parseAsRoot(line)
    let report: Report
    switch command {
    case let command as any QuestionCommand:
      report = try command.answer(in: .json, from: command.data.read)
    case let command as ListCommand: report = try command.report(hasColumns: false)
    case let command as CheckCommand:
      report = try command.result(
        CheckedPaths(command.files), command.data.read()
      ).0
    default: throw Failure.usage("the command has no JSON")
    }
    StandardOutput.print(report.jsonSchema)
  }
}
