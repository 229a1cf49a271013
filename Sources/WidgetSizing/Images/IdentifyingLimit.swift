/// The widgets and screens with sizes that give the limit of a refusal.
public struct LimitIdentification: Sendable {
  /// The sizes that give the limit, each with its cells; if no size gives it, those that come nearest.
  public internal(set) var explanations: [RefusalJudgement.Explanation] = []
  /// Whether the sizes give exactly the limit.
  public internal(set) var isExplained = false
}

extension Engine {
  /// Finds the widgets and screens that have an area as their limit, among cells of WidgetKit.
  ///
  /// Where nothing is asked of an axis, all values are meant, also every version and Display Zoom.
  public func identify(limit: PixelArea, among asked: Asked) -> LimitIdentification {
    var found = LimitIdentification()
    var smallest = Int.max
    forEachImageBound(in: everyBlock(asked)) { cell, bound in
      let distance = abs(bound.area.hundredths - limit.hundredths)
      guard distance <= smallest else { return }
      if distance < smallest { found.explanations = [] }
      smallest = distance
      found.explanations.add(bound, of: cell)
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
