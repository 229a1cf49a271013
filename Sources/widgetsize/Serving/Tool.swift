internal import ArgumentParser
internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// A command that an assistant can call with named arguments.
struct Tool {
  /// The maximum length of a command line, in bytes. Parsing time is quadratic in the length.
  private static let limit = 1 << 14

  private let command: any QuestionCommand.Type
  private let help: CommandHelp
  private let parameters: [CommandHelp.Argument]
  /// What a person would ask: an assistant chooses the tool by it.
  private let question: String

  /// Makes a tool for a command, which answers a question. The tool has all arguments of the command except the
  /// output and table options and the `omitted` ones.
  init(
    _ command: any QuestionCommand.Type, without omitted: Set<String> = [], _ question: String
  ) throws {
    self.command = command
    self.question = question
    help = try CommandHelp(of: command)
    let options = Set(help.arguments.filter { $0.kind != .positional }.map(\.name))
    parameters = help.arguments.filter { argument in
      // A positional argument that repeats an option, such as the device, is not needed.
      let isShort = argument.kind == .positional && options.contains(argument.name)
      return !isShort && !["Output", "Tables"].contains(argument.sectionTitle)
        && !["help", "version"].contains(argument.name) && !omitted.contains(argument.name)
    }
  }

  var name: String { help.commandName }

  /// The description of the tool in `tools/list`.
  var description: [Value.Part] {
    [
      .init("name", .text(name)), .init("description", .text(question)),
      .init(
        "inputSchema",
        .object([
          .init("type", .text("object")),
          .init("properties", .object(parameters.map { .init($0.name, .object($0.schema)) })),
          .init("additionalProperties", .boolean(false)),
        ])),
      .init(
        "annotations",
        .object([
          .init("readOnlyHint", .boolean(true)), .init("idempotentHint", .boolean(true)),
          .init("openWorldHint", .boolean(false)),
        ])),
    ]
  }

  /// Runs the command. The result is its answer, or its error message.
  func call(_ values: JSONValue?, _ engine: Engine) -> ToolResult {
    var line: [String] = []
    do {
      line = try arguments(values)
      try ArgumentValues.check(line)
      return try ToolResult { format in
        guard let command = try command.parseAsRoot(line) as? any QuestionCommand else {
          throw Failure.usage("\(quoted(name)) has no answer")
        }
        return try command.answer(in: format) { engine }
      }
    } catch {
      let error = CommandError(error, of: command, typed: line)
      return ToolResult(complaint: error.lines.joined(separator: "\n"))
    }
  }

  /// The command-line arguments for named values.
  private func arguments(_ values: JSONValue?) throws -> [String] {
    guard let values else { return [] }
    let names = parameters.map(\.name)
    if let unknown = values.members.first(where: { !names.contains($0.key) }) {
      throw Failure.usage(Message.unknown("argument", unknown.key, expected: names))
    }
    // Positional arguments come last, so that the parser does not read them as options.
    let ordered =
      parameters.filter { $0.kind != .positional } + parameters.filter { $0.kind == .positional }
    let words = try ordered.flatMap { try values[$0.name].map($0.words) ?? [] }
    guard words.reduce(0, { $0 + $1.utf8.count }) <= Self.limit else {
      throw Failure.usage(
        "the arguments are longer than \(Self.limit) bytes, the most that is read")
    }
    return words
  }
}

extension CommandHelp.Argument {
  /// The JSON Schema of the argument.
  fileprivate var schema: [Value.Part] {
    let type: [Value.Part]
    switch kind {
    case .flag: type = [.init("type", .text("boolean"))]
    case .option where isRepeating, .positional where isRepeating:
      type = [
        .init("type", .text("array")),
        .init("items", .object([.init("type", .text("string"))])),
      ]
    case .option, .positional: type = [.init("type", .text("string"))]
    }
    // An assistant names arguments without dashes, and has no command that lists families.
    let words = [abstract, discussion].compactMap(\.self).joined(separator: " ")
      .split(separator: "--", omittingEmptySubsequences: false).joined()
      .split(separator: "another of 'list families'", omittingEmptySubsequences: false)
      .joined(separator: "another, such as accessoryCircular")
    return type + [.init("description", .text(words))]
  }

  /// The command-line words for a value; none for `null` and for a flag that is false. A number is
  /// accepted in place of a string, and a single value in place of a list.
  fileprivate func words(for value: JSONValue) throws -> [String] {
    guard kind != .flag, isRepeating, value.kind == .list else { return try word(for: value) }
    return try value.elements.flatMap { try word(for: $0, verb: "has") }
  }

  /// The command-line words for a value that is not a list. The verb is for messages: the argument is the
  /// value, or has it in its list.
  private func word(for value: JSONValue, verb: String = "is") throws -> [String] {
    if value.kind == .null { return [] }
    if kind == .flag, let condition = value.condition { return condition ? ["--\(name)"] : [] }
    let number = kind == .option ? try? value.number?.digits() : nil
    guard kind != .flag, let text = value.text ?? number else {
      throw Failure.usage(
        "argument \(quoted(name)) \(verb) \(value.words); expected \(expectedType)")
    }
    if kind == .option { return ["--\(name)=\(text)"] }
    guard text != "-" else {
      throw Failure.usage(
        "\(name) '-' is standard input, which has the messages here; expected the text itself")
    }
    return ["--", text]
  }

  private var expectedType: String {
    switch kind {
    case .flag: "true or false"
    case .option where isRepeating, .positional where isRepeating: "a list of strings"
    case .option, .positional: "a string"
    }
  }
}

extension JSONValue {
  /// The value in words, for error messages.
  fileprivate var words: String {
    switch kind {
    case .null: "null"
    case .boolean: condition == true ? "true" : "false"
    case .number: "the number \(escaped(number?.written ?? "", limit: 60))"
    case .text: "the string \(quoted(text ?? ""))"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
