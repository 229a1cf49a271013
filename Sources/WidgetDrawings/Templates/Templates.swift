package import Documents
package import WidgetSizing
internal import Wording

/// All templates for designers, with the names of their files, no two of them the same.
///
/// They are of the two newest versions of each platform. Models with the same screen share a file, which is
/// named after the screen; versions and settings with the same canvas share one, too.
package struct Templates: Sendable {
  /// A template and its file.
  package struct Named: Sendable {
    package let template: WidgetTemplate
    package let name: Slug
  }

  /// Those of a screen.
  package struct OfScreen: Sendable {
    package let screen: Screen
    /// Family after family, the newest version first.
    package let widgets: [Named]
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
    let groups = groups.mapValues { $0.standard(.widgetKit) }
    var newest: [Platform: Set<OSVersion>] = [:]
    for (screen, groups) in groups {
      newest[screen.platform, default: []].formUnion(groups.flatMap(\.versions))
    }
    newest = newest.mapValues { Set($0.sorted().suffix(Self.versionCount)) }
    func templates(of screen: Screen) -> [WidgetTemplate] {
      (groups[screen] ?? []).flatMap { group in
        group.answers.flatMap { group.onEachVersion($0.cell).reversed() }
      }.filter { newest[screen.platform]?.contains($0.os) == true }
        .grouped(by: \.setting).flatMap { $1 }
        .compactMap { WidgetTemplate($0, radii, in: engine) }
        .reduce(into: []) { kept, template in
          if let index = kept.firstIndex(where: { $0.isDrawn(as: template) }) {
            kept[index].cells += template.cells
          } else {
            kept.append(template)
          }
        }
    }
    let found = screens.map { ($0, templates(of: $0)) }.filter { !$1.isEmpty }
    let wanted = found.flatMap { screen, templates -> [String] in
      let name = name(screen)
      return [name.string] + templates.map { $0.wantedName(on: name, engine.catalog) }
    }
    var names = Slug.distinct(wanted, besides: ["index"])[...]
    self.screens = found.map { screen, templates in
      let archive = names.removeFirst()
      return OfScreen(
        screen: screen,
        widgets: templates.map { Named(template: $0, name: names.removeFirst()) },
        archive: archive)
    }
  }

  /// The templates of a screen; nil if it has none.
  package subscript(screen: Screen) -> OfScreen? { screens.first { $0.screen == screen } }
}

extension Templates.OfScreen {
  /// Those of versions that a model runs, or may run; nil if there are none.
  package func onVersions(of device: Device) -> Templates.OfScreen? {
    let own = having { device.runs($0.os) != false }
    return own.widgets.isEmpty ? nil : own
  }

  /// Those of the widgets of a group.
  package func widgets(of group: WidgetGroup) -> Templates.OfScreen {
    having { group.versions.contains($0.os) && $0.zoom == group.zoom }
  }

  private func having(_ isIncluded: (Cell) -> Bool) -> Templates.OfScreen {
    Templates.OfScreen(
      screen: screen, widgets: widgets.filter { $0.template.cells.contains(where: isIncluded) },
      archive: archive)
  }

  /// The versions that have a template, the newest first.
  package var versions: [OSVersion] {
    widgets.flatMap(\.template.cells).map(\.os).withoutRepetition.sorted(by: >)
  }
}

extension Catalog {
  /// The names of models; of more than some, the first and how many more there are: `iPhone 17e, 16e, 14 and 4 more`.
  package func phrase(of models: [Key<Device>], atMost count: Int) -> String {
    guard models.count > count else { return phrase(of: models) }
    return phrase(of: Array(models.prefix(count - 1))) + " and \(models.count - count + 1) more"
  }
}
