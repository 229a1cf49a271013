internal import DataTables
internal import WidgetSizing
internal import Wording

extension TableReview {
  /// Complains about numbers that are larger than a screen that the claim names, or than every screen of its
  /// platform. Most are pixels that were entered as points.
  ///
  /// Screens of macOS, visionOS and cars are not in the tables, nor those that iPads report with more space.
  mutating func checkScreens() {
    let longest = Dictionary(
      catalog.screenClasses.map { ($0.idiom, max($0.width, $0.height)) }, uniquingKeysWith: max)
    for key in catalog.claims.keys where catalog.claims[key].isAnswer {
      let claim = catalog.claims[key]
      guard let value = claim.value, !claim.zoom.reportsLargerScreen, claim.family != .carPlay
      else {
        continue
      }
      switch claim.subject {
      case .device, .screenClass, .list:
        let excess = catalog.classes(of: claim.subject).lazy.compactMap { [catalog] key in
          let screen = catalog.screenClasses[key]
          return screen.excess(
            of: claim.quantity, value, in: claim.box.orientation(on: screen, for: claim.quantity))
        }.first
        if let excess { complain(.range, about: key, excess) }
      case .idiom, .anything:
        let idiom: Idiom? =
          if case .idiom(let idiom) = claim.subject { idiom } else { claim.platform.idiom }
        // Today extensions have versions of iOS on iPads, too.
        let isAny = claim.kind == .today && claim.subject == .anything
        let limit = isAny ? longest.values.max() : idiom.flatMap { longest[$0] }
        if let limit, value > limit {
          complain(
            .range, about: key, "is more than \(limit), the longest side of any such screen")
        }
      }
    }
  }
}

extension Box {
  /// How a device is held for such a widget; nil if it may be held in both ways. A Today extension is in
  /// a list, and may be higher than what is seen of it.
  fileprivate func orientation(on screen: ScreenClass, for quantity: Quantity) -> Orientation? {
    guard self[only: WidgetKind.self] == .today else { return screen.orientationOfFamilies }
    return quantity == .width ? self[only: Orientation.self] : nil
  }
}

extension ScreenClass {
  /// How a device is held for widgets that come in families; nil if it may be held in both ways.
  /// iPhones and watches show them upright.
  var orientationOfFamilies: Orientation? { idiom == .pad ? nil : .portrait }

  /// What is wrong with a number that is larger than the screen, as the rest of a sentence; nil if
  /// nothing is. Without an orientation, the screen may be held in both ways.
  func excess(of quantity: Quantity, _ value: Points, in orientation: Orientation?)
    -> String?
  {
    let (side, limit): (String, Points) =
      switch (quantity, orientation) {
      case (.width, let held?), (.minimumWidth, let held?), (.islandWidth, let held?):
        ("width", width(in: held))
      case (.height, let held?), (.minimumHeight, let held?): ("height", height(in: held))
      default: ("longer side", max(width, height))
      }
    guard value > limit else { return nil }
    let held = orientation.map { " in \($0.rawValue)" } ?? ""
    let points = value.divided(by: scale)
    let pixels = scale > 1 && points <= limit ? "; \(value) pixels are \(points) points" : ""
    return "is more than \(limit), the \(side) of the screen \(quoted(id))\(held)\(pixels)"
  }
}
