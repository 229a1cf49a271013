internal import ArgumentParser
internal import ProgramSupport

/// `widgetsize completion`: the script that completes commands in a shell.
struct CompletionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completion",
    abstract: "Print the script that completes commands in a shell.",
    discussion: """
      Examples:
        widgetsize completion bash
        widgetsize completion fish

      Load it at the start of a shell: eval "$(widgetsize completion bash)". 'make install' installs \
      it for all three shells.
      """)

  @Argument(
    help: "Shell: bash, zsh or fish.", completion: .list(CompletionShell.allCases.map(\.rawValue)))
  var shell: String

  func run() throws {
    guard let found = CompletionShell(rawValue: shell.lowercased()) else {
      throw Failure.usage(
        Message.unknown("shell", shell, expected: CompletionShell.allCases.map(\.rawValue)))
    }
    StandardOutput.print(WidgetSize.completionScript(for: found) + "\n")
  }
}
