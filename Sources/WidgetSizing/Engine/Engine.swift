/// Answers what the size of a widget is, with its state and its evidence.
///
/// An engine is immutable: it infers the parameters of the rules from the claims once, and always
/// gives the same answer for the same cell.
public struct Engine: Sendable {
  /// The storage that copies of an engine share: copying retains one reference.
  private final class Core: Sendable {
    let claims: ClaimIndex
    let rules: RuleSet

    init(claims: ClaimIndex, rules: RuleSet) {
      self.claims = claims
      self.rules = rules
    }
  }

  private let core: Core
  /// The same without the claims about other models with the screen of ``device``; nil if there are none.
  private var ownCore: Core?
  /// The model that the question names: cells exist only on versions that it runs, and numbers that belong to the
  /// model are its own.
  private(set) var device: Key<Device>?
  /// The catalog with the tables that the engine uses.
  public var catalog: Catalog { core.claims.catalog }
  /// The claims that may answer a question about ``device``, or about any model.
  var claims: ClaimIndex {
    _read {
      if let ownCore { yield ownCore.claims } else { yield core.claims }
    }
  }
  /// The claims about all models.
  var claimsOfAllModels: ClaimIndex { _read { yield core.claims } }
  var rules: RuleSet { core.rules }

  /// Makes an engine on the claims of `catalog`, leaving out `excluded`.
  public init(_ catalog: Catalog, without excluded: Set<Key<Claim>> = []) {
    self.init(inferringFrom: ClaimIndex(catalog).without(excluded))
  }

  private init(inferringFrom claims: ClaimIndex) {
    self.init(claims, RuleSet(from: claims))
  }

  private init(_ claims: ClaimIndex, _ rules: RuleSet) {
    core = Core(claims: claims, rules: rules)
  }

  /// Whether an engine is this one or a copy of it.
  package func isSame(as other: Engine) -> Bool { core === other.core }

  /// The same engine for a question that names a model: on a version that the model is known not to run, no
  /// cell exists, even if other models of its class run it; and what belongs to the model is not that of others.
  package func asked(about device: Key<Device>?) -> Engine {
    guard device != self.device else { return self }
    var engine = self
    engine.device = device
    engine.ownCore = device.flatMap(core.claims.about).map { Core(claims: $0, rules: rules) }
    return engine
  }

  /// The answer for a cell that can have no number, whatever claims state; nil if it may have one.
  func absence(of cell: Cell) -> Answer? {
    catalog.absence(of: cell, for: device) ?? absenceOfZoom(of: cell)
  }

  /// The answer for a number that a cell cannot have, whatever claims state; nil if it may be known.
  private func absence(of quantity: Quantity, of cell: Cell) -> Answer? {
    catalog.absence(of: cell, for: device) ?? catalog.absence(of: quantity, of: cell)
      ?? absenceOfZoom(of: cell)
  }

  /// That no source says that the model that the question names has the Display Zoom of a cell; nil if one does, or
  /// if none says so of any model with the screen.
  private func absenceOfZoom(of cell: Cell) -> Answer? {
    guard cell.isZoomed, cell.kind.hasFamilies, let device,
      isWithout(cell.zoom, device, on: cell.os)
    else { return nil }
    return .unknown(.zoomOfOtherModels(cell.zoom, device, cell.os))
  }

  /// Whether a model is not known to have a setting on a version. A model that was measured with it has it.
  func isWithout(_ zoom: DisplayZoom, _ device: Key<Device>, on os: OSVersion) -> Bool {
    guard catalog.isWithout(zoom, device, on: os) else { return false }
    guard !catalog.lacks(zoom, device, on: os),
      let screenClass = catalog.devices[device].screenClass
    else { return true }
    let screen = catalog.screen(of: screenClass, with: .widgetKit)
    return !claimsOfAllModels.claims(of: .width, .widgetKit, on: screen).contains { key in
      let claim = catalog.claims[key]
      guard claim.isAnswer, claim.zoom == zoom, case .device(device) = claim.subject else {
        return false
      }
      return true
    }
  }

  /// Whether the widget of a cell exists.
  package func exists(_ cell: Cell) -> Bool { catalog.reasonAgainst(cell, for: device) == nil }

  /// An engine without some claims. Rules that may depend on them are inferred again.
  package func without(_ claims: Set<Key<Claim>>) -> Engine {
    let rest = self.claims.without(claims)
    let quantities = Set(claims.map { catalog.claims[$0].quantity })
    return Engine(rest, rules.inferred(from: rest, about: quantities))
  }

  /// What is known of one number of `cell`.
  public func answer(_ quantity: Quantity, of cell: Cell) -> Answer {
    solution(for: quantity, of: cell).answer(at: cell.textSize, in: self)
  }

  /// The evidence for one number of `cell`, which includes the answer.
  public func evidence(_ quantity: Quantity, of cell: Cell) -> Evidence {
    solution(for: quantity, of: cell).evidence(at: cell.textSize, in: self)
  }

  /// The evidence of the claims that state one number of `cell`; nil if there are none. Rules are
  /// not asked.
  package func stated(_ quantity: Quantity, of cell: Cell) -> Evidence? {
    let matching = claims.claims(of: quantity, stating: cell)
    guard !matching.isEmpty else { return nil }
    var record: Evidence.Record? = Evidence.Record()
    let answer = catalog.resolved(matching, &record)
    return Evidence(answer, record ?? Evidence.Record(), for: quantity, of: cell, in: self)
  }

  /// The values that `rule` derives for one number of a cell, in points; nil if none. Claims about
  /// the number are not asked.
  package func prediction(
    by rule: RuleName, of quantity: Quantity, for cell: Cell
  ) -> ClosedRange<Points>? {
    var record: Evidence.Record?
    let solution = rules.solution(by: rule, along: line(quantity, of: cell), in: self)
    guard case .value(let range, _)? = solution?.conclusion(at: cell.textSize, in: self, &record)
    else { return nil }
    return range
  }

  /// The parameters that a rule has inferred, in the order of their groups.
  package func groups(of rule: RuleName) -> [RuleGroup] {
    rules[rule].groups(in: catalog)
  }

  /// What is known of one number along the line of `cell`, to be evaluated at some text sizes.
  func solution(
    for quantity: Quantity, along cell: Cell, at textSizes: PlaceSet<TextSize>
  ) -> LineSolution {
    LineSolution(
      of: line(quantity, of: cell, textSizes: textSizes),
      absence: absence(of: quantity, of: cell), in: self)
  }

  private func solution(for quantity: Quantity, of cell: Cell) -> LineSolution {
    solution(for: quantity, along: cell, at: PlaceSet<TextSize>(cell.textSize))
  }
}

extension Engine {
  /// What is known of the width and the height of `cell`.
  public func answer(_ cell: Cell) -> SizedCell {
    SizedCell(cell: cell, width: answer(.width, of: cell), height: answer(.height, of: cell))
  }

  /// The evidence for the width and the height of `cell`.
  public func evidence(_ cell: Cell) -> CellEvidence {
    CellEvidence(cell: cell, width: evidence(.width, of: cell), height: evidence(.height, of: cell))
  }

  /// The quantities that `cell` has, whether or not their numbers are known.
  public func quantities(of cell: Cell) -> [Quantity] {
    catalog.quantities(of: cell.kind).filter { quantity in
      cell[WidgetFamily.self].map { catalog.has(quantity, $0) } ?? true
    }
  }
}
