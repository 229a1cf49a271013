public import Documents
internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a part of someone else's document: tables under captions, without headings, so
  /// that the outline is the author's. The last block is a paragraph, which no list below joins.
  public func blocks(naming names: inout AnchorNames) -> [Block] {
    var blocks: [Block] = []
    var cited: [Key<Claim>] = []
    for table in Array(self.blocks) {
      let caption = Table.Caption(
        [Inline("\(table.title), \(table.chosenVersion)")],
        anchor: names.next(Slug(cleaning: "sizes \(table.title) \(table.version)")))
      blocks.append(.table(table.table.table(caption: caption)))
      let parts = [table.devices, table.legend, table.marginLine ?? ""].filter { !$0.isEmpty }
      blocks.append(.paragraph([Inline(parts.joined(by: " · "))]))
      let texts = table.texts
      if !texts.isEmpty { blocks.append(.list(List(texts.map { [Inline($0)] }))) }
      cited += table.lines.flatMap(\.claims)
    }
    // A list below a list would be one with it.
    for note in notes { blocks.append(.paragraph([Inline("Note: \(note)")])) }
    blocks.append(.paragraph(citation(of: catalog.sources(of: cited))))
    return blocks
  }
}

extension QueryResult {
  /// `Sources: S01, title; S02, title.`
  func citation(of sources: [Key<Source>]) -> [Inline] {
    guard !sources.isEmpty else { return ["No source states these numbers."] }
    let entries = sources.map { key in
      [Inline("\(catalog.sources[key].id), ")] + catalog.sources[key].linkedTitle
    }
    return ["Sources: "] + entries.joined(separator: ["; "]) + ["."]
  }
}
