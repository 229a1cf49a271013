internal import Documents
internal import WidgetSizing
internal import Wording

/// All templates for designers, with the names of their files, no two of them the same.
///
/// Models with the same screen share a file, which is named after the screen.
struct Templates: Sendable {
  /// A template and its file.
  struct Named<Template: Sendable>: Sendable {
    let template: Template
    let name: Slug
  }

  /// Those of a screen.
  struct OfScreen: Sendable {
    let screen: Screen
    /// Family after family, the newest version first.
    let widgets: [Named<WidgetTemplate>]
    let homeScreens: [Named<HomeScreenTemplate>]
  }

  /// The screens with a template.
  let screens: [OfScreen]

  /// Finds the templates of some screens, whose widgets are in `groups`.
  init(
    _ screens: [Screen], _ groups: [Screen: [WidgetGroup]], _ addresses: SiteAddresses,
    in engine: Engine
  ) {
    let found = screens.map { screen in
      (
        screen: screen,
        widgets: engine.newest(groups[screen] ?? [], on: screen) { WidgetTemplate($0, in: engine) },
        homes: engine.newest(groups[screen] ?? [], on: screen) {
          HomeScreenTemplate($0, in: engine)
        }
      )
    }.filter { !$0.widgets.isEmpty }
    let wanted = found.flatMap { screen in
      screen.widgets.map { $0.wantedName(addresses, engine.catalog) }
        + screen.homes.map { $0.wantedName(addresses) }
    }
    var names = Slug.distinct(wanted, besides: ["index"])[...]
    self.screens = found.map { screen in
      OfScreen(
        screen: screen.screen,
        widgets: screen.widgets.map { Named(template: $0, name: names.removeFirst()) },
        homeScreens: screen.homes.map { Named(template: $0, name: names.removeFirst()) })
    }
  }

  /// The templates of a screen; nil if it has none.
  subscript(screen: Screen) -> OfScreen? { screens.first { $0.screen == screen } }
}

extension Templates.OfScreen {
  /// Those of versions that a model runs, or may run.
  func onVersions(of device: Device) -> Templates.OfScreen {
    Templates.OfScreen(
      screen: screen,
      widgets: widgets.filter { device.runs($0.template.cell.os) != false },
      homeScreens: homeScreens.filter { device.runs($0.template.cell.os) != false })
  }
}

extension Engine {
  /// Of each widget of a screen, the templates of the two newest versions that have one, for each model.
  fileprivate func newest<Template>(
    _ groups: [WidgetGroup], on screen: Screen, _ template: (Cell) -> Template?
  ) -> [Template] {
    let cells = groups.lazy.filter { $0.kind == .widgetKit && $0.zoom == .standard }.flatMap {
      group in
      group.answers.flatMap { group.onEachVersion($0.cell).reversed() }
    }
    let models = screen.screenClass.map { catalog.screenClasses[$0].devices } ?? []
    return cells.grouped(by: \.setting).flatMap { _, cells -> [Template] in
      let known = cells.compactMap { cell in template(cell).map { (cell.os, $0) } }
      let runs: [(OSVersion) -> Bool] =
        models.isEmpty
        ? [{ _ in true }] : models.map { key in { catalog.devices[key].runs($0) != false } }
      let versions = Set(
        runs.flatMap { runs in known.lazy.map(\.0).filter(runs).prefix(2) })
      return known.filter { versions.contains($0.0) }.map(\.1)
    }
  }
}
