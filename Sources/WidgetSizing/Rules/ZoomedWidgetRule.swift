/// With Display Zoom on, an iPhone shows the widgets of the screen that it reports.
///
/// Up to iOS 18, screens of one size have the same widgets at each scale. From iOS 26 on they differ:
/// 414x896@2 has 166.5 where 414x896@3 has 171.33.
///
/// The rule is not about iPads: FR2 finds that their zoomed sizes do not follow from other sizes.
struct ZoomedWidgetRule: Rule {
  static let name = RuleName.zoomedWidget
  static let statement =
    "with Display Zoom an iPhone shows the widgets of the screen that it reports; from iOS 26 on "
    + "sizes need the same scale"
  static let kind = WidgetKind.widgetKit

  /// The first version on which sizes differ between scales.
  private static let firstWithSizesByScale = OSVersion(26)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let target = Self.reportedClass(of: line.cell, in: engine.catalog),
      !Self.differs(line.quantity, of: line.cell, from: target, in: engine.catalog)
    else { return nil }
    return Combination(
      Self.name, from: line.quantity, of: [line.cell.unzoomed(on: target)], in: engine, { $0[0] },
      step: { _ in .zoomed(target) })
  }

  /// Why the rule gives no number that claims state for the reported screen; nil if they state none, or
  /// the rule gives it.
  static func reason(against quantity: Quantity, of cell: Cell, in engine: Engine) -> Reason? {
    guard let target = reportedClass(of: cell, in: engine.catalog),
      differs(quantity, of: cell, from: target, in: engine.catalog),
      engine.claims.statedValue(quantity, of: cell.unzoomed(on: target)) != nil
    else { return nil }
    return .zoomedScaleDiffers(cell, reported: target)
  }

  /// The class of the screen that an iPhone of the cell reports with Display Zoom; nil if the rule is not
  /// about the cell, or the class is not known.
  private static func reportedClass(of cell: Cell, in catalog: Catalog) -> Key<ScreenClass>? {
    guard cell.widget != nil, cell.platform == .iOS, cell.zoom == .larger else { return nil }
    return cell.screenClass.flatMap(catalog.zoomedClass)
  }

  /// Whether a number may differ from that of the reported screen, which has another scale.
  private static func differs(
    _ quantity: Quantity, of cell: Cell, from target: Key<ScreenClass>, in catalog: Catalog
  ) -> Bool {
    guard cell.os >= firstWithSizesByScale, quantity != .margin else { return false }
    return cell.screenClass.map { catalog.screenClasses[$0].scale }
      != catalog.screenClasses[target].scale
  }

  func dependents(of cell: Cell, in catalog: Catalog) -> [Cell] {
    guard cell.platform == .iOS, cell.zoom == .standard, let target = cell.screenClass else {
      return []
    }
    return catalog.screenClasses.keys.filter { catalog.zoomedClass(of: $0) == target }.map {
      var zoomed = cell
      zoomed.screenClass = $0
      zoomed.zoom = .larger
      return zoomed
    }
  }
}

extension Cell {
  /// The same cell of a screen without Display Zoom.
  fileprivate func unzoomed(on screenClass: Key<ScreenClass>) -> Cell {
    var cell = self
    cell.screenClass = screenClass
    cell.zoom = .standard
    return cell
  }
}
