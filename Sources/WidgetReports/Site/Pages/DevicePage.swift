internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// A device: its widgets in every case, drawn and as numbers, and what goes with them; Today
  /// extensions last, where it had any.
  func devicePage(_ key: Key<Device>) -> SitePage {
    let device = catalog.devices[key]
    let screen = device.screenClass.map { catalog.widgetScreen(of: $0) }
    let sizes = DeviceSizes(
      screen.map { allWidgetGroups(on: $0) } ?? [], on: device,
      device.screenClass.map { catalog.screenClasses[$0].idiom }, in: catalog)
    let today = todaySection(of: key, device)
    let widgets = Section(
      level: 2, ["Widgets"], anchor: "widgetkit", kind: "widgets",
      unknownNote(of: device, sizes) + widgetBlocks(of: key, sizes))
    return SitePage(
      place: .device(key), title: device.name,
      blocks: [.group(Group("facts", [.list(List(facts(of: device)))])), .section(widgets)]
        + (lockScreenSection(of: key, sizes).map { [.section($0)] } ?? []) + [
          .group(
            Group(
              "cards", anchor: today == nil ? "sizes" : nil,
              cards(of: key, device, sizes).map(Block.section)))
        ]
        + (today.map { [.section($0)] } ?? []) + sheet(of: key),
      headTitle: headTitle(of: device, sizes), description: description(of: key, device, sizes),
      kind: "device", scripts: [.copyScript], screen: screen)
  }

  /// `iPhone 16 Pro widget sizes: iOS 27 and 26, in points and pixels`.
  private func headTitle(of device: Device, _ sizes: DeviceSizes) -> String {
    let versions = (sizes.choices.first?.groups ?? []).filter(\.isKnown).prefix(2)
    guard !versions.isEmpty else { return "\(device.name) widget sizes · widgetsize" }
    let names = versions.map(\.versionWords).joined(by: " and ")
    return "\(device.name) widget sizes: \(names), in points and pixels · widgetsize"
  }

  /// The sizes without Display Zoom on the version that a query for the device answers for; nil if none is
  /// known.
  func usualGroup(of key: Key<Device>, _ sizes: DeviceSizes) -> WidgetGroup? {
    let known = sizes.choices.first?.groups.filter(\.isKnown) ?? []
    let os = catalog.devices[key].screenClass.flatMap {
      engine.defaultOS(.widgetKit, on: $0, for: key)
    }
    return known.first { group in os.map(group.versions.contains) ?? false } ?? known.first
  }

  /// The sizes of the usual version, in a sentence.
  private func description(
    of key: Key<Device>, _ device: Device, _ sizes: DeviceSizes
  ) -> PlainText {
    guard let group = usualGroup(of: key, sizes) else {
      return PlainText("What is known of the widgets of \(device.name), and what is nearest to it.")
    }
    let known = group.answers.filter { $0.isKnown && $0.cell.widget?.variant != .iconsLarge }
      .prefix(3).map { answer in
        let family = answer.cell.widget.map { catalog.name(of: $0.family) } ?? ""
        return "\(family) \(answer.plainText)"
      }
    return PlainText(
      "Widget sizes of \(device.name) in points on \(group.versionWords): "
        + "\(known.joined(by: ", ")). With pixels, templates and a source for each number.")
  }

  /// What is known of a device, a few words each.
  private func facts(of device: Device) -> [[Inline]] {
    var facts: [String] = []
    if let diagonal = device.diagonal { facts.append("\(diagonal) inches") }
    if let screenClass = device.screenClass {
      let screen = catalog.screenClasses[screenClass]
      facts.append("\(screen.width) × \(screen.height) points")
      if let width = screen.width.pixels(atScale: screen.scale),
        let height = screen.height.pixels(atScale: screen.scale)
      {
        facts.append("\(width) × \(height) pixels")
      }
      facts.append("@\(screen.scale)x")
    } else {
      facts.append("no source states the size of its screen in points")
    }
    if let released = device.released { facts.append("sold since \(released)") }
    facts.append(catalog.versionRange(of: device) ?? "no source says which versions it runs")
    if device.hasDynamicIsland == true { facts.append("Dynamic Island") }
    if device.has3DTouch == true { facts.append("3D Touch") }
    if let zoomed = device.zoomedSize {
      facts.append("with Display Zoom \(zoomed.width) × \(zoomed.height) points")
    }
    return facts.map { [Inline($0)] }
  }

  /// That nobody has published a size, and how to measure one. Nil of a device with a known size.
  private func unknownNote(
    of device: Device, _ sizes: DeviceSizes
  ) -> [Block] {
    guard !sizes.choices.contains(where: \.table.isKnown) else {
      return []
    }
    guard let screenClass = device.screenClass else {
      return [
        .note(
          Note(
            ["Without a screen there are no sizes to tell."], kind: "callout",
            [.paragraph([link("How to measure it", to: .measure), "."])]))
      ]
    }
    guard sizes.choices.contains(where: { !$0.table.rows.isEmpty }) else {
      let platform = catalog.screenClasses[screenClass].idiom.platform
      return [
        .paragraph([
          Inline(
            "No version of \(platform.rawValue) that it runs has WidgetKit, which began with iOS 14."
          )
        ])
      ]
    }
    return [
      .note(
        Note(
          ["Nobody has published widget sizes for this screen."], kind: "callout",
          [
            .paragraph([
              "The nearest known sizes stand in their place; its own may differ. ",
              link("How to measure them", to: .measure), ".",
            ])
          ]))
    ]
  }

  /// A switch between the cases, or the only case.
  private func widgetBlocks(of key: Key<Device>, _ sizes: DeviceSizes) -> [Block] {
    let cases = sizes.choices.filter { !$0.table.rows.isEmpty }.map { choice in
      Alternatives.Case([Inline(choice.name)], anchor: choice.anchor, blocks(of: choice, key))
    }
    guard let first = cases.first else { return [] }
    let tables = cases.count == 1 ? first.blocks : [.alternatives(Alternatives(cases))]
    return [.group(Group("copybar", []))] + tables
  }

  /// The newest versions in a table, the others behind a summary, and the drawing beside them.
  private func blocks(of choice: DeviceSizes.Choice, _ key: Key<Device>) -> [Block] {
    let shown = 3
    let device = catalog.devices[key]
    let templates = device.screenClass.flatMap {
      self.templates[catalog.widgetScreen(of: $0)]?.onVersions(of: device)
    }
    func table(_ groups: some Sequence<WidgetGroup>, _ caption: String, _ anchor: String) -> Block {
      .table(
        self.table(
          choice.table(of: Array(groups)),
          caption: Table.Caption([Inline(caption)], anchor: Slug(cleaning: anchor)),
          templates: templates))
    }
    var main: [Block] = choice.note.map { [.paragraph([Inline($0)])] } ?? []
    main.append(
      table(
        choice.groups.prefix(shown), "Widget sizes in points and pixels",
        choice.isUsual ? "widgets-table" : "\(choice.anchor)-table"))
    let older = choice.groups.dropFirst(shown)
    if !older.isEmpty {
      main.append(
        .disclosure(
          Disclosure(
            ["Older versions"],
            [table(older, "Widget sizes on older versions", "\(choice.anchor)-older-table")])))
    }
    main += legend(
      of: choice.table.rows.flatMap(\.answers).compactMap(\.self)
        .flatMap { [$0.width, $0.height] })
    let pictures = pictures(of: key, choice)
    return [sheet(main, beside: pictures, on: choice.groups[0].screen)]
  }

  /// Blocks with pictures beside them; those of an iPhone are narrow.
  private func sheet(_ main: [Block], beside pictures: [Figure], on screen: Screen) -> Block {
    guard !pictures.isEmpty else { return .group(Group("main", main)) }
    return .group(
      Group(
        screen.platform == .iOS ? "sheet" : "sheet-wide",
        [.group(Group("main", main)), .group(Group("picture", pictures.map(Block.figure)))]))
  }

  /// The widgets of the Lock Screen, the same in every case; nil of a device without a known one.
  private func lockScreenSection(of key: Key<Device>, _ sizes: DeviceSizes) -> Section? {
    guard sizes.lockScreen.isKnown, let screen = sizes.lockScreen.groups.first?.screen else {
      return nil
    }
    let table = table(
      sizes.lockScreen.newest(3),
      caption: Table.Caption(
        ["Widgets of the Lock Screen in points and pixels"], anchor: "lock-screen-table"))
    let picture = sizes.lockScreen.groups.lazy.compactMap {
      Figures.lockScreen(of: key, $0, in: self.engine)
    }.first
    return Section(
      level: 2, ["Lock Screen"], anchor: "lock-screen", kind: "band",
      [sheet([.table(table)], beside: [picture].compactMap { $0?.scaled }, on: screen)])
  }

  /// The newest Home Screen of a choice, each setting of it once; of a watch its faces.
  private func pictures(of key: Key<Device>, _ choice: DeviceSizes.Choice) -> [Figure] {
    guard let newest = choice.groups.first(where: { choice.table(of: [$0]).isKnown }) else {
      return []
    }
    let faces = Figures.watchFaces(of: key, newest, in: engine)
    let homes = Figures.homeScreens(of: key, [newest], in: engine)
      .filter { ($0.variant == .iconsLarge) == choice.hasLargeIcons }.map(\.figure)
    return (faces + homes).map(\.scaled)
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

  /// What the device had before WidgetKit; nil if it never had Today extensions.
  private func todaySection(of key: Key<Device>, _ device: Device) -> Section? {
    guard let screenClass = device.screenClass,
      case let versions = engine.versions(of: screenClass, for: key), !versions.isEmpty
    else { return nil }
    let lines = versions.map { os in
      GlanceLine(
        screenClass: screenClass, os: os,
        headings: [Table.Cell([Inline(catalog.name(of: os))])])
    }
    return Section(
      level: 2, ["Today extensions"], anchor: "sizes", kind: "glance",
      [
        .table(
          glanceTable(
            lines, headings: [Table.Column(["version"])],
            caption: Table.Caption(
              ["Widths and heights in points at the default text size, l"], anchor: "sizes-table"))
        ),
        .paragraph([
          "Other text sizes, quick actions and the evidence: ",
          todayLink(catalog.screenClasses[screenClass].name, of: screenClass), ".",
        ]),
      ])
  }
}
