internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The newest version of iOS, which the page of changes is about.
  var newestVersion: OSVersion? { newestVersions(of: .iOS).first }

  /// The versions of a platform with a known widget size, the newest first.
  private func newestVersions(of platform: Platform) -> [OSVersion] {
    widgetScreens.filter { $0.platform == platform }.flatMap { screen in
      widgetGroups(on: screen).filter { $0.kind == .widgetKit && $0.isKnown }.flatMap(\.versions)
    }.withoutRepetition.sorted(by: >)
  }

  /// The versions of iOS with a page of what they changed, the newest first: the newest, and all with one before.
  var changedVersions: [OSVersion] {
    newestVersions(of: .iOS).filter {
      $0 == newestVersion || version(before: $0, on: .iOS) != nil
    }
  }

  /// The version before another with a known size; nil if the other has none, or if it is the first.
  private func version(before os: OSVersion, on platform: Platform) -> OSVersion? {
    let versions = newestVersions(of: platform)
    guard versions.contains(os) else { return nil }
    return versions.first { $0 < os }
  }

  /// What a version changed: the sizes of each device that runs it beside those of the version before.
  func changesPage(_ os: OSVersion) -> SitePage {
    let title = "What iOS \(os) changed for widgets"
    let sections = Idiom.allCases.compactMap { changesSection(of: $0, os) }
    return SitePage(
      place: .changes(os), title: title,
      blocks: sections.map(Block.section)
        + (sections.isEmpty ? [.paragraph(["No size is known of two versions."])] : [])
        + otherChanges(os),
      headTitle: "\(title) · widgetsize",
      description: PlainText(
        sections.isEmpty
          ? title
          : "iPhone on iOS \(os): " + (sections[0].blocks.firstWords?.string ?? "")
            + " The sizes of each device beside those of the version before."),
      kind: "changes")
  }

  /// Links to what other versions changed.
  private func otherChanges(_ own: OSVersion) -> [Block] {
    let links = changedVersions.filter { $0 != own }.map { [link("iOS \($0)", to: .changes($0))] }
    return links.isEmpty
      ? [] : [.paragraph(["What other versions changed: "] + links.joined(by: ", ") + ["."])]
  }

  /// What the newest version of iOS changed for the widgets of iPhones, in a sentence; nil if no size is known of two
  /// versions.
  func changeSection() -> Section? {
    guard let newest = newestVersion,
      let changes = changesSection(of: .phone, newest)?.blocks.firstWords
    else { return nil }
    return Section(
      level: 2, [Inline("What iOS \(newest) changed")], anchor: "changed", kind: "band",
      [.paragraph([Inline("\(changes) "), link("Device by device", to: .changes(newest)), "."])])
  }

  /// Screens with the same changes.
  struct Change {
    let comparison: SubjectComparison
    let models: [Key<Device>]
  }

  func changesSection(of idiom: Idiom, _ os: OSVersion) -> Section? {
    let platform = idiom.platform
    guard let before = version(before: os, on: platform) else { return nil }
    let changes = changes(of: idiom, from: before, to: os)
    guard !changes.isEmpty else { return nil }
    let families = changes.flatMap { $0.comparison.usualRows.compactMap(\.family) }
      .withoutRepetition.sorted { $0.place < $1.place }
    let same = families.filter { family in
      changes.allSatisfy { change in
        change.comparison.usualRows.allSatisfy { $0.family != family || $0.agreement == .same }
      }
    }
    let shown = families.filter { !same.contains($0) }
    let new = shown.filter { family in
      changes.allSatisfy { change in
        change.comparison.usualRows.allSatisfy { $0.family != family || $0.isNew }
      }
    }
    let table = Table(
      ["\(platform.rawValue) \(before) to \(os), in points"],
      anchor: Slug(cleaning: "\(idiom.rawValue)-table"), of: changes, kind: "plain",
      layout: .stacked,
      [.content(nil) { links(to: $0.models) }]
        + shown.map { family in
          let isNew = new.contains(family)
          let name = catalog.name(of: family).capitalizedFirst
          return .cells([Inline(isNew ? "\(name) (new)" : name)]) { change in
            change.comparison.usualRows.first { $0.family == family }
              .map { changeCell($0, isNamed: isNew) }
              ?? Table.Cell([chip(.notApplicable)], kind: "none")
          }
        })
    return Section(
      level: 2, [Inline(idiom.pluralName)], anchor: Slug(cleaning: idiom.rawValue),
      [.paragraph(summary(of: changes, shown, same: same))] + (shown.isEmpty ? [] : [.table(table)])
    )
  }

  /// The screens that run both versions, those with the same changes together.
  func changes(
    of idiom: Idiom, from old: OSVersion, to new: OSVersion
  ) -> [Change] {
    let devices = catalog.devicesNewestFirst(of: idiom).filter {
      catalog.devices[$0].runs(old) != false && catalog.devices[$0].runs(new) != false
    }
    let screens = devices.compactMap { catalog.devices[$0].screenClass }.withoutRepetition
    let all = screens.compactMap { key -> Change? in
      let screen = catalog.widgetScreen(of: key)
      let subjects = [old, new].flatMap { os in
        var asked = Asked(.widgetKit, on: [screen])
        asked.os = [os]
        return engine.subjects(of: asked)
      }
      guard subjects.count == 2 else { return nil }
      let comparison = engine.comparison(of: subjects)
      guard comparison.hasKnownNumber else { return nil }
      return Change(
        comparison: comparison, models: devices.filter { catalog.devices[$0].screenClass == key })
    }
    return all.grouped { change in
      change.comparison.usualRows.map { "\($0.family?.place ?? 0) \(changeCell($0).content)" }
    }.map { _, changes in
      Change(comparison: changes[0].comparison, models: changes.flatMap(\.models))
    }
  }

  /// `same`, `new 349.67 × 565.67`, `+2 × +2, now 60 × 60`, or that nobody published one of the sizes.
  /// `isNamed` is whether the column says that its sizes are new.
  private func changeCell(_ row: SubjectComparison.Row, isNamed: Bool = false) -> Table.Cell {
    let new = row.cells[1]
    let size = Quantity.sides.map { new[$0].value }.sizeText
    if row.isNew {
      return Table.Cell(
        isNamed ? [Inline(size)] : [.span([Inline("new")], kind: "pt"), Inline(" \(size)")],
        kind: "diff")
    }
    var cell = differenceCell(row, hasPixels: false)
    if row.agreement == .different { cell.content += [.lineBreak, Inline("now \(size)")] }
    if catalog.mixesGuideline(row) {
      let time = catalog.isGuidelineAlone(row.cells[0]) == true ? "before" : "now"
      cell.content += [.lineBreak, .span(["\(time): Apple’s guideline"], kind: "near")]
    }
    return cell
  }

  /// The answer in a sentence or two.
  private func summary(
    of changes: [Change], _ families: [WidgetFamily], same: [WidgetFamily]
  ) -> [Inline] {
    func names(where isMeant: (SubjectComparison.Row) -> Bool) -> [String] {
      families.filter { family in
        changes.contains { $0.comparison.usualRows.contains { $0.family == family && isMeant($0) } }
      }.map(catalog.name(of:))
    }
    let new = names(where: \.isNew)
    let changed = names(where: \.isChanged)
    let unknown = names { $0.agreement == .unknown }
    let parts = [
      new.isEmpty ? nil : "New: \(new.list).",
      changed.isEmpty ? nil : "Changed: \(changed.list).",
      same.isEmpty ? nil : "The same on every device: \(same.map(catalog.name(of:)).list).",
      unknown.isEmpty ? nil : "Not published for every device: \(unknown.list).",
    ].compactMap(\.self)
    return [.strong([Inline((parts.isEmpty ? ["No change is known."] : parts).joined(by: " "))])]
  }
}

extension SubjectComparison.Row {
  /// The family of the row.
  var family: WidgetFamily? { cells.lazy.compactMap(\.cell.widget).first?.family }

  /// Whether only the second version has the family, in a known size.
  var isNew: Bool { cells[0].width.state == .notApplicable && cells[1].isKnown }

  /// Whether both versions have the family, in different known sizes.
  var isChanged: Bool { differs == true }
}
