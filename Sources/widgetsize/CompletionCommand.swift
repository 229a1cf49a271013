internal import ArgumentParser
internal import ProgramSupport
internal import WidgetReports

/// `widgetsize completion`: the script that completes commands in a shell.
struct CompletionCommand: ParsableCommand {
  /// The shells that have a script.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let configuration = CommandConfiguration(
    commandName: "completion",
    abstract: "Print the script that completes commands in a shell.",
    discussion: """
      Examples:
        widgetsize completion bash
        widgetsize completion fish

      Load it at the start of a shell: source <(widgetsize completion bash). 'make install' installs \
      it for all three shells.
      """)

  @Argument(
    help: "Shell: bash, zsh or fish.", completion: .list(Shell.allCases.map(\.rawValue)))
  var shell: String

  func run() throws {
    let shells = Shell.allCases.map(\.rawValue)
    guard let shell = Shell(rawValue: shell.lowercased()) else {
      throw Failure.usage(Message.unknown("shell", shell, expected: shells))
    }
    StandardOutput.print(shell.completionScript + "\n")
  }
}
