/// A screen on which a Today extension and the medium widget of WidgetKit, which took its place, are
/// not equally wide on the same version.
///
/// The claims do not contradict each other, because they are about two systems; but neither width may
/// stand for the other. On iPhones ``RuleName/mediumWidth`` finds them equal.
package struct SystemConflict: Sendable {
  /// The medium widget.
  package let widget: Cell
  /// The evidence from claims for its width.
  package let widgetWidth: Evidence
  /// The Today extension, in portrait.
  package let extensionCell: Cell
  /// The evidence from claims for its width.
  package let extensionWidth: Evidence
}

extension Engine {
  /// Every screen and version for which claims state two different widths.
  package func systemConflicts() -> [SystemConflict] {
    catalog.screenClasses.keys.flatMap { screenClass in
      catalog.releases(of: .iOS).compactMap { systemConflict(on: screenClass, $0.os) }
    }
  }

  private func systemConflict(
    on screenClass: Key<ScreenClass>, _ os: OSVersion
  ) -> SystemConflict? {
    let screen = catalog.screenClasses[screenClass]
    let platform = screen.idiom.platform
    let columns = catalog.columns(idiom: screen.idiom, os: os, orientation: .portrait)
    let today = Cell(
      os: os, screenClass: screenClass, orientation: .portrait, textSize: .l,
      entryPoint: .todayView, mode: .expanded, column: columns[0])
    let medium = Cell(
      platform: platform, os: os, screenClass: screenClass, family: .systemMedium,
      variant: catalog.usualVariant(of: .systemMedium, on: platform, os))
    guard let todayWidth = stated(.width, of: today),
      let mediumWidth = stated(.width, of: medium), let value = todayWidth.value,
      !mediumWidth.allows(value)
    else { return nil }
    return SystemConflict(
      widget: medium, widgetWidth: mediumWidth, extensionCell: today, extensionWidth: todayWidth)
  }
}
