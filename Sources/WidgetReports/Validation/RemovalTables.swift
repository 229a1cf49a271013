internal import WidgetSizing
internal import Wording

extension ValidationResult {
  /// A line for each claim that was left out.
  var removalTable: ReportTable {
    let catalog = engine.catalog
    var table = ReportTable(
      "Without each claim",
      [
        .init("claim"), .init("quantity"), .init("value", isNumeric: true),
        .init("answers that change", isNumeric: true),
        .init("that lose a source", isNumeric: true), .init("one of them"),
      ])
    for removal in removals ?? [] {
      table.append([
        catalog.citation(of: removal.claim).id, catalog.claims[removal.claim].quantity.rawValue,
        catalog.claims[removal.claim].value?.description ?? formula(of: removal.claim),
        "\(removal.changed.count)", "\(removal.weakened.count)", effect(of: removal),
      ])
    }
    return table
  }

  private func formula(of claim: Key<Claim>) -> String? {
    engine.catalog.claims[claim].formula?.description
  }

  /// The first answer that changes or loses a source, or why none does.
  private func effect(of removal: Removal) -> String {
    let catalog = engine.catalog
    let isOther = { (change: ChangedAnswer) in change.before.value != change.after.value }
    if let first = removal.changed.first(where: isOther) ?? removal.changed.first {
      return "\(catalog.id(of: first.cell)): \(text(of: first.before)), "
        + "then \(text(of: first.after))"
    }
    if let first = removal.weakened.first {
      return "\(catalog.id(of: first.cell)): \(first.before.short), with a source less"
    }
    return "changes nothing: \(reasonOfNothing(removal))"
  }

  /// Why an answer has no need of a claim.
  func reasonOfNothing(_ removal: Removal) -> String {
    let catalog = engine.catalog
    if catalog.claims[removal.claim].use == .context { return "it is context" }
    let peers = engine.repetitions(of: removal.claim)
    return peers.isEmpty
      ? "no cell that exists needs it"
      : "its source says the same in " + catalog.ids(of: peers).joined(by: ", ")
  }

  /// For each claim, every answer that is not the same without it.
  var changeTables: [ReportTable] {
    let catalog = engine.catalog
    return (removals ?? []).filter { !$0.changesNothing }.map { removal in
      var table = ReportTable(
        "Without \(catalog.citation(of: removal.claim).id)",
        [
          .init("cell"), .init("quantity"), .init("before"), .init("after"),
        ])
      for change in removal.changed {
        table.append([
          catalog.id(of: change.cell), change.quantity.rawValue, text(of: change.before),
          text(of: change.after),
        ])
      }
      for change in removal.weakened {
        table.append([
          catalog.id(of: change.cell), change.quantity.rawValue, text(of: change.before),
          "the same, with a source less",
        ])
      }
      return table
    }
  }

  private func text(of answer: Evidence) -> String {
    "\(answer.short) \(answer.rule?.rawValue ?? answer.state.rawValue)"
  }
}
