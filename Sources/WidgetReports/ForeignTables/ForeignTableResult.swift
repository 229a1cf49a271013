internal import ForeignTables
public import WidgetSizing
internal import Wording

/// How the sizes in other people's tables and source text compare with what is known.
public struct ForeignTableResult: Answering {
  package let engine: Engine
  private let comparison: ForeignTableComparison
  /// What was found in each file.
  private(set) var files: [ForeignFile] = []
  /// Notes on how the question was understood, and on files that are no text.
  private(set) var ownRemarks: [String]
  /// Files without text that are passed over, and those of them with a name of source text.
  public private(set) var skipped = 0
  private var skippedSources = 0
  /// Whether the check also fails for what is outdated or not judged.
  let isStrict: Bool
  /// The versions that the sizes were compared with, in words.
  var versions: String { comparison.versions }
  /// Whether a size without a device was compared with all of them.
  var hasEveryDevice: Bool { comparison.tables.hasEveryDevice }

  /// Makes a result to which files are added one by one.
  ///
  /// - Parameters:
  ///   - comparison: What sizes are compared with.
  ///   - isStrict: Whether the check also fails for what is outdated or not judged.
  ///   - remarks: Notes on how the question was understood.
  public init(
    with comparison: ForeignTableComparison, isStrict: Bool, remarks: [String]
  ) {
    engine = comparison.engine
    self.comparison = comparison
    ownRemarks = remarks
    self.isStrict = isStrict
  }

  /// Judges the sizes in a file.
  public mutating func add(_ bytes: [UInt8], of path: String) {
    files.append(comparison.tables.file(bytes, path: path))
  }

  /// Adds a note.
  public mutating func note(_ remark: String) { ownRemarks.append(remark) }

  /// Passes over a file that is no text, such as a picture. One with the name of source text is told.
  public mutating func skip(_ path: String) {
    skipped += 1
    guard Self.sources.contains(where: { path.lowercased().hasSuffix($0) }) else { return }
    skippedSources += 1
    ownRemarks.append("\(quoted(path)) is no text in UTF-8 and was passed over")
  }

  private static let sources = [
    ".swift", ".m", ".h", ".kt", ".java", ".ts", ".tsx", ".js", ".dart", ".py", ".rb", ".cs", ".md",
    ".txt", ".csv", ".tsv", ".json", ".yaml", ".yml", ".html", ".xml", ".plist",
  ]

  /// Files with pinned sizes that the same check compares.
  public var pinned: CheckResult? {
    didSet { pinned?.isBesideOthers = true }
  }

  /// Whether no widget is left to compare sizes with.
  public var comparesNothing: Bool { versions.isEmpty }

  /// Whether something was judged and nothing fails the check.
  public var passes: Bool { failure == nil && pinned?.passes != false }

  /// Why the sizes in code and tables fail the check; nil if they do not.
  var failure: String? {
    let counts = files.map(\.counts)
    if counts.contains(where: { $0[.wrong] > 0 }) { return "sizes are wrong" }
    if judgesNothing { return nothingJudged }
    guard isStrict else { return nil }
    if counts.contains(where: { $0[.outdated] > 0 }) {
      return "with --strict, outdated sizes fail the check"
    }
    if skippedSources > 0 {
      return "with --strict, source text that cannot be read fails the check"
    }
    if counts.contains(where: { $0.labelled > 0 }) {
      return "with --strict, sizes beside a device or a family that are not judged fail the check"
    }
    return nil
  }

  /// Whether nothing was judged in the whole check, which fails it.
  private var judgesNothing: Bool { pinned == nil && files.allSatisfy { $0.counts.judged == 0 } }

  /// Why a file fails the check as a whole; nil if it does not. A file without pairs is passed over.
  func failure(of file: ForeignFile) -> String? { judgesNothing ? nothingJudged : nil }

  /// Why nothing was judged.
  private var nothingJudged: String {
    let reasons = files.compactMap(\.firstReason)
    guard let reason = reasons.first(where: \.isLabelled) ?? reasons.first else {
      return "nothing was judged: no pair of numbers was found that may be a size of a widget"
    }
    return "nothing was judged: \(catalog.text(of: reason))"
  }
}

/// What sizes in files are compared with. Making one reads all names of devices, so make one for many files.
public struct ForeignTableComparison {
  package let engine: Engine
  let tables: FileComparison
  let versions: String

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - asked: The widgets that sizes are compared with; where no version or Display Zoom is asked for, all are meant.
  public init(_ engine: Engine, among asked: Asked) {
    self.engine = engine
    let tables = FileComparison(engine, among: asked)
    self.tables = tables
    versions =
      Platform.allCases.compactMap { platform in
        let own = tables.versions[platform] ?? []
        return own.isEmpty ? nil : engine.catalog.ranges(of: own.sorted(), on: platform)
      }.list
  }
}
