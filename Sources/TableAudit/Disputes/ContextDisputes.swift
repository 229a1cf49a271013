internal import WidgetSizing
internal import Wording

extension Engine {
  /// The context claims that differ from the answers, or of widgets in families stand where there is none; of
  /// Today extensions screens with the same numbers together.
  func contextDisputes() -> [Dispute] {
    contextComparisons().filter {
      $0.cell.kind == .today ? $0.agrees == false : $0.agrees != true
    }.grouped(by: Alike.init).map { _, same in
      let (first, answer) = (same[0], same[0].evidence)
      // Beside no number, the mark of one says nothing, and why there is none all.
      let isKnown = answer.state.isKnown
      let formula = catalog.claims[first.claim].formula.map {
        "the source gives the formula \($0)"
      }
      return Dispute(
        kind: .context, cell: first.cell, screens: same.map(\.cell.screen),
        versions: [first.cell.os],
        readings: [
          .init(value: first.stated.description, sources: catalog.sourceIDs(of: [first.claim])),
          .init(value: isKnown ? answer.short : Mark(answer).word, sources: []),
        ],
        answer: answer,
        reasons: [
          catalog.citation(of: first.claim).note ?? formula,
          isKnown ? nil : catalog.text(ofReasonFor: answer),
        ].compactMap(\.self))
    }
  }
}

/// What context claims about Today extensions on several screens must have in common to be one dispute. Those
/// about other widgets are never one.
private struct Alike: Hashable {
  let claim: Key<Claim>
  let stated: Points
  let answer: String
  let os: OSVersion
  let widget: Cell?

  init(_ comparison: ContextComparison) {
    claim = comparison.claim
    stated = comparison.stated
    answer = comparison.evidence.short
    os = comparison.cell.os
    widget = comparison.cell.kind == .today ? nil : comparison.cell
  }
}
