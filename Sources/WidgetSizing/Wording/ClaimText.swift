internal import Wording

extension Catalog {
  /// A step of arithmetic as one line.
  public func text(of step: Step) -> String { step.text(in: self) }

  /// Claims with their numbers, the first six: `S01-022 660, S01-014 528 and 3 more`.
  package func text(of claims: [Key<Claim>]) -> String {
    let shown = claims.prefix(6).map { "\(citation(of: $0).id) \(number(of: $0))" }
    let more = claims.count > shown.count ? " and \(claims.count - shown.count) more" : ""
    return shown.joined(by: ", ") + more
  }

  /// The number of a claim in points, or its formula.
  private func number(of key: Key<Claim>) -> String {
    if let value = claims[key].value { return value.description }
    return claims[key].formula?.description ?? ""
  }
}
