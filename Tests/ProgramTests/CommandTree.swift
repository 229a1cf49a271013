import Foundation
import TestSupport

/// The subcommands and options of the program, as `--experimental-dump-help` prints them.
struct CommandTree: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: Kind
    let names: [Name]?
    let abstract: String?
    let discussion: String?
    let valueName: String
    let shouldDisplay: Bool

    enum Kind: String, Decodable {
      case positional, option, flag
    }

    /// The names as they are typed: `--device`, `-d`.
    var spellings: [String] {
      (names ?? []).map { $0.kind == "short" ? "-\($0.name)" : "--\($0.name)" }
    }
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  /// The tree of the program under test.
  static func read() throws -> CommandTree {
    let result = try widgetsize("--experimental-dump-help")
    return try JSONDecoder().decode(CommandTree.self, from: Data(result.output.utf8))
  }

  /// The commands that people can run: the program itself and its subcommands.
  var commands: [(path: [String], command: Command)] {
    [([], command)]
      + (command.subcommands ?? []).filter { $0.commandName != "help" }
      .map { ([$0.commandName], $0) }
  }

  /// Every way to write every flag and option of every command.
  var spellings: [(path: [String], argument: Argument, spelling: String)] {
    commands.flatMap { path, command in
      (command.arguments ?? []).flatMap { argument in
        argument.spellings.map { (path, argument, $0) }
      }
    }
  }
}
