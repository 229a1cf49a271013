/// Whether the rule `image-area` explains a refusal: whether a size in the tables gives its limit.
public struct RefusalJudgement: Sendable {
  /// Whether the rule gives the limit of a refusal.
  public enum Outcome: String, CaseIterable, Sendable {
    /// A size in the tables gives the limit.
    case explained
    /// No size in the tables gives the limit.
    case unexplained
    /// There is no limit to compare with.
    case unusable
  }

  /// A size that gives the limit, and the cells that have this size or are on a screen of this size.
  public struct Explanation: Sendable {
    /// The size and its factor.
    public let bound: ImageLimit.Bound
    /// The cells, in the order of their blocks.
    public internal(set) var cells: [Cell]
  }

  /// The refusal.
  public let refusal: ArchiveRefusal
  /// The sizes that give its limit, in the order in which they were found.
  public internal(set) var explanations: [Explanation] = []

  /// Whether the rule gives the limit.
  public var outcome: Outcome {
    guard refusal.isUsable else { return .unusable }
    return explanations.isEmpty ? .unexplained : .explained
  }
}

extension ArchiveRefusal {
  /// Whether the limit can be compared with a size: it is stated, and not only a lower bound.
  var isUsable: Bool { maximumArea != nil && (precision == .exact || precision == .about) }

  /// Whether a size gives the limit.
  func isExplained(by bound: ImageLimit.Bound) -> Bool {
    guard isUsable, let maximumArea else { return false }
    if let maximumSides, maximumSides != bound.factor.sides(for: bound.size) { return false }
    let difference = abs(bound.area.hundredths - maximumArea.hundredths)
    return precision == .exact ? difference == 0 : difference < maximumArea.lastDigit
  }

  /// Whether nothing that the source states of the widget excludes a cell.
  func allows(_ cell: Cell, in catalog: Catalog) -> Bool {
    let screen = cell.screenClass.map { catalog.screenClasses[$0] }
    let isOnDevice = device.map {
      screen?.devices.contains($0) ?? false && catalog.devices[$0].runs(cell.os) != false
    }
    return isOnDevice ?? true
      && (idiom == nil || idiom == screen?.idiom) && (os == nil || os == cell.os)
      && (family == nil || family == cell[WidgetFamily.self])
  }
}

extension PixelArea {
  /// The unit of the last digit that is not 0: 10000 of 1240000.
  fileprivate var lastDigit: Int {
    var unit = 1
    while hundredths.isMultiple(of: 10 * unit) { unit *= 10 }
    return unit
  }
}

extension Engine {
  /// Compares the limit of each refusal with the sizes of all widgets and screens that the tables have.
  public func refusalJudgements() -> [RefusalJudgement] {
    var judgements = catalog.archiveRefusals.map { RefusalJudgement(refusal: $0) }
    forEachImageBound(in: allBlocks(of: .widgetKit)) { cell, bound in
      for index in judgements.indices
      where judgements[index].refusal.isExplained(by: bound)
        && judgements[index].refusal.allows(cell, in: catalog)
      {
        judgements[index].explanations.add(bound, of: cell)
      }
    }
    return judgements
  }

  /// Calls `body` with every cell that exists, and each bound of its own size.
  func forEachImageBound(
    in blocks: some Sequence<CellBlock>, _ body: (Cell, ImageLimit.Bound) -> Void
  ) {
    for cell in blocks.lazy.flatMap(\.lines) where catalog.exists(cell) {
      for bound in imageBounds(of: cell).withoutRepetition { body(cell, bound) }
    }
  }
}
