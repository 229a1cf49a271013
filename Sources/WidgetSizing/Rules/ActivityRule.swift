/// The sizes of Live Activities that follow from those of other screens.
///
/// One source states them, for few screens. Each parameter is inferred from all claims about it, and gives
/// nothing where they differ. Phones without a Dynamic Island have no width, and iPads none but their own.
struct ActivityRule: Rule {
  static let name = RuleName.activity
  static let statement =
    "a Live Activity is as high on every screen; its widths follow from the Dynamic Island"
  static let domain = Box().with(WidgetKind.activity)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    ActivitySizes(engine, like: line.cell) { _ in true }
      .number(line.quantity, of: line.cell)
  }

  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    let engine = engine.catalog.onlyModel(of: claim).map(engine.asked) ?? engine
    let screens = Set(engine.catalog.screens(of: claim).compactMap(\.screenClass))
    func isSameNumber(_ other: Claim) -> Bool {
      other.quantity == claim.quantity && other.family == claim.family
        && !screens.isDisjoint(with: engine.catalog.screens(of: other).compactMap(\.screenClass))
    }
    return Expectation { scope in
      ActivitySizes(engine, like: cell) { scope == .nothing || !isSameNumber($0) }
        .number(claim.quantity, of: cell)?.values
    }
  }

  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool {
    guard let family = cell[WidgetFamily.self] else { return false }
    switch claim.quantity {
    case .width: return cell.platform != .iPadOS && family != .carPlay
    case .height, .minimumHeight, .minimumWidth: return family != .carPlay
    default: return false
    }
  }
}

/// A number of a Live Activity, or a range where two regularities part.
private struct ActivityNumber: Solution {
  var rule: RuleName { ActivityRule.name }
  let values: ClosedRange<Points>
  let claims: [Key<Claim>]
  var extrapolates = PlaceSet<Axis>(.screenClass)
  let steps: [Step]

  func conclusion(
    at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
  ) -> Conclusion? {
    record?.derivation = Derivation(rule, basis: claims, steps: steps)
    return .value(values, extrapolates: extrapolates)
  }
}

/// What the claims about Live Activities come to, on every screen, on every version and in every family.
private struct ActivitySizes {
  let engine: Engine
  let isCounted: (Claim) -> Bool
  private var catalog: Catalog { engine.catalog }

  private static let others = OtherAxes(than: PlaceSet(.os, .screenClass, .family, .variant))

  init(_ engine: Engine, like cell: Cell, where isCounted: @escaping (Claim) -> Bool) {
    self.engine = engine
    let cell = cell.with(DisplayZoom.standard)
    self.isCounted = { $0.box.contains(cell, on: Self.others) && isCounted($0) }
  }

  func number(_ quantity: Quantity, of cell: Cell) -> ActivityNumber? {
    guard let family = cell[WidgetFamily.self], let screenClass = cell.screenClass else {
      return nil
    }
    if family == .smartStack { return smartStack(quantity, of: cell) }
    if family == .lockScreen || family == .expanded,
      quantity == .height || quantity == .minimumHeight
    {
      return height(quantity, of: cell)
    }
    guard cell.platform == .iOS, cell.zoom == .standard else { return nil }
    let models = models(on: screenClass)
    if family == .lockScreen, quantity == .width {
      return lockScreenWidth(on: screenClass, of: models)
    }
    guard let island = self.island(of: models, on: screenClass) else { return nil }
    switch (family, quantity) {
    case (.expanded, .width): return expandedWidth(of: island)
    case (.compactLeading, .width), (.compactTrailing, .width): return compactWidth(of: island)
    case (.compactLeading, .height), (.compactTrailing, .height), (.minimal, .height):
      return same(quantity, in: WidgetFamily.besideIsland)
    case (.minimal, .width), (.minimal, .minimumWidth): return same(quantity, in: [.minimal])
    default: return nil
    }
  }

  /// The models with a screen that are asked about.
  private func models(on screenClass: Key<ScreenClass>) -> [Key<Device>] {
    if let device = engine.device, catalog.devices[device].screenClass == screenClass {
      return [device]
    }
    return catalog.screenClasses[screenClass].devices
  }

  /// The size of a rectangular widget in the Smart Stack of the same watch.
  private func smartStack(_ quantity: Quantity, of cell: Cell) -> ActivityNumber? {
    let widget = cell.with(DisplayZoom.standard)
      .asWidget(of: .widgetKit, .accessoryRectangular, .smartStack)
    guard Quantity.sides.contains(quantity), let found = engine.carried(quantity, to: widget) else {
      return nil
    }
    let number = "\(found.value)"
    return ActivityNumber(
      values: found.values, claims: found.claims,
      extrapolates: found.extrapolates ? PlaceSet<Axis>(.os) : PlaceSet<Axis>(),
      steps: [
        Step("accessoryRectangular in the Smart Stack: \(number)"),
        .carried(from: found.os, widget),
      ])
  }

  /// The one height of all screens, also of those of which no height was measured. Nothing is known of Display Zoom.
  private func height(_ quantity: Quantity, of cell: Cell) -> ActivityNumber? {
    let stated = stating(quantity, in: [.lockScreen, .expanded])
    guard let found = one(stated) else { return nil }
    let isMeasured = !cell.isZoomed && stated.contains { $0.screen == cell.screenClass }
    return ActivityNumber(
      values: found.value...found.value, claims: found.claims,
      extrapolates: isMeasured ? PlaceSet<Axis>() : PlaceSet<Axis>(.screenClass),
      steps: [Step("\(quantity.name) on every screen that has one: \(found.value)")])
  }

  /// A number that is one on every screen with a Dynamic Island.
  private func same(_ quantity: Quantity, in families: [WidgetFamily]) -> ActivityNumber? {
    one(stating(quantity, in: families)).map { found in
      ActivityNumber(
        values: found.value...found.value, claims: found.claims,
        steps: [Step("the same on each of two screens: \(found.value)")])
    }
  }

  /// As wide as the expanded presentation, or as the screen less a margin: where these part, from one to
  /// the other. It belongs to the screen, so that other models with it serve if nothing is known of those asked about.
  private func lockScreenWidth(
    on screenClass: Key<ScreenClass>, of models: [Key<Device>]
  ) -> ActivityNumber? {
    let margins = stating(.width, in: [.lockScreen]).filter {
      catalog.screenClasses[$0.screen].idiom == .phone
    }
    .map { ($0.claim, catalog.screenClasses[$0.screen].width - $0.value) }
    let all = catalog.screenClasses[screenClass].devices
    let own = expandedWidths(of: models, on: screenClass)
    let expanded = own.isEmpty ? expandedWidths(of: all, on: screenClass) : own
    guard let margin = one(margins), let narrowest = expanded.map(\.value).min(),
      let widest = expanded.map(\.value).max()
    else { return nil }
    let screen = catalog.screenClasses[screenClass].width
    let byScreen = screen - margin.value
    return ActivityNumber(
      values: min(byScreen, narrowest)...max(byScreen, widest),
      claims: (margin.claims + expanded.flatMap(\.claims)).withoutRepetition,
      steps: [
        .difference(of: screen, and: margin.value),
        Step("as wide as expanded: \((narrowest...widest).words)"),
      ])
  }

  /// How wide the expanded presentation is on each model, as claims state or the width of its island says; of a screen
  /// without models, what claims say of it.
  private func expandedWidths(
    of models: [Key<Device>], on screenClass: Key<ScreenClass>
  ) -> [Length] {
    (models.isEmpty ? [[]] : models.map { [$0] }).compactMap { models in
      one(stating(.width, in: [.expanded], of: models, on: screenClass))
        ?? island(of: models, on: screenClass).flatMap(expandedWidth).map {
          Length(value: $0.values.lowerBound, claims: $0.claims)
        }
    }
  }

  /// The one width of all models with the same Dynamic Island.
  private func expandedWidth(of island: Length) -> ActivityNumber? {
    let widths = stating(.width, in: [.expanded]).filter {
      self.island(beside: $0)?.value == island.value
    }
    return one(widths).map { found in
      ActivityNumber(
        values: found.value...found.value, claims: (found.claims + island.claims).withoutRepetition,
        steps: [Step("beside a Dynamic Island of \(island.value) it is \(found.value) wide")])
    }
  }

  /// Half of the Dynamic Island without the camera, the width of which is one on every model.
  private func compactWidth(of island: Length) -> ActivityNumber? {
    let cameras = stating(.width, in: [.compactLeading, .compactTrailing]).compactMap { stated in
      self.island(beside: stated).map { (stated.claim, $0.value - 2 * stated.value) }
    }
    guard let camera = one(cameras) else { return nil }
    let value = (island.value - camera.value).divided(by: 2)
    return ActivityNumber(
      values: value...value, claims: (camera.claims + island.claims).withoutRepetition,
      steps: [Step("(\(island.value) − \(camera.value)) ÷ 2 = \(value)")])
  }

  /// A length and the claims that give it.
  private struct Length {
    let value: Points
    let claims: [Key<Claim>]
  }

  /// A number that a claim states on a screen.
  private typealias Stated = (claim: Key<Claim>, screen: Key<ScreenClass>, value: Points)

  /// The width of the Dynamic Island of models with a screen; nil if no claim states it, or claims differ.
  private func island(of models: [Key<Device>], on screenClass: Key<ScreenClass>) -> Length? {
    one(stating(.islandWidth, in: WidgetFamily.besideIsland, of: models, on: screenClass))
  }

  /// The width of the Dynamic Island of the models that a claim speaks of.
  private func island(beside stated: Stated) -> Length? {
    island(
      of: catalog.models(of: catalog.claims[stated.claim], on: stated.screen), on: stated.screen)
  }

  /// What claims state about any of some models with a screen, or about the screen if there are none.
  private func stating(
    _ quantity: Quantity, in families: [WidgetFamily], of models: [Key<Device>],
    on screenClass: Key<ScreenClass>
  ) -> [Stated] {
    engine.claimsOfAllModels.claims(
      of: quantity, .activity, on: catalog.widgetScreen(of: screenClass)
    ).compactMap { key in
      let claim = catalog.claims[key]
      guard claim.isAnswer, let family = claim.family, families.contains(family),
        isCounted(claim), let value = claim.value,
        models.isEmpty
          || catalog.models(of: claim, on: screenClass).contains(where: models.contains)
      else { return nil }
      return (key, screenClass, value)
    }
  }

  /// The numbers that claims state without Display Zoom, screen by screen.
  private func stating(_ quantity: Quantity, in families: [WidgetFamily]) -> [Stated] {
    let stated = families.flatMap { engine.claimsOfAllModels.claims(of: quantity, answering: $0) }
      .flatMap { key -> [Stated] in
        let claim = catalog.claims[key]
        guard isCounted(claim), let value = claim.value else { return [] }
        return catalog.screens(of: claim).compactMap(\.screenClass).map { (key, $0, value) }
      }
    // Platform after platform, as in lists.
    return stated.sorted {
      let (first, second) = (
        catalog.screenClasses[$0.screen].idiom.platform.place,
        catalog.screenClasses[$1.screen].idiom.platform.place
      )
      return (first, $0.screen, $0.claim) < (second, $1.screen, $1.claim)
    }
  }

  private func one(_ stated: [Stated]) -> Length? {
    one(stated.map { ($0.claim, $0.value) })
  }

  /// The value that all of some claims give; nil if they differ or there are none.
  private func one(_ stated: [(claim: Key<Claim>, value: Points)]) -> Length? {
    guard let value = stated.first?.value, stated.allSatisfy({ $0.value == value }) else {
      return nil
    }
    return Length(value: value, claims: stated.map(\.claim).withoutRepetition)
  }
}

extension WidgetFamily {
  /// The presentations on both sides of the camera.
  static let besideIsland = [compactLeading, compactTrailing, minimal]
}
