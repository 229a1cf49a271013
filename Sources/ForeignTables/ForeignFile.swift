package import WidgetSizing

/// What was found in one file.
package struct ForeignFile: Sendable {
  /// A size that is not simply right.
  package struct Finding: Sendable {
    package let size: WrittenSize
    package let verdict: Verdict
    /// Whether the file names one model beside the size.
    package let namesModel: Bool
    /// Where the size begins: line and column, both from 1, the column in Unicode scalars.
    package let line: Int
    package let column: Int
    /// Where its height is, if it has one.
    package let heightPlace: (line: Int, column: Int)?
  }

  /// How many sizes there are of each verdict.
  package struct Counts: Sendable {
    package fileprivate(set) var right = 0
    package fileprivate(set) var wrong = 0
    package fileprivate(set) var outdated = 0
    package fileprivate(set) var unpublished = 0
    package fileprivate(set) var notJudged = 0
    /// Those that were not judged although the file names a device or a family.
    package fileprivate(set) var labelled = 0

    /// The sizes that were compared with the tables.
    package var judged: Int { right + wrong + outdated + unpublished }
    package var all: Int { judged + notJudged }
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
    let resolver = Resolver(text, reader)
    let mentions = WidgetMentions(path, clean.bytes, reader.families)
    let file = FileMentions(clean.bytes)
    var counts = ForeignFile.Counts()
    var kept: [(size: WrittenSize, verdict: Verdict, namesModel: Bool)] = []
    var keptOf = [0, 0, 0, 0, 0]
    var (hasMore, judged) = (false, [JudgementKey: Verdict?]())
    // `rect` is a family in a file that has others.
    let hasFamilies = text.sizes.contains {
      resolver.labels(of: $0).family.map { $0.family != nil && !$0.isVague } ?? false
    }
    var read: [Range<Int>] = []
    for (index, size) in text.sizes.enumerated() {
      let bytes = [size.width, size.height, size.ends.width, size.ends.height]
        .compactMap { $0?.bytes }
      guard size.form != .pattern, resolver.screens[index] == nil else {
        read += bytes
        continue
      }
      var labels = resolver.labels(of: size)
      let device = labels.device.map { resolver.devices[$0] }
      // Of sizes beside each other not all are of a family that is named further out.
      if labels.family == nil || labels.isFamilyOuter, let position = size.position,
        mentions.isAnywhere,
        device != nil || labels.isDefault
      {
        labels.family = FamilyLabel(family: Self.positions[position.index])
      }
      if size.form == .single, !labels.isKey || !mentions.isSpoken && device?.isInPixels != true {
        continue
      }
      // Most sizes of a file repeat others.
      let key = JudgementKey(size, labels)
      let known = judged[key]
      let result =
        known
        ?? judge.judge(
          size, labels, device, speaksOfWidgets: mentions.isSpoken, trustsVagueNames: hasFamilies,
          in: file)
      if known == nil {
        if judged.count >= Self.mostJudged { judged = [:] }
        judged[key] = .some(result)
      }
      guard let verdict = result else { continue }
      read += bytes
      let sort = counts.add(verdict)
      guard let sort else { continue }
      guard keptOf[sort] < ForeignFile.mostFindings else {
        hasMore = true
        continue
      }
      keptOf[sort] += 1
      kept.append((size, verdict, device?.isName == true && device?.names.count == 1))
    }
    kept.sort { $0.size.width.bytes.lowerBound < $1.size.width.bytes.lowerBound }
    let unreadLines = counts.judged > 0 ? unread.lines(in: clean.bytes, besides: read) : []
    // The heights of a table may stand far behind the next width.
    let places = Places(
      of: kept.flatMap { [$0.size.width, $0.size.height].compactMap { $0?.bytes.lowerBound } }
        + [clean.firstInvalid, text.tooDeep].compactMap(\.self) + unreadLines, in: bytes)
    let findings = kept.map { size, verdict, namesModel in
      let (line, column) = places[size.width.bytes.lowerBound] ?? (1, 1)
      return ForeignFile.Finding(
        size: size, verdict: verdict, namesModel: namesModel, line: line, column: column,
        heightPlace: places[size.height?.bytes.lowerBound])
    }
    return ForeignFile(
      path: path, findings: findings, counts: counts, hasMark: clean.hasMark,
      invalid: places[clean.firstInvalid], tooDeep: places[text.tooDeep],
      unreadLines: unreadLines.compactMap { places[$0]?.line }, hasMore: hasMore)
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

extension ForeignFile.Counts {
  /// Counts a verdict, and returns the index of its sort; nil for a right size.
  fileprivate mutating func add(_ verdict: Verdict) -> Int? {
    switch verdict {
    case .right:
      right += 1
      return nil
    case .rightOn, .rightWith:
      right += 1
      return 4
    case .wrong:
      wrong += 1
      return 0
    case .outdated:
      outdated += 1
      return 1
    case .unpublished:
      unpublished += 1
      return 2
    case .notJudged(let reason):
      notJudged += 1
      if reason.isLabelled { labelled += 1 }
      return 3
    }
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
