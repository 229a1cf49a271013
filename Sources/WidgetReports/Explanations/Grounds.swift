internal import WidgetSizing

/// What a number stands on: statements for people, and the claims that they cite.
struct Grounds {
  /// A claim, and what part it has.
  struct Citation {
    enum Part: String {
      /// It states the number.
      case states
      /// A rule derives the number from it.
      case basis
      /// It states, or leads to, another number.
      case alternative
      /// It shows another size on the screen.
      case drawn
      /// Its source has the number as not tested.
      case notTested = "not-tested"
      /// Apple's guideline states it, for earlier versions.
      case guideline
      /// It never answers, and stands beside the answer.
      case context
    }

    let part: Part
    let claim: Key<Claim>
  }

  let quantity: Quantity
  let answer: Evidence
  /// The number and how it is known: `height 135: disputed`.
  let headline: String
  private(set) var items: [String] = []
  private(set) var citations: [Citation] = []

  /// Collects what a number of a cell stands on.
  init(_ quantity: Quantity, of cell: Cell, _ answer: Evidence, in engine: Engine) {
    let catalog = engine.catalog
    self.quantity = quantity
    self.answer = answer
    let value = answer.value.map { " \($0)" } ?? ""
    let range = answer.range.map { ", of \($0.lowerBound) to \($0.upperBound)" } ?? ""
    headline = "\(quantity.name)\(value)\(range): \(Mark(answer).word)"
    if let reason = catalog.text(ofReasonFor: answer) { add("reason: \(reason)") }
    for key in answer.claims { add("stated: \(catalog.text(of: key))", citing: .states, [key]) }
    if let derivation = answer.derivation { add(derivation, answer, catalog) }
    for alternative in answer.alternatives { add(alternative, catalog) }
    for drawn in answer.drawn {
      add("drawn as \(drawn.value)", citing: .drawn, drawn.claims)
      for key in drawn.claims { add("stated: \(catalog.text(of: key))", level: 2) }
    }
    for key in engine.untested(quantity, of: cell) {
      let citation = catalog.citation(of: key)
      add(
        "\(citation.id): \(citation.note ?? "the source has it as not tested")", citing: .notTested,
        [key])
    }
    if let guideline = answer.guideline {
      add(
        "Apple's guideline: \(guideline.value), for versions up to "
          + "\(catalog.claims[guideline.claims[0]].os.upperBound)", citing: .guideline,
        guideline.claims)
      for key in guideline.claims { add("stated: \(catalog.text(of: key))", level: 2) }
    } else if answer.state.isKnown,
      let text = engine.textOfMissingGuideline(for: cell.screen, cell.kind)
    {
      add(text)
    }
    for comparison in engine.contextComparisons(quantity, of: cell)
    where !(answer.derivation?.claims.contains(comparison.claim) ?? false) {
      add(
        "also published: \(engine.text(of: comparison, cell))", citing: .context,
        [comparison.claim])
    }
  }

  private mutating func add(
    _ text: String, level: Int = 1, citing part: Citation.Part = .states,
    _ claims: [Key<Claim>] = []
  ) {
    items.append(String(repeating: "  ", count: level) + text)
    citations += claims.map { Citation(part: part, claim: $0) }
  }

  /// How a rule came to the number.
  private mutating func add(_ derivation: Derivation, _ answer: Evidence, _ catalog: Catalog) {
    add("rule \(derivation.rule.rawValue): \(derivation.rule.statement)")
    for step in derivation.steps { add(catalog.text(of: step), level: 2) }
    if !answer.extrapolates.isEmpty {
      add("extrapolated, because never measured in this group: \(answer.extrapolates.words)")
    }
    if !derivation.claims.isEmpty {
      add(
        "based on \(catalog.text(of: derivation.claims))", citing: .basis,
        derivation.claims)
    }
  }

  private mutating func add(_ alternative: Evidence.Alternative, _ catalog: Catalog) {
    let range = alternative.range.map { " (\($0.text))" } ?? ""
    let shadowed = alternative.isShadowed ? ", shadowed by a claim about fewer devices" : ""
    add("or \(alternative.value)\(range)\(shadowed)", citing: .alternative, alternative.claims)
    for key in alternative.claims.suffix(4) { add("stated: \(catalog.text(of: key))", level: 2) }
  }
}

extension Engine {
  /// A context claim, and at which text size its number would fit.
  fileprivate func text(of comparison: ContextComparison, _ cell: Cell) -> String {
    let claim = catalog.claims[comparison.claim]
    var text = "\(catalog.text(of: comparison.claim)), context only"
    if claim.formula != nil { text += "; gives \(comparison.stated)" }
    switch comparison.agrees {
    case true?: text += "; agrees"
    case false?:
      let fitting =
        cell.kind == .today
        ? TextSize.allCases.first {
          answer(claim.quantity, of: cell.at($0)).value == comparison.stated
        } : nil
      text += fitting.map { "; fits \($0.rawValue)" } ?? "; differs"
    case nil: break
    }
    return text
  }
}
