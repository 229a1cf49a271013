package import ArgumentParser

/// The error of a command: the lines for standard error, and the exit code.
package struct CommandError {
  /// The lines of standard error; none if the output has already reported the error.
  package let lines: [String]
  package let code: Int32

  /// Describes an error that a command threw. The error must not be a request for help.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - command: The command that was parsed.
  ///   - arguments: The command line.
  package init(_ error: any Error, of command: any ParsableCommand.Type, typed arguments: [String])
  {
    switch error {
    case let failure as Failure:
      lines =
        failure.lines.map { "error: \(Message.oneLine($0))" }
        + failure.candidates.map { "  \(Message.oneLine($0))" }
      code = failure.code.rawValue
    case let complaints as Complaints:
      lines = complaints.lines
      code = complaints.code.rawValue
    default:
      let message = command.message(for: error)
      lines = message.isEmpty ? [] : ["error: \(Message.sentence(message, typed: arguments))"]
      code = command.exitCode(for: error).rawValue
    }
  }
}
