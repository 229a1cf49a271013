internal import ArgumentParser
internal import QuestionWords
internal import Wording

/// Names of options that people type, and that there are not.
enum OptionNames {
  /// What was likely meant by an unknown option, as it is typed; nil if nothing is near.
  ///
  /// - Parameters:
  ///   - option: The unknown option: `--pixels`.
  ///   - value: The argument behind it; nil if there is none, or if it is an option.
  ///   - command: The command.
  /// - Returns: An option, with its value if the name stands for one.
  static func correction(
    of option: String, _ value: String?, of command: any ParsableCommand.Type
  ) -> String? {
    let name = String(option.prefix { $0 != "=" })
    let words = String(name.drop { $0 == "-" }.map { $0 == "-" ? " " : $0 })
    let known = names(of: command)
    // `--place standby`, `--size 364x170`
    if let value, let meant = Self.option(for: "\(words) \(value)", in: known) { return meant }
    // A row `:meant --size` of `Data/words.csv` has `*` where its option takes the value.
    if let meant = WordTable.sentence("meant \(name.lowercased())")?.split(separator: " "),
      meant.first.map({ known.contains(String($0)) }) ?? false
    {
      return meant.map { $0 == "*" ? value ?? "" : String($0) }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    // `-device` and `--Device`
    let long = "--" + name.drop { $0 == "-" }.lowercased()
    if known.contains(long) { return long }
    if let near = nearestSharingStart(name, in: known + ["--version"])
      ?? [value, words].lazy.compactMap({ $0.flatMap { Self.option(for: $0, in: known) } }).first
    {
      return near
    }
    // `--corner-radius`
    let reading = WordReader.bundled.read([words])
    return reading.isUnderstood && !reading.choosesNothing ? words : nil
  }

  /// The option of those that are known that chooses what words name, or the command for a size.
  private static func option(for words: String, in known: [String]) -> String? {
    WordReader.bundled.option(for: words).flatMap { option in
      let name = option.prefix { $0 != " " }
      return name == "widgetsize" || known.contains(String(name)) ? option : nil
    }
  }

  /// The long options of a command.
  static func names(of command: any ParsableCommand.Type) -> [String] {
    let help = try? CommandHelp(of: command)
    return (help?.arguments ?? []).flatMap { argument in
      (argument.names ?? []).filter { $0.kind == "long" }.map { "--\($0.name)" }
    }
  }
}
