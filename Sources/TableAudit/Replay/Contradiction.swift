internal import WidgetSizing

extension Engine {
  /// The claims that keep a rule from holding in their group: without one of them, it would.
  ///
  /// If each of several claims has that effect, those that state the answer are not listed.
  func contradictions() -> [(rule: RuleName, claim: Key<Claim>)] {
    RuleName.allCases.filter(\.holdsEverywhere).flatMap { rule in
      groups(of: rule).filter { !$0.holds }.flatMap { group in
        // Leaving out each claim of a large group would take too long.
        guard group.claims.count <= 100 else { return notAnswering(group.claims) }
        let box = group.box(in: catalog)
        let culprits = group.claims.filter { claim in
          without([claim]).groups(of: rule).contains { $0.holds && $0.box(in: catalog) == box }
        }
        return culprits.count > 1 ? notAnswering(culprits) : culprits
      }.withoutRepetition.map { (rule, $0) }
    }
  }

  /// The claims that do not state what the engine answers for each cell that they speak of.
  private func notAnswering(_ keys: [Key<Claim>]) -> [Key<Claim>] {
    // Many claims may speak of the same cell.
    var answers: [Quantity: [Cell: Points?]] = [:]
    return keys.filter { key in
      let claim = catalog.claims[key]
      return catalog.screens(of: claim).contains { screen in
        catalog.cells(of: claim, on: screen).contains { cell in
          let answer =
            answers[claim.quantity]?[cell] ?? statedValue(claim.quantity, of: cell)
          answers[claim.quantity, default: [:]].updateValue(answer, forKey: cell)
          return answer != claim.value
        }
      }
    }
  }
}
