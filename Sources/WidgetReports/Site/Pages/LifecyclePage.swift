internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// In which order the system calls a widget, and how much memory it may use.
  func lifecyclePage() -> SitePage {
    let sections = background.lifecycle.map(\.os.lowerBound).withoutRepetition.map {
      first -> Block in
      let steps = background.lifecycle.filter { $0.os.lowerBound == first }
      return .section(section(steps, from: first, to: steps.map(\.os.upperBound).max() ?? first))
    }
    return SitePage(
      place: .lifecycle, title: "Lifecycle and memory",
      blocks: SiteSource.lifecycle.prose + sections + [.section(memorySection())])
  }

  private func section(
    _ steps: [LifecycleStep], from first: OSVersion, to last: OSVersion
  ) -> Section {
    let title =
      first == last ? catalog.name(of: first) : "\(catalog.name(of: first)) to \(last)"
    let anchor = Slug(cleaning: "lifecycle-\(catalog.name(of: first))")
    return Section(
      level: 2, [Inline(title)], anchor: anchor,
      [
        .table(
          Table(
            caption: Table.Caption(
              [Inline("Callbacks in their order, \(title)")],
              anchor: Slug(cleaning: "\(anchor)-table")),
            columns: [
              Table.Column(["order"], isNumeric: true), Table.Column(["callback"]),
              Table.Column(["means"]), Table.Column(["note"]), Table.Column(["source"]),
            ],
            rowHeadings: 2,
            rows: steps.map { step in
              let note = [
                step.os.upperBound < last ? "\(catalog.name(of: first)) only" : nil, step.note,
              ]
              return [
                Table.Cell([Inline("\(step.order)")]),
                Table.Cell([.code(PlainText(step.callback))]),
                Table.Cell([Inline(step.meaning)], kind: "words"),
                Table.Cell([Inline(note.compactMap(\.self).joined(by: "; "))], kind: "words"),
                Table.Cell(links(toSources: [step.source])),
              ]
            }))
      ])
  }

  private func memorySection() -> Section {
    let table = Table(
      caption: Table.Caption(["Memory limits"], anchor: "memory-table"),
      columns: [
        Table.Column(["megabytes"], isNumeric: true), Table.Column(["of"]),
        Table.Column(["versions"]),
        Table.Column(["how known"]), Table.Column(["note"]), Table.Column(["source"]),
      ],
      rowHeadings: 1,
      rows: background.memoryLimits.map { limit in
        let versions = limit.os.map { range in
          range.lowerBound == range.upperBound
            ? "\(limit.platform.rawValue) \(range.lowerBound)"
            : "\(limit.platform.rawValue) \(range.lowerBound) to \(range.upperBound)"
        }
        return [
          Table.Cell([Inline("\(limit.megabytes)")]),
          Table.Cell([Inline(limit.kind.subject)]),
          Table.Cell([Inline(versions ?? "\(limit.platform.rawValue), version not said")]),
          Table.Cell([Inline(limit.basis.rawValue)]),
          Table.Cell([Inline(limit.note ?? "")], kind: "words"),
          Table.Cell(links(toSources: [limit.source])),
        ]
      })
    return Section(
      level: 2, ["Memory"], anchor: "memory", SiteSource.memory.prose + [.table(table)])
  }

  /// What the words mean.
  func glossaryPage() -> SitePage {
    SitePage(
      place: .glossary, title: "Glossary", blocks: SiteSource.glossary.prose,
      description: "What the words of the tables mean: axes of a size, states, and the evidence.")
  }

  /// What a server shows for an address that leads nowhere, at whatever depth: its links are whole
  /// addresses, where it is known where the site will be.
  func notFoundPage(of siteAddress: String?) -> SitePage {
    let places: [(String, SitePlace)] = [
      ("All sizes at a glance", .home), ("Screens", .screens), ("Devices", .devices),
    ]
    let links = places.map { text, place in
      let whole = siteAddress.flatMap {
        Destination(checking: $0 + addresses[place].path + ".html")
      }
      return [Inline.link([Inline(text)], to: whole ?? destination(place))]
    }
    return SitePage(
      place: .notFound, title: "No such page",
      blocks: SiteSource.notFound.prose + [.list(List(links))])
  }
}
