internal import DataTables
internal import Wording

extension RowChecks {
  /// Complains about a number that is larger than a screen that the claim names, or than every screen of its
  /// platform, and about a side of a widget that belongs to no screen. Most of the former are pixels that were
  /// entered as points.
  ///
  /// Screens of macOS, visionOS and cars are not in the tables, nor those that iPads report with more space.
  mutating func checkScreens(_ row: inout Row, _ claim: Claim) {
    guard let value = claim.value, claim.isAnswer, let idiom = claim.platform.idiom,
      !claim.zoom.reportsLargerScreen, claim.family != .carPlay
    else { return }
    let isAny = claim.kind.hasFamilies && claim.subject == .anything
    if isAny, Quantity.sides.contains(claim.quantity) {
      complain(
        .required, &row, at: "screen_class",
        "screen_class is empty; the \(claim.quantity.name) of a widget on \(claim.platform.rawValue) belongs "
          + "to a device, a screen class or rows of claim_classes")
      return
    }
    let excesses = tables.classes(of: isAny ? .idiom(idiom) : claim.subject).map { key in
      let screen = tables.screenClasses[key]
      return screen.excess(
        of: claim.quantity, value, in: claim.box.orientation(on: screen, for: claim.quantity))
    }
    guard claim.subject.namesScreens || !excesses.contains(nil),
      let excess = excesses.compactMap(\.self).first
    else { return }
    complain(.range, &row, about: "value", excess)
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
  package var orientationOfFamilies: Orientation? { idiom == .pad ? nil : .portrait }

  /// What is wrong with a number that is larger than the screen, as the rest of a sentence; nil if
  /// nothing is. Without an orientation, the screen may be held in both ways.
  package func excess(of quantity: Quantity, _ value: Points, in orientation: Orientation?)
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
