package import Documents
package import WidgetSizing
internal import Wording

/// A Home Screen that is drawn, and which one it is.
package struct HomeScreenFigure: Sendable {
  /// The setting: `icons-large`, `device`; nil if there is one only.
  package let variant: WidgetVariant?
  /// The newest version with these sizes.
  package let os: OSVersion
  /// The drawing with its caption and its anchor: `home-screen-ios27`, `home-screen-ios18-icons-large`.
  package let figure: Figure
}

/// The figures of the site: the drawings of widgets that come in families. Each takes the groups of one screen, and of
/// these what stands at its place; of no known size it draws nothing.
package enum Figures {
  /// The Home Screens of an iPhone or an iPad: for each group every setting of which a size is known.
  ///
  /// - Parameters:
  ///   - device: The model, for its name, its Dynamic Island; nil for a whole screen.
  ///   - groups: Groups of one screen.
  ///   - radii: The radii of corners; nil to find them.
  ///   - engine: What the groups are of.
  /// - Returns: The figures, group after group.
  package static func homeScreens(
    of device: Key<Device>?, _ groups: [WidgetGroup], _ radii: CornerRadii? = nil, in engine: Engine
  ) -> [HomeScreenFigure] {
    groups.filter { $0.kind == .widgetKit }.flatMap { group in
      HomeScreenFamilies.all(group.answers, radii, in: engine).map { families in
        homeScreen(families, of: device, group.versions, in: engine.catalog)
      }
    }
  }

  /// The Home Screen of a setting, which is the same on all of some versions, the oldest first.
  static func homeScreen(
    _ families: HomeScreenFamilies, of device: Key<Device>?, _ versions: [OSVersion],
    in catalog: Catalog
  ) -> HomeScreenFigure {
    let cell = families.cell
    let screen = DrawnScreen(of: cell, device, in: catalog)
    let setting = [
      families.name(in: catalog),
      cell.zoom == .standard ? nil : "Display Zoom \(cell.zoom.settingName)",
    ].compactMap(\.self)
    let range = catalog.ranges(of: versions, on: cell.platform)
    let title =
      ([name(of: device, cell, in: catalog), place(of: cell), range] + setting).joined(by: ", ")
    let home = HomeScreenDrawing(families, on: screen, title: title)
    let grid = home.isPlaced ? families.grid : nil
    let remark = grid?.note.map { " (\($0))" } ?? ""
    let caption = [
      "\(([range] + setting).joined(by: ", ")). All from one corner, to scale.",
      families.screenshotNote, families.widgets.stateNote, families.cornerNote,
      families.variant == .canvas ? "The screen shows them smaller." : nil,
      grid.map {
        "Source of the place on the screen: \(catalog.sources[$0.source].shortName)\(remark)."
      }
        ?? "\(families.placeNote).",
    ].compactMap(\.self).joined(by: " ")
    let usual = catalog.usualVariant(of: .systemSmall, on: cell.platform, cell.os)
    let anchor =
      ["home-screen", "\(cell.platform.rawValue)\(cell.os)"]
      + (families.variant == usual ? [] : [catalog.id(of: families.variant)].compactMap(\.self))
      + (cell.zoom == .standard ? [] : [cell.zoom.rawValue])
    return HomeScreenFigure(
      variant: families.variant, os: cell.os,
      figure: Figure(
        home.drawing, caption: [Inline(caption)],
        anchor: Slug(cleaning: anchor.joined(by: "-")),
        kind: "drawing"))
  }

  /// The screen of a watch, once for each place that widgets have.
  package static func watchFaces(
    of device: Key<Device>?, _ group: WidgetGroup, in engine: Engine
  ) -> [Figure] {
    let catalog = engine.catalog
    guard let cell = group.answers.first?.cell, cell.platform == .watchOS,
      group.kind == .widgetKit, let screen = DrawnScreen(of: cell, device, in: catalog)
    else { return [] }
    let variants = group.answers.map { $0.cell[WidgetVariant.self] }.withoutRepetition
    let range = catalog.ranges(of: group.versions, on: cell.platform)
    return variants.compactMap { variant in
      let place = faceName(variant, in: catalog)
      let title = [name(of: device, cell, in: catalog), place, range].joined(by: ", ")
      let face = WatchFaceDrawing(
        group.answers.filter { $0.cell[WidgetVariant.self] == variant }, on: screen, title: title,
        in: catalog)
      return face.map { face in
        Figure(
          face.drawing,
          caption: [
            Inline(
              ["\(place), \(range). Sizes to scale, places not measured.", face.widgets.stateNote]
                .compactMap(\.self).joined(by: " "))
          ],
          anchor: anchor("\(catalog.id(of: variant) ?? "watch")-drawing", cell), kind: "drawing")
      }
    }
  }

  /// Where the widgets stand that do not stand on a Lock Screen.
  private static func place(of cell: Cell) -> String {
    switch cell.platform {
    case .macOS: "desktop"
    case .visionOS: "wall"
    case .iOS, .iPadOS, .watchOS: "Home Screen"
    }
  }

  private static func faceName(_ variant: WidgetVariant?, in catalog: Catalog) -> String {
    guard let variant else { return "Watch" }
    // The table says where: `on the watch face`.
    let name = catalog.name(of: variant)
    let place = ["on the ", "in the "].first { name.hasPrefix($0) }
    return String(name.dropFirst(place?.count ?? 0)).capitalizedFirst
  }

  private static func name(of device: Key<Device>?, _ cell: Cell, in catalog: Catalog) -> String {
    device.map { catalog.devices[$0].name }
      ?? (cell.screenClass == nil ? cell.platform.deviceName : catalog.name(of: cell.screen))
  }

  private static func anchor(_ prefix: String, _ cell: Cell) -> Slug {
    let zoom = cell.zoom == .standard ? "" : "-\(cell.zoom.rawValue)"
    return Slug(cleaning: "\(prefix)-\(cell.platform.rawValue)\(cell.os)\(zoom)")
  }
}
