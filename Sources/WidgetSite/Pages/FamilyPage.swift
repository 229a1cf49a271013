internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// A family on every device, the newest first, with what Apple's guideline says beside each size.
  func familyPage(_ family: WidgetFamily) -> SitePage {
    let name = catalog.name(of: family).capitalizedFirst
    let all = newestFirst(widgetScreens(of: .widgetKit))
    let platforms: [Platform] = [.iOS, .iPadOS, .watchOS, .macOS, .visionOS]
    let rows = all.flatMap { screen in familyRows(family, on: screen) }
    let sections = platforms.compactMap { platform -> Block? in
      let own = rows.filter { $0.group.screen.platform == platform }
      return own.isEmpty ? nil : familySection(own, on: platform)
    }
    let sizes = rows.prefix(3).compactMap { row in
      row.line.main.map { "\(self.name(of: row.group)) \($0.plainText)" }
    }
    return SitePage(
      place: .family(family), title: "\(name) widgets",
      blocks: [
        .paragraph([
          "The newest published size of ", .code(PlainText(catalog.id(of: family))),
          " on each device, and what Apple’s guideline says of it. ",
          link("All families and versions", to: .matrix), ".",
        ])
      ] + sections + familyLinks(besides: family),
      headTitle: "\(name) widget size on every iPhone, iPad, Apple Watch and Mac · widgetsize",
      description: PlainText(
        "\(name) widgets in points: \(sizes.joined(by: ", ")). With what Apple says beside."),
      kind: "changes")
  }

  /// The families of which a size is known.
  var familiesWithPage: [WidgetFamily] {
    let known = Set(
      widgetScreens(of: .widgetKit).flatMap { widgetGroups(on: $0).standard(.widgetKit) }
        .flatMap(\.answers)
        .filter { $0.isKnown && $0.cell[WidgetVariant.self] != .iconsLarge }
        .compactMap { $0.cell[WidgetFamily.self] })
    return catalog.families(of: .widgetKit).filter(known.contains)
  }

  /// Links to the pages of the other families.
  func familyLinks(besides own: WidgetFamily?) -> [Block] {
    let links = familiesWithPage.filter { $0 != own }.map {
      [link(catalog.name(of: $0).capitalizedFirst, to: .family($0))]
    }
    return links.isEmpty
      ? [] : [.paragraph(["A family on every device: "] + links.joined(by: ", ") + ["."])]
  }

  /// The sizes of a family in one group of versions.
  private typealias FamilyRow = (
    group: WidgetGroup, line: FamilyLines.Line, columns: [WidgetVariant?]
  )

  /// The sizes of a family on the newest versions of a screen for which most of them are known.
  private func familyRows(_ family: WidgetFamily, on screen: Screen) -> [FamilyRow] {
    let found = widgetGroups(on: screen).standard(.widgetKit).map { group in
      (group, FamilyLines(group) { $0.family == family && $0.variant != .iconsLarge }.known)
    }.filter { !$0.1.lines.isEmpty }
    let most = found.map(\.1.knownCount).max()
    guard let (group, lines) = found.first(where: { $0.1.knownCount == most }) else { return [] }
    return lines.lines.map { (group, $0, lines.columns) }
  }

  private func name(of group: WidgetGroup) -> String {
    models(of: group.screen, running: group.versions).first.map { catalog.devices[$0].name }
      ?? group.screen.platform.deviceName
  }

  private func familySection(_ rows: [FamilyRow], on platform: Platform) -> Block {
    let isPad = platform == .iPadOS
    let name = platform.deviceName
    func models(_ row: FamilyRow) -> [Key<Device>] {
      self.models(of: row.group.screen, running: row.group.versions)
    }
    let sides: [(String, WidgetVariant?)] = [("Laid out", .canvas), ("Shown", .device)]
    let sizes = (isPad ? sides : [("Size", nil)]).map { heading, side in
      DescribedColumn<FamilyRow>.cells([Inline(heading)]) { row in
        let index = isPad ? row.columns.firstIndex(of: side) : 0
        let answer = index.flatMap { row.line.answers[$0] }
        return answer.map { sizeCell($0, on: models(row)) }
          ?? Table.Cell([.span(["not published"], kind: "near")], kind: "unknown")
      }
    }
    let table = Table(
      ["\(name), in points\(rows[0].line.main?.pixelSize == nil ? "" : " and pixels")"],
      anchor: Slug(cleaning: "\(platform.rawValue)-table"), of: rows, kind: "sizes",
      layout: .stacked,
      [
        .content(nil) { row in
          let place = row.line.widget.variant.map {
            [Inline.lineBreak, .span([Inline(catalog.name(of: $0))], kind: "near")]
          }
          return
            (models(row).isEmpty
            ? [link(name, to: .platform(platform))]
            : headings(of: models(row), on: row.group.screen)) + (place ?? [])
        },
        .text("Version") { catalog.ranges(of: $0.group.versions, on: platform) },
      ] + sizes + [.text("Apple says") { $0.line.main.map(guidelineWords) ?? "" }])
    return .section(
      [Inline(name)], anchor: Slug(cleaning: platform.rawValue), [.table(table)])
  }

  /// What Apple's guideline says of a size: `the same`, `338 × 158`, or that it says nothing.
  private func guidelineWords(of answer: CellEvidence) -> String {
    if let text = answer.guidelineText { return text }
    let sides = [answer.width, answer.height]
    let rivals = sides.flatMap(\.alternatives).flatMap(\.claims)
    if let rival = answer.rivalText,
      rivals.contains(where: { catalog.claims[$0].method == .published })
    {
      return rival
    }
    return sides.contains(where: catalog.statesGuideline) ? "the same" : "nothing"
  }
}
