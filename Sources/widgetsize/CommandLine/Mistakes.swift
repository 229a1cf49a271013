internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import Wording

/// Everything that is wrong with a command line, if the first of it is an unknown option.
enum Mistakes {
  /// The lines for standard error; nil if the error is not that of an unknown option.
  ///
  /// The options that are not known are taken out one by one, and what is left is checked, but not answered.
  static func lines(
    of error: any Error, in arguments: [String], root: any ParsableCommand.Type
  ) -> [String]? {
    var error = error
    var arguments = arguments
    var lines: [String] = []
    while lines.count < 20, let option = unknownOption(error, of: root) {
      guard
        let index = arguments.firstIndex(where: {
          $0 == option || $0.hasPrefix(option + "=") || option.hasPrefix($0 + "=")
        })
      else { return lines.isEmpty ? nil : lines }
      let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      let value =
        arguments[index].firstIndex(of: "=").map { String(arguments[index][$0...].dropFirst()) }
        ?? next.flatMap { $0.hasPrefix("-") ? nil : $0 }
      let command = arguments.first.flatMap { name in
        root.configuration.subcommands.first { $0.configuration.commandName == name }
      }
      let meant = OptionNames.correction(of: option, value, of: command ?? root)
      let name = String(option.prefix { $0 != "=" })
      let isOutput = ["-o", "--output"].contains(name)
      let instead = Instead.ofOption(name, of: command?.configuration.commandName)
      let way =
        isOutput
        ? "write the answer to a file with '> \(value ?? "file")'"
        : instead
          ?? meant.map { "did you mean \($0.contains("'") ? $0 : "'\($0)'")?" }
      lines.append("unknown option \(quoted(option))" + (way.map { "; \($0)" } ?? ""))
      if let next, value == next, isOutput || meant?.contains(" ") ?? false {
        arguments.remove(at: index + 1)
      }
      arguments.remove(at: index)
      do {
        let command = try root.parseAsRoot(arguments)
        // A value of the option is left, which is no mistake of its own.
        return lines + (instead == nil ? faults(of: command) : [])
      } catch let other {
        error = other
      }
    }
    return lines.isEmpty ? nil : lines
  }

  /// The option that the parser does not know; nil if the error is another one.
  private static func unknownOption(
    _ error: any Error, of root: any ParsableCommand.Type
  ) -> String? {
    let message = root.message(for: error)
    let start = "Unknown option '"
    guard message.hasPrefix(start) else { return nil }
    return String(message.dropFirst(start.count).prefix { $0 != "'" })
  }

  /// What is wrong with the rest of a question.
  private static func faults(of command: some ParsableCommand) -> [String] {
    guard let question = command as? any QuestionCommand else { return [] }
    do {
      _ = try question.answer(
        in: question.format.resolved(of: type(of: question).content), from: question.data.read)
      return []
    } catch let failure as Failure where failure.code == .usage {
      return failure.inLines
    } catch {
      return []
    }
  }
}
