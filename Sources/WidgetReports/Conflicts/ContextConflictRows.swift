internal import WidgetSizing
internal import Wording

extension Engine {
  /// Where a number that was published, and does not answer, is not what is answered.
  func contextConflictRows() -> [ConflictRow] {
    contexts().map { comparison, screens in
      let claim = catalog.claims[comparison.claim]
      return row(
        comparison.claim, claim.quantity, comparison.stated,
        comparison.evidence, at: catalog.place(of: comparison.cell, on: screens),
        claim.formula.map { "the source gives the formula \($0)" })
    }
  }

  private func row(
    _ claim: Key<Claim>, _ quantity: Quantity, _ value: Points, _ answer: Evidence,
    at place: String, _ otherwise: String?
  ) -> ConflictRow {
    let isKnown = answer.state.isKnown
    // Beside no number, the mark of one says nothing, and why there is none all.
    let reason = isKnown ? nil : catalog.text(ofReasonFor: answer)
    let because = [catalog.citation(of: claim).note ?? otherwise, reason].compactMap(\.self)
    return ConflictRow(
      kind: .context, place: place, quantity: quantity.rawValue, value: value.description,
      sources: catalog.sourceIDs(of: [claim]),
      against: isKnown ? answer.short : Mark(answer).word,
      because: because.isEmpty ? nil : because.joined(by: "; "))
  }

  /// The context claims that differ from the answers, or of WidgetKit stand where there is none; of
  /// Today extensions screens with the same numbers together.
  private func contexts() -> [(ContextComparison, screens: [Screen])] {
    var contexts: [(ContextComparison, screens: [Screen])] = []
    var places: [Alike: Int] = [:]
    for next in contextComparisons() {
      let isOfToday = next.cell.kind == .today
      guard isOfToday ? next.agrees == false : next.agrees != true else { continue }
      let alike = Alike(next)
      if isOfToday, let place = places[alike] {
        contexts[place].screens.append(next.cell.screen)
        continue
      }
      if isOfToday { places[alike] = contexts.count }
      contexts.append((next, [next.cell.screen]))
    }
    return contexts
  }
}

/// What Today extensions on several screens must have in common to be told together.
private struct Alike: Hashable {
  let claim: Key<Claim>
  let stated: Points
  let answer: String
  let os: OSVersion

  init(_ comparison: ContextComparison) {
    claim = comparison.claim
    stated = comparison.stated
    answer = comparison.evidence.short
    os = comparison.cell.os
  }
}
