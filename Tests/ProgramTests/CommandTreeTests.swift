import Foundation
import TestSupport
import Testing

/// Checks that hold for every subcommand and every flag, also for those to come.
@Suite("Subcommands and flags")
struct CommandTreeTests {
  @Test("begin with the documented subcommands, in their order")
  func subcommands() throws {
    let names = try CommandTree.read().commands.flatMap(\.path)
    let expected = [
      "query", "explain", "list", "compare", "fit", "identify", "safe", "check", "diff", "validate",
      "ingest", "report", "render", "serve",
    ]
    #expect(names.starts(with: expected))
  }

  @Test("are accepted where they are offered")
  func accepted() throws {
    for (path, argument, spelling) in try CommandTree.read().spellings {
      switch argument.kind {
      case .positional: break
      case .option:
        // The error of an unknown option would be another.
        try widgetsize(path + [spelling])
          .expectError("missing value for '\(spelling) <\(argument.valueName)>'")
      case .flag where argument.valueName == "help" || argument.valueName == "version":
        try widgetsize(path + [spelling]).expectAnswer()
      case .flag:
        // The command may fail for want of other arguments, but not because of the flag.
        let result = try widgetsize(path + [spelling])
        #expect(!result.errors.contains("unknown option"), "\(path) \(spelling): \(result)")
      }
    }
  }

  @Test("refuse a value that they do not take, and an option with no value behind its =")
  func valuesOfFlags() throws {
    for (path, argument, spelling) in try CommandTree.read().spellings {
      switch argument.kind {
      case .positional: break
      case .option:
        guard spelling.hasPrefix("--") else { continue }
        // Another argument must not become the value.
        try widgetsize(path + ["\(spelling)=", "next"])
          .expectError("'\(spelling)=' has no value behind '='")
      case .flag:
        for value in ["x", "a=b", ""] {
          let result = try widgetsize(path + ["\(spelling)=\(value)"])
          #expect(result.status == 64 && result.output.isEmpty, "\(path) \(spelling): \(result)")
          #expect(result.errors.lines.count == 1, "\(path) \(spelling)=\(value): \(result)")
        }
      }
    }
  }

  @Test("begin with hyphens, and not with what text programs make of them")
  func dashes() throws {
    for dash in ["\u{2013}", "\u{2014}", "\u{2212}"] {
      for command in ["check", "render", "query"] {
        try widgetsize(command, "\(dash)strict", "a.csv").expectError(
          "'\(dash)strict' begins with a dash; did you mean '--strict'?")
      }
      try widgetsize("check", "--", "\(dash)strict").expectError(
        "'\(dash)strict' cannot be read: no such file or directory", status: 2)
    }
  }

  @Test("are files behind --", arguments: ["check", "render"])
  func filesThatLookLikeOptions(_ command: String) throws {
    let own = try CommandTree.read().spellings.filter { $0.path == [command] }.map(\.spelling)
    try withTemporaryFolder { folder in
      for name in own + own.map({ "\($0)=x" }) + ["--", "---", "-x", "--no-such-option"] {
        try widgetsize(command, "--", name, in: folder)
          .expectError("'\(name)' cannot be read: no such file or directory", status: 2)
      }
      #expect(try folder.names().isEmpty)
    }
  }

  @Test("are explained in one sentence")
  func abstracts() throws {
    for (path, command) in try CommandTree.read().commands {
      let name = (["widgetsize"] + path).joined(separator: " ")
      checkSentence(command.abstract, of: name)
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        checkSentence(argument.abstract, of: "\(name) \(argument.valueName)")
        if let discussion = argument.discussion {
          checkSentence(discussion, of: "\(name) \(argument.valueName)")
        }
      }
    }
  }

  private func checkSentence(_ text: String?, of name: String) {
    let text = text ?? ""
    #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(name): '\(text)'")
    #expect(!text.contains("  ") && !text.contains("\t"), "\(name): '\(text)'")
    #expect(text.first?.isWhitespace == false, "\(name): '\(text)'")
  }

  @Test("stand in the help, which is at most 80 columns wide")
  func help() throws {
    let tree = try CommandTree.read()
    for (path, command) in tree.commands {
      let result = try widgetsize(path + ["--help"])
      result.expectAnswer()
      #expect(result == (try widgetsize(["help"] + path)), "\(path)")
      for line in result.lines where !line.hasPrefix("USAGE:") {
        #expect(line.count <= 80 && line.last != " ", "\(path): '\(line)'")
      }
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for spelling in argument.spellings {
          let place = try Regex("(?m)^ .*(^|[ ,])\(spelling)([ ,]|$)")
          #expect(result.output.contains(place), "\(path) \(spelling): \(result)")
        }
      }
    }
  }

  @Test("say every exit code")
  func exitCodes() throws {
    let result = try widgetsize("--help")
    let words = result.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains(
        "Exit codes: 0 at least one number is known; 1 none is, or a check failed; "
          + "2 trouble with data or files; 64 wrong usage."), "\(result)")
  }

  @Test("stand in the help in groups")
  func groups() throws {
    let result = try widgetsize("query", "--help")
    #expect(
      result.lines.filter { $0.wholeMatch(of: /[A-Z ]+:/) != nil } == [
        "ARGUMENTS:", "DEVICES AND VERSIONS:", "WIDGETS:", "TODAY EXTENSIONS:", "OUTPUT:",
        "TABLES:",
        "OPTIONS:",
      ])
  }

  @Test("show their examples first, as they can be typed")
  func examples() throws {
    for (path, command) in try CommandTree.read().commands {
      let lines = (command.discussion ?? "").lines
      let examples = lines.dropFirst().prefix { $0.hasPrefix("  ") }
      #expect(lines.first == "Examples:" && !examples.isEmpty, "\(path)")
      // One folder for all examples of a command: some write what the next reads.
      try withTemporaryFolder { folder in
        for (name, text) in Self.exampleFiles {
          try folder.write(name, text)
        }
        for example in examples {
          let result = try runInShell(String(example.dropFirst(2)), in: folder)
          #expect(result.status == 0, "\(example): \(result)")
          // ingest notes what it made of the log.
          #expect(result.errors.lines.allSatisfy { $0.hasPrefix("note: ") }, "\(example)")
        }
      }
    }
  }

  /// The files that examples read, and no example writes.
  private static let exampleFiles = [
    "run.log":
      "widgetsize-measure v1 device=iPhone17,1 os=18 family=systemSmall width=158 height=158\n",
    "WidgetSizes.ts": "const widgets = { 'iPhone 15 Pro': { medium: '344.67x162.67' } };\n",
    "README.md": "No sizes of widgets.\n",
    "note.md": "# Note\n\n```widgetsize\nwidgetsize query 'iPhone 15' --family medium\n```\n",
  ]

  @Test("complete in every shell", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let result = try widgetsize("--generate-completion-script", shell)
    result.expectAnswer()
    let words = Set(result.output.split { !$0.isLetter && !$0.isNumber && $0 != "-" })
    for (_, argument, _) in try CommandTree.read().spellings where argument.shouldDisplay {
      for name in (argument.names ?? []).filter({ $0.kind == "long" }).map(\.name) {
        let isCompleted =
          shell == "fish" ? result.output.contains(" -l '\(name)'") : words.contains("--\(name)")
        #expect(isCompleted, "--\(name) is not completed")
      }
    }
  }

  @Test("have completions for no other shell")
  func otherShell() throws {
    try widgetsize("--generate-completion-script", "pwsh")
      .expectError(
        "can't generate completion scripts for 'pwsh'; "
          + "please use --generate-completion-script=<shell> with one of: zsh bash fish")
  }

  @Test("have a version")
  func version() throws {
    let result = try widgetsize("--version")
    result.expectAnswer()
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(result)")
  }
}
