internal import ArgumentParser
internal import Wording

extension CompletionCommand.Shell {
  /// The script that completes commands, and values behind `=` as those of a word of their own.
  var completionScript: String {
    switch self {
    case .bash:
      WidgetSize.completionScript(for: .bash) + Self.joiningInBash + Self.commandsOfHelpInBash
    case .zsh:
      Self.acceptingEquals(WidgetSize.completionScript(for: .zsh))
        .replacing(scalars: "'*:subcommands:'", with: "':subcommands:(\(Self.commands))'")
    case .fish:
      WidgetSize.completionScript(for: .fish)
        + "\ncomplete -c 'widgetsize' -n '__widgetsize_should_offer_completions_for_positional "
        + "\"widgetsize help\" -eq 1' -fa '\(Self.commands)'\n"
    }
  }

  private static var commands: String {
    WidgetSize.configuration.subcommands.compactMap { $0.configuration.commandName }
      .joined(separator: " ")
  }

  /// The scripts of the parser complete no command behind `help`.
  private static var commandsOfHelpInBash: String {
    """

    _widgetsize_help() {
        __widgetsize_offer_flags_options 1
        COMPREPLY+=($(compgen -W '\(commands)' -- "${cur}"))
    }

    """
  }

  /// In bash `--family=med` is three words. The script of the parser expects two.
  private static let joiningInBash = #"""

    __widgetsize_with_equals() {
        local -a words=()
        local -i index cursor=0
        for ((index = 0; index < ${#COMP_WORDS[@]}; index++)); do
            if [[ "${COMP_WORDS[index]}" == = && index -gt 0 && "${COMP_WORDS[index - 1]}" == --* ]]; then
                # The word behind it is the value; the value is empty where the cursor is.
                [[ index -ne COMP_CWORD ]] && continue
                words+=("")
            else
                words+=("${COMP_WORDS[index]}")
            fi
            [[ index -le COMP_CWORD ]] && cursor=$((${#words[@]} - 1))
        done
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD=cursor
        _widgetsize "${1}" "${COMP_WORDS[cursor]}" "${COMP_WORDS[cursor - 1]}"
    }

    complete -o filenames -F __widgetsize_with_equals widgetsize
    """#

  /// The script for zsh, whose options with a value get the mark that says that the value may stand in
  /// the same word: `--family=[…]:` and `-F+`.
  private static func acceptingEquals(_ script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.drop(while: { $0 == " " }).first == "'", line.contains("]:"),
        let help = line.firstIndex(of: "[")
      else { return String(line) }
      let names = line[..<help], rest = line[help...]
      guard let opening = names.firstIndex(of: "{"), let closing = names.firstIndex(of: "}") else {
        return names.contains("--") ? names + "=" + rest : String(line)
      }
      let marked = names[names.index(after: opening)..<closing].split(separator: ",")
        .map { $0 + ($0.hasPrefix("--") ? "=" : "+") }
      return names[...opening] + marked.joined(separator: ",") + names[closing...] + rest
    }.joined(separator: "\n")
  }
}
