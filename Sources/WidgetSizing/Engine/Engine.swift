/// Answers what the size of a widget is, with its state and its evidence.
///
/// An engine is a value: it reads the catalog once, infers the parameters of the rules from the
/// claims, and gives the same answer for the same cell ever after.
public struct Engine: Sendable {
  /// What copies of an engine share, so that a copy costs no more than a reference.
  private final class Core: Sendable {
    let catalog: Catalog
    let evidence: Evidence
    let rules: RuleSet

    init(catalog: Catalog, evidence: Evidence, rules: RuleSet) {
      self.catalog = catalog
      self.evidence = evidence
      self.rules = rules
    }
  }

  private var core: Core
  /// The tables that the engine answers from.
  public var catalog: Catalog { _read { yield core.catalog } }
  var evidence: Evidence { _read { yield core.evidence } }
  var widgetKit: WidgetKitEvidence { _read { yield core.evidence.widgetKit } }
  var rules: RuleSet { _read { yield core.rules } }
  /// Whether answers tell the arithmetic behind them, which takes time that few answers need.
  var explains = false
  /// Whether unknown answers name the nearest that are known, which takes most of their time.
  private(set) var namesNearest = true
  /// Answers that were given before; nil if none are kept.
  private var remembered: RememberedAnswers?

  /// Makes an engine on the claims of `catalog`, leaving out `excluded`.
  public init(_ catalog: Catalog, without excluded: Set<Key<Claim>> = []) {
    self.init(inferringFrom: Evidence(catalog, WidgetKitEvidence(catalog), without: excluded))
  }

  private init(inferringFrom evidence: Evidence) {
    self.init(evidence, RuleSet(from: evidence))
  }

  /// Makes an engine of what was collected and inferred before.
  init(_ evidence: Evidence, _ rules: RuleSet) {
    core = Core(catalog: evidence.catalog, evidence: evidence, rules: rules)
  }

  /// An engine on the same claims but some, which infers everything anew.
  func without(_ claims: Set<Key<Claim>>) -> Engine {
    Engine(inferringFrom: Evidence(catalog, widgetKit, without: claims))
  }

  /// The same engine with every row of its tables at hand, for who asks for most of them.
  package var unpacked: Engine { with(evidence.unpacked(on: catalog.unpacked)) }

  private func with(_ evidence: Evidence) -> Engine {
    var engine = self
    engine.core = Core(catalog: evidence.catalog, evidence: evidence, rules: rules)
    return engine
  }

  /// Whether answers were given before and are kept.
  var remembersAnswers: Bool { remembered != nil }

  /// The same engine, whose answers tell the arithmetic behind them.
  public var explaining: Engine {
    var engine = self
    engine.explains = true
    engine.remembered = nil
    return engine
  }

  /// The same engine, whose unknown answers do not name the nearest that are known.
  package var brief: Engine {
    var engine = self
    engine.namesNearest = false
    return engine
  }

  /// The same engine, which keeps answers that it gave.
  ///
  /// A site asks for each of them several times; who asks once is better off without.
  public func remembering(_ answers: some Sequence<CellAnswer>) -> Engine {
    var engine = self
    engine.remembered = RememberedAnswers(
      answers: Dictionary(
        answers.lazy.map { ($0.cell, $0) }, uniquingKeysWith: { first, _ in first }))
    return engine
  }

  /// The same engine, which is quicker with the cells of one class on one version.
  package func focused(on screenClass: Key<ScreenClass>, _ os: OSVersion) -> Engine {
    with(evidence.focused(on: screenClass, os))
  }

  /// The same engine, which answers about WidgetKit from other evidence.
  func answering(from widgetKit: WidgetKitEvidence) -> Engine {
    var evidence = evidence
    evidence.widgetKit = widgetKit
    return with(evidence)
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
    let line = LineAnswers(
      of: line(quantity, of: cell), absence: catalog.absence(of: cell), in: self)
    return line.answer(at: cell.textSize, in: self)
  }

  /// One number of `cell` alone.
  private func line(_ quantity: Quantity, of cell: TodayCell) -> Line {
    Line(
      quantity: quantity, cell: cell, claims: evidence.candidates(of: quantity, cell),
      textSizes: TextSizeSet(cell.textSize))
  }

  /// What `rule` says of one number of a cell, whatever the claims say of it.
  func prediction(by rule: RuleName, of quantity: Quantity, for cell: TodayCell) -> Prediction? {
    for candidate in rules.all where type(of: candidate).name == rule {
      let found = candidate.line(line(quantity, of: cell), in: self)
      if case .value(let prediction)? = found?.conclusion(at: cell.textSize, in: self) {
        return prediction
      }
    }
    return nil
  }

  /// The parameters that a rule has inferred, in the order of their groups.
  func groups(of rule: RuleName) -> [RuleGroup] {
    rules.all.first { type(of: $0).name == rule }?.groups(in: catalog) ?? []
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
