internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What the words for states mean, and who the sources are, those of screenshots too; nothing if
  /// there is neither.
  func legend(of answers: [Evidence]) -> [Block] {
    let marks = answers.map { Mark($0) }.inLegend
    let sources = catalog.sources(
      of: answers.flatMap { $0.claims + $0.drawn.flatMap(\.claims) })
    let explained = marks.filter { ![.unknown, .notApplicable].contains($0) }
      .map { "\($0.rawValue) \($0.meaning)" }
    var lines: [[Inline]] = explained.isEmpty ? [] : [[Inline(explained.joined(by: "; "))]]
    if !sources.isEmpty {
      lines.append(
        sources.map { key -> [Inline] in
          let source = catalog.sources[key]
          return [link(source.id, to: .source(key)), Inline(" \(source.shortName)")]
        }.joined(by: "; "))
    }
    return lines.isEmpty ? [] : [.group("legend", lines.map(Block.paragraph))]
  }
}
