internal import DataTables
internal import Wording

extension CatalogReader {
  /// Complains about a number that is larger than a screen that the claim names, or than every screen
  /// of its platform. Most are pixels that were entered as points.
  ///
  /// Screens of macOS, visionOS and cars are not in the tables, nor those that iPads report with more
  /// space.
  func checkScreens(
    of subject: ClaimSubject, on platform: Platform, _ quantity: Quantity, _ value: Points,
    _ box: Box, _ row: inout TableReader, _ columns: ClaimColumns
  ) {
    guard box[only: DisplayZoom.self] != .moreSpace, box[only: WidgetFamily.self] != .carPlay else {
      return
    }
    switch subject {
    case .device, .screenClass, .list:
      for key in catalog.classes(of: subject) {
        let screen = catalog.screenClasses[key]
        if let excess = screen.excess(
          of: quantity, value, in: box.orientation(on: screen, for: quantity))
        {
          row.complain(about: columns.value, .range, excess)
          return
        }
      }
    case .idiom, .anything:
      let limit = columns.longestSide(
        of: subject, on: box[only: WidgetKind.self] == .today ? nil : platform)
      if let limit, value > limit {
        row.complain(
          about: columns.value, .range, "is more than \(limit), the longest side of any such screen"
        )
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
