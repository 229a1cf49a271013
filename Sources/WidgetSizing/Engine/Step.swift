/// One line of arithmetic, in words. Lengths are in points. Steps that several rules share are made
/// here.
public struct Step: Sendable {
  private let text: @Sendable (Catalog) -> String

  init(_ text: @escaping @Sendable (Catalog) -> String) {
    self.text = text
  }

  /// Makes a step with a text that is made on access.
  init(_ text: @autoclosure @escaping @Sendable () -> String) {
    self.text = { _ in text() }
  }

  /// The step as one line.
  func text(in catalog: Catalog) -> String { text(catalog) }

  /// A row is the compact height ÷ 2.5.
  static func row(compact: Points, row: Points) -> Step {
    Step("compact \(compact) = 2.5 × row \(row)")
  }

  /// A length of the screen minus the part that the system reserves.
  static func difference(of whole: Points, and reserved: Points) -> Step {
    Step(reserved == .zero ? "\(whole)" : "\(whole) − \(reserved) = \(whole - reserved)")
  }

  /// With Display Zoom the device reports the screen of another class.
  static func zoomed(_ screenClass: Key<ScreenClass>) -> Step {
    Step { catalog in
      let target = catalog.screenClasses[screenClass]
      return "with Display Zoom the device reports \(target.width)x\(target.height), "
        + "as \(target.name) models do"
    }
  }
}
