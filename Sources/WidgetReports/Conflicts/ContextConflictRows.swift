internal import WidgetSizing

extension Engine {
  /// Where a number that was published, and does not answer, is not what is answered: of Today
  /// extensions, then of WidgetKit.
  func contextConflictRows() -> [ConflictRow] {
    todayContexts().map { comparison, classes in
      let claim = catalog.todayClaims[comparison.claim]
      return row(
        comparison.claim, claim.quantity, comparison.stated, comparison.evidence,
        at: catalog.place(of: comparison.cell, classes: classes),
        claim.formula.map { "the source gives the formula \($0)" })
    }
      + widgetKitContexts().filter { $0.agrees != true }.map { context in
        let claim = catalog.widgetKitClaims[context.claim]
        return row(
          context.claim, claim.quantity, claim.value, context.evidence,
          at: catalog.place(of: context.cell), nil)
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

  /// The context claims about Today extensions that differ from the answers, classes with the same
  /// numbers together.
  private func todayContexts() -> [(ContextComparison, classes: [Key<ScreenClass>])] {
    contextComparisons().filter(\.isConflict).reduce(into: []) { conflicts, next in
      let index = conflicts.firstIndex {
        $0.0.claim == next.claim && $0.0.stated == next.stated
          && $0.0.evidence.short == next.evidence.short && $0.0.cell.os == next.cell.os
      }
      if let index {
        conflicts[index].classes.append(next.cell.screenClass)
      } else {
        conflicts.append((next, [next.cell.screenClass]))
      }
    }
  }
}
