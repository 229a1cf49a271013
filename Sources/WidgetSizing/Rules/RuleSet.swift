/// All rules, with the parameters that were inferred for them.
final class RuleSet: Sendable {
  /// In the order of their names.
  let all: [any Rule]

  init(from claims: ClaimIndex) {
    all = RuleName.allCases.map { $0.type.init(from: claims) }
  }

  /// The rule of a name.
  subscript(name: RuleName) -> any Rule {
    all[RuleName.allCases.firstIndex(of: name) ?? 0]
  }

  /// What the first rule that speaks of a line found, of those from a place in the order on, which
  /// becomes the place of the next. A rule speaks of the widgets of its system alone.
  func solution(
    from place: inout Int, along line: Line, in engine: Engine
  ) -> (any Solution)? {
    while place < all.count {
      defer { place += 1 }
      let rule = all[place]
      if type(of: rule).system == line.cell.system,
        let solution = rule.solution(for: line, in: engine)
      {
        return solution
      }
    }
    return nil
  }
}
