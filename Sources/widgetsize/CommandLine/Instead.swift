internal import ProgramSupport
internal import QuestionWords
internal import Wording

/// Names that people type and the program does not have, each with what to write in place of it: rows of
/// `Data/words.csv`, such as `:command diff`, `:option fit --pin` and `:format yaml`.
enum Instead {
  /// The way in place of a command; nil if there is no row.
  static func ofCommand(_ name: String) -> String? { WordTable.sentence("command \(name)") }

  /// The way in place of an option of a command, or of the format that is typed as one; nil if there is no row.
  static func ofOption(_ name: String, of command: String?) -> String? {
    let format = name.drop { $0 == "-" }
    return [command.map { "option \($0) \(name)" }, "option \(name)", "format \(format)"].lazy
      .compactMap { $0.flatMap(WordTable.sentence) }.first
  }

  /// Throws for a format that the program does not have.
  static func checkFormat(_ name: String) throws {
    guard let way = WordTable.sentence("format \(name.lowercased())") else { return }
    throw Failure.usage("unknown format \(quoted(name)); \(way)")
  }

  /// Throws for a command that the program does not have.
  static func checkCommand(_ name: String) throws {
    guard let way = ofCommand(name) else { return }
    throw Failure.usage("unknown command \(quoted(name)); \(way)")
  }
}
