internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// All sizes of all widgets, a table for each kind, which a script filters and sorts.
  func sizesPage() -> SitePage {
    let matrices = sizeMatrices()
    let cases = matrices.map { matrix in
      Alternatives.Case(
        [Inline(matrix.name)], anchor: matrix.anchor,
        words(for: matrix) + [.table(table(matrix))])
    }
    return SitePage(
      place: .matrix, title: "Sizes",
      blocks: [.alternatives(Alternatives(cases))] + remark(onDevicesWithout: matrices),
      headTitle: "All widget sizes: every device, version and setting",
      description:
        "Every widget size in points and pixels: iPhone, iPad, Apple Watch, Mac, Live Activities and Today extensions, by device and version.",
      kind: "wide", scripts: [.sharedScript, .matrixScript], data: data(of: matrices))
  }

  /// The tables, in the order of the switch; those of kinds without a known size are left out.
  func sizeMatrices() -> [SizeMatrix] {
    [
      widgetMatrix("iPhone", anchor: "iphone", of: .widgetKit, on: [.iOS]),
      widgetMatrix("iPad", anchor: "ipad", of: .widgetKit, on: [.iPadOS]),
      widgetMatrix("Apple Watch", anchor: "watch", of: .widgetKit, on: [.watchOS]),
      widgetMatrix(
        "Mac and Vision Pro", anchor: "mac-and-vision", of: .widgetKit, on: [.macOS, .visionOS]),
      widgetMatrix(
        "Live Activities", anchor: "activities", of: .activity, on: [.iOS, .iPadOS, .watchOS]),
    ].compactMap(\.self) + [todayMatrix()]
  }

  /// What the numbers of a table are.
  private func words(for matrix: SizeMatrix) -> [Block] {
    guard matrix.anchor != "today" else { return SiteSource.matrix.prose }
    let marks = matrix.rows.flatMap(\.numbers).map(\.mark).inLegend
    let legend = marks.map { "\($0.rawValue) \($0.meaning)" }
    let lines =
      ["Width × height in points, pixels below; a size leads to its source"] + legend
    return [.paragraph([Inline(lines.joined(separator: " · "))])]
  }

  /// The devices that no table has, by name: nobody is to look for them twice.
  private func remark(onDevicesWithout matrices: [SizeMatrix]) -> [Block] {
    let others = devicesWithout(matrices)
    guard !others.isEmpty else { return [] }
    return [
      .group(
        Group(
          "remark", [.paragraph(["No source has a size of "] + links(to: others) + ["."])]))
    ]
  }

  /// The devices that no row is about, the newest first.
  func devicesWithout(_ matrices: [SizeMatrix]) -> [Key<Device>] {
    let shown = Set(matrices.flatMap(\.rows).flatMap(\.devices))
    return catalog.devicesNewestFirst().filter { !shown.contains($0) }
  }
}
