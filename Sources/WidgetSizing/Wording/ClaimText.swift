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

  /// Values, each with the sources that state it: `162 (MZ1 PX0), 160 (S02)`.
  package func text(of alternatives: [Evidence.Alternative]) -> String {
    alternatives.map { text("\($0.value)", statedBy: $0.claims) }.joined(by: ", ")
  }

  /// Values in sentences, each with the sources that state it: `162 (MZ1, PX0)`.
  package func phrases(of alternatives: [Evidence.Alternative]) -> [String] {
    alternatives.map {
      text(
        $0.range.map(\.text) ?? $0.value.description, statedBy: $0.claims, separatedBy: ", ")
    }
  }

  /// The settings that a claim is about, in words, but for those that identifiers leave out and those that its
  /// source does not state: `systemSmall`, `icons-large`, `Display Zoom larger`.
  package func settings(of claim: Claim) -> [String] {
    Axis.settings.filter { !claim.leavesOpen($0) }.compactMap { axis in
      claim.box[only: axis].flatMap { unusualWords(at: $0, on: axis, of: claim.kind) }
    }
  }

  /// The cells of a group in a few words: `phone, Today view`.
  package func text(of group: RuleGroup) -> String {
    [
      group.screenClass.map { screenClasses[$0].id } ?? group.idiom.rawValue,
      group.scale.map { "@\($0)x" }, group.orientation?.rawValue,
      group.entryPoint.map { name(of: $0) },
    ].compactMap(\.self).joined(by: ", ")
  }

  /// The number of a claim in points, or its formula.
  private func number(of key: Key<Claim>) -> String {
    if let value = claims[key].value { return value.description }
    return claims[key].formula?.description ?? ""
  }
}
