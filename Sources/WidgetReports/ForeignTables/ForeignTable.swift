internal import WidgetSizing
internal import Wording

/// What was found in one file: the sizes that are right are counted, the others kept.
struct ForeignTable {
  /// A size that is not simply right.
  struct Entry {
    let judgement: SizeJudgement
    let size: WrittenSize
  }

  /// How many entries of a file are kept; the rest is counted.
  static let mostEntries = 10_000

  /// The file as the user knows it.
  private(set) var path: String
  /// What was found, in the order of the file.
  private(set) var entries: [Entry] = []
  private(set) var right = 0
  private(set) var wrong = 0
  private(set) var outdated = 0
  private(set) var unlabelled = 0
  private(set) var leftAlone = 0

  /// Reads a file and judges its sizes.
  init(_ bytes: [UInt8], path: String, _ vocabulary: SourceVocabulary, _ judge: ForeignTableJudge) {
    self.path = path
    var table = self
    // A file may mention widgets only in its name, or only after its sizes. Standard input has no name.
    let lower = path.lowercased()
    let namesWidgets = path == "-" || lower.contains("widget") || bytes.containsWord("widget")
    var scanner = SourceScanner(
      bytes, vocabulary, delimiter: Self.delimiter(of: lower), namesWidgets: namesWidgets
    ) { size, namesWidgets in
      table.add(size, judge.judge(size, namesWidgets: namesWidgets))
    }
    scanner.scan()
    table.entries.sort {
      ($0.size.place.line, $0.size.place.column) < ($1.size.place.line, $1.size.place.column)
    }
    self = table
  }

  private mutating func add(_ size: WrittenSize, _ judgement: SizeJudgement) {
    switch judgement {
    case .leftAlone:
      leftAlone += 1
      return
    case .right:
      right += 1
      return
    case .wrong: wrong += 1
    case .outdated: outdated += 1
    case .unlabelled: unlabelled += 1
    }
    if entries.count < Self.mostEntries { entries.append(Entry(judgement: judgement, size: size)) }
  }

  /// The sizes that were compared with the tables.
  var checked: Int { right + wrong + outdated }

  private static func delimiter(of path: String) -> UInt8? {
    path.hasSuffix(".csv") ? UInt8(ascii: ",") : path.hasSuffix(".tsv") ? UInt8(ascii: "\t") : nil
  }
}

extension [UInt8] {
  /// Whether a word of ASCII letters is anywhere in a text, in upper or lower case.
  fileprivate func containsWord(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard count >= word.count else { return false }
    return indices.dropLast(word.count - 1).contains { start in
      self[start] | 0x20 == word[0]
        && word.indices.allSatisfy { self[start + $0] | 0x20 == word[$0] }
    }
  }
}
