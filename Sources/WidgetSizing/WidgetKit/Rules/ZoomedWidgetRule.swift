/// With Display Zoom on, an iPhone shows the widgets of the screen that it reports.
///
/// Of iPads it is not said: FR2 finds that their zoomed sizes do not follow from others.
struct ZoomedWidgetRule: WidgetKitRule {
  static let name = RuleName.zoomedWidget

  func prediction(
    of quantity: Quantity, for cell: WidgetKitCell, in engine: Engine
  ) -> Prediction? {
    guard cell.platform == .iOS, cell.zoom == .larger, let screenClass = cell.screenClass,
      let target = engine.catalog.zoomedClass(of: screenClass)
    else { return nil }
    var reported = cell
    reported.screenClass = target
    reported.zoom = .standard
    return Prediction(
      by: Self.name, from: [engine.widgetKit.stated(quantity, of: reported)], { $0[0] },
      step: { _ in .zoomed(target) })
  }

  func dependents(of cell: WidgetKitCell, in catalog: Catalog) -> [WidgetKitCell] {
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
