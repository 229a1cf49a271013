internal import ForeignTables
internal import Wording

/// Findings of one file that are told alike, which people read in one line.
struct ForeignTableGroup {
  let first: ForeignTableFinding
  private(set) var others: [ForeignTableFinding] = []

  /// The places of the findings: `Widget.swift:12:5, 14:5 and 3 more`.
  var place: String {
    let listed = others.prefix(Self.mostPlaces - 1).map {
      ", \($0.finding.line):\($0.finding.column)"
    }
    let rest = others.count - listed.count
    return first.place + listed.joined() + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let mostPlaces = 8

  /// The groups of findings, in the order of the first of each.
  static func groups(of findings: [ForeignTableFinding]) -> [ForeignTableGroup] {
    struct Key: Hashable {
      let path, sentence: String
      let kind: Verdict.Kind
    }
    var groups: [ForeignTableGroup] = []
    var indices: [Key: Int] = [:]
    for finding in findings {
      let key = Key(path: finding.path, sentence: finding.sentence, kind: finding.kind)
      if let index = indices[key] {
        groups[index].others.append(finding)
      } else {
        indices[key] = groups.count
        groups.append(ForeignTableGroup(first: finding))
      }
    }
    return groups
  }
}
