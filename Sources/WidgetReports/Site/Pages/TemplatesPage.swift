internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// All templates, screen after screen, and where those of each model are.
  func templatesPage() -> SitePage {
    let screens = templates.screens
    let rows = screens.flatMap { screen -> [[Table.Cell]] in
      guard let screenClass = screen.screen.screenClass else { return [] }
      return catalog.screenClasses[screenClass].devices.compactMap { key in
        let count = screen.onVersions(of: catalog.devices[key]).fileCount
        return count == 0
          ? nil
          : [
            Table.Cell([link(catalog.devices[key].name, to: .device(key))]),
            Table.Cell([
              .link(
                [Inline(catalog.name(of: screen.screen))],
                to: .anchor(templateAnchor(screen.screen)))
            ]),
            Table.Cell([Inline("\(count)")]),
          ]
      }
    }
    let models = Table(
      caption: Table.Caption(["Templates of each device"], anchor: "devices-table"),
      columns: [
        Table.Column(["device"]), Table.Column(["screen"]),
        Table.Column(["files"], isNumeric: true),
      ],
      rowHeadings: 1, rows: rows)
    let sections = screens.map { screen in
      let anchor = templateAnchor(screen.screen)
      let devices = screen.screen.screenClass.map { catalog.screenClasses[$0].devices } ?? []
      return Section(
        level: 2,
        [Inline("\(screen.screen.platform.rawValue): \(catalog.name(of: screen.screen))")],
        anchor: anchor, kind: "screen",
        (devices.isEmpty ? [] : [.paragraph(links(to: devices) + ["."])]) + [
          .table(
            templateTable(
              screen,
              caption: Table.Caption(
                [Inline("Templates for \(catalog.name(of: screen.screen))")],
                anchor: Slug(cleaning: "\(anchor)-table"))))
        ])
    }
    return SitePage(
      place: .templates, title: "Templates",
      blocks: SiteSource.templates.prose
        + (rows.isEmpty ? [.paragraph(["No size in pixels is known."])] : [.table(models)])
        + sections.map(Block.section))
  }

  /// The templates of a device, a row for each widget and a column for each version; nil if it has none.
  func templateSection(of device: Device) -> Section? {
    guard let screenClass = device.screenClass,
      let templates = templates[catalog.widgetScreen(of: screenClass)]?.onVersions(of: device),
      templates.fileCount > 0
    else { return nil }
    let versions = templates.widgets.map(\.template.cell.os).withoutRepetition.sorted(by: >)
    let widgets = templates.widgets.map { $0.template.widgetName(catalog) }.withoutRepetition
    func files(_ name: String, _ os: OSVersion) -> [Inline] {
      let widget = templates.widgets.first {
        $0.template.cell.os == os && $0.template.widgetName(catalog) == name
      }
      return widget.map(links) ?? ["–"]
    }
    let homes = templates.homeScreens.map { home in
      link("\(home.template.name), iOS \(home.template.cell.os)", to: home.drawing)
    }
    let table = Table(
      caption: Table.Caption(
        ["Empty canvases of widgets, to open in a design program"], anchor: "templates-table"),
      columns: [Table.Column([])]
        + versions.map {
          Table.Column([Inline(catalog.name(of: $0, on: templates.screen.platform))])
        },
      rowHeadings: 1,
      rows: widgets.map { name in
        [Table.Cell([Inline(name.capitalizedFirst)])]
          + versions.map { Table.Cell([.span(files(name, $0), kind: "files")]) }
      },
      kind: "plain", layout: .stacked)
    let more = homes.joined(by: ", ") + (homes.isEmpty ? [] : [". "])
    return Section(
      level: 2, ["Templates"], anchor: "templates",
      [
        .table(table),
        .paragraph(
          more + [
            "Models with the same screen share files. ", link("All templates", to: .templates), ".",
          ]),
      ])
  }

  /// The files of the newest template of a widget, as links; nothing if it has none.
  func templateLinks(of widget: WidgetSetting, _ templates: Templates.OfScreen) -> [Inline] {
    let newest = templates.widgets.first { named in
      guard let own = named.template.cell.widget else { return false }
      return own.family == widget.family
        && (own.variant == widget.variant || own.variant == .iconsSmall && widget.variant == nil)
    }
    return newest.map(links) ?? []
  }

  private func links(to widget: Templates.Named<WidgetTemplate>) -> [Inline] {
    [("SVG", widget.drawing), ("PNG", widget.picture)]
      .map { link($0.0, to: $0.1) }.joined(by: " ")
  }

  /// A link that saves a file.
  private func link(_ text: String, to file: TemplateFile) -> [Inline] {
    let path = String(repeating: "../", count: depth) + file.path.text
    let destination = Destination.file(path, savedAs: file.name.text)
    return destination.map { [.link([Inline(text)], to: $0)] } ?? [Inline(text)]
  }

  private func templateTable(_ templates: Templates.OfScreen, caption: Table.Caption) -> Table {
    func row(
      _ cell: Cell, _ name: String, _ size: (width: Points, height: Points), _ pixels: String,
      _ files: [(String, TemplateFile)]
    ) -> [Table.Cell] {
      [
        Table.Cell([Inline(name)]),
        Table.Cell([Inline(catalog.name(of: cell.os, on: cell.platform))]),
        Table.Cell([Inline("\(size.width) × \(size.height)")]), Table.Cell([Inline(pixels)]),
        Table.Cell(
          files.map { link($0.0, to: $0.1) }.joined(by: ", ")),
      ]
    }
    return Table(
      caption: caption,
      columns: [
        Table.Column(["template"]), Table.Column(["version"]),
        Table.Column(["points"], isNumeric: true), Table.Column(["pixels"], isNumeric: true),
        Table.Column(["files"]),
      ],
      rowHeadings: 2,
      rows: templates.widgets.map { widget in
        let template = widget.template
        return row(
          template.cell, template.widgetName(catalog), (template.size.width, template.size.height),
          template.pixelSize.description,
          [("SVG", widget.drawing), ("PNG", widget.picture)])
      }
        + templates.homeScreens.map { home in
          let screen = home.template.screenClass
          return row(
            home.template.cell, home.template.name, (screen.width, screen.height), "–",
            [("SVG", home.drawing)])
        })
  }

  /// Where the templates of a screen are on their page.
  private func templateAnchor(_ screen: Screen) -> Slug {
    Slug(cleaning: "screen-\(addresses[.widgets(screen)].name)")
  }
}

extension Templates.OfScreen {
  /// How many files there are.
  fileprivate var fileCount: Int { 2 * widgets.count + homeScreens.count }
}
