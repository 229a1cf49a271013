internal import WidgetSizing

/// A cell with at least one known number, as source code and design tools have it.
public struct ExportedCell {
  /// The stable identifier of the cell.
  let id: String
  /// What it is about, in words: `iOS 10, 5.5-inch, landscape, l, Today view, expanded`.
  let place: String
  /// The identifier in parts, from the system to the mode.
  let path: [String]
  /// What is known of its width.
  let width: Evidence
  /// What is known of its height.
  let height: Evidence

  subscript(quantity: Quantity) -> Evidence { quantity == .width ? width : height }

  /// How a number is known, with its evidence: `sourced (S01, S02)`.
  static func evidence(of answer: Evidence, _ catalog: Catalog) -> String {
    var text = answer.state.rawValue
    if let derivation = answer.derivation {
      text += " by \(derivation.rule.rawValue)"
    } else if !answer.claims.isEmpty {
      text += " (\(catalog.sourceIDs(of: answer.claims).joined(by: ", ")))"
    }
    if let range = answer.range { text += ", \(range.lowerBound) to \(range.upperBound)" }
    if answer.state == .disputed {
      let others = answer.alternatives.map { "\($0.value)" }.joined(by: ", ")
      text += ", against \(others)"
    }
    return text
  }

  /// Both numbers and how they are known: `420 × 352 points; width sourced (S01); height …`.
  func summary(_ catalog: Catalog) -> String {
    func number(_ quantity: Quantity) -> String { self[quantity].value?.description ?? "?" }
    let states = Quantity.allCases.map {
      "\($0.rawValue) \(Self.evidence(of: self[$0], catalog))"
    }
    return "\(number(.width)) × \(number(.height)) points; \(states.joined(by: "; "))"
  }
}

extension QueryResult {
  /// Calls `body` with every cell that has at least one known number.
  public func forEachKnownCell(_ body: (ExportedCell) -> Void) {
    forEachEvidence { answer in
      guard answer.isKnown else { return }
      let cell = answer.cell
      body(
        ExportedCell(
          id: catalog.id(of: cell), place: TextTable.oneLine(catalog.place(of: cell)),
          path: catalog.idParts(of: cell),
          width: answer.width, height: answer.height))
    }
  }
}
