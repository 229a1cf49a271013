package import WidgetSizing

/// What was found in one file.
package struct ForeignFile: Sendable {
  /// A size that is not simply right.
  package struct Finding: Sendable {
    package let size: WrittenSize
    package let verdict: Verdict
    /// Where the size begins: line and column, both from 1, the column in Unicode scalars.
    package let line: Int
    package let column: Int
    /// Where its height is, if it has one.
    package let heightPlace: (line: Int, column: Int)?
  }

  /// How many sizes there are of each kind of verdict.
  package struct Counts: Sendable {
    private var counts: [Verdict.Kind: Int] = [:]
    /// Those that were not judged although the file names a device or a family.
    package private(set) var labelled = 0

    package subscript(kind: Verdict.Kind) -> Int { counts[kind] ?? 0 }
    package var all: Int { counts.values.reduce(0, +) }
    /// The sizes that were compared with the tables.
    package var judged: Int { all - self[.notJudged] }

    mutating func add(_ verdict: Verdict) {
      counts[verdict.kind, default: 0] += 1
      if case .notJudged(let reason) = verdict, reason.isLabelled { labelled += 1 }
    }
  }

  /// How many findings of each verdict are kept; the rest is counted.
  package static let mostFindings = 1_000

  /// The file as the user knows it.
  package let path: String
  /// In the order of the file.
  package let findings: [Finding]
  package let counts: Counts
  /// Whether it begins with a byte order mark.
  package let hasMark: Bool
  /// The line and the column of the first byte that is not UTF-8.
  package let invalid: (line: Int, column: Int)?
  /// Those of the first bracket that is nested so deep that sizes in it may be missed.
  package let tooDeep: (line: Int, column: Int)?

  /// The lines with numbers that may be sizes and were not read, if other sizes of the file were judged.
  package let unreadLines: [Int]

  /// Whether findings were counted that are not kept.
  package let hasMore: Bool
}

/// Compares the sizes in files with the tables. It reads the names of the tables once.
package struct FileComparison {
  private let reader: PhraseReader
  private let judge: Judge
  private let unread: UnreadNumbers

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - queries: The widgets that sizes are compared with, one query for each screen.
  ///   - zooms: What was chosen for Display Zoom; nil for all that there is.
  package init(_ engine: Engine, among queries: [Query], zooms: [DisplayZoom]?) {
    reader = PhraseReader(
      devices: DeviceNames(engine.catalog), families: FamilyNames(engine.catalog))
    judge = Judge(engine, queries, zooms: zooms)
    unread = UnreadNumbers(engine.catalog, reader)
  }

  /// Reads a file and judges its sizes.
  package func file(_ bytes: [UInt8], path: String) -> ForeignFile {
    let clean = CleanText(bytes)
    let text = ReadText(path, clean.bytes)
    let judged = judged(text, of: path, clean.bytes)
    let kept = judged.kept.sorted {
      $0.size.width.bytes.lowerBound < $1.size.width.bytes.lowerBound
    }
    let unreadLines =
      judged.counts.judged > 0 ? unread.lines(in: clean.bytes, besides: judged.numbers) : []
    // The heights of a table may stand far behind the next width.
    let places = Places(
      of: kept.flatMap { [$0.size.width, $0.size.height].compactMap { $0?.bytes.lowerBound } }
        + [clean.firstInvalid, text.tooDeep].compactMap(\.self) + unreadLines, in: bytes)
    let findings = kept.map { size, verdict in
      let (line, column) = places[size.width.bytes.lowerBound] ?? (1, 1)
      return ForeignFile.Finding(
        size: size, verdict: verdict, line: line, column: column,
        heightPlace: places[size.height?.bytes.lowerBound])
    }
    return ForeignFile(
      path: path, findings: findings, counts: judged.counts, hasMark: clean.hasMark,
      invalid: places[clean.firstInvalid], tooDeep: places[text.tooDeep],
      unreadLines: unreadLines.compactMap { places[$0]?.line }, hasMore: judged.hasMore)
  }

  /// Judges the sizes of a text. Pixels among points are no pixels if the text does not name them.
  private func judged(_ text: ReadText, of path: String, _ bytes: [UInt8]) -> JudgedSizes {
    let resolver = Resolver(text, reader)
    let mentions = WidgetMentions(path, bytes, reader.families)
    var file = FileMentions(bytes)
    file.isInPoints = file.namesPoints && !file.namesPixels
    let sizes = judged(text, resolver, mentions, file)
    guard !file.namesPixels, sizes.inPixels > 0, sizes.inPoints >= sizes.inPixels else {
      return sizes
    }
    file.isInPoints = true
    return judged(text, resolver, mentions, file)
  }

  private func judged(
    _ text: ReadText, _ resolver: Resolver, _ mentions: WidgetMentions, _ file: FileMentions
  ) -> JudgedSizes {
    // `rect` is a family in a file that has others.
    let hasFamilies = text.sizes.contains {
      resolver.labels(of: $0).family.map { $0.family != nil && !$0.isVague } ?? false
    }
    var sizes = JudgedSizes()
    var verdicts: [JudgementKey: Verdict?] = [:]
    for (index, size) in text.sizes.enumerated() {
      guard size.form != .pattern, resolver.screens[index] == nil else {
        sizes.pass(size)
        continue
      }
      let labels = labels(of: size, resolver, mentions)
      let device = labels.device.map { resolver.devices[$0] }
      if size.form == .single, !labels.isKey || !mentions.isSpoken && device?.isInPixels != true {
        continue
      }
      // Most sizes of a file repeat others.
      let key = JudgementKey(size, labels)
      let verdict: Verdict?
      if let known = verdicts[key] {
        verdict = known
      } else {
        if verdicts.count >= Self.mostJudged { verdicts = [:] }
        verdict = judge.judge(
          size, labels, device, speaksOfWidgets: mentions.isSpoken, trustsVagueNames: hasFamilies,
          in: file)
        verdicts[key] = .some(verdict)
      }
      guard let verdict else { continue }
      sizes.add(size, verdict)
    }
    return sizes
  }

  /// What the words around a size mean. Of sizes beside each other not all are of a family that is named further
  /// out.
  private func labels(
    of size: WrittenSize, _ resolver: Resolver, _ mentions: WidgetMentions
  ) -> Labels {
    var labels = resolver.labels(of: size)
    if labels.family == nil || labels.isFamilyOuter, let position = size.position,
      mentions.isAnywhere, labels.device != nil || labels.isDefault
    {
      labels.family = FamilyLabel(family: Self.positions[position.index])
    }
    return labels
  }

  /// What a judgement depends on.
  private struct JudgementKey: Hashable {
    let width: WrittenNumber
    let height: WrittenNumber?
    let unit: WrittenSize.Unit
    let isSingle, isSize, isFrame: Bool
    let labels: Labels

    init(_ size: WrittenSize, _ labels: Labels) {
      (width, height, unit, self.labels) = (size.width, size.height, size.unit, labels)
      (isSingle, isSize, isFrame) = (size.form == .single, size.form == .size, size.isFrame)
    }
  }

  private static let mostJudged = 8_192
  private static let positions: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
}

/// The sizes of a file that were judged so far.
private struct JudgedSizes {
  private(set) var counts = ForeignFile.Counts()
  /// Those that are not simply right, as many of each kind as are kept.
  private(set) var kept: [(size: WrittenSize, verdict: Verdict)] = []
  private var keptOf: [Verdict.Kind: Int] = [:]
  /// Whether there are more than are kept.
  private(set) var hasMore = false
  /// The numbers that were read.
  private(set) var numbers: [Range<Int>] = []
  /// How many sizes without a unit are right in points, and how many were taken for pixels.
  private(set) var (inPoints, inPixels) = (0, 0)

  /// Takes the numbers of what is not judged.
  mutating func pass(_ size: WrittenSize) {
    numbers += [size.width, size.height, size.ends.width, size.ends.height]
      .compactMap { $0?.bytes }
  }

  mutating func add(_ size: WrittenSize, _ verdict: Verdict) {
    pass(size)
    counts.add(verdict)
    if size.unit == .unstated {
      switch verdict {
      case .right: inPoints += 1
      case .rightInPixels: inPixels += 1
      default: if verdict.mismatch?.isInPixels == true { inPixels += 1 }
      }
    }
    switch verdict {
    case .right, .rightInPixels: return
    default: break
    }
    guard keptOf[verdict.kind, default: 0] < ForeignFile.mostFindings else {
      hasMore = true
      return
    }
    keptOf[verdict.kind, default: 0] += 1
    kept.append((size, verdict))
  }
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
