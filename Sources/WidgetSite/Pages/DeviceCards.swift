internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What goes with the widgets of a device, a section for each subject of which anything is known.
  func cards(of subject: DeviceSubject) -> [Section] {
    let sections: [Section?] = [
      fileSection(of: subject), sameSection(of: subject), subject.key.flatMap(nameSection),
    ]
    return sections.compactMap(\.self)
  }

  /// The margins, corners and places of the widgets that stand first.
  func limits(of group: WidgetGroup, _ subject: DeviceSubject) -> [Block] {
    [marginSection(group, subject), placeSection(group), standBySection(of: subject)]
      .compactMap { $0.map(Block.section) }
  }

  /// Margins and corners on the version that stands first: each margin with the families that have it, and the radius
  /// with where it is from.
  private func marginSection(_ group: WidgetGroup, _ subject: DeviceSubject) -> Section? {
    let answers = group.answers.filter(\.isKnown)
    func lines(_ quantity: Quantity, of answers: [CellEvidence]) -> [[Inline]] {
      let known = answers.filter { $0[quantity].value != nil }
      let groups = known.grouped { $0[quantity].rangeText }
      let all = answers.count { engine.quantities(of: $0.cell).contains(quantity) }
      return groups.map { number, answers in
        let families = answers.compactMap { $0.cell.widget }
          .map { catalog.name(of: $0.family) }.withoutRepetition
        let run = subject.sizes.runs[answers[0].cell]
        let text = [Inline("\(number) points")]
        return [Inline("\(quantity.name.capitalizedFirst): ")]
          + (run.map { [.link(text, to: .anchor($0.anchor))] } ?? text)
          + (groups.count == 1 && known.count == all
            ? [] : [Inline(" (\(families.joined(by: ", ")))")])
      }
    }
    let isAccessory = { (answer: CellEvidence) in
      answer.cell[WidgetFamily.self].map(catalog.isAccessory) ?? true
    }
    let all =
      lines(.margin, of: answers)
      + radiusLines(of: answers.filter { !isAccessory($0) }, group, subject)
      + lines(.cornerRadius, of: answers.filter(isAccessory))
    guard !all.isEmpty else { return nil }
    return Section(
      level: 3, ["Margins and corners"], anchor: "limits",
      [.paragraph([Inline("On \(versionWords(of: group))")]), .lines(all)])
  }

  /// The sizes in StandBy, with who says so; nil if nobody published one.
  private func standBySection(of subject: DeviceSubject) -> Section? {
    guard let key = subject.key, let screen = subject.screen else { return nil }
    let lines = standBy(of: key, on: screen).map { answer in
      [Inline("\(standByWords(of: answer)): \(answer.plainText) points. Source: ")]
        + names(of: catalog.sources(of: answer.width.basis + answer.height.basis))
    }
    return lines.isEmpty
      ? nil : Section(level: 3, ["StandBy"], anchor: "standby", [.lines(lines)])
  }

  /// The radius of the corners on a Home Screen, which is the same in drawings and templates.
  private func radiusLines(
    of answers: [CellEvidence], _ group: WidgetGroup, _ subject: DeviceSubject
  ) -> [[Inline]] {
    guard let first = answers.first else { return [] }
    let cells = answers.map { answer in
      var cell = answer.cell
      cell.os = group.versions.last ?? cell.os
      return cell
    }
    let found = cells.compactMap { cell in radii.radius(of: cell).map { (cell, $0) } }
    guard !found.isEmpty else {
      let platform = first.cell.platform.deviceName
      return [
        ["Corner radius: nobody published it for \(platform). "] + asking("corner radius", subject)
      ]
    }
    return found.grouped { $0.1.value }.map { _, found in
      let (cell, radius) = found.first { $0.1.cell == $0.0 } ?? found[0]
      let own = subject.sizes.runs[radius.cell].map { Destination.anchor($0.anchor) }
      let place = own ?? address(of: radius.cell).map { destination($0.page, anchor: $0.anchor) }
      return [
        "Corner radius: ", link("\(radius.value) points", to: place),
        Inline(radii.remark(on: radius, of: cell)),
      ]
    }
  }

  /// Where widgets stand on the Home Screen, if a source measured it.
  private func placeSection(_ group: WidgetGroup) -> Section? {
    guard let small = group.answers.first(where: { $0.cell[WidgetFamily.self] == .systemSmall }),
      let places = engine.asked(about: small.device).places(around: small.cell)
    else { return nil }
    func words(_ origins: [HomeScreenPlaces.Origin]) -> String {
      origins.map { $0.text.replacing(scalars: "…", with: " to ") }.joined(by: ", ")
    }
    let source = catalog.sources[places.grid.source]
    return Section(
      level: 3, ["Places on the Home Screen"], anchor: "places",
      [
        .lines([
          [Inline("Columns begin \(words(places.columns)) points from the left")],
          [Inline("Rows begin \(words(places.rows)) points from the top")],
        ]),
        .paragraph([
          Inline("On \(versionWords(of: group)). Source of the first row: "),
          link(source.shortName, to: .source(places.grid.source)),
          "; the rest follows from the sizes.",
        ]),
      ])
  }

  /// The files of a device: all its templates, and its numbers for programs.
  private func fileSection(of subject: DeviceSubject) -> Section? {
    guard let screen = subject.screen, subject.sizes.isKnown else { return nil }
    let json = WidgetKind.withFamilies.filter { widgetScreens(of: $0).contains(screen) }.map {
      file(
        $0 == .widgetKit ? "JSON of its widgets" : "JSON of its Live Activities",
        "api/v3/\(addresses.data(of: $0, on: screen).path).json")
    }
    let files =
      json + table(of: screen, "CSV of its widgets")
      + [file("design tokens of all", SiteTables.tokenPath.text)]
    let archive = subject.key.flatMap { templateLine(of: catalog.devices[$0]) }
    let numbers: [Inline] = ["Numbers for programs: "] + files.joined(by: ", ")
    return Section(
      level: 2, ["Files"], anchor: "templates", [.lines([archive, numbers].compactMap(\.self))])
  }

  /// A link to the widgets of a screen as a table, if a size of one is known.
  func table(of screen: Screen, _ text: String) -> [[Inline]] {
    guard widgetScreens(of: .widgetKit).contains(screen) else { return [] }
    return [file(text, "tables/\(addresses.data(of: .widgetKit, on: screen).path).csv")]
  }

  /// The models with the same screen, those apart that run no version with widgets.
  private func sameSection(of subject: DeviceSubject) -> Section? {
    guard let screen = subject.screen else { return nil }
    let others = models(of: screen).filter { $0 != subject.key }
    let versions = engine.versions(of: .widgetKit, on: screen)
    let sharing = others.filter { other in
      versions.contains { os in
        [other, subject.key].allSatisfy { key in
          key.map { catalog.devices[$0].runs(os) != false } ?? true
        }
      }
    }
    let lines = [
      ("The same screen, and the same widgets on versions that both run: ", sharing),
      (
        "The same screen, but no version with the same widgets: ",
        others.filter { !sharing.contains($0) }
      ),
    ].filter { !$1.isEmpty }.map { words, models in
      Block.paragraph([Inline(words)] + links(to: models) + ["."])
    }
    return lines.isEmpty
      ? nil : Section(level: 2, ["Same screen"], anchor: "same-sizes", lines)
  }

  private func nameSection(of key: Key<Device>) -> Section? {
    let names = otherNames[key, default: []]
    guard !names.isEmpty else { return nil }
    return Section(
      level: 2, ["Also called"], anchor: "also-called",
      [.paragraph([Inline(names.joined(by: ", "))])])
  }

  /// What a device had before WidgetKit; nil if nobody published a size of its Today extensions.
  func todaySection(of key: Key<Device>) -> Section? {
    guard let screenClass = catalog.devices[key].screenClass,
      case let known = (todayRows.rows[screenClass] ?? []).filter(\.isKnown).flatMap(\.versions),
      case let versions = engine.versions(of: screenClass, for: key).filter(known.contains),
      !versions.isEmpty
    else { return nil }
    return Section(
      level: 2, ["Today extensions"], anchor: "sizes", kind: "glance",
      [
        .table(
          glanceTable(
            versions.map { GlanceLine(screenClass: screenClass, versions: [$0], models: [key]) },
            caption: "Widths and heights in points at the text size Large (default)",
            anchor: "sizes-table", [.text("Version") { catalog.name(of: $0.os) }])),
        .paragraph([
          "Every text size and quick actions: ",
          todayLink(catalog.screenClasses[screenClass].name, of: screenClass), ".",
        ]),
      ])
  }
}
