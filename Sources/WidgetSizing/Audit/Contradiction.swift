extension Engine {
  /// The claims that keep a rule from holding in their group: without one of them, it would.
  ///
  /// If each of several claims has that effect, those that state the answer are not listed.
  func contradictions() -> [(rule: RuleName, claim: Key<Claim>)] {
    RuleName.allCases.filter { $0.type.holdsEverywhere }.flatMap { rule in
      groups(of: rule).filter { !$0.holds }.flatMap { group in
        // Leaving out each claim of a large group would take too long.
        guard group.claims.count <= 100 else {
          return group.claims.filter { !statesAnswer($0) }.map { (rule, $0) }
        }
        let box = group.box(in: catalog)
        let culprits = group.claims.filter { claim in
          without([claim]).groups(of: rule).contains { $0.holds && $0.box(in: catalog) == box }
        }
        let blamed = culprits.filter { !statesAnswer($0) }
        return (culprits.count > 1 ? blamed : culprits).map { (rule, $0) }
      }
    }.reduce(into: []) { result, next in
      if !result.contains(where: { $0 == next }) { result.append(next) }
    }
  }

  /// Whether a claim states what the engine answers for the cells that it speaks of.
  private func statesAnswer(_ key: Key<Claim>) -> Bool {
    let claim = catalog.claims[key]
    return catalog.screens(of: claim).allSatisfy { screen in
      catalog.cells(of: claim, on: screen).allSatisfy {
        claims.statedValue(claim.quantity, of: $0) == claim.value
      }
    }
  }
}
