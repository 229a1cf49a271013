public import Documents
internal import WidgetSizing

extension QueryResult {
  /// The result as a part of someone else's document: tables under captions, without headings, so
  /// that the outline is the author's. The last block is a paragraph, which no list below joins.
  public func blocks(naming names: inout AnchorNames) -> [Block] {
    var blocks: [Block] = []
    var cited: [Key<Source>] = []
    for query in queries {
      for block in engine.blocks(query) {
        let matrix = BlockMatrix(block, of: query, in: engine)
        let version = query.isBestMeasured ? matrix.version + ", the best measured" : matrix.version
        let caption = Table.Caption(
          [Inline("\(matrix.title), \(version)")],
          anchor: names.next(Slug(cleaning: "sizes \(matrix.title) \(matrix.version)")))
        blocks.append(.table(matrix.table(caption: caption)))
        blocks.append(.paragraph([Inline("\(matrix.devices) · \(matrix.legend)")]))
        if !matrix.remarks.isEmpty {
          blocks.append(.list(List(matrix.remarks.map { [Inline($0)] })))
        }
        for line in matrix.lines { cited += line.sources.filter { !cited.contains($0) } }
      }
    }
    // A list below a list would be one with it.
    for note in notes { blocks.append(.paragraph([Inline("Note: \(note)")])) }
    blocks.append(.paragraph(citation(of: cited.sorted())))
    return blocks
  }
}

extension SizeResult {
  /// `Sources: S01, title; S02, title.`
  func citation(of sources: [Key<Source>]) -> [Inline] {
    guard !sources.isEmpty else { return ["No source states these numbers."] }
    let entries = sources.map { key in
      [Inline("\(catalog.sources[key].id), ")] + catalog.sources[key].linkedTitle
    }
    return ["Sources: "] + entries.joined(separator: ["; "]) + ["."]
  }
}
