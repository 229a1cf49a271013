/// With Display Zoom on, a device answers as the class of the screen that it reports.
///
/// Nobody measured a zoomed device, so that the answer is always derived.
enum ZoomedScreenRule {
  static let name = RuleName.zoomedScreen

  /// The class that a zoomed device of a class answers as, or why there is none.
  static func target(
    of screenClass: Key<ScreenClass>, in catalog: Catalog
  ) -> (screenClass: Key<ScreenClass>?, reason: Reason) {
    guard let size = catalog.zoomedSize(of: screenClass) else {
      return (nil, .noZoomedSize(screenClass))
    }
    return (catalog.zoomedClass(of: screenClass), .noZoomedClass(size))
  }

  /// The answer of a zoomed device, given that of the class whose screen it reports.
  static func answer(_ answer: Answer, of target: Key<ScreenClass>) -> Answer {
    guard let value = answer.value else { return answer }
    let inner = answer.derivation
    return Prediction(
      value: value, range: answer.range ?? value...value, alternatives: answer.alternatives,
      derivation: Derivation(
        rule: name, claims: inner?.claims ?? answer.claims,
        extrapolates: inner?.extrapolates ?? AxisSet(),
        steps: [.zoomed(target)] + (inner?.steps ?? []))
    ).answer
  }

  /// The answer of a zoomed device that allows for another class of the same screen, if what that
  /// has differs.
  static func widened(_ answer: Answer, by other: Answer) -> Answer {
    guard let value = answer.value, let derivation = answer.derivation,
      let otherValue = other.value, let otherDerivation = other.derivation
    else { return answer }
    let range = answer.range ?? value...value, otherRange = other.range ?? otherValue...otherValue
    guard range != otherRange else { return answer }
    let smallest = min(range.lowerBound, otherRange.lowerBound)
    let largest = max(range.upperBound, otherRange.upperBound)
    return Prediction(
      value: smallest, range: smallest...largest, alternatives: answer.alternatives,
      derivation: Derivation(
        rule: name, claims: derivation.claims + otherDerivation.claims,
        extrapolates: derivation.extrapolates,
        steps: derivation.steps + otherDerivation.steps)
    ).answer
  }
}

extension Line {
  /// The same line of the class whose screen a device reports.
  func reported(as screenClass: Key<ScreenClass>, in engine: Engine) -> Line {
    var line = self
    line.cell.screenClass = screenClass
    line.cell.isZoomed = false
    line.claims = engine.evidence.claims(of: quantity, screenClass)
    return line
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

  /// The other classes of the same size, scale and idiom: their models report the same screen.
  func classes(sharingScreenOf key: Key<ScreenClass>) -> [Key<ScreenClass>] {
    let own = screenClasses[key]
    return screenClasses.keys.filter {
      let other = screenClasses[$0]
      return $0 != key && other.width == own.width && other.height == own.height
        && other.scale == own.scale && other.idiom == own.idiom
    }
  }
}
