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
    contextComparisons().reduce(into: []) { contexts, next in
      let isOfToday = next.cell.system == .today
      guard isOfToday ? next.agrees == false : next.agrees != true else { return }
      let index = contexts.firstIndex {
        isOfToday && $0.0.claim == next.claim && $0.0.stated == next.stated
          && $0.0.evidence.short == next.evidence.short && $0.0.cell.os == next.cell.os
      }
      if let index {
        contexts[index].screens.append(next.cell.screen)
      } else {
        contexts.append((next, [next.cell.screen]))
      }
    }
  }
}
