internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The table of the widgets of a system on some platforms; nil if no size is known.
  func widgetMatrix(
    _ name: String, anchor: Slug, of kind: WidgetKind, on platforms: [Platform]
  ) -> SizeMatrix? {
    let screens = newestFirst(
      widgetScreens(of: kind).filter { platforms.contains($0.platform) })
    let groups = screens.map { screen in widgetGroups(on: screen).filter { $0.kind == kind } }
    let layout = WidgetMatrixLayout(groups.flatMap(\.self).flatMap(\.answers), catalog)
    let drafts = groups.flatMap(layout.rows)
    guard !drafts.isEmpty else { return nil }
    let positions = drafts.map { position(of: $0, in: layout) }
    let hasPositions = Set(positions).count > 1
    return SizeMatrix(
      name: name, anchor: anchor,
      caption: Table.Caption(
        [Inline("\(name): width × height in points, pixels below")],
        anchor: Slug(cleaning: "\(anchor)-table")),
      platform: Set(screens.map(\.platform)).count == 1 ? screens[0].platform : nil,
      axes: hasPositions ? [.init(id: "setting", name: "Setting")] : [],
      columnAxis: .init(id: "family", name: "Family"),
      columns: layout.columns.map(column),
      rows: zip(drafts, positions).map { draft, position in
        SizeMatrix.Row(
          screen: draft.screen,
          devices: models(of: draft.screen, running: draft.versions),
          destination: destination(.widgets(draft.screen)), versions: draft.versions.sorted(),
          positions: hasPositions ? [position] : [],
          numbers: draft.answers.map { answer in
            answer.map(number)
              ?? .init(
                cell: Table.Cell([Inline(Mark.notApplicable.rawValue)], kind: "none"),
                mark: .notApplicable, value: nil)
          })
      })
  }

  /// Screens by their newest models; those without models come last.
  private func newestFirst(_ screens: [Screen]) -> [Screen] {
    let devices = catalog.devicesNewestFirst()
    var ranks: [Key<ScreenClass>: Int] = [:]
    for (rank, device) in devices.enumerated() {
      guard let key = catalog.devices[device].screenClass, ranks[key] == nil else { continue }
      ranks[key] = rank
    }
    func rank(_ screen: Screen) -> Int {
      screen.screenClass.flatMap { ranks[$0] } ?? devices.count
    }
    return screens.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private func column(_ column: WidgetMatrixLayout.Column) -> SizeMatrix.Column {
    let family = catalog.name(of: column.family).capitalizedFirst
    let variant = column.variant.map { catalog.name(of: $0) }
    let name = [family, variant].compactMap(\.self).joined(by: ", ")
    return SizeMatrix.Column(
      id: [catalog.id(of: column.family), catalog.id(of: column.variant)].compactMap(\.self).joined(
        by: "-"),
      name: name, heading: Table.Column([Inline(name)]))
  }

  /// What the person has set: `With app names`, `Display Zoom: Larger Text, large icons`.
  private func position(
    of row: WidgetMatrixLayout.Row, in layout: WidgetMatrixLayout
  ) -> SizeMatrix.Position {
    let isUsual = row.variant == layout.settings.first
    let variant = row.variant.map(catalog.settingPhrase) ?? "standard"
    let isStandard = row.zoom == .standard
    let zoom = "Display Zoom: \(row.zoom.settingName)"
    let text =
      isStandard ? variant.capitalizedFirst : isUsual ? zoom : "\(zoom), \(variant)"
    let ids = [isStandard ? nil : row.zoom.rawValue, catalog.id(of: row.variant) ?? "standard"]
    return SizeMatrix.Position(
      id: ids.compactMap(\.self).joined(by: "-"), name: text, text: text)
  }

  /// A size that leads to its evidence, its pixels below, and a sign for each state but that of a number
  /// which a source states. Where nothing is known the sign is alone, in as few elements as possible:
  /// there are hundreds.
  private func number(_ answer: CellEvidence) -> SizeMatrix.Number {
    let mark = answer.mark
    guard answer.isKnown else {
      return .init(
        cell: Table.Cell([Inline(mark.rawValue)], kind: mark.kind), mark: mark, value: nil)
    }
    let text = Inline(answer.plainText)
    var content: [Inline] = [
      address(of: answer.cell).map {
        .link([text], to: destination($0.page, anchor: $0.anchor))
      } ?? text
    ]
    if mark != .sourced { content += [" ", stateSign(mark)] }
    if let pixels = answer.pixelSize {
      content += [.lineBreak, .span([Inline("\(pixels.width) × \(pixels.height)")], kind: "px")]
    }
    return .init(
      cell: Table.Cell(content, kind: mark.kind), mark: mark,
      value: answer.width.value ?? answer.height.value)
  }

  /// A state as a symbol; its word stands in the legend, and here for those who do not see it.
  private func stateSign(_ mark: Mark) -> Inline {
    .span(
      [Inline(mark.rawValue), .span([Inline(" \(mark.label)")], kind: "vh")], kind: mark.chipKind)
  }
}
