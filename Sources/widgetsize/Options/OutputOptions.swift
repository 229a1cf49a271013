internal import ArgumentParser
internal import ProgramSupport
internal import WidgetReports
internal import Wording

/// The formats of a check, and the files that they are written to: an output belongs to the format before it.
struct OutputOptions: ParsableArguments {
  /// A value with its place among the formats and outputs of a command line.
  struct Typed {
    let place: Int
    let text: String
  }

  // `init` replaces both: they share a count, which the initial value of a property cannot do.
  @Option(transform: TypedOrder().next) var format: [Typed] = []
  @Option(transform: TypedOrder().next) var output: [Typed] = []
  @OptionGroup var shape: ShapeOptions

  init() {
    let order = TypedOrder()
    let names = ReportFormat.names(of: .answer, .checks)
    _format = Option(
      wrappedValue: [], name: [.joinedShort("f"), .long],
      help: ArgumentHelp(
        "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]).",
        valueName: "format"),
      completion: .list(names),
      transform: order.next)
    _output = Option(
      wrappedValue: [], name: [.joinedShort("o"), .long],
      help: ArgumentHelp(
        "Write the --format before it to this file; other formats go to standard output.",
        valueName: "file"),
      completion: .file(), transform: order.next)
  }
}

extension OutputOptions {
  /// A format with the file that it is written to.
  typealias Target = (format: ReportFormat, file: String)

  /// The format for standard output, by default a table, and those that are written to files.
  ///
  /// - Throws: A usage error for unknown formats, and for outputs that belong to no format.
  func resolved() throws -> (standard: ReportFormat, files: [Target]) {
    var targets: [(format: ReportFormat, file: String?)] = []
    let formats = Set(format.map(\.place))
    if format.isEmpty, !output.isEmpty { targets.append((shape.json ? .json : .table, nil)) }
    for typed in (format + output).sorted(by: { $0.place < $1.place }) {
      if formats.contains(typed.place) {
        targets.append((try .named(typed.text, of: .checks), nil))
      } else {
        guard let last = targets.indices.last, targets[last].file == nil else {
          let file = escaped(typed.text, limit: 1_000)
          throw Failure.usage(
            "--output \(quoted(typed.text, limit: 1_000)) follows no format; write "
              + "'--format \(escaped(format.first?.text ?? "junit")) --output \(file)'")
        }
        targets[last].file = typed.text
      }
    }
    if !targets.contains(where: { $0.file == nil }) {
      targets.append((shape.json && targets.first?.format.name != "json" ? .json : .table, nil))
    }
    let standard = targets.filter { $0.file == nil }.map(\.format)
    guard standard.count == 1 else {
      throw Failure.usage(
        "standard output takes one format, not \(standard.map(\.name).list); "
          + "expected an --output behind the others")
    }
    if shape.json, standard[0].name != ReportFormat.json.name, !format.isEmpty {
      throw Failure.usage("--json contradicts --format \(standard[0].name)")
    }
    let shaped = zip(try shape.applied(to: targets.map(\.format)), targets.map(\.file))
    let files = shaped.compactMap { format, file in file.map { (format, $0) } }
    if let twice = FileSystem.repeated(files.map(\.1)) {
      throw Failure.usage("the output file \(quoted(twice, limit: 1_000)) is named twice")
    }
    return (shaped.first { $0.1 == nil }?.0 ?? .table, files)
  }
}

/// Counts the values of options that belong together, in the order in which the parser reads them.
@safe
private final class TypedOrder: Sendable {
  /// Only the parser uses it, on one thread.
  private nonisolated(unsafe) var count = 0

  @Sendable func next(_ text: String) -> OutputOptions.Typed {
    unsafe count += 1
    return unsafe OutputOptions.Typed(place: count, text: text)
  }
}
