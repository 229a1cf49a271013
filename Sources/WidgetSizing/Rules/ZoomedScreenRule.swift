/// With Display Zoom on, a device answers as the class of the screen that it reports.
///
/// Nobody measured a zoomed device, so that the answer is always derived.
enum ZoomedScreenRule {
  static let name = RuleName.zoomedScreen

  static func answer(_ quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Answer {
    let catalog = engine.catalog
    guard let size = catalog.zoomedSize(of: cell.screenClass) else {
      return .unknown(.noZoomedSize(cell.screenClass))
    }
    guard let target = catalog.zoomedClass(of: cell.screenClass) else {
      return .unknown(.noZoomedClass(size))
    }
    var measured = cell
    measured.screenClass = target
    measured.isZoomed = false
    var answer = engine.answerOfExisting(quantity, of: measured)
    guard let value = answer.value else { return answer }
    let range = answer.range ?? value...value
    let inner = answer.derivation
    answer =
      Prediction(
        value: value, range: range, alternatives: answer.alternatives,
        derivation: Derivation(
          rule: name, claims: inner?.claims ?? answer.claims,
          extrapolates: inner?.extrapolates ?? AxisSet(),
          steps: [.zoomed(target)] + (inner?.steps ?? []))
      ).answer
    return answer
  }
}

extension Catalog {
  /// The screen that the models of a class report with Display Zoom on; nil if no source says.
  func zoomedSize(of screenClass: Key<ScreenClass>) -> ScreenSize? {
    screenClasses[screenClass].devices.lazy.compactMap { devices[$0].zoomedSize }.first
  }

  /// The class whose size the models of `screenClass` report with Display Zoom on.
  ///
  /// Of several classes of that size the one of the same scale comes first, then the first in the
  /// table, which is the one without a suffix.
  public func zoomedClass(of screenClass: Key<ScreenClass>) -> Key<ScreenClass>? {
    guard let size = zoomedSize(of: screenClass) else { return nil }
    let own = screenClasses[screenClass]
    let candidates = screenClasses.keys.filter {
      let other = screenClasses[$0]
      return other.width == size.width && other.height == size.height && other.idiom == own.idiom
    }
    return candidates.first { screenClasses[$0].scale == own.scale } ?? candidates.first
  }
}
