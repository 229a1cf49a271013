/// All rules, with the parameters that were inferred for them.
final class RuleSet: Sendable {
  /// In the order of their names.
  let all: [any Rule]
  /// The rules of each kind of widget, by ``WidgetKind/place``, in the same order.
  private let rules: [[Entry]]

  /// A rule, with where it holds: reading that from the type of a rule costs more than asking it, and copying it retains
  /// several objects.
  private final class Entry: Sendable {
    let rule: any Rule
    let quantity: Quantity?
    let domain: Box

    init(_ rule: any Rule) {
      self.rule = rule
      quantity = type(of: rule).quantity
      domain = type(of: rule).domain
    }

    func solution(for line: Line, in engine: Engine) -> (any Solution)? {
      guard quantity == nil || quantity == line.quantity, domain.contains(line.cell) else {
        return nil
      }
      return rule.solution(for: line, in: engine)
    }
  }

  /// Infers all rules.
  convenience init(from claims: ClaimIndex) {
    self.init(RuleName.allCases.map { $0.type.init(from: claims) })
  }

  private init(_ all: [any Rule]) {
    self.all = all
    rules = WidgetKind.allCases.map { kind in
      all.filter { type(of: $0).kind == kind }.map(Entry.init)
    }
  }

  /// The same rules, with parameters inferred again if they depend on claims about `quantities`.
  func inferred(from claims: ClaimIndex, about quantities: Set<Quantity>) -> RuleSet {
    RuleSet(
      all.map { rule in
        let type = type(of: rule)
        return type.quantity.map(quantities.contains) ?? false ? type.init(from: claims) : rule
      })
  }

  /// The rule of a name.
  subscript(name: RuleName) -> any Rule { all[name.position] }

  /// What a rule derives for a line; nil if it derives nothing.
  func solution(by name: RuleName, along line: Line, in engine: Engine) -> (any Solution)? {
    Entry(self[name]).solution(for: line, in: engine)
  }

  /// The solution of the first rule at or after `place` that has one for a line; nil if there is
  /// none. `place` becomes the position after that rule. Only rules of the line's kind of widget
  /// are asked.
  func solution(
    from place: inout Int, along line: Line, in engine: Engine
  ) -> (any Solution)? {
    let rules = rules[line.cell.kind.place]
    while place < rules.count {
      defer { place += 1 }
      if let solution = rules[place].solution(for: line, in: engine) { return solution }
    }
    return nil
  }
}
