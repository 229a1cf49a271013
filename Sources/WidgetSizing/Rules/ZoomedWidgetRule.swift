/// With Display Zoom on, an iPhone shows the widgets of the screen that it reports.
///
/// The rule is not about iPads: FR2 finds that their zoomed sizes do not follow from other sizes.
struct ZoomedWidgetRule: Rule {
  static let name = RuleName.zoomedWidget
  static let statement =
    "with Display Zoom an iPhone shows the widgets of the screen that it reports"
  static let system = WidgetSystem.widgetKit

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard line.cell.widget != nil, line.cell.platform == .iOS, line.cell.zoom == .larger,
      let screenClass = line.cell.screenClass,
      let target = engine.catalog.zoomedClass(of: screenClass)
    else { return nil }
    var reported = line.cell
    reported.screenClass = target
    reported.zoom = .standard
    return Combination(
      Self.name, from: line.quantity, of: [reported], in: engine, { $0[0] },
      step: { _ in .zoomed(target) })
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
