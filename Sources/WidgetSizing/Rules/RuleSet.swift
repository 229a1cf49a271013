/// All rules, with the parameters that were inferred for them.
final class RuleSet: Sendable {
  /// In the order of their names.
  let all: [any Rule]
  /// Those of each system, at its place, in the same order.
  private let rules: [[any Rule]]

  /// Infers all rules.
  convenience init(from claims: ClaimIndex) {
    self.init(RuleName.allCases.map { $0.type.init(from: claims) })
  }

  private init(_ all: [any Rule]) {
    self.all = all
    rules = WidgetSystem.allCases.map { system in all.filter { type(of: $0).system == system } }
  }

  /// The same rules, those inferred anew that take parameters from claims about one of `quantities`.
  func inferred(from claims: ClaimIndex, about quantities: Set<Quantity>) -> RuleSet {
    RuleSet(
      all.map { rule in
        let type = type(of: rule)
        return type.quantity.map(quantities.contains) ?? false ? type.init(from: claims) : rule
      })
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
    let rules = rules[line.cell.system.place]
    while place < rules.count {
      defer { place += 1 }
      if let solution = rules[place].solution(for: line, in: engine) { return solution }
    }
    return nil
  }
}
