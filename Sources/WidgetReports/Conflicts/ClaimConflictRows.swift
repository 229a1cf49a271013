package import WidgetSizing

extension Engine {
  /// Where claims about one number differ.
  func rows(of conflicts: [Conflict]) -> [ConflictRow] {
    conflicts.map { conflict in
      row(
        conflict.evidence, conflict.quantity, at: catalog.place(of: conflict))
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
    let missed = audit.records.flatMap { record in
      record.findings.filter { $0.verdict == .missed }.map { (record, finding: $0) }
    }
    return WidgetKind.inLists.flatMap { kind in
      missed.filter { $0.finding.cell.kind == kind }.map { record, finding in
        ConflictRow(
          kind: .rule, place: catalog.place(of: finding.cell, on: finding.screens),
          quantity: finding.quantity.rawValue, value: finding.value.description,
          sources: catalog.sourceIDs(of: finding.claims),
          against: "\(finding.predicted?.text ?? "") (\(record.rule.rawValue))",
          because: catalog.exceptions.first {
            $0.rule == record.rule && finding.claims.contains($0.claim)
          }?.reason)
      }
    }
  }
}

extension Catalog {
  /// The cells of a conflict in a few words: of Today extensions on the first version alone.
  package func place(of conflict: Conflict) -> String {
    place(
      of: conflict.cell, on: conflict.screens,
      conflict.cell.kind == .today ? nil : conflict.versions)
  }
}
