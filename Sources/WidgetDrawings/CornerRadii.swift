package import WidgetSizing
internal import Wording

/// The radius of the corners of a widget on a Home Screen.
package struct CornerRadius: Hashable, Sendable {
  /// In points.
  package let value: Points
  /// The widget for which a source states it.
  package let cell: Cell
  /// Whether that widget has the screen of the one that was asked about. Another screen is a guess.
  package let isOfScreen: Bool
  /// Whether it also has the version.
  package let isOfVersion: Bool
}

/// One radius for each screen and version: drawings, templates, pages and the search all have this one.
///
/// A source states it for few widgets. Another widget of the same screen has the radius of the nearest version, and
/// one of a screen without any that of another screen of the platform.
package struct CornerRadii: Sendable {
  private typealias Stated = (cell: Cell, value: Points, authority: Int)
  private let stated: [Stated]
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    let claims = catalog.claims.filter { (claim: Claim) -> Bool in
      claim.quantity == .cornerRadius && claim.kind == .widgetKit && claim.use == .answer
        && claim.family.map { catalog.isAccessory($0) } == false
    }
    var stated: [Stated] = []
    for claim in claims {
      guard let value = claim.value else { continue }
      let authority = catalog.sources[claim.source].authority
      for screen in catalog.screens(of: claim) {
        stated += catalog.cells(of: claim, on: screen).map { Stated($0, value, authority) }
      }
    }
    self.stated = stated
  }

  /// The radius of a widget of a Home Screen; nil of another widget, and if no source has one of its platform.
  package func radius(of cell: Cell) -> CornerRadius? {
    guard cell.kind == .widgetKit, cell[WidgetFamily.self].map(catalog.isAccessory) == false else {
      return nil
    }
    let versions = catalog.releases(of: cell.platform).map(\.os)
    func place(_ os: OSVersion) -> Int { versions.firstIndex(of: os) ?? 0 }
    /// How far a widget is from this one, what counts most first.
    func distance(_ other: Cell, _ authority: Int) -> [Int] {
      let isScreen = other.screen == cell.screen
      let isFamily = other[WidgetFamily.self] == cell[WidgetFamily.self]
      let versions: Int = abs(place(other.os) - place(cell.os))
      return [isScreen ? 0 : 1, versions, isFamily ? 0 : 1, -place(other.os), -authority]
    }
    let nearest = stated.filter { $0.cell.platform == cell.platform }.map {
      ($0, distance($0.cell, $0.authority))
    }.min { $0.1.lexicographicallyPrecedes($1.1) }
    return nearest.map { nearest, distance in
      CornerRadius(
        value: nearest.value, cell: nearest.cell, isOfScreen: distance[0] == 0,
        isOfVersion: distance[1] == 0)
    }
  }

  /// The radius with where it is from: `27.94 points (large)`, or `27.94 points (large, iOS 26); nobody published it for
  /// iOS 27`.
  package func words(for radius: CornerRadius, of cell: Cell) -> String {
    "\(radius.value) points" + remark(on: radius, of: cell)
  }

  /// Where a radius is from, as it goes on behind its number.
  package func remark(on radius: CornerRadius, of cell: Cell) -> String {
    let other = radius.cell
    let family = other[WidgetFamily.self].map { catalog.name(of: $0) } ?? ""
    if radius.isOfScreen, radius.isOfVersion {
      return other[WidgetFamily.self] == cell[WidgetFamily.self] ? "" : " (\(family))"
    }
    let version = catalog.name(of: other.os, on: other.platform)
    let own = catalog.name(of: cell.os, on: cell.platform)
    let model =
      catalog.newestFirst(catalog.devices(having: other)).last
      .map { catalog.devices[$0].name } ?? catalog.name(of: other.screen)
    return radius.isOfScreen
      ? " (\(family), \(version)); nobody published it for \(own)"
      : ", a guess: \(model) has it (\(family), \(version)); "
        + "nobody published it for this screen"
  }
}
