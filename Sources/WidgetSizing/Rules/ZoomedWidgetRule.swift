/// With Display Zoom on, an iPhone shows the widgets of the screen that it reports.
///
/// Up to iOS 18, screens of one size have the same widgets at each scale. From iOS 26 on they differ:
/// 414x896@2 has 166.5 where 414x896@3 has 171.33.
///
/// Phones that report the same screen have the same widgets, also if no model has that screen without
/// Display Zoom. A number that a source states for every screen, such as a margin, holds for the reported screen,
/// which need not be that of a model. Nobody measured StandBy with Display Zoom. Of iPads the rule holds for the canvas, for which claims confirm it: FR2 finds that what
/// they show does not follow from other sizes.
struct ZoomedWidgetRule: Rule {
  static let name = RuleName.zoomedWidget
  static let statement =
    "with Display Zoom an iPhone shows the widgets of the screen that it reports; from iOS 26 on "
    + "sizes need the same scale"
  static let domain = Box().with(WidgetKind.widgetKit)
    .with(DisplayZoom.zoomed.filter(\.answersAsReportedScreen))

  /// The first version on which sizes differ between scales, and the first on which no claim confirms the
  /// rule.
  private static let firstWithSizesByScale = OSVersion(26)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard Self.isAbout(line.cell) else { return nil }
    let beyond = Self.extrapolates(line.quantity, of: line.cell)
    if let target = engine.catalog.zoomedClass(of: line.cell),
      !Self.differs(line.quantity, of: line.cell, from: target, in: engine.catalog)
    {
      let unzoomed = line.cell.unzoomed(on: target)
      let carried =
        Quantity.sides.contains(line.quantity)
        ? engine.carried(line.quantity, to: unzoomed) : nil
      if carried?.isRounded != true,
        let stated = StatedNumber(
          Self.name, line.quantity, of: unzoomed, extrapolates: beyond, in: engine,
          step: { _ in .zoomed(target) })
      {
        return stated
      }
      if let carried {
        return ConstantNumber(
          carried, by: Self.name, to: line.cell, extrapolates: beyond, steps: [.zoomed(target)])
      }
    }
    guard Quantity.sides.contains(line.quantity) else {
      return Self.statedForEveryScreen(
        line.quantity, of: line.cell, extrapolates: beyond, in: engine)
    }
    for other in engine.catalog.classes(reportingScreenOf: line.cell)
    where !Self.differs(line.quantity, of: line.cell, from: other, in: engine.catalog) {
      let cell = line.cell.with(other)
      guard let carried = engine.carried(line.quantity, to: cell) else { continue }
      return ConstantNumber(
        carried, by: Self.name, to: cell, extrapolates: beyond,
        steps: [.sharesReportedScreen(other)])
    }
    return nil
  }

  /// The number that claims about every screen state, and so of the reported one, which need not be that of a
  /// model. Nil if a claim names the screen, or if no source says which screen is reported.
  private static func statedForEveryScreen(
    _ quantity: Quantity, of cell: Cell, extrapolates beyond: PlaceSet<Axis>, in engine: Engine
  ) -> (any Solution)? {
    guard let own = cell.screenClass, let size = engine.catalog.zoomedSize(of: own, with: cell.zoom)
    else { return nil }
    let unzoomed = cell.unzoomed(on: own)
    guard
      engine.claims.claims(of: quantity, stating: unzoomed).allSatisfy({
        engine.catalog.claims[$0].rank < Claim.classRank
      })
    else { return nil }
    return StatedNumber(name, quantity, of: unzoomed, extrapolates: beyond, in: engine) { _ in
      .statedForEveryScreen(size)
    }
  }

  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool {
    Quantity.sides.contains(claim.quantity) && Self.isAbout(cell)
  }

  /// The number of the reported screen, or of others that report it, of which only claims that count pixels
  /// of screenshots are compared with such claims.
  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    if let target = engine.catalog.zoomedClass(of: cell),
      !Self.differs(claim.quantity, of: cell, from: target, in: engine.catalog)
    {
      let unzoomed = cell.unzoomed(on: target)
      return Expectation(
        engine.claims.statedValue(claim.quantity, of: unzoomed)
          ?? engine.carried(claim.quantity, to: unzoomed)?.value)
    }
    return Expectation(
      engine.catalog.classes(reportingScreenOf: cell).lazy.compactMap { other in
        engine.carried(claim.quantity, to: cell.with(other)) {
          $0.countsPixels == claim.countsPixels
        }
      }.first?.value)
  }

  /// Why the rule gives no number that claims state for the reported screen; nil if they state none, or
  /// the rule gives it.
  static func reason(against quantity: Quantity, of cell: Cell, in engine: Engine) -> Reason? {
    guard isAbout(cell), let target = engine.catalog.zoomedClass(of: cell),
      differs(quantity, of: cell, from: target, in: engine.catalog),
      engine.claims.statedValue(quantity, of: cell.unzoomed(on: target)) != nil
    else { return nil }
    return .zoomedScaleDiffers(cell, reported: target)
  }

  /// Whether the rule is about a widget of its domain: of any iPhone but in StandBy, and of the canvas of an iPad.
  private static func isAbout(_ cell: Cell) -> Bool {
    let variant = cell[WidgetVariant.self]
    return cell.platform == .iOS && variant != .standBy
      || cell.platform == .iPadOS && variant == .canvas
  }

  /// Whether a number may differ from that of another screen, which has another scale.
  private static func differs(
    _ quantity: Quantity, of cell: Cell, from target: Key<ScreenClass>, in catalog: Catalog
  ) -> Bool {
    guard cell.os >= firstWithSizesByScale, quantity != .margin else { return false }
    return cell.screenClass.map { catalog.screenClasses[$0].scale }
      != catalog.screenClasses[target].scale
  }

  /// No claim about Display Zoom is about a version from 26 on.
  private static func extrapolates(_ quantity: Quantity, of cell: Cell) -> PlaceSet<Axis> {
    PlaceSet<Axis>().extended(
      by: .os, unless: cell.os < firstWithSizesByScale || !Quantity.sides.contains(quantity))
  }
}

extension Catalog {
  /// The class of the screen as which the device of a cell with Display Zoom answers.
  fileprivate func zoomedClass(of cell: Cell) -> Key<ScreenClass>? {
    cell.screenClass.flatMap { zoomedClass(of: $0, with: cell.zoom) }
  }

  /// The other classes with models that report the same screen as those of a cell with Display Zoom.
  fileprivate func classes(reportingScreenOf cell: Cell) -> [Key<ScreenClass>] {
    guard let own = cell.screenClass, let size = zoomedSize(of: own, with: cell.zoom)
    else { return [] }
    return screenClasses.keys.filter {
      $0 != own && screenClasses[$0].idiom == screenClasses[own].idiom
        && zoomedSize(of: $0, with: cell.zoom) == size
    }
  }
}

extension Step {
  /// Models of another class report the same screen.
  fileprivate static func sharesReportedScreen(_ screenClass: Key<ScreenClass>) -> Step {
    Step { catalog in
      "with Display Zoom the device reports the screen that \(catalog.screenClasses[screenClass].name) "
        + "models report, too"
    }
  }

  /// The claims are about every screen.
  fileprivate static func statedForEveryScreen(_ reported: ScreenSize) -> Step {
    Step { _ in
      "with Display Zoom the device reports \(reported.width)x\(reported.height); its source "
        + "states it for every screen"
    }
  }
}
