import Foundation
import TestSupport
import Testing

/// The words that shells offer to complete a word.
@Suite("Completions") struct ShellCompletionTests {
  /// What the program offers a shell for the last of some words of `query`.
  static func offers(_ words: String..., shell: String = "bash") throws -> [String] {
    let option = words.dropLast().last ?? "positional@0"
    let line = ["widgetsize", "query"] + words
    let word = try #require(words.last)
    let result = try widgetsize(
      ["---completion", "query", "--", option, "\(line.count - 1)", "\(word.count)"] + line,
      environment: ["SAP_SHELL": shell, "SAP_SHELL_VERSION": "5.2"])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    return result.lines.filter { !$0.isEmpty }
  }

  @Test("are devices that the program knows") func devices() throws {
    let offers = try Self.offers("--device", "")
    #expect(["iPhone 16 Pro", "iPad mini 4", "plus"].allSatisfy(offers.contains))
    let result = try widgetsize(
      ["query", "--format", "csv"] + offers.flatMap { ["--device", $0] })
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(
    "keep the spelling of the word",
    arguments: [
      ("iPh", "iPhone 16 Pro"), ("iph", "iphone 16 Pro"), ("iphone16p", "iphone16pro"),
      ("iPhone 16 ", "iPhone 16 Pro"), ("iPhone\\ 16\\ P", "iPhone 16 Pro"),
      ("'iPhone 16 P", "iPhone 16 Pro"), ("\"ipad-mini 4", "ipad-mini 4"),
      ("iPhone SE (", "iPhone SE (2nd generation)"), ("plu", "plus"),
      ("iPhone 15,iPhone 16 P", "iPhone 15,iPhone 16 Pro"), ("iphone17,", "iphone17,1"),
    ])
  func devicesBeginAsTyped(word: String, name: String) throws {
    for shell in ["bash", "zsh", "fish"] {
      #expect(try Self.offers("--device", word, shell: shell).contains(name), "\(shell)")
    }
    #expect(try Self.offers(word).contains(name))
  }

  @Test("are only devices that begin with the word") func otherNames() throws {
    #expect(try Self.offers("--device", "iPhone 16 Pro Max").count == 1)
    #expect(try Self.offers("--device", "iPhone 16 Prx").isEmpty)
  }

  @Test("are versions, families and variants") func tableValues() throws {
    #expect(try Self.offers("--os", "").contains("26"))
    #expect(try Self.offers("--os", "17-2").contains("17-26"))
    #expect(try Self.offers("--os", "la") == ["latest"])
    #expect(try Self.offers("--family", "").contains("systemMedium"))
    #expect(try Self.offers("--family", "small,med") == ["small,medium"])
    #expect(try Self.offers("--family", "lo").contains("lock"))
    #expect(try Self.offers("--variant", "icons-s") == ["icons-small"])
  }

  @Test("are the formats that the command has") func formats() throws {
    #expect(try Self.offers("--format", "s") == ["svg", "swift", "swift-testing"])
    #expect(try Self.offers("--format", "ju").isEmpty)
  }

  @Test("of families are understood") func familiesAreUnderstood() throws {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for name in try Self.offers("--family", String(letter)) {
        let result = try widgetsize("query", "--family", name, "--os", "26", "--format", "csv")
        #expect(result.status != 64, "\(name): \(result.errors)")
      }
    }
  }

  /// Values that make a shell run `touch`, if it expands them.
  static let commands = [
    "$(touch pwned)", "`touch pwned`", "${x:=$(touch pwned)}", "$((a[$(touch pwned)]))",
    "<(touch pwned)", "\u{D4E}$(touch pwned)", "$\u{301}(touch pwned)`touch pwned`",
  ]

  /// Values that a shell replaces, if it expands them.
  static let replaced = ["~", "$HOME", "$'\\x24'", "{a,b}", "*", "a;b", "!!", "%s", "a:b", "iph\\"]

  @Test("are none for a word that a shell would expand", arguments: commands + replaced)
  func hostileWords(value: String) throws {
    try expectNoOffers(["iph,\(value),iph"], shells: ["bash"])
  }

  @Test("are none for it in any place, in any shell", .night, arguments: commands + replaced)
  func hostileWordsAnywhere(value: String) throws {
    try expectNoOffers(
      [value, value + ",iph", "iph,\(value),iph", "iPhone 15,\(value)"],
      shells: ["bash", "zsh", "fish"])
  }

  private func expectNoOffers(_ words: [String], shells: [String]) throws {
    for word in words {
      for shell in shells {
        // The parser ends every list for zsh with a blank.
        let offers = try Self.offers("--device", "'" + word, shell: shell)
        #expect(offers.allSatisfy { $0 == " " }, "\(word)")
        #expect(try Self.offers("'" + word, shell: shell) == offers, "\(word)")
      }
      for option in ["--os", "--family", "--variant"] {
        #expect(try Self.offers(option, "'" + word).isEmpty, "\(word)")
      }
    }
  }

  /// Lines without their end, and the word that completes each.
  static let lines = [
    (#"widgetsize query iphone\ 14\ pl"#, "iphone 14 plus"), ("widgetsize query -d plu", "plus"),
    ("widgetsize query --os lat", "latest"), ("widgetsize query -F med", "medium"),
    ("widgetsize expl", "explain"), ("widgetsize list --format js", "json"),
    ("widgetsize plu", "plus"), ("widgetsize plus med", "medium"),
  ]

  /// What bash offers for a line that ends in a word.
  private func bashOffers(_ line: [String], in folder: URL? = nil) throws -> RunResult {
    let bash = try #require(Programs.installed("bash"))
    let program = Programs.built("widgetsize").path(percentEncoded: false)
    let script = #"""
      widgetsize() { command "$0" "$@"; }
      eval "$("$0" completion bash)"
      COMP_LINE=$* COMP_POINT=${#COMP_LINE} COMP_WORDS=("$0" "${@:2}") COMP_CWORD=$(($# - 1))
      completer=$(complete -p widgetsize) completer=${completer##*-F }
      ${completer% *} widgetsize "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    return try run(bash, ["-c", script, program] + line, in: folder)
  }

  @Test(
    "work in bash", .enabled(if: Programs.mustRun("bash")), arguments: lines)
  func bash(line: String, word: String) throws {
    let words = line.matches(of: /([^ \\]|\\.)+/).map { String($0.output.0) }
    let result = try bashOffers(words)
    #expect(result.lines == [word], "\(result)")
  }

  @Test(
    "run nothing in bash", .enabled(if: Programs.mustRun("bash")), arguments: commands)
  func bashRunsNothing(value: String) throws {
    try expectBashRunsNothing([["query", "--device", "'" + value + ",iph"], ["\"iph," + value]])
  }

  @Test(
    "run nothing in bash in any place", .night, .enabled(if: Programs.mustRun("bash")),
    arguments: commands)
  func bashRunsNothingAnywhere(value: String) throws {
    for quote in ["'", "\"", ""] {
      for word in [quote + value + ",iph", quote + "iph," + value, "iPhone 15,\(value),iph"] {
        try expectBashRunsNothing([
          ["query", "--device", word], ["query", word], ["list", word], [word],
        ])
      }
    }
  }

  private func expectBashRunsNothing(_ lines: [[String]]) throws {
    try withTemporaryFolder { folder in
      for line in lines { _ = try bashOffers(["widgetsize"] + line, in: folder) }
      #expect(try folder.names().isEmpty)
    }
  }

  @Test("work in zsh", .enabled(if: Programs.mustRun("zsh")), arguments: lines)
  func zsh(line: String, word: String) throws {
    try withTemporaryFolder { folder in
      let result = try completeInZsh(line, in: folder)
      let shown = result.output.matches(of: /<(widgetsize [^>]*)>/).map { String($0.1) }
      let completed = shown.map { $0.replacing("\\", with: "").trimmingSuffix { $0 == " " } }
      let ends = completed.map { $0.hasSuffix(" \(word)") }
      #expect(ends == [true], "\(result)")
    }
  }

  @Test("run nothing in zsh", .enabled(if: Programs.mustRun("zsh")), arguments: commands)
  func zshRunsNothing(value: String) throws {
    try expectZshRunsNothing(value, after: ["--device "])
  }

  @Test(
    "run nothing in zsh in any place", .night, .enabled(if: Programs.mustRun("zsh")),
    arguments: commands)
  func zshRunsNothingAnywhere(value: String) throws {
    try expectZshRunsNothing(value, after: ["--device ", "--family ", ""])
  }

  private func expectZshRunsNothing(_ value: String, after options: [String]) throws {
    try withTemporaryFolder { folder in
      for option in options {
        let line = "widgetsize query \(option)'\(value),iph"
        let result = try completeInZsh(line, in: folder)
        // A terminal without a locale shows other letters in its own way.
        if value.utf8.allSatisfy({ $0 < 0x80 }) {
          #expect(result.output.contains("<\(line)"), "\(result)")
        }
      }
      #expect(try folder.names() == ["_widgetsize"])
    }
  }

  /// What zsh shows when the tab key completes a line: the line between `<` and `>`.
  private func completeInZsh(_ line: String, in folder: URL) throws -> RunResult {
    let zsh = try #require(Programs.installed("zsh"))
    let program = Programs.built("widgetsize")
    // An interactive shell on a terminal of its own: the tab key completes the line, prints it and ends.
    let script = #"""
      zmodload zsh/zpty
      zpty inner "zsh -f -i"
      zpty -w inner "PS1= PATH=$1:\$PATH; fpath=($2 \$fpath); autoload -Uz compinit; compinit -u -D"
      zpty -w inner 'show() { zle complete-word; print -r -- "<$BUFFER>"; exit }; zle -N show; bindkey "^I" show'
      zpty -n -w inner "$3"$'\t'
      while zpty -r inner line; do print -r -- "$line"; done
      """#
    try folder.write(
      "_widgetsize", try widgetsize("completion", "zsh").output)
    return try run(
      zsh,
      [
        "-f", "-c", script, "zsh",
        program.deletingLastPathComponent().path(percentEncoded: false),
        folder.path(percentEncoded: false), line,
      ],
      environment: ["TERM": "dumb", "HOME": folder.path(percentEncoded: false)], in: folder)
  }

  /// What fish offers for a line.
  private func fishOffers(_ line: String, in folder: URL) throws -> RunResult {
    let fish = try #require(Programs.installed("fish"))
    let program = Programs.built("widgetsize").deletingLastPathComponent()
    try folder.write(
      "widgetsize.fish", try widgetsize("completion", "fish").output)
    return try run(
      fish,
      [
        "--no-config", "-c",
        "set -x PATH $argv[1] $PATH; source widgetsize.fish; complete -C $argv[2]",
        program.path(percentEncoded: false), line,
      ], environment: ["HOME": folder.appending(path: "home").path(percentEncoded: false)],
      in: folder)
  }

  // fish asks the program for values on a terminal only.
  @Test("work in fish", .enabled(if: Programs.mustRun("fish")))
  func fish() throws {
    try withTemporaryFolder { folder in
      let result = try fishOffers("widgetsize exp", in: folder)
      #expect(result.lines.map { $0.prefix { $0 != "\t" } } == ["explain"], "\(result)")
    }
  }

  @Test("run nothing in fish", .enabled(if: Programs.mustRun("fish")), arguments: commands)
  func fishRunsNothing(value: String) throws {
    try expectFishRunsNothing(["--device '\(value),iph"])
  }

  @Test(
    "run nothing in fish in any place", .night, .enabled(if: Programs.mustRun("fish")),
    arguments: commands)
  func fishRunsNothingAnywhere(value: String) throws {
    try expectFishRunsNothing(
      ["'", "\"", ""].flatMap { quote in
        ["--device ", "--family ", ""].map { "\($0)\(quote)\(value),iph" }
      })
  }

  private func expectFishRunsNothing(_ ends: [String]) throws {
    try withTemporaryFolder { folder in
      for end in ends { _ = try fishOffers("widgetsize query \(end)", in: folder) }
      #expect(try folder.names() == ["home", "widgetsize.fish"])
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(reversed().drop(while: isTrimmed).reversed())
  }
}
