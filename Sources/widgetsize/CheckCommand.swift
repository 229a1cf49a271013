internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize check`: compares the sizes in files with the tables.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fail if a pinned size has changed, or a size in code or a table is wrong.",
    discussion: """
      Examples:
        widgetsize query 'iPhone 16 Pro' --os 18+ --format csv > sizes.lock.csv
        widgetsize check sizes.lock.csv
        widgetsize check -f github -f junit -o report.xml sizes.lock.csv
        widgetsize check WidgetSizes.ts README.md
        widgetsize check --os 17+ WidgetSizes.ts

      A file with pinned sizes is the CSV that query writes, or one with the column id and some of its \
      columns in points, such as height_pt. An empty cell pins nothing, and a pinned number is compared with \
      the digits that it has. In any other file (source code, JSON, CSV, tables in Markdown and HTML) the \
      sizes of widgets beside names of devices, screens and families are compared. Fails if a size is wrong, or \
      if none could be judged. --os and --device limit what these sizes are compared with. Folders are \
      read with the files in them, but for hidden ones, node_modules, links, drawings, and files that are no \
      text: a note counts these. Files of both kinds share one report. Names after -- are never options.

      Without --format, each finding is a line with file, line and column, which editors and Xcode read.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files with pinned sizes, or with sizes in code or tables; folders. - is standard input.",
      valueName: "file"), completion: .file())
  var files: [String]

  @Flag(
    help: """
      Also fail if a pinned size is unknown, or one in code or a table is outdated, or cannot be \
      judged though it has a device and a family.
      """)
  var strict = false

  @Flag(help: "Report what is wrong as warnings, without notes, and exit with 0.")
  var lenient = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Reports") var output: OutputOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let (format, targets) = try output.resolved()
    if files.count(where: { $0 == "-" }) > 1 {
      throw Failure.usage("- is standard input, which can be read once; it is named twice")
    }
    if strict, lenient { throw Failure.usage("--strict and --lenient contradict each other") }
    let paths = try CheckedPaths(files)
    let inputs = paths.files + data.files
    let outputs = try targets.map { ($0.format, try OutputFile($0.file, reading: inputs)) }
    if paths.files.isEmpty, !lenient {
      let folders = files.map { quoted($0, limit: 1_000) }.list
      throw Failure(.unknown, ["nothing was judged: no file to check in \(folders)"])
    }
    let engine = try data.read()
    var (report, passes) = try result(paths, engine)
    if lenient { report.makeLenient() }
    for (format, file) in outputs { try file.replace(with: report.checkedBytes(as: format)) }
    try report.print(as: format)
    if !passes, !lenient { throw Failure(.unknown) }
  }

  /// Compares the pinned sizes in files and the sizes in all other files with the tables.
  func result(_ paths: CheckedPaths, _ engine: Engine) throws -> (Report, passes: Bool) {
    var (pinned, others, read): ([LockFile], [String], [String: [UInt8]]) = ([], [], [:])
    var errors: [CommandError] = []
    // What is wrong with other files is told as well.
    for path in paths.files {
      do {
        let bytes = try FileSystem.bytes(of: path, .named)
        // A build goes on whatever is in its sources, also in one called `sizes.lock.swift`.
        let file: LockFile? =
          if lenient, !path.hasSuffix(".csv") {
            try? PinnedSizes.read(bytes, of: path)
          } else {
            try PinnedSizes.read(bytes, of: path)
          }
        if let file {
          pinned.append(file)
        } else {
          others.append(path)
          // Standard input and a pipe can be read once; what is in folders is read again one by one.
          if !paths.isFound(path) { read[path] = bytes }
        }
      } catch {
        errors.append(CommandError(error, of: CheckCommand.self, typed: []))
      }
    }
    guard errors.isEmpty else { throw Complaints(.data, errors.flatMap(\.lines)) }
    let result =
      pinned.isEmpty ? nil : try checkPinned(pinned, paths, isAlone: others.isEmpty, engine)
    guard others.isEmpty, let result else {
      return try checkTables(others, paths, read, beside: result, engine)
    }
    return (result.report, result.passes)
  }

  /// Compares pinned sizes with the tables.
  private func checkPinned(
    _ files: [LockFile], _ paths: CheckedPaths, isAlone: Bool, _ engine: Engine
  ) throws -> CheckResult {
    var remarks: [String] = []
    if isAlone, !axes.isEmpty {
      // What is wrong with the options is told.
      _ = try axes.question(engine).understood()
      remarks = ["a pinned size names its device and version: no option limits them"]
    }
    let leftOut = isAlone ? paths.remark(withoutText: 0) : nil
    return CheckResult(
      files, with: engine, isStrict: strict, remarks: remarks + [leftOut].compactMap(\.self))
  }

  /// Compares the sizes in other people's files with the tables.
  private func checkTables(
    _ files: [String], _ paths: CheckedPaths, _ read: [String: [UInt8]],
    beside pinned: CheckResult?, _ engine: Engine
  ) throws -> (Report, passes: Bool) {
    let understood = try axes.question(engine).understoodOfEveryKind()
    var result = ForeignTableResult(
      with: ForeignTableComparison(engine, among: understood.asked),
      isStrict: strict,
      remarks: understood.remarks)
    result.pinned = pinned
    guard !result.comparesNothing else {
      throw Failure.usage(
        "the options leave no widget to compare with; expected versions of a device that has widgets, such as "
          + "iOS 14 or later")
    }
    var errors: [CommandError] = []
    var progress = Progress.Count(of: files.count, "files are checked")
    for path in files {
      defer { progress.advance() }
      do {
        let bytes = try read[path] ?? FileSystem.bytes(of: path, .named)
        // A picture in a folder is passed over.
        if paths.isFound(path) || lenient, bytes.contains(0) {
          result.skip(path)
          continue
        }
        result.add(try FileSystem.text(bytes, of: path), of: path)
      } catch {
        errors.append(CommandError(error, of: CheckCommand.self, typed: []))
      }
    }
    progress.end()
    if let remark = paths.remark(withoutText: result.skipped) { result.note(remark) }
    guard errors.isEmpty else { throw Complaints(.data, errors.flatMap(\.lines)) }
    return (result.report, result.passes)
  }
}
