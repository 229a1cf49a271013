internal import Wording

extension Engine {
  /// Every conflict between claims about one number, once for each set of claims: those about Today extensions,
  /// sorted by version, then the others. Equal versions, and the others, are sorted by the identifier of the cell.
  public func conflicts() -> [Conflict] {
    // Many claims can be about one cell, which is compared once.
    var compared: Set<ComparedCell> = []
    let differing = comparedCells().filter { compared.insert($0).inserted }.compactMap { next in
      stated(next.quantity, of: next.cell).flatMap { evidence in
        evidence.alternatives.isEmpty ? nil : (cell: next.cell, evidence: evidence)
      }
    }
    let conflicts = differing.grouped {
      $0.evidence.claims + $0.evidence.alternatives.flatMap(\.claims)
    }.map { _, same in
      (cell: same[0].cell, conflict: conflict(about: same[0].evidence, in: same.map(\.cell)))
    }
    return WidgetKind.inLists.flatMap { kind in
      conflicts.filter { $0.cell.kind == kind }
        .map { (conflict: $1, os: kind == .today ? $0.os : nil, id: catalog.id(of: $0)) }
        .sorted { ($0.os ?? OSVersion(0), $0.id) < ($1.os ?? OSVersion(0), $1.id) }
        .map(\.conflict)
    }
  }

  /// The conflict of an answer from claims alone, which is the same in some cells.
  private func conflict(about answer: Evidence, in cells: [Cell]) -> Conflict {
    let others = answer.alternatives.map { ($0.value.description, $0.claims) }
    return Conflict(
      kind: answer.state == .disputed ? .disputed : .shadowed,
      place: .cells(
        cells[0], screens: cells.map(\.screen).withoutRepetition,
        versions: cells.map(\.os).withoutRepetition),
      number: answer.quantity.rawValue,
      readings: ([(answer.value?.description ?? "", answer.claims)] + others).map {
        Conflict.Reading(value: $0, origins: catalog.sourceIDs(of: $1))
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
