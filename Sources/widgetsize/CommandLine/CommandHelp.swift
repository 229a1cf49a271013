internal import ArgumentParser
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The arguments of a command and their help texts, as the argument parser reports them.
struct CommandHelp: Decodable {
  let abstract: String
  let discussion: String
  let arguments: [Argument]

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    let kind: Kind
    let names: [Name]?
    let valueName: String
    /// The title of the option group; nil if it has none.
    let sectionTitle: String?
    /// Whether the help of a command shows it.
    let shouldDisplay: Bool
    let abstract: String?

    /// The first long name, or the value name of a positional argument.
    var name: String { names?.first { $0.kind == "long" }?.name ?? valueName }
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  /// The help of a command.
  init(of command: any ParsableCommand.Type) throws {
    struct Dump: Decodable {
      let command: CommandHelp
    }
    self = try JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8)).command
  }
}
