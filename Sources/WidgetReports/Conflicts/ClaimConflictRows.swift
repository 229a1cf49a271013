internal import WidgetSizing

extension Engine {
  /// Where claims about one number differ: of Today extensions, then of WidgetKit.
  func claimConflictRows() -> [ConflictRow] {
    conflicts().map { conflict in
      row(
        conflict.evidence, conflict.quantity,
        at: catalog.place(of: conflict.cell, classes: conflict.screenClasses))
    }
      + widgetKitConflicts().map { conflict in
        row(
          conflict.evidence, conflict.quantity,
          at: catalog.place(of: conflict.cell, on: conflict.screens, conflict.versions))
      }
  }

  private func row(_ answer: Evidence, _ quantity: Quantity, at place: String) -> ConflictRow {
    ConflictRow(
      kind: answer.state == .disputed ? .disputed : .shadowed, place: place,
      quantity: quantity.rawValue, value: answer.value?.description,
      sources: catalog.sourceIDs(of: answer.claims),
      against: catalog.text(of: answer.alternatives),
      because: catalog.text(ofReasonFor: answer) ?? "a claim about fewer devices stands first")
  }

  /// Where a rule misses a claim.
  func ruleConflictRows(_ audit: Audit) -> [ConflictRow] {
    func row(
      _ rule: RuleName, _ claims: [Key<Claim>], _ quantity: Quantity, _ value: Points,
      _ predicted: String, at place: String
    ) -> ConflictRow {
      ConflictRow(
        kind: .rule, place: place, quantity: quantity.rawValue, value: value.description,
        sources: catalog.sourceIDs(of: claims), against: "\(predicted) (\(rule.rawValue))",
        because: catalog.exceptions.first { $0.rule == rule && claims.contains($0.claim) }?.reason)
    }
    return audit.records.flatMap { record in
      record.findings.filter { $0.verdict == .missed }.map {
        row(
          record.rule, $0.claims, $0.quantity, $0.value, $0.predicted?.text ?? "",
          at: catalog.place(of: $0.cell, classes: $0.screenClasses))
      }
    }
      + WidgetKitAudit(self).records.flatMap { record in
        record.findings.filter { !$0.isExplained }.map {
          row(
            record.rule, $0.claims, $0.quantity, $0.value, $0.predicted.description,
            at: catalog.place(of: $0.cell))
        }
      }
  }
}
