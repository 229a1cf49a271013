internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Whether content fits, worked out by a script from the heights of widgets and Live Activities.
  func fitPage() -> SitePage {
    let words = SiteSource.fit.prose
    let content = "3 rows of 44" + (defaultChoice().map { ", \(phrase(of: $0))" } ?? "")
    return SitePage(
      place: .fit, title: "Does my content fit?",
      blocks: [
        comparisonTabs(on: .fit), chosen(content),
        .group("overview", fitOverview()),
      ] + words.dropFirst() + [withoutScript(["the table has usual content."])],
      description: words.firstWords, kind: "fit",
      scripts: ["shared", "sizes", "cases", "elements", "choice", "content", "fit"],
      data: choiceWords([
        .init("rooms", .text(WidgetRooms(context: self).text)),
        .init("activities", .texts(WidgetRooms(context: self).activityNames)),
        .init("lineHeights", lineHeights()),
        .init("textSizes", .texts(TextSize.allCases.map(\.rawValue))),
        .init("textSizeNames", .texts(TextSize.allCases.map(\.nameAndID))),
      ]))
  }

  /// How much of some usual content is seen on every iPhone with the newest version, family by family: what
  /// the page about content tells without a script.
  func fitOverview() -> [Block] {
    guard let os = newestVersion else { return [] }
    let answers = widgetScreens.filter { $0.platform == .iOS }.flatMap { screen in
      widgetGroups(on: screen).filter { $0.zoom == .standard && $0.versions.contains(os) }
        .flatMap(\.answers)
    }.map { answer in
      var cell = answer.cell
      cell.os = os
      return cell
    }
    let most = ContentLayout.counts.upperBound
    let rows = ContentLayout(count: most, row: Points(44)).map(WidgetContent.fixed)
    let lines = WidgetContent.lines(of: .body)
    let families = answers.grouped { $0[WidgetFamily.self] }.compactMap { family, cells in
      family.map { (family: $0, cells: cells) }
    }.filter { least(rows, in: $0.cells) ?? 0 > 0 }
    guard !families.isEmpty else { return [] }
    func column(
      _ heading: Inline, _ least: @escaping ([Cell]) -> Int?
    ) -> DescribedColumn<(family: WidgetFamily, cells: [Cell])> {
      .cells([heading], isNumeric: true) {
        Table.Cell([Inline(least($0.cells).map { "\($0)" } ?? "–")])
      }
    }
    return [
      .table(
        Table(
          ["What every iPhone with iOS \(os) shows at least"], anchor: "overview-table",
          of: families, kind: "plain", layout: .fixed,
          [
            .content(nil) { family, cells in
              let name = catalog.name(of: family)
              let words =
                cells[0].kind == .activity ? "Live Activity, \(name)" : name.capitalizedFirst
              return [.span([Inline(words)], kind: "fam")]
            },
            column("Rows of 44") { least(rows, in: $0) },
            column("Lines of body text") { least(lines, in: $0) },
            column("Lines at AX3") { least(lines, in: $0, at: .ax3) },
            column("Square image, pixels", leastImage(of:)),
          ]))
    ]
  }

  /// How much of some content is seen in each of some cells; nil if no height is known.
  private func least(
    _ content: WidgetContent?, in cells: [Cell], at size: TextSize = .l
  ) -> Int? {
    content.flatMap { content in
      cells.compactMap { engine.fit(content, in: $0, at: size).verdict?.rows }.min()
    }
  }

  /// The side of the square image that the system archives for each of some cells, in pixels.
  private func leastImage(of cells: [Cell]) -> Int? {
    cells.compactMap { cell in
      engine.imageLimit(of: cell)?.area.flatMap { area in
        PixelSize(width: 1, height: 1)?.largest(within: area.lowerBound)?.width
      }
    }.min()
  }

  /// The line height of each text style at each text size, by platform, in 1/300 pt: what a script counts
  /// lines with. A height that no source states is 0.
  func lineHeights() -> Value {
    .object(
      Idiom.allCases.map { idiom in
        .init(
          idiom.rawValue,
          .object(
            catalog.textStyles.map { style in
              .init(
                catalog.name(of: style),
                .values(
                  TextSize.allCases.map { size in
                    let row = catalog.lineHeight(of: style, at: size, on: idiom.platform)
                    return Value((row?.lineHeight ?? .zero).threeHundredths)
                  }))
            }))
      })
  }
}
