public import Documents
internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as a part of someone else's document: tables under captions, without headings, so
  /// that the outline is the author's. The last block is a paragraph, which no list below joins.
  public func blocks(naming names: inout AnchorNames) -> [Block] {
    var blocks: [Block] = []
    var cited: [Key<Claim>] = []
    for block in Array(self.blocks) {
      let caption = Table.Caption(
        [Inline("\(block.title), \(block.chosenVersion)")],
        anchor: names.next(Slug(cleaning: "sizes \(block.title) \(block.version)")))
      let table = block.table
      blocks.append(.table(table.table(caption: caption)))
      let parts = [block.devices, block.legend(of: table), block.marginLine ?? ""]
      blocks.append(.paragraph([Inline(parts.filter { !$0.isEmpty }.joined(by: " · "))]))
      let texts = block.texts
      if !texts.isEmpty { blocks.append(.list(List(texts.map { [Inline($0)] }))) }
      cited += block.lines.flatMap(block.claims)
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
