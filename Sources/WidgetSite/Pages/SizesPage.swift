internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// All sizes of some platforms, newest first, which a script filters and sorts.
  func sizesPage(_ subject: SizesSubject) -> SitePage {
    let matrices = subject.tables.compactMap { widgetMatrix(subject, on: $0) }
    let matrix = matrices.first
    let content: [Block] =
      matrix.map { matrix in
        [.group("controls", []), .table(table(matrix))]
          + matrix.constants.map { constants($0) }
          + matrices.flatMap(partial)
          + matrices.dropFirst().map { .table(table($0)) }
          + [.paragraph([Inline(words(for: matrix, subject))])] + familyLinks(besides: nil)
          + unpublished(matrix, subject)
      } ?? [.paragraph(["No source has a size."])]
    return SitePage(
      place: .sizes(subject), title: "Sizes: \(subject.title)",
      blocks: [sizesTabs(on: .sizes(subject))] + content,
      headTitle: "All widget sizes: \(subject.title), every version and setting",
      description: PlainText(
        "Widget sizes in points: \(matrix.flatMap(firstSizes) ?? subject.title). Every device, family and version, "
          + "with the source of each."),
      kind: "wide", scripts: matrix == nil ? [] : ["shared", "matrix"],
      data: matrix.map(data))
  }

  /// `iPhone 18 Pro, iOS 27: Small 164.33 × 164.33, Medium 349.67 × 164.33`.
  private func firstSizes(of matrix: SizeMatrix) -> String? {
    guard let row = matrix.groups.first?.shown.first else { return nil }
    let sizes = row.answers.compactMap(\.self).filter(\.isKnown).prefix(3).map {
      "\(self.name(of: $0.cell)) \($0.sizeText)"
    }
    let name = row.devices.first.map { catalog.devices[$0].name } ?? row.screen.platform.deviceName
    return
      "\(name), \(catalog.ranges(of: row.versions, on: row.screen.platform)): \(sizes.joined(by: ", "))"
  }

  /// The pages of sizes, beside each other.
  func sizesTabs(on place: SitePlace) -> Block {
    tabs(
      SizesSubject.allCases.map { ($0.title, .sizes($0)) } + [("Today extensions", .today)],
      on: place, named: "Sizes")
  }

  /// `CarPlay, the same on every device: 240 × 78, 240 × 100, 170 × 78 points.`
  func constants(_ answers: [CellEvidence], _ remark: String = "the same on every device") -> Block
  {
    let name = answers.first?.cell.widget.map { catalog.name(of: $0.family).capitalizedFirst } ?? ""
    let sizes = answers.map { [link($0.sizeText, to: evidence(of: $0.cell))] }
    return .paragraph(
      [.strong([Inline(name)]), Inline(", \(remark): ")] + sizes.joined(by: ", ")
        + [" points."])
  }

  /// `84 to 160 high, and nobody published the width: iPhone 14, …`, of devices without a row.
  private func partial(_ matrix: SizeMatrix) -> [Block] {
    let shown = Set(matrix.groups.flatMap(\.shown).flatMap(\.devices))
    let devices = catalog.newestFirst(Set(matrix.partial.flatMap(\.devices)).subtracting(shown))
    guard let answer = matrix.partial.first?.answers.compactMap(\.self).first(where: \.isKnown),
      !devices.isEmpty
    else { return [] }
    let missing = answer.width.value == nil ? "width" : "height"
    return [
      .paragraph(
        [
          .strong([Inline(answer.sizeText.capitalizedFirst)]),
          ", and nobody published the \(missing): ",
        ] + shortLinks(to: devices) + [". So with Display Zoom, where no row says more."])
    ]
  }

  private func words(for matrix: SizeMatrix, _ subject: SizesSubject) -> String {
    let usual = matrix.settings.first?.nameInSentence
    let setting =
      matrix.settings.count > 1 && usual == "with app names"
      ? " Apps on the Home Screen have names unless a row says otherwise." : ""
    return
      "Width × height in points, then in pixels. Each row has the newest version; older ones and other "
      + "settings open below it. A size leads to its source." + setting
      + (subject.kind == .activity ? " An empty cell: the device has no Dynamic Island." : "")
  }

  /// The devices of which nobody published a size, closed. What is missing of the others stands on their pages.
  private func unpublished(_ matrix: SizeMatrix, _ subject: SizesSubject) -> [Block] {
    let devices = subject.kind == .widgetKit ? devicesWithout(matrix, on: subject.tables[0]) : []
    guard !devices.isEmpty else { return [] }
    return [
      .closed(
        ["\(devices.count.of("device")) of which nobody published a size"],
        [
          .paragraph(
            links(to: devices) + [
              ". ", link("How to measure a size", to: .measure), ", ",
              reporting("Sizes", "where to send it"), ".",
            ])
        ])
    ]
  }

  /// The devices of some platforms that no row is about, the newest first.
  func devicesWithout(_ matrix: SizeMatrix, on platforms: [Platform]) -> [Key<Device>] {
    let shown = Set(matrix.rows.flatMap(\.devices))
    return catalog.devicesNewestFirst().filter { key in
      guard let screenClass = catalog.devices[key].screenClass, !shown.contains(key) else {
        return false
      }
      let screen = catalog.widgetScreen(of: screenClass)
      return platforms.contains(screen.platform)
        && engine.versions(of: .widgetKit, on: screen).contains {
          catalog.devices[key].runs($0) != false
        }
    }
  }
}
