/// Answers what the size of a widget is, with its state and its evidence.
///
/// An engine is a value: it reads the catalog once, infers the parameters of the rules from the
/// claims, and gives the same answer for the same cell ever after.
public struct Engine: Sendable {
  /// The tables that the engine answers from.
  public let catalog: Catalog
  var evidence: Evidence
  var widgetKit: WidgetKitEvidence
  let rules: [any Rule]
  /// Whether answers tell the arithmetic behind them, which takes time that few answers need.
  var explains = false
  /// Whether unknown answers name the nearest that are known, which takes most of their time.
  private var namesNearest = true
  /// Answers that were given before; nil if none are kept.
  private var remembered: RememberedAnswers?

  /// Makes an engine on the claims of `catalog`, leaving out `excluded`.
  public init(_ catalog: Catalog, without excluded: Set<Key<Claim>> = []) {
    self.catalog = catalog
    evidence = Evidence(catalog, without: excluded)
    widgetKit = WidgetKitEvidence(catalog, without: excluded)
    rules = Self.rules(from: evidence)
  }

  /// The same engine, whose answers tell the arithmetic behind them.
  public var explaining: Engine {
    var engine = self
    engine.explains = true
    engine.remembered = nil
    return engine
  }

  /// The same engine, whose unknown answers do not name the nearest that are known.
  var brief: Engine {
    var engine = self
    engine.namesNearest = false
    return engine
  }

  /// The same engine, which answers for these cells once and keeps what it says.
  ///
  /// A site asks for each of them several times; who asks once is better off without.
  public func remembering(_ cells: some Sequence<TodayCell>) -> Engine {
    var engine = self
    engine.remembered = RememberedAnswers(
      answers: Dictionary(
        cells.lazy.map { ($0, answer($0)) }, uniquingKeysWith: { first, _ in first }))
    return engine
  }

  /// The same engine, which is quicker with the cells of one class on one version.
  package func focused(on screenClass: Key<ScreenClass>, _ os: OSVersion) -> Engine {
    var engine = self
    engine.evidence = evidence.focused(on: screenClass, os)
    return engine
  }

  /// What is known of both numbers of `cell`.
  public func answer(_ cell: TodayCell) -> CellAnswer {
    if let answer = remembered?.answers[cell] { return answer }
    return CellAnswer(
      cell: cell,
      sizeClasses: .today(os: cell.os, idiom: catalog.screenClasses[cell.screenClass].idiom),
      width: answer(.width, of: cell), height: answer(.height, of: cell))
  }

  /// What is known of one number of `cell`.
  public func answer(_ quantity: Quantity, of cell: TodayCell) -> Answer {
    if let answer = remembered?.answers[cell] { return answer[quantity] }
    if let reason = catalog.reasonAgainst(cell) { return .notApplicable(reason) }
    if cell.entryPoint == .quickAction, cell.os >= .longPressOpensQuickActions {
      return .unknown(.longPress(cell.os))
    }
    return cell.isZoomed
      ? ZoomedScreenRule.answer(quantity, of: cell, in: self)
      : answerOfExisting(quantity, of: cell)
  }

  /// What is known of one number of a cell that exists and is not zoomed.
  func answerOfExisting(_ quantity: Quantity, of cell: TodayCell) -> Answer {
    if let answer = evidence.stated(quantity, of: cell) { return answer }
    for rule in rules {
      switch rule.conclusion(on: quantity, of: cell, in: self) {
      // A screen of which a rule leaves nothing is outside of what the rule is about.
      case .value(let prediction) where prediction.value > .zero: return prediction.answer
      case .refused(let reason): return .unknown(reason)
      case .value, nil: continue
      }
    }
    if quantity == .width, cell.column == .left || cell.column == .right {
      return .unknown(.noColumnWidth)
    }
    return .unknown(.noSource(cell, nearest: namesNearest ? nearest(quantity, to: cell) : []))
  }

  /// What `rule` says of one number of a cell, whatever the claims say of it.
  func prediction(by rule: RuleName, of quantity: Quantity, for cell: TodayCell) -> Prediction? {
    for candidate in rules where type(of: candidate).name == rule {
      if case .value(let prediction)? = candidate.conclusion(on: quantity, of: cell, in: self) {
        return prediction
      }
    }
    return nil
  }

  /// The parameters that a rule has inferred, in the order of their groups.
  func groups(of rule: RuleName) -> [RuleGroup] {
    rules.first { type(of: $0).name == rule }?.groups(in: catalog) ?? []
  }

  /// The rule of a type.
  func rule<Wanted: Rule>(_ type: Wanted.Type) -> Wanted? {
    rules.lazy.compactMap { $0 as? Wanted }.first
  }
}

/// Answers that an engine keeps. A class, so that an engine that keeps none is copied without a
/// look at the type of a dictionary.
private final class RememberedAnswers: Sendable {
  let answers: [TodayCell: CellAnswer]

  init(answers: [TodayCell: CellAnswer]) {
    self.answers = answers
  }
}
