/// With Display Zoom on, a device answers as the class of the screen that it reports.
///
/// No source has measured a zoomed Today extension, so the answer is always derived.
struct ZoomedScreenRule: Rule {
  static let name = RuleName.zoomedScreen
  static let statement =
    "with Display Zoom a device answers as the class of the screen that it reports"
  static let domain = Box().with(WidgetKind.today).with(DisplayZoom.zoomed)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let screenClass = line.cell.screenClass else { return nil }
    let catalog = engine.catalog
    guard let size = catalog.zoomedSize(of: screenClass, with: line.cell.zoom) else {
      return Refusal(rule: Self.name, reason: .noZoomedSize(screenClass))
    }
    guard let target = catalog.zoomedClass(of: screenClass, with: line.cell.zoom) else {
      return Refusal(rule: Self.name, reason: .noZoomedClass(size))
    }
    // Other classes may have the same screen, and no source says which of them the device matches.
    let reported = [target] + catalog.classes(sharingScreenOf: target)
    return ReportedScreen(
      screens: reported.map { screenClass in
        let reported = line.cell.unzoomed(on: screenClass)
        let line = engine.line(line.quantity, of: reported, textSizes: line.textSizes)
        return (screenClass, LineSolution(of: line, absence: nil, in: engine))
      })
  }

  /// Answers with the sizes of the screen that a zoomed device reports.
  struct ReportedScreen: Solution {
    var rule: RuleName { ZoomedScreenRule.name }
    var mayHaveAlternatives: Bool { screens[0].solution.mayHaveAlternatives }
    /// The same line of each class with that screen. The first gives the state and the
    /// alternatives.
    let screens: [(screenClass: Key<ScreenClass>, solution: LineSolution)]

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      let answer = screens[0].solution.answer(at: textSize, in: engine)
      if let reason = answer.reason { return .refused(reason) }
      guard var range = answer.allowedRange else { return nil }
      var shown = [0]
      for place in screens.indices.dropFirst() {
        let other = screens[place].solution.answer(at: textSize, in: engine)
        guard let own = other.allowedRange, own != range else { continue }
        range = range.union(own)
        shown.append(place)
      }
      if record != nil {
        let evidence = shown.map { screens[$0].solution.evidence(at: textSize, in: engine) }
        let classes = shown.map { screens[$0].screenClass }
        record?.derivation = Derivation(
          rule, basis: evidence.flatMap(\.basis).withoutRepetition,
          steps: zip(classes, evidence).flatMap { screenClass, evidence in
            [.zoomed(screenClass)] + (evidence.derivation?.steps ?? [])
          })
        record?.alternatives = evidence[0].alternatives
      }
      return .value(range, extrapolates: answer.beyond)
    }
  }
}

extension Answer {
  /// The values that the evidence allows, in points; nil if the number is not known.
  fileprivate var allowedRange: ClosedRange<Points>? { range ?? value.map { $0...$0 } }
}

extension Catalog {
  /// The class of the screen as which the models of `screenClass` answer with a Display Zoom.
  ///
  /// If several classes have that size, a class of the same scale is preferred, then the first in
  /// the table, which is the one without a suffix.
  public func zoomedClass(
    of screenClass: Key<ScreenClass>, with zoom: DisplayZoom
  ) -> Key<ScreenClass>? {
    guard let size = zoomedSize(of: screenClass, with: zoom) else { return nil }
    let own = screenClasses[screenClass]
    let candidates = screenClasses.keys.filter {
      screenClasses[$0].width == size.width && screenClasses[$0].height == size.height
        && screenClasses[$0].idiom == own.idiom
    }
    return candidates.first { screenClasses[$0].scale == own.scale } ?? candidates.first
  }

  /// The other classes of the same size, scale and idiom: their models report the same screen.
  func classes(sharingScreenOf key: Key<ScreenClass>) -> [Key<ScreenClass>] {
    let own = screenClasses[key]
    return screenClasses.keys.filter {
      let other = screenClasses[$0]
      return $0 != key && other.size == own.size && other.scale == own.scale
        && other.idiom == own.idiom
    }
  }
}
