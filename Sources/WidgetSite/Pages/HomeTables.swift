internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The widgets that most designs begin with, on every iPhone that runs the newest iOS: a row for each
  /// screen, that of the newest model first and those that nobody measured last.
  func currentPhones() -> Section? {
    guard let os = catalog.releases(of: .iOS).last?.os else { return nil }
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular,
    ]
    let running = catalog.devicesNewestFirst(of: .phone).filter {
      catalog.devices[$0].runs(os) == true
    }
    let all = running.compactMap { catalog.devices[$0].screenClass }.withoutRepetition
    let measured = widgetScreens(of: .widgetKit)
    let isMeasured = { measured.contains(self.catalog.widgetScreen(of: $0)) }
    let screens = all.filter(isMeasured) + all.filter { !isMeasured($0) }
    guard !screens.isEmpty else { return nil }
    func models(_ key: Key<ScreenClass>) -> [Key<Device>] {
      running.filter { catalog.devices[$0].screenClass == key }
    }
    let table = Table(
      ["Widgets of iPhones on iOS \(os)", .span([", in points and pixels"], kind: "both")],
      anchor: "iphones-table", of: screens, kind: "sizes", layout: .stacked,
      [.content(nil) { headings(of: models($0), on: catalog.widgetScreen(of: $0)) }]
        + families.map { family in
          let name = catalog.name(of: family).capitalizedFirst
          let heading = catalog.isAccessory(family) ? "Lock Screen, \(name.lowercased())" : name
          let variant = catalog.variants(of: family, on: .iOS, os).first { $0 != .iconsLarge }
          return .cells([Inline(heading)]) { key in
            let cell = Cell(
              platform: .iOS, os: os, screenClass: key, family: family, variant: variant ?? nil)
            return sizeCell(engine.evidence(cell), on: models(key))
          }
        })
    return Section(
      level: 2, [Inline("iPhones that run iOS \(os)")], anchor: "widgetkit", kind: "band",
      [
        .paragraph([
          "On a Home Screen with app names, the newest iPhone first. ",
          link("All devices, versions and settings", to: .matrix), ".",
        ]),
        .table(table),
      ])
  }

  /// The first models of a screen, and how many more there are.
  func headings(of models: [Key<Device>], on screen: Screen) -> [Inline] {
    let shown = 4, line = "iPhone "
    let names = catalog.phrases(of: Array(models.prefix(shown)))
    let first = zip(models, names).map { model, name -> [Inline] in
      // A narrow page leaves out the word that begins every row.
      let text: [Inline] =
        name.hasPrefix(line)
        ? [.span([Inline(line)], kind: "line"), Inline(name.dropFirst(line.count))] : [Inline(name)]
      return [.link(text, to: destination(.device(model)))]
    }.joined(by: ", ")
    guard models.count > shown else { return [.span(first, kind: "models")] }
    let more = "and \(models.count - shown) more"
    let rest = page(of: screen).map { link(more, to: $0) } ?? Inline(more)
    return [.span(first, kind: "models"), " ", rest]
  }
}
