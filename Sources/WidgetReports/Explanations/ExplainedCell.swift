internal import WidgetSizing
internal import Wording

/// A cell, and what its numbers stand on.
package struct ExplainedCell {
  /// A claim that a number of the cell stands on.
  package struct Citation {
    let cell: Cell
    let quantity: Quantity
    let citation: Grounds.Citation
  }

  let cell: Cell
  /// The model that was asked about; nil if none was named.
  let device: Key<Device>?
  let grounds: [Grounds]

  init(_ cell: Cell, of device: Key<Device>?, in engine: Engine) {
    self.cell = cell
    self.device = device
    // Of Today extensions, people ask for the height first.
    let quantities =
      cell.kind == .today ? [Quantity.height, .width] : engine.quantities(of: cell)
    grounds = quantities.map {
      Grounds($0, of: cell, engine.evidence($0, of: cell), in: engine)
    }
  }

  /// Both sides, and what they stand on in a few words: `349.67 × 164.33 points: stated by FrameUp (reliability 95 of
  /// 100)`; nil if a side is not known.
  func headline(_ catalog: Catalog) -> String? {
    guard sides.allSatisfy({ $0.value != nil }) else { return nil }
    return "\(size) points: \(ground(catalog))"
  }

  /// Both sides, `?` where one is not known.
  var size: String { sides.map(\.short).joined(by: " × ") }

  /// What both sides stand on.
  func ground(_ catalog: Catalog) -> String {
    let grounds = sides.map { Self.ground(of: $0, catalog) }.withoutRepetition
    return grounds.count == 1 ? grounds[0] : "width \(grounds[0]); height \(grounds[1])"
  }

  /// The evidence for the width and the height.
  var sides: [Evidence] {
    Quantity.sides.compactMap { side in grounds.first { $0.quantity == side }?.answer }
  }

  /// Who states a number, or what derives it: `stated by FrameUp (reliability 95 of 100)`.
  private static func ground(of answer: Evidence, _ catalog: Catalog) -> String {
    if let rule = answer.derivation?.rule { return "derived by the rule \(rule.rawValue)" }
    let sources = catalog.cited(by: answer.claims)
    guard let best = sources.max(by: { $0.authority < $1.authority }) else {
      return Mark(answer).word
    }
    let others = sources.count == 1 ? "" : " and \((sources.count - 1).of("other source"))"
    return "stated by \(best.shortName) (reliability \(best.authority) of 100)\(others)"
      + (answer.state == .disputed ? "; sources differ" : "")
  }

  var citations: [Citation] {
    grounds.flatMap { grounds in
      grounds.citations.map { Citation(cell: cell, quantity: grounds.quantity, citation: $0) }
    }
  }
}
