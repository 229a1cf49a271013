/// All rules, with the parameters that were inferred for them.
final class RuleSet: Sendable {
  /// The rules in the order in which they are asked, and in which an image has them.
  private static let types: [any Rule.Type] = [
    ZoomedScreenRule.self, LineHeightRule.self, WholeRowsRule.self, SameWidthRule.self,
    MediumWidthRule.self, ScreenWidthRule.self, QuickActionWidthRule.self, IOS8HeightRule.self,
    IOS8WidthRule.self, ZoomedWidgetRule.self, MediumHeightRule.self, ExtraLargeWidthRule.self,
  ]

  let all: [any Rule]

  init(from claims: ClaimIndex) {
    all = Self.types.map { $0.init(from: claims) }
  }

  /// Takes the parameters that an image has.
  init(image: inout ImageReader) {
    var rules: [any Rule] = []
    for type in Self.types { rules.append(type.init(image: &image)) }
    all = rules
  }

  /// The rule of a name; nil for *row-height*, which is a part of others.
  subscript(name: RuleName) -> (any Rule)? {
    all.first { type(of: $0).name == name }
  }

  /// What the first rule that speaks of a line found, of those from a place in the order on, which
  /// becomes the place of the next.
  func solution(
    from place: inout Int, along line: Line, in engine: Engine
  ) -> (any Solution)? {
    while place < all.count {
      defer { place += 1 }
      if let solution = all[place].solution(for: line, in: engine) { return solution }
    }
    return nil
  }
}
