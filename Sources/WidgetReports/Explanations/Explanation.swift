public import WidgetSizing

extension Engine {
  /// The evidence for both numbers of a cell, step by step, as lines of text.
  public func explanation(of cell: Cell) -> [String] {
    let answer = evidence(cell)
    let devices = catalog.devices(of: cell.screen, on: cell.os, with: cell.system)
    var lines = [catalog.id(of: cell), catalog.place(of: cell)]
    if !devices.isEmpty { lines.append(catalog.phrase(of: devices)) }
    var cited: [Key<Claim>] = []
    // Of Today extensions, people ask for the height first.
    for quantity in cell.system == .today ? [Quantity.height, .width] : [.width, .height] {
      lines.append("")
      lines += explanation(of: quantity, of: cell, answer[quantity], citing: &cited)
    }
    lines += sourceLines(of: cited)
    return lines.map(TextTable.oneLine)
  }

  /// The sources of claims, each with what tells how far to trust it.
  private func sourceLines(of cited: [Key<Claim>]) -> [String] {
    let sources = Set(cited.map { catalog.claims[$0].source }).sorted()
    var lines = sources.isEmpty ? [] : ["", "sources"]
    for key in sources {
      let source = catalog.sources[key]
      let details = [
        source.author, source.published, source.method.rawValue, "authority \(source.authority)",
      ].compactMap(\.self)
      lines.append("  \(source.id)  \(source.title) (\(details.joined(by: ", ")))")
      if let url = source.url { lines.append("       \(url)") }
      if let caution = source.caution { lines.append("       caution: \(caution)") }
    }
    return lines
  }

  private func explanation(
    of quantity: Quantity, of cell: Cell, _ answer: Evidence,
    citing cited: inout [Key<Claim>]
  ) -> [String] {
    var lines = evidence(for: quantity, answer, citing: &cited)
    for key in untested(quantity, of: cell) {
      let citation = catalog.citation(of: key)
      lines.append("  \(citation.id): \(citation.note ?? "the source has it as not tested")")
      cited.append(key)
    }
    for key in replacedGuideline(quantity, of: cell) {
      lines.append("  beside it \(catalog.text(of: key)); replaced by a measurement")
      cited.append(key)
    }
    for comparison in contextComparisons(quantity, of: cell)
    where !(answer.derivation?.claims.contains(comparison.claim) ?? false) {
      lines.append("  beside it \(text(of: comparison, cell))")
      cited.append(comparison.claim)
    }
    return lines
  }

  /// What an answer says and what it stands on.
  private func evidence(
    for quantity: Quantity, _ answer: Evidence, citing cited: inout [Key<Claim>]
  ) -> [String] {
    var lines = [headline(quantity, answer)]
    if let reason = catalog.text(ofReasonFor: answer) { lines.append("  because \(reason)") }
    for key in answer.claims { lines.append("  says \(catalog.text(of: key))") }
    cited += answer.claims
    if let derivation = answer.derivation {
      lines.append("  rule   \(derivation.rule.rawValue): \(derivation.rule.statement)")
      for step in derivation.steps { lines.append("    \(catalog.text(of: step))") }
      if !answer.extrapolates.isEmpty {
        lines.append("  never measured in this group: \(answer.extrapolates.words)")
      }
      if !derivation.claims.isEmpty {
        lines.append("  stands on \(catalog.text(of: derivation.claims))")
      }
      cited += derivation.claims
    }
    for alternative in answer.alternatives {
      let range = alternative.range.map { " (\($0.text))" } ?? ""
      let shadowed = alternative.isShadowed ? ", shadowed by a claim about fewer devices" : ""
      lines.append("  or \(alternative.value)\(range)\(shadowed)")
      for key in alternative.claims.suffix(4) { lines.append("    says \(catalog.text(of: key))") }
      cited += alternative.claims
    }
    return lines
  }

  private func headline(_ quantity: Quantity, _ answer: Evidence) -> String {
    let value = answer.value.map { " \($0)" } ?? ""
    let range = answer.range.map { ", of \($0.lowerBound) to \($0.upperBound)" } ?? ""
    return "\(quantity.rawValue)\(value)\(range): \(Mark(answer).word)"
  }

  /// A context claim, and at which text size its number would fit.
  private func text(of comparison: ContextComparison, _ cell: Cell) -> String {
    let claim = catalog.claims[comparison.claim]
    var text = "\(catalog.text(of: comparison.claim)), context only"
    if claim.formula != nil { text += "; gives \(comparison.stated)" }
    switch comparison.agrees {
    case true?: text += "; agrees"
    case false?:
      let fitting =
        cell.system == .today
        ? TextSize.allCases.first {
          answer(claim.quantity, of: cell.at($0)).value == comparison.stated
        } : nil
      text += fitting.map { "; fits \($0.rawValue)" } ?? "; differs"
    case nil: break
    }
    return text
  }
}
