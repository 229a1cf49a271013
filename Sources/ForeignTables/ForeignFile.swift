package import WidgetSizing

/// What was found in one file.
package struct ForeignFile: Sendable {
  /// A size that is not right, or that is right with a setting alone.
  package struct Finding: Sendable {
    package let size: WrittenSize
    package let verdict: Verdict
    /// Where the size begins: line and column, both from 1, the column in Unicode scalars.
    package let line: Int
    package let column: Int
    /// Where its height is, if it has one.
    package let heightPlace: (line: Int, column: Int)?
  }

  /// How many pairs of numbers there are of each kind of verdict. They add up to the pairs of the file.
  package struct Counts: Sendable {
    private var counts: [Verdict.Kind: Int] = [:]
    /// Those that were not judged, by the words for the reason; nil of those that are listed.
    package private(set) var reasons: [String?: Int] = [:]
    /// Those that were not judged although the file names a device or a family.
    package private(set) var labelled = 0
    /// Those that were judged beside no device, and so compared with all of them.
    package private(set) var withoutDevice = 0
    /// Those that are right with a setting alone that the file does not name.
    package private(set) var withSetting = 0

    package subscript(kind: Verdict.Kind) -> Int { counts[kind] ?? 0 }
    package var all: Int { counts.values.reduce(0, +) }
    /// The sizes that were compared with the tables.
    package var judged: Int { all - self[.notJudged] }

    mutating func add(_ verdict: Verdict, hasDevice: Bool) {
      counts[verdict.kind, default: 0] += 1
      if case .notJudged(let reason) = verdict {
        reasons[reason.summary, default: 0] += 1
        if reason.isLabelled { labelled += 1 }
      } else if !hasDevice {
        withoutDevice += 1
      }
      if case .right(only: .some) = verdict { withSetting += 1 }
    }
  }

  /// How many findings of each verdict are kept; the rest is counted.
  package static let mostFindings = 1_000

  /// The file as the user knows it.
  package let path: String
  /// In the order of the file.
  package let findings: [Finding]
  package let counts: Counts
  /// The line and the column of the first byte that is not UTF-8.
  package let invalid: (line: Int, column: Int)?
  /// Whether findings were counted that are not kept.
  package let hasMore: Bool
  /// Why the first size was not judged that names a device or a family, or the first at all.
  package let firstReason: NotJudgedReason?
}

/// Compares the sizes in files with the tables. It reads the names of the tables once.
package struct FileComparison {
  private let names: Names
  private let judge: Judge
  /// The versions of each platform that sizes are compared with.
  package var versions: [Platform: Set<OSVersion>] { judge.versionsOfPlatforms }
  /// Whether these are the sizes of all devices.
  package var hasEveryDevice: Bool { judge.hasEveryDevice }

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - asked: The widgets that sizes are compared with.
  package init(_ engine: Engine, among asked: Asked) {
    names = Names(engine.catalog)
    judge = Judge(engine, asked)
  }

  /// Reads a file and judges its sizes.
  package func file(_ bytes: [UInt8], path: String) -> ForeignFile {
    let clean = CleanText(bytes)
    let context = Context(Text(clean.bytes), names, path: path)
    var counts = ForeignFile.Counts()
    var kept: [(size: WrittenSize, verdict: Verdict)] = []
    var keptOf: [Verdict.Kind: Int] = [:]
    var firstReason: NotJudgedReason?
    var sizes = context.sizes
    var verdicts = self.verdicts(on: sizes, context)
    // A size that is right for its device is that of a widget, and so are those beside it.
    if !context.isAboutWidgets,
      verdicts.contains(where: { [.right, .outdated].contains($0?.kind) })
    {
      for index in sizes.indices { sizes[index].isAmongWidgets = true }
      verdicts = self.verdicts(on: sizes, context)
    }
    for case (let own, let verdict?) in zip(sizes, verdicts) {
      counts.add(verdict, hasDevice: own.label.device != nil)
      if case .right(only: nil) = verdict { continue }
      if case .notJudged(let reason) = verdict {
        if firstReason.map({ !$0.isLabelled && reason.isLabelled }) ?? true { firstReason = reason }
        guard reason.isListed else { continue }
      }
      keptOf[verdict.kind, default: 0] += 1
      if keptOf[verdict.kind, default: 0] <= ForeignFile.mostFindings {
        kept.append((own.size, verdict))
      }
    }
    let places = Places(
      of: kept.flatMap { [$0.size.width, $0.size.height].compactMap { $0?.bytes.lowerBound } }
        + [clean.firstInvalid].compactMap(\.self), in: bytes)
    let findings = kept.map { size, verdict in
      let (line, column) = places[size.width.bytes.lowerBound] ?? (1, 1)
      return ForeignFile.Finding(
        size: size, verdict: verdict, line: line, column: column,
        heightPlace: places[size.height?.bytes.lowerBound])
    }
    return ForeignFile(
      path: path, findings: findings, counts: counts,
      invalid: places[clean.firstInvalid],
      hasMore: keptOf.values.contains { $0 > ForeignFile.mostFindings }, firstReason: firstReason)
  }

  /// What becomes of each size. Most sizes of a file repeat others.
  private func verdicts(on sizes: [LabelledSize], _ context: Context) -> [Verdict?] {
    var known: [LabelledSize: Verdict?] = [:]
    return sizes.map { own in
      var key = own
      key.size.tokens = 0..<0
      if let made = known[key] { return made }
      if known.count >= Self.mostKnown { known = [:] }
      let verdict = judge.judge(own, speaksOfWidgets: context.speaksOfWidgets)
      known[key] = .some(verdict)
      return verdict
    }
  }

  private static let mostKnown = 4_096
}

/// Lines and columns of some places of a file.
private struct Places {
  private var known: [Int: (line: Int, column: Int)] = [:]

  init(of places: [Int], in bytes: [UInt8]) {
    var (offset, line, column) = (0, 1, 1)
    for place in places.sorted() {
      while offset < place {
        let byte = bytes[offset]
        offset += 1
        // A lone carriage return ends a line, too.
        if byte == "\n" || byte == "\r" && (offset == bytes.count || bytes[offset] != "\n") {
          (line, column) = (line + 1, 1)
        } else if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
          column += 1
        }
      }
      known[place] = (line, column)
    }
  }

  subscript(_ place: Int?) -> (line: Int, column: Int)? { place.flatMap { known[$0] } }
}
