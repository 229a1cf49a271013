package import Documents
package import WidgetSizing
internal import Wording

/// All templates for designers, with the names of their files, no two of them the same.
///
/// They are of the two newest versions of each platform. Models with the same screen share a file, which is
/// named after the screen; versions and settings with the same canvas share one, too.
package struct Templates: Sendable {
  /// A template and its file.
  package struct Named<Template: Sendable>: Sendable {
    package let template: Template
    package let name: Slug
  }

  /// Those of a screen.
  package struct OfScreen: Sendable {
    package let screen: Screen
    /// Family after family, the newest version first.
    package let widgets: [Named<WidgetTemplate>]
    package let homeScreens: [Named<HomeScreenTemplate>]
    /// What the archive of all files of the screen is called.
    package let archive: Slug
  }

  /// The screens with a template.
  package let screens: [OfScreen]

  /// How many versions of each platform have templates.
  private static let versionCount = 2

  /// Finds the templates of some screens.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - groups: The widgets of each.
  ///   - radii: The radii of corners.
  ///   - name: What files of a screen are called: `402x874-3`.
  ///   - engine: What answers.
  package init(
    _ screens: [Screen], _ groups: [Screen: [WidgetGroup]], _ radii: CornerRadii,
    named name: (Screen) -> Slug, in engine: Engine
  ) {
    let groups = groups.mapValues { groups in
      groups.filter { $0.kind == .widgetKit && $0.zoom == .standard }
    }
    var newest: [Platform: Set<OSVersion>] = [:]
    for (screen, groups) in groups {
      newest[screen.platform, default: []].formUnion(groups.flatMap(\.versions))
    }
    newest = newest.mapValues { Set($0.sorted().suffix(Self.versionCount)) }
    func cells(of screen: Screen) -> [Cell] {
      (groups[screen] ?? []).flatMap { group in
        group.answers.flatMap { group.onEachVersion($0.cell).reversed() }
      }.filter { newest[screen.platform]?.contains($0.os) == true }
        .grouped(by: \.setting).flatMap { $1 }
    }
    let found = screens.map { screen in
      let cells = cells(of: screen)
      return (
        screen: screen,
        widgets: cells.compactMap { WidgetTemplate($0, radii, in: engine) }.shared,
        homes: cells.compactMap { HomeScreenTemplate($0, radii, in: engine) }.shared
      )
    }.filter { !$0.widgets.isEmpty }
    let wanted = found.flatMap { screen -> [String] in
      let name = name(screen.screen)
      return [name.string] + screen.widgets.map { $0.wantedName(on: name, engine.catalog) }
        + screen.homes.map { $0.wantedName(on: name, engine.catalog) }
    }
    var names = Slug.distinct(wanted, besides: ["index"])[...]
    self.screens = found.map { screen in
      let archive = names.removeFirst()
      return OfScreen(
        screen: screen.screen,
        widgets: screen.widgets.map { Named(template: $0, name: names.removeFirst()) },
        homeScreens: screen.homes.map { Named(template: $0, name: names.removeFirst()) },
        archive: archive)
    }
  }

  /// The templates of a screen; nil if it has none.
  package subscript(screen: Screen) -> OfScreen? { screens.first { $0.screen == screen } }
}

extension Templates.OfScreen {
  /// Those of versions that a model runs, or may run.
  package func onVersions(of device: Device) -> Templates.OfScreen {
    func isRun(_ cells: [Cell]) -> Bool { cells.contains { device.runs($0.os) != false } }
    return Templates.OfScreen(
      screen: screen, widgets: widgets.filter { isRun($0.template.cells) },
      homeScreens: homeScreens.filter { isRun($0.template.cells) && $0.template.isOf(device) },
      archive: archive)
  }

  /// Those of the widgets of a group.
  package func widgets(of group: WidgetGroup) -> Templates.OfScreen {
    let isOfGroup = { (cell: Cell) in group.versions.contains(cell.os) && cell.zoom == group.zoom }
    return Templates.OfScreen(
      screen: screen, widgets: widgets.filter { $0.template.cells.contains(where: isOfGroup) },
      homeScreens: [], archive: archive)
  }

  /// How many files there are.
  package var count: Int { widgets.count + homeScreens.count }

  /// The versions that have a template, the newest first.
  package var versions: [OSVersion] {
    widgets.flatMap(\.template.cells).map(\.os).withoutRepetition.sorted(by: >)
  }
}

/// A template that several cells can share.
protocol SharedTemplate {
  /// The cells that it is of, the newest version first.
  var cells: [Cell] { get set }
  /// The screen.
  var screenClass: ScreenClass { get }
  /// What is drawn: `medium`.
  func name(in catalog: Catalog) -> String
  /// Whether what is drawn is that of a model with the screen.
  func isOf(_ device: Device) -> Bool
  /// Whether another template has the same drawing, whatever cell it is of.
  func isDrawn(as other: Self) -> Bool
}

extension SharedTemplate {
  func isOf(_ device: Device) -> Bool { true }

  /// The widget that the template is named after.
  var cell: Cell { cells[0] }

  private func unusualVariant(in catalog: Catalog) -> WidgetVariant? {
    guard let widget = cell.widget else { return nil }
    let usual = catalog.usualVariant(of: widget.family, on: cell.platform, cell.os)
    return widget.variant == usual ? nil : widget.variant
  }

  /// What the file is called, as long as no other is called so: `402x874-3-ios27-medium`. The usual size of a
  /// family omits its variant, and a new model of the screen does not change the name.
  func wantedName(on screen: Slug, _ catalog: Catalog) -> String {
    [
      "\(screen)-\(cell.platform.rawValue)\(cell.os)", name(in: catalog),
      catalog.id(of: unusualVariant(in: catalog)),
    ].compactMap(\.self).joined(separator: "-")
  }

  /// The title of the drawing:
  /// `iPhone 17e, 16e, 14, 13 and 3 more (390 × 844 points), iOS 26, 27: medium, large icons`.
  func title(in catalog: Catalog) -> PlainText {
    let models = catalog.newestFirst(
      cells.flatMap { catalog.devices(having: $0) }.withoutRepetition
        .filter { isOf(catalog.devices[$0]) })
    let names = models.isEmpty ? screenClass.name : catalog.phrase(of: models, atMost: 5)
    let versions = catalog.ranges(of: cells.map(\.os).withoutRepetition, on: cell.platform)
    let setting = unusualVariant(in: catalog).map { ", \(catalog.settingPhrase($0))" } ?? ""
    let size = "\(screenClass.width) × \(screenClass.height) points"
    return PlainText("\(names) (\(size)), \(versions): \(name(in: catalog))\(setting)")
  }
}

extension Array where Element: SharedTemplate {
  /// The templates, each with the cells of all that are drawn as it is.
  fileprivate var shared: Self {
    reduce(into: []) { kept, template in
      if let index = kept.firstIndex(where: { $0.isDrawn(as: template) }) {
        kept[index].cells += template.cells
      } else {
        kept.append(template)
      }
    }
  }
}

extension Catalog {
  /// The names of models; of more than some, the first and how many more there are: `iPhone 17e, 16e, 14 and 4 more`.
  package func phrase(of models: [Key<Device>], atMost count: Int) -> String {
    guard models.count > count else { return phrase(of: models) }
    return phrase(of: Array(models.prefix(count - 1))) + " and \(models.count - count + 1) more"
  }
}
