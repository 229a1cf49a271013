internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// A size that nobody has published, on some versions: what it is called, and one cell.
  private typealias Unknown = (name: String, answer: CellEvidence, versions: [OSVersion])

  /// The sizes that nobody has published, as one line that can be opened.
  func unknownBlocks(of subject: DeviceSubject) -> [Block] {
    let unknown = unknownSizes(of: subject)
    guard !unknown.isEmpty, let platform = subject.screen?.platform else { return [] }
    return [
      .group(
        "unknown-sizes",
        [
          .closed(
            ["\(unknown.count.of("size")) nobody published, and how to measure them"],
            [
              .paragraph(
                ["The nearest known sizes may differ from its own. "] + asking("sizes", subject)),
              .lines(unknown.map { [Inline(line(of: $0, on: platform))] }),
            ])
        ])
    ]
  }

  private func unknownSizes(of subject: DeviceSubject) -> [Unknown] {
    let found = subject.sizes.parts.flatMap { part in
      part.groups.flatMap { group in
        part.lines(of: group).unknown.map { answer -> Unknown in
          let zoom = answer.cell.isZoomed ? ", \(answer.cell.zoom.settingName)" : ""
          let kind = answer.cell.kind == .activity ? "Live Activity: " : ""
          let name = kind + name(of: answer.cell) + zoom
          return (name, answer, group.versions)
        }
      }
    }
    return found.grouped(by: \.name).map { _, sizes in
      var size = sizes[0]
      size.versions = Set(sizes.flatMap(\.versions)).sorted()
      return size
    }
  }

  /// `Medium, large icons, iOS 26 and 27. iPhone 16 has 359 × 169; iOS 18 has 344 × 162.`
  private func line(of unknown: Unknown, on platform: Platform) -> String {
    let versions = catalog.words(of: unknown.versions, on: platform)
    let nearest = nearestWords(unknown.answer)
    return "\(unknown.name), \(versions)" + (nearest.isEmpty ? "" : ": \(nearest.joined(by: "; "))")
  }

  /// The screen of a device of which no size is known, and whom to tell.
  func emptyBlocks(of subject: DeviceSubject) -> [Block] {
    guard let key = subject.key, let screenClass = catalog.devices[key].screenClass else {
      return [
        .note(
          Note(
            ["Without a screen there are no sizes to tell."], kind: "callout",
            [.paragraph(asking("screen", subject))]))
      ]
    }
    guard !subject.sizes.parts.allSatisfy(\.groups.isEmpty) else {
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
          [.paragraph(["Be the first. "] + asking("sizes", subject))]))
    ] + nearestBlocks(of: subject)
  }

  /// The sizes of the nearest screen, with one look at what they are: not those of the device.
  private func nearestBlocks(of subject: DeviceSubject) -> [Block] {
    guard let part = subject.sizes.choices.first?.part, let group = part.groups.first else {
      return []
    }
    let found = part.lines(of: group).unknown.compactMap { answer in
      answer.width.nearest.first { $0.axis == .screenClass }.map { engine.evidence($0.cell) }
    }
    guard let screen = found.first?.cell.screen, let page = page(of: screen) else { return [] }
    let answers = found.filter { $0.cell.screen == screen && $0.isKnown }
    let models = catalog.phrase(of: Array(models(of: screen, running: group.versions).prefix(3)))
    let name = models.isEmpty ? catalog.name(of: screen) : models
    return [
      .table(
        Table(
          [
            Inline(
              "Nearest \(screen.platform.deviceName) screen: \(name), \(versionWords(of: group)). "
                + "Not the sizes of \(subject.name)")
          ], anchor: "nearest-table", of: answers, kind: "plain", layout: .stacked,
          [
            .content("Family") { [.span([Inline(self.name(of: $0.cell))], kind: "fam")] },
            .cells(["Size"]) { answer in
              let cell = sizeCell(
                answer, at: evidence(of: answer.cell) ?? destination(page), words: [])
              return Table.Cell(["nearest "] + cell.content, kind: "near")
            },
          ]))
    ]
  }

  /// How to measure what nobody published, and where to send it.
  func asking(_ what: String, _ subject: DeviceSubject) -> [Inline] {
    [
      link("How to measure", to: .measure), ", ",
      reporting("\(subject.name): \(what)", "where to send it"), ".",
    ]
  }

  /// A link to the form with a title; without its address to what the page about measuring says.
  func reporting(_ title: String, _ words: String) -> Inline {
    issues?.form(titled: title).map { .link([Inline(words)], to: $0) }
      ?? link(words, to: .measure, anchor: "send")
  }

  /// Where measurements and errors are sent.
  func sending() -> [Block] {
    [
      .paragraph(
        issues?.form(titled: "A measurement").map {
          [
            .link(["Open the form"], to: $0),
            " and attach the tables, or paste the lines of the log.",
          ]
        } ?? [
          "This copy of the pages names no address. Give the tables, or the lines of the log, to whoever gave you the ",
          "pages, or open an issue with the form ", .strong(["A measurement"]),
          " in the repository that your copy of widgetsize is from.",
        ])
    ]
  }
}
