/// The widgets and screens with sizes that give the limit of a refusal.
public struct LimitIdentification: Sendable {
  /// The sizes that give the limit, each with its cells; if no size gives it, those that come nearest.
  public internal(set) var explanations: [RefusalJudgement.Explanation] = []
  /// Whether the sizes give exactly the limit.
  public internal(set) var isExplained = false
}

extension Engine {
  /// Finds the widgets and screens that have an area as their limit, among the cells of queries about
  /// WidgetKit.
  ///
  /// A query without versions asks for all that have WidgetKit.
  public func identify(limit: PixelArea, among queries: [Query]) -> LimitIdentification {
    var found = LimitIdentification()
    var smallest = Int.max
    for query in queries.flatMap(withAllVersions) {
      forEachImageBound(in: blocksInTurn(query)) { cell, bound in
        let distance = abs(bound.area.hundredths - limit.hundredths)
        guard distance <= smallest else { return }
        if distance < smallest { found.explanations = [] }
        smallest = distance
        found.explanations.add(bound, of: cell)
      }
    }
    found.isExplained = smallest == 0
    return found
  }
}

extension [RefusalJudgement.Explanation] {
  /// Adds a cell to the explanation by its size and factor, which is new for the first cell.
  mutating func add(_ bound: ImageLimit.Bound, of cell: Cell) {
    let index = firstIndex { $0.bound.size == bound.size && $0.bound.factor == bound.factor }
    if let index {
      self[index].cells.append(cell)
    } else {
      append(RefusalJudgement.Explanation(bound: bound, cells: [cell]))
    }
  }
}
