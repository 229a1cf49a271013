internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// The sizes of WidgetKit at a glance, and what holds of all of them.
  func widgetKitPage() -> SitePage {
    let sections =
      [
        glance(.iOS, "iPhones", [.systemSmall, .systemMedium, .systemLarge], .iconsSmall),
        glance(
          .iPadOS, "iPads, as laid out",
          [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge], .canvas),
        glance(
          .iPadOS, "iPads, as shown",
          [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge], .device),
        glance(.watchOS, "Watches, in the Smart Stack", [.accessoryRectangular], .smartStack),
        glance(
          .watchOS, "Watches, on the face",
          [.accessoryRectangular, .accessoryCircular, .accessoryCorner], .watchFace),
        placeless(),
      ]
      + [(Platform.iOS, "iPhones"), (.iPadOS, "iPads"), (.watchOS, "watches")].map {
        platform, devices in
        glance(
          platform, "Live Activities on \(devices)",
          catalog.families(of: .activity).filter { family in
            catalog.availability(of: family, on: platform) != nil
          })
      } + [bridge(), availability()]
    return SitePage(
      place: .widgetKit, title: "WidgetKit",
      blocks: SiteSource.widgetKit.prose + [
        .navigation(
          Navigation(
            ["On this page"], anchor: "contents",
            List(sections.map { [.link($0.heading, to: .anchor($0.anchor))] })))
      ] + sections.map(Block.section))
  }

  /// The screens of a platform, each on its newest version with a number.
  private func glance(
    _ platform: Platform, _ title: String, _ families: [WidgetFamily],
    _ variant: WidgetVariant? = nil
  ) -> Section {
    let anchor = Slug(cleaning: title)
    let rows = widgetScreens.filter { $0.platform == platform }.compactMap {
      screen -> [Table.Cell]? in
      guard let key = screen.screenClass, let kind = families.first.map(catalog.kind),
        let os = engine.defaultOS(kind, on: key)
      else { return nil }
      let answers = families.map { family in
        let variants = catalog.variants(of: family, on: platform, os)
        return engine.evidence(
          Cell(
            platform: platform, os: os, screenClass: key, of: kind, family: family,
            variant: variants.contains(variant) ? variant : variants[0]))
      }
      guard answers.contains(where: \.isKnown) else { return nil }
      return [
        Table.Cell([link(catalog.name(of: screen), to: .widgets(screen))]),
        Table.Cell([Inline("\(os)")]),
      ] + answers.map(linkedCell) + [
        Table.Cell(evidence(for: answers.flatMap { [$0.width, $0.height] }), kind: "evidence")
      ]
    }
    let table = Table(
      caption: Table.Caption(
        [Inline("\(title): width × height in points")], anchor: Slug(cleaning: "\(anchor)-table")),
      columns: [
        Table.Column(["screen"]), Table.Column([Inline(platform.rawValue)], isNumeric: true),
      ] + families.map { Table.Column([Inline(catalog.id(of: $0))], isNumeric: true) }
        + [Table.Column(["evidence"])],
      rowHeadings: 1, rows: rows)
    return Section(
      level: 2, [Inline(title)], anchor: anchor, kind: "widgets",
      rows.isEmpty ? [] : [.table(table)]
    )
  }

  /// Macs and visionOS, where the screen does not count.
  private func placeless() -> Section {
    let rows = widgetScreens.filter { $0.screenClass == nil }.flatMap { screen -> [[Table.Cell]] in
      guard let group = widgetGroups(on: screen).first(where: \.isKnown) else { return [] }
      return group.answers.map { answer in
        [
          Table.Cell([link(screen.platform.rawValue, to: .widgets(screen))]),
          Table.Cell([Inline(catalog.shape(of: answer.cell))]),
          Table.Cell([Inline("\(answer.cell.os)")]), linkedCell(answer),
          Table.Cell(evidence(for: [answer.width, answer.height]), kind: "evidence"),
        ]
      }
    }
    let table = Table(
      caption: Table.Caption(
        ["Macs and visionOS: width × height in points"], anchor: "macs-and-visionos-table"),
      columns: [
        Table.Column(["platform"]), Table.Column(["family"]),
        Table.Column(["version"], isNumeric: true), Table.Column(["size"], isNumeric: true),
        Table.Column(["evidence"]),
      ], rowHeadings: 2, rows: rows)
    return Section(
      level: 2, ["Macs and visionOS"], anchor: "macs-and-visionos", kind: "widgets",
      rows.isEmpty ? [] : [.table(table)])
  }

  /// Where both systems were measured on one version: iOS 14.
  private func bridge() -> Section {
    let os = OSVersion(14)
    let rows = screenClasses.filter { catalog.screenClasses[$0].idiom == .phone }.compactMap {
      key -> [Table.Cell]? in
      let today = Cell(
        os: os, screenClass: key, orientation: .portrait, textSize: .l, entryPoint: .todayView,
        mode: .expanded)
      let medium = Cell(platform: .iOS, os: os, screenClass: key, family: .systemMedium)
      let (old, new) = (engine.evidence(.width, of: today), engine.evidence(.width, of: medium))
      guard old.state.isKnown, new.state.isKnown else { return nil }
      let verdict = old.state == .derived ? "follows" : old.value == new.value ? "equal" : "differs"
      return [
        Table.Cell([todayLink(catalog.screenClasses[key].name, of: key)]),
        linkedCell(old, today), tableCell(new), Table.Cell([Inline(verdict)]),
        Table.Cell(evidence(for: [old, new]), kind: "evidence"),
      ]
    }
    let table = Table(
      caption: Table.Caption(
        ["Widths in points on iOS 14, in portrait"], anchor: "the-bridge-table"),
      columns: [
        Table.Column(["screen"]), Table.Column(["Today extension"], isNumeric: true),
        Table.Column(["systemMedium"], isNumeric: true), Table.Column(["verdict"]),
        Table.Column(["evidence"]),
      ], rowHeadings: 1, rows: rows)
    return Section(
      level: 2, ["The bridge to Today extensions"], anchor: "the-bridge", kind: "widgets",
      SiteSource.bridge.prose + (rows.isEmpty ? [] : [.table(table)]))
  }

  private func availability() -> Section {
    Section(
      level: 2, ["Since when"], anchor: "since-when",
      SiteSource.families.prose + [
        .table(
          Listing.families(catalog).table().table(
            caption: Table.Caption(
              ["The first version that has a family"], anchor: "families-table")))
      ])
  }
}
