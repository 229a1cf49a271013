internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What goes with the widgets of a device, a section for each subject of which anything is known.
  func cards(of key: Key<Device>, _ device: Device, _ sizes: DeviceSizes) -> [Section] {
    let newest = usualGroup(of: key, sizes)
    let sections: [Section?] = [
      activitySection(sizes),
      newest.flatMap(limitSection), newest.flatMap(guidelineSection),
      templateSection(of: device), newest.flatMap(codeSection), sameSection(of: key, device),
      nameSection(of: key),
    ]
    return sections.compactMap(\.self)
  }

  private func activitySection(_ sizes: DeviceSizes) -> Section? {
    guard sizes.activities.isKnown else { return nil }
    return Section(
      level: 2, ["Live Activities"], anchor: "live-activities",
      [
        .table(
          table(
            sizes.activities.newest(1),
            caption: Table.Caption(
              ["Live Activities and the Dynamic Island in points and pixels"],
              anchor: "live-activities-table")))
      ])
  }

  /// Margins, corners and the largest image on the newest version with a known size.
  private func limitSection(_ group: WidgetGroup) -> Section? {
    let quantities: [Quantity] = [.margin, .cornerRadius]
    let answers = group.answers.filter(\.isKnown)
    let limits = answers.map {
      engine.imageLimit(of: $0.cell)?.area.flatMap { area in
        PixelSize(width: 1, height: 1)?.largest(within: area.lowerBound)?.width
      }
    }
    let columns = quantities.filter { quantity in
      answers.contains { $0[quantity].value != nil }
    }
    let hasLimits = limits.contains { $0 != nil }
    guard !columns.isEmpty || hasLimits else { return nil }
    let rows = zip(answers, limits).filter { answer, limit in
      limit != nil || columns.contains { answer[$0].value != nil }
    }
    let table = Table(
      caption: Table.Caption([Inline("On \(group.versionWords)")], anchor: "limits-table"),
      columns: [Table.Column([])] + columns.map { Table.Column([Inline("\($0.name), pt")]) }
        + (hasLimits ? [Table.Column(["largest image, px"])] : []),
      rowHeadings: 1,
      rows: rows.map { answer, limit in
        [Table.Cell([Inline(name(of: answer.cell))])]
          + columns.map { numberCell(answer[$0]) }
          + (hasLimits ? [Table.Cell([Inline(limit.map { "\($0) × \($0)" } ?? "–")])] : [])
      },
      kind: "plain", layout: .stacked)
    return Section(
      level: 2, ["Margins, corners, images"], anchor: "limits",
      [.table(table)]
        + (hasLimits
          ? [
            .paragraph([
              "Any image with as many pixels is archived, a larger one refused, ",
              link("by a rule", to: .rules, anchor: "refused-images-table"),
              " that fits the published refusals.",
            ])
          ] : []))
  }

  /// A number in a table of few words, with its sign, and who states it.
  private func numberCell(_ answer: Evidence) -> Table.Cell {
    guard answer.value != nil else { return Table.Cell([Inline(answer.short)]) }
    return Table.Cell(
      [Inline(answer.short), " ", .span(evidence(for: [answer]), kind: "src")])
  }

  /// What Apple's guideline says where something else answers.
  private func guidelineSection(_ group: WidgetGroup) -> Section? {
    guard group.kind == .widgetKit else { return nil }
    let rows = group.answers.compactMap { answer -> [Table.Cell]? in
      let numbers = [answer.width.guideline, answer.height.guideline]
      let claims = numbers.compactMap(\.self).flatMap(\.claims)
      guard !claims.isEmpty else { return nil }
      let size = numbers.map { $0?.value.description ?? "?" }.joined(by: " × ")
      return [
        Table.Cell([Inline(name(of: answer.cell))]),
        Table.Cell([
          Inline(size), " ", .span(links(toSources: catalog.sourceIDs(of: claims)), kind: "src"),
        ]),
        Table.Cell([Inline(answer.plainText)]),
      ]
    }
    let missing = engine.textOfMissingGuideline(for: group.screen, group.kind)
    guard !rows.isEmpty || missing != nil else { return nil }
    let table = Table(
      caption: Table.Caption(["In points"], anchor: "guideline-table"),
      columns: [
        Table.Column([]), Table.Column(["guideline"]), Table.Column([Inline(group.versionWords)]),
      ],
      rowHeadings: 1, rows: rows, kind: "plain", layout: .stacked)
    return Section(
      level: 2, ["Apple's guideline"], anchor: "guideline",
      rows.isEmpty ? [.paragraph([Inline("\(missing ?? "").")])] : [.table(table)])
  }

  /// The sizes as constants of the languages that widgets and their designs are written in.
  private func codeSection(_ group: WidgetGroup) -> Section? {
    let snippets = SizeSnippet.all(of: group, catalog)
    guard !snippets.isEmpty else { return nil }
    return Section(
      level: 2, ["Code"], anchor: "code",
      snippets.enumerated().map { index, snippet in
        .disclosure(
          Disclosure(
            [Inline(snippet.language)], isOpen: index == 0,
            [.codeBlock(CodeBlock(snippet.text, info: snippet.language.lowercased()))]))
      } + [.paragraph([Inline("\(group.versionWords). Thirds are exact.")])])
  }

  /// The models with the same screen, and where its sizes stand on all versions.
  private func sameSection(of key: Key<Device>, _ device: Device) -> Section? {
    guard let screenClass = device.screenClass else { return nil }
    let screen = catalog.widgetScreen(of: screenClass)
    let others = models(of: screen).filter { $0 != key }
    var blocks: [Block] =
      others.isEmpty
      ? [] : [.paragraph(["The same screen and the same widgets: "] + links(to: others) + ["."])]
    if widgetScreens.contains(screen) {
      blocks.append(
        .paragraph([
          link("All versions and sources of this screen", to: .widgets(screen)), ".",
        ]))
    }
    return blocks.isEmpty ? nil : Section(level: 2, ["Same sizes"], anchor: "same-sizes", blocks)
  }

  private func nameSection(of key: Key<Device>) -> Section? {
    let names = otherNames[key, default: []]
    guard !names.isEmpty else { return nil }
    return Section(
      level: 2, ["Also called"], anchor: "also-called",
      [.paragraph([Inline(names.joined(by: ", "))])])
  }

  /// A family with its variant in words: `Small`, `Small, as shown`.
  private func name(of cell: Cell) -> String {
    guard let widget = cell.widget else { return "" }
    let variant = widget.variant.flatMap { $0 == .iconsSmall ? nil : catalog.name(of: $0) }
    return ([catalog.name(of: widget.family).capitalizedFirst] + [variant].compactMap(\.self))
      .joined(by: ", ")
  }
}
