public import WidgetSizing
internal import Wording

extension Engine {
  /// Every dispute: those between claims, then those about numbers that were published and do not answer.
  public func disputes() -> [Dispute] { claimDisputes() + contextDisputes() }

  /// Every dispute between claims about one number, once for each set of claims: those about Today extensions,
  /// sorted by version, then the others. Equal versions, and the others, are sorted by the identifier of the cell.
  package func claimDisputes() -> [Dispute] {
    // Many claims can be about one cell, which is compared once.
    var compared: Set<ComparedCell> = []
    let differing = comparedCells().filter { compared.insert($0).inserted }.compactMap { next in
      stated(next.quantity, of: next.cell).flatMap { evidence in
        evidence.alternatives.isEmpty ? nil : (cell: next.cell, evidence: evidence)
      }
    }
    let disputes = differing.grouped {
      $0.evidence.claims + $0.evidence.alternatives.flatMap(\.claims)
    }.map { _, same in
      (cell: same[0].cell, dispute: dispute(about: same[0].evidence, in: same.map(\.cell)))
    }
    return WidgetKind.inLists.flatMap { kind in
      disputes.filter { $0.cell.kind == kind }
        .map { (dispute: $1, os: kind == .today ? $0.os : nil, id: catalog.id(of: $0)) }
        .sorted { ($0.os ?? OSVersion(0), $0.id) < ($1.os ?? OSVersion(0), $1.id) }
        .map(\.dispute)
    }
  }

  /// The dispute of an answer from claims alone, which is the same in some cells.
  private func dispute(about answer: Evidence, in cells: [Cell]) -> Dispute {
    let others = answer.alternatives.map { ($0.value.description, $0.claims) }
    return Dispute(
      kind: answer.state == .disputed ? .disputed : .shadowed,
      cell: cells[0], screens: cells.map(\.screen).withoutRepetition,
      versions: cells.map(\.os).withoutRepetition,
      readings: ([(answer.value?.description ?? "", answer.claims)] + others).map {
        Dispute.Reading(value: $0, sources: catalog.sourceIDs(of: $1))
      },
      answer: answer,
      reasons: [
        catalog.text(ofReasonFor: answer) ?? "a claim about fewer devices stands first"
      ])
  }

  /// The cells at which claims are compared. A claim about Today extensions speaks of many similar cells:
  /// one of each class stands for them. Claims about other kinds are compared at all their cells.
  private func comparedCells() -> [ComparedCell] {
    let today = catalog.data().flatMap { datum in
      datum.cells.map { ComparedCell(quantity: datum.place.quantity, cell: $0) }
    }
    return today
      + catalog.claims.filter { $0.kind.hasFamilies && $0.isAnswer }.flatMap { claim in
        catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
          .map { ComparedCell(quantity: claim.quantity, cell: $0) }
      }
  }
}

/// One number of one cell.
private struct ComparedCell: Hashable {
  let quantity: Quantity
  let cell: Cell
}
