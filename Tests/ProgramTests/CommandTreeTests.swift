import Foundation
import TestSupport
import Testing
import WidgetSizing

/// Checks that hold for every subcommand and every flag, also for those to come.
@Suite("Subcommands and flags")
struct CommandTreeTests {
  @Test("begin with the documented subcommands, in their order")
  func subcommands() throws {
    let names = try CommandTree.read().commands.flatMap(\.path)
    let expected = [
      "query", "explain", "list", "compare", "fit", "safe", "cover", "identify", "check",
      "render", "report", "completion",
    ]
    #expect(names.starts(with: expected))
  }

  /// The lines of a screen of 80 columns.
  private func expectScreen(_ arguments: [String]) throws -> String {
    let result = try widgetsize(arguments)
    result.expectAnswer()
    #expect(result.lines.count <= 24, "\(arguments): \(result.lines.count) lines")
    #expect(result.lines.allSatisfy { $0.count <= 80 && $0.last != " " }, "\(result)")
    return result.output
  }

  @Test("have a help on one screen, which names the options of the output")
  func shortHelp() throws {
    for (path, command) in try CommandTree.read().commands where path.count == 1 {
      let help = try expectScreen(path + ["-h"])
      let spellings = (command.arguments ?? []).flatMap(\.spellings)
      for option in ["--json", "--format"] where spellings.contains(option) {
        #expect(help.contains("\(option)"), "\(path)")
      }
    }
  }

  @Test("stand in the help of the program, on one screen")
  func programHelp() throws {
    let help = try expectScreen(["--help"])
    for line in [[], ["-h"], ["help"]] { #expect(try widgetsize(line).output == help) }
    for (path, command) in try CommandTree.read().commands where !path.isEmpty {
      #expect(help.contains("\n  \(path[0]) "), "\(path)")
      #expect(help.contains((command.abstract ?? "?").prefix(20)), "\(path)")
    }
  }

  @Test("have topics on one screen", arguments: ["formats", "words", "marks", "today", "variants"])
  func topics(_ topic: String) throws {
    let text = try expectScreen(["help", topic])
    for example in text.lines where example.hasPrefix("  widgetsize ") {
      let result = try runInShell(String(example.dropFirst(2)))
      #expect(result.status == 0, "\(example): \(result)")
    }
    #expect(try widgetsize("query", "--help").output.contains(topic))
  }

  @Test("have a topic with every format and every mark")
  func formatsAndMarks() throws {
    let formats = try widgetsize("help", "formats").lines
    let error = try widgetsize("query", "--format", "none").errors
    let names = try #require(error.firstMatch(of: /expected one of (.*)/)).1.split(separator: ", ")
    for name in names {
      #expect(formats.contains { $0.contains(try! Regex("^  \(name)  +[a-z]")) }, "\(name)")
    }
    let marks = try widgetsize("help", "marks").output
    for mark in ["~", "≈", "!", "□", "?", "–"] { #expect(marks.contains("\n  \(mark)  ")) }
  }

  @Test("are accepted where they are offered, and refuse what they do not take")
  func accepted() throws {
    for (path, argument, spelling) in try CommandTree.read().spellings {
      let result: RunResult
      switch argument.kind {
      case .positional: continue
      // Another argument must not become the value.
      case .option where spelling.hasPrefix("--"):
        result = try widgetsize(path + ["\(spelling)=", "next"])
      case .option: result = try widgetsize(path + [spelling])
      case .flag: result = try widgetsize(path + ["\(spelling)=x"])
      }
      #expect(result.status == 64 && result.output.isEmpty, "\(path) \(spelling): \(result)")
      #expect(result.errors.lines.count == 1, "\(path) \(spelling): \(result)")
      #expect(!result.errors.contains("unknown option"), "\(path) \(spelling): \(result)")
    }
  }

  /// Orientation has a flag for each value, and Display Zoom one for each but the standard.
  @Test("have an option for each axis, called as the axis")
  func axes() throws {
    let query = try #require(try CommandTree.read().commands.first { $0.path == ["query"] })
    let names = Set((query.command.arguments ?? []).flatMap(\.spellings))
    for axis in Axis.settings where axis != .orientation && axis != .zoom {
      #expect(names.contains("--\(axis.words.split(separator: " ").joined(separator: "-"))"))
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
    for (path, command) in tree.commands where !path.isEmpty {
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
        "ARGUMENTS:", "DEVICES AND VERSIONS:", "WIDGETS:", "OUTPUT:", "TABLES:", "OPTIONS:",
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
          #expect(result.errors.lines.allSatisfy { $0.hasPrefix("note: ") }, "\(example)")
        }
      }
    }
  }

  /// The files that examples read, and no example writes.
  private static let exampleFiles = [
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
}
