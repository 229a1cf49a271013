internal import WidgetSizing
internal import Wording

/// What was found in one file: the sizes that are right are counted, the others kept.
struct ForeignTable {
  /// A size that is not simply right.
  struct Entry {
    let size: WrittenSize
    let fault: SizeFault
  }

  /// How many entries of a file are kept; the rest is counted.
  static let mostEntries = 10_000

  /// The file as the user knows it.
  let path: String
  /// What was found, in the order of the file.
  let entries: [Entry]
  /// How many sizes there are of each judgement.
  let counts: Counts

  struct Counts {
    private(set) var right = 0
    private(set) var wrong = 0
    private(set) var outdated = 0
    private(set) var unlabelled = 0
    private(set) var leftAlone = 0

    mutating func add(_ judgement: SizeJudgement) {
      switch judgement {
      case .leftAlone: leftAlone += 1
      case .right: right += 1
      case .fault(.wrong): wrong += 1
      case .fault(.outdated): outdated += 1
      case .fault(.unlabelled): unlabelled += 1
      }
    }

    /// The sizes that were compared with the tables.
    var checked: Int { right + wrong + outdated }
    /// The entries, also those that are not kept.
    var faults: Int { wrong + outdated + unlabelled }
  }

  /// Reads a file and judges its sizes.
  init(_ bytes: [UInt8], path: String, _ vocabulary: SourceVocabulary, _ judge: ForeignTableJudge) {
    var (entries, counts) = ([Entry](), Counts())
    // A file may mention widgets only in its name, or only after its sizes. Standard input has no name.
    let lower = path.lowercased()
    let namesWidgets = path == "-" || lower.contains("widget") || bytes.containsWord("widget")
    var scanner = SourceScanner(
      bytes, vocabulary, delimiter: Self.delimiter(of: lower), namesWidgets: namesWidgets
    ) { size, namesWidgets in
      let judgement = judge.judge(size, namesWidgets: namesWidgets)
      counts.add(judgement)
      if case .fault(let fault) = judgement, entries.count < Self.mostEntries {
        entries.append(Entry(size: size, fault: fault))
      }
    }
    scanner.scan()
    self.path = path
    self.counts = counts
    self.entries = entries.sorted {
      ($0.size.place.line, $0.size.place.column) < ($1.size.place.line, $1.size.place.column)
    }
  }

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
