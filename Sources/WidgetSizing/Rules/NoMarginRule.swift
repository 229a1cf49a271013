/// Widgets have no content margin on the versions before the system adds one.
///
/// A table says from which version on it does. The rule is about widgets that have a margin later, with or without
/// Display Zoom where the reported screen is known.
struct NoMarginRule: Rule {
  static let name = RuleName.noMargin
  static let statement = "before the version on which the system adds content margins, they are 0"
  static let domain = Box().with(WidgetKind.widgetKit)
  static let quantity: Quantity? = .margin

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    let (cell, catalog) = (line.cell, engine.catalog)
    guard let start = catalog.laterStart(of: line.quantity, than: cell),
      cell.zoom == .standard
        || cell.screenClass.flatMap({ catalog.zoomedSize(of: $0, with: cell.zoom) }) != nil
    else { return nil }
    let widget = cell.with(DisplayZoom.standard)
    let later = engine.claims.claims(of: line.quantity, onScreenOf: widget).filter {
      catalog.claims[$0].isAnswer && catalog.claims[$0].isAboutSameWidget(as: widget)
    }
    guard !later.isEmpty else { return nil }
    return ConstantNumber(
      rule: Self.name, value: .zero, claims: later, beyond: PlaceSet<Axis>(), measuredAt: .all,
      steps: [
        Step { catalog in
          "the system adds content margins from \(catalog.name(of: start, on: widget.platform)) on"
        }
      ])
  }

  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool {
    catalog.laterStart(of: claim.quantity, than: cell) != nil
  }

  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    Expectation(.zero)
  }
}

extension Catalog {
  /// The version on which the system first gives widgets a quantity, if that is after the version of a cell; nil if it
  /// is not, or no source says.
  fileprivate func laterStart(of quantity: Quantity, than cell: Cell) -> OSVersion? {
    tables.quantityStarts.first {
      $0.platform == cell.platform && $0.quantity == quantity && $0.firstOS > cell.os
    }?.firstOS
  }
}
