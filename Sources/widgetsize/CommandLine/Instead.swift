internal import ProgramSupport
internal import Wording

/// Names that people type and the program does not have, each with what to write in place of it. A line is all
/// that such a name needs.
enum Instead {
  /// Commands: `unknown command 'pin'; <way>`.
  static let commands: [String: String] = [
    "diff": "'git diff' compares files that query wrote, 'widgetsize compare' devices and versions",
    "validate": "'widgetsize-tables validate' checks the tables",
    "ingest": "'widgetsize-tables ingest' makes tables of measurements; docs/measuring.md says how",
    "lines": "'widgetsize fit --lines most' counts lines of text",
    "serve": "an assistant runs the commands with '--json'; see 'skills/widgetsize/SKILL.md'",
  ]

  /// Options: `unknown option '--pin'; <way>`. A name behind a command, `fit --pin`, is one of this command only.
  static let options: [String: String] = [
    "--color": "set FORCE_COLOR=1 for colours where there is no terminal",
    "--no-color": "set NO_COLOR=1 for an answer without colours",
    "--image-limit": "write the line of the log, or its end: widgetsize identify 'max[718080]'",
    "--known": "tables show what is known; csv and json have the state of each number",
    "--more-space": "write --zoom more-space",
    "--no-sources": "choose the columns of a table with --columns",
    "--system": "write --kind",
    "identify --size": "write the size as a word: widgetsize identify 359x616",
    "render --allow-html": "'--format markdown' keeps raw HTML as it is",
    "render --fragment": "take the 'main' element of the page",
    "safe --set": "name what you support with -d, --os and --family",
    "safe --sets": "name what you support with -d, --os and --family",
    "check --table": "without pinned sizes, a file is read as source code or a table",
    "check --values-only": "check compares nothing but values",
    "fit --tall-row": "add the difference to --header",
    "fit --footer": "add it to --header, the height of all that is no row",
    "fit --max-rows": "use that number as --rows",
    "fit --padding": "add it twice to --spacing and twice to --header",
    "fit --row-styles": "use --text-style with --rows: --rows 3 --text-style headline,body",
    "fit --font-size": "use a text style: --lines 2 --text-style body",
    "fit --content-size": "use --content-width 150 --content-height 60",
    "fit --column-count": "use the width of all columns: --content-width 312",
    "fit --column-width": "use the width of all columns: --content-width 312",
    "fit --column-spacing": "use the width of all columns: --content-width 312",
    "fit --margins": "add twice the margin to your content; the system subtracts none",
  ]

  /// Formats: `unknown format 'yaml'; <way>`.
  static let formats: [String: String] = [
    "man": "'pandoc --to man' makes a manual page of Markdown",
    "schema": "the archive 'widgetsize-schemas' of a release has the schema of each command",
    "ndjson": "'--json | jq -c .cells[]' has a line for each size",
    "patch": "'check --format sarif' has the corrections",
    "resolver": "'--format tokens' has the same numbers",
    "tsv": "write '--format csv'",
    "xcode": "without a format, check writes what Xcode reads",
  ]

  /// The way in place of an option of a command, or of the format that is typed as one; nil if there is no line.
  static func ofOption(_ name: String, of command: String?) -> String? {
    command.flatMap { options["\($0) \(name)"] } ?? options[name]
      ?? formats[String(name.drop { $0 == "-" })]
  }

  /// Throws for a format that the program does not have.
  static func checkFormat(_ name: String) throws {
    guard let way = formats[name.lowercased()] else { return }
    throw Failure.usage("unknown format \(quoted(name)); \(way)")
  }

  /// Throws for a command that the program does not have.
  static func checkCommand(_ name: String) throws {
    guard let way = commands[name] else { return }
    throw Failure.usage("unknown command \(quoted(name)); \(way)")
  }
}
