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
    let script = WidgetSize.completionScript(for: found)
    StandardOutput.print(found.completingQuestions(in: script) + "\n")
  }
}

extension CompletionShell {
  /// A script with the words of questions without a command, which complete as those of `query`. The parser completes
  /// commands alone.
  fileprivate func completingQuestions(in script: String) -> String {
    let words = "_custom_complete ---completion query -- positional@0"
    switch self {
    case .bash:
      return script.inserting(
        """
                [[ -n "${cur}" || "${COMP_CWORD}" -gt 1 ]] && _widgetsize_query
                [[ "${COMP_CWORD}" -gt 1 ]] && return

        """, before: "        # Offer subcommand completions\n")
    case .zsh:
      return script.inserting(
        """
                [[ -n "${PREFIX}" ]] && __widgetsize\(words) "${current_word_index}" \\
                    "$(__widgetsize_cursor_index_in_current_word)" && ret=0

        """, before: "        ;;\n    arg)\n"
      ).inserting(
        """
                *)
                    _widgetsize_query && ret=0
                    ;;

        """, before: "        esac\n        ;;\n    esac\n")
    case .fish:
      let condition = "__widgetsize_should_offer_completions_for_positional \"widgetsize\""
      let offers =
        "'(__widgetsize_custom_completion ---completion query -- positional@0 "
        + "(count (__widgetsize_tokens -pc)) (__widgetsize_tokens -tC))'"
      return script
        + "\ncomplete -c widgetsize -n '\(condition) -eq 1; and test -n (commandline -ct)' -fka \(offers)"
        + "\ncomplete -c widgetsize -n '\(condition) -gt 1' -fka \(offers)"
    default: return script
    }
  }
}

extension String {
  /// The text with another before the first place where a part begins.
  fileprivate func inserting(_ text: String, before part: String) -> String {
    guard let place = firstRange(of: part) else { return self }
    return self[..<place.lowerBound] + text + self[place.lowerBound...]
  }
}
