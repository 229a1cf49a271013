internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The devices, and every name under which one is found.
  func devicesPage() -> SitePage {
    let devices = Table(
      caption: Table.Caption(["Devices"], anchor: "devices-table"),
      columns: [
        Table.Column(["device"]), Table.Column(["screen"]),
        Table.Column(["inches"], isNumeric: true), Table.Column(["versions"]),
        Table.Column(["also called"]),
      ],
      rowHeadings: 1,
      rows: catalog.devices.keys.map { key in
        let device = catalog.devices[key]
        return [
          Table.Cell(
            [link(device.name, to: .device(key))], anchor: addresses[.device(key)].name),
          Table.Cell(screenLink(of: device)), Table.Cell([Inline(device.diagonal ?? "–")]),
          Table.Cell([Inline(versions(of: device))]),
          Table.Cell([Inline(otherNames[key, default: []].joined(by: ", "))], kind: "words"),
        ]
      })
    return SitePage(
      place: .devices, title: "Devices",
      blocks: SiteSource.devices.prose + [.table(devices), .section(nameSection())])
  }

  /// The names that mean a class or several devices, each leading to the page that it means.
  private func nameSection() -> Section {
    let rows = catalog.deviceNames.compactMap { name -> [Table.Cell]? in
      guard case .screenClass(let key) = name.target else { return nil }
      return [
        Table.Cell([Inline(name.name)]),
        Table.Cell([link(catalog.screenClasses[key].name, to: .screen(key))]),
      ]
    }
    let table = Table(
      caption: Table.Caption(["Names of screens"], anchor: "names-table"),
      columns: [Table.Column(["name"]), Table.Column(["screen"])], rowHeadings: 1, rows: rows)
    return Section(
      level: 2, ["Names of screens"], anchor: "names-of-screens",
      rows.isEmpty ? [] : [.table(table)])
  }

  /// What is known of a device, and its sizes on every version that it runs.
  func devicePage(_ key: Key<Device>) -> SitePage {
    let device = catalog.devices[key]
    let names = otherNames[key, default: []]
    var facts: [[Inline]] = []
    if let screenClass = device.screenClass {
      let screen = catalog.screenClasses[screenClass]
      facts.append(
        ["Screen: "] + screenLink(of: device) + [
          Inline(", \(screen.width) × \(screen.height) points, \(screen.scale) pixels a point")
        ])
    } else {
      facts.append(["Screen: no source states its size in points"])
    }
    if let diagonal = device.diagonal { facts.append([Inline("Diagonal: \(diagonal) inches")]) }
    facts.append([Inline("Versions: \(versions(of: device))")])
    if let has3DTouch = device.has3DTouch {
      facts.append([Inline("3D Touch: \(has3DTouch ? "yes" : "no")")])
    }
    if let hasDynamicIsland = device.hasDynamicIsland {
      facts.append([Inline("Dynamic Island: \(hasDynamicIsland ? "yes" : "no")")])
    }
    if let zoomed = device.zoomedSize {
      facts.append([Inline("With Display Zoom: \(zoomed.width) × \(zoomed.height) points")])
    }
    if !names.isEmpty { facts.append([Inline("Also called: \(names.joined(by: ", "))")]) }
    return SitePage(
      place: .device(key), title: device.name,
      blocks: [.list(List(facts)), .section(sizeSection(of: key, device))]
        + widgetSection(of: key, device) + templateSection(of: device) + sheet(of: key))
  }

  /// The widgets of WidgetKit on the newest version with a number, of those that it runs.
  private func widgetSection(of key: Key<Device>, _ device: Device) -> [Block] {
    guard let screenClass = device.screenClass,
      case let screen = catalog.widgetScreen(of: screenClass), widgetScreens.contains(screen),
      let os = engine.defaultOS(.widgetKit, on: screenClass, for: key)
    else { return [] }
    var query = Query(screens: [screen])
    query.os = [os]
    let answers = engine.blocks(query).flatMap(\.cells).map { engine.evidence($0) }
    let table = Table(
      caption: Table.Caption(
        [Inline("Widgets on \(screen.platform.rawValue) \(os): width × height in points")],
        anchor: "widgets-table"),
      columns: [
        Table.Column(["family"]), Table.Column(["variant"]),
        Table.Column(["size"], isNumeric: true), Table.Column(["evidence"]),
      ], rowHeadings: 2,
      rows: answers.map { answer in
        [
          Table.Cell([Inline(answer.cell.shape.id)]),
          Table.Cell([Inline(answer.cell.widget?.variant?.rawValue ?? "–")]), linkedCell(answer),
          Table.Cell(evidence(for: [answer.width, answer.height]), kind: "evidence"),
        ]
      })
    let guideline = engine.textOfGuideline(
      for: screen, .widgetKit,
      answers.map { ($0.cell.widgetName(separator: " "), $0.width, $0.height) })
    return [
      .section(
        Section(
          level: 2, ["WidgetKit"], anchor: "widgetkit", kind: "widgets",
          [.table(table)] + (guideline.map { [.paragraph([Inline("\($0).")])] } ?? []) + [
            .paragraph([
              "Other versions and the Home Screen: ",
              link(catalog.name(of: screen), to: .widgets(screen)), ".",
            ])
          ]))
    ]
  }

  /// The device on a sheet of paper.
  private func sheet(of key: Key<Device>) -> [Block] {
    let figures = Figures.sheet(of: key, in: engine)
    guard !figures.isEmpty else { return [] }
    return [
      .section(
        Section(
          level: 2, ["To print"], anchor: "to-print", kind: "drawings",
          figures.map(Block.figure)))
    ]
  }

  private func sizeSection(of key: Key<Device>, _ device: Device) -> Section {
    let anchor: Slug = "sizes"
    guard let screenClass = device.screenClass,
      case let versions = engine.versions(of: screenClass, for: key), !versions.isEmpty
    else {
      let reason = device.screenClass.map { Reason.noTodayExtensions($0) }
      return Section(
        level: 2, ["Sizes"], anchor: anchor,
        [
          .paragraph([
            Inline(
              reason.map { "Today extensions: none; \(catalog.text(of: $0))." }
                ?? "Without a screen there are no sizes to tell.")
          ])
        ])
    }
    let lines = versions.map { os in
      GlanceLine(
        screenClass: screenClass, os: os,
        headings: [Table.Cell([link(catalog.name(of: os), to: .version(os))])])
    }
    return Section(
      level: 2, ["Sizes"], anchor: anchor, kind: "glance",
      [
        .table(
          glanceTable(
            lines, headings: [Table.Column(["version"])], at: .l,
            caption: Table.Caption(
              ["Widths and heights in points at text size l"], anchor: "sizes-table"))),
        .paragraph([
          "Other text sizes, quick actions and the evidence: ",
          link(catalog.screenClasses[screenClass].name, to: .screen(screenClass)), ".",
        ]),
      ])
  }

  private func screenLink(of device: Device) -> [Inline] {
    guard let key = device.screenClass else { return ["–"] }
    let name = catalog.screenClasses[key].name
    return screenClasses.contains(key) ? [link(name, to: .screen(key))] : [Inline(name)]
  }

  private func versions(of device: Device) -> String {
    catalog.versionRange(of: device) ?? "no source says"
  }
}
