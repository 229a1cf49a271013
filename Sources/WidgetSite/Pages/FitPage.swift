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
    let rows = answers.grouped { $0[WidgetFamily.self] }.compactMap { family, cells in
      family.flatMap { row(of: $0, cells) }
    }
    guard !rows.isEmpty else { return [] }
    let headings: [Inline] = [
      "Rows of 44", "Lines of body text", "Lines at AX3", "Square image, pixels",
    ]
    return [
      .table(
        Table(
          caption: Table.Caption(
            ["What every iPhone with iOS \(os) shows at least"], anchor: "overview-table"),
          columns: [Table.Column([])] + headings.map { Table.Column([$0], isNumeric: true) },
          rowHeadings: 1, rows: rows, kind: "plain", layout: .fixed))
    ]
  }

  /// The least that cells of a family show; nil if no height is known, or if no row is seen.
  private func row(of family: WidgetFamily, _ cells: [Cell]) -> [Table.Cell]? {
    func least(_ content: WidgetContent?, _ size: TextSize = .l) -> Int? {
      content.flatMap { content in
        cells.compactMap { engine.fit(content, in: $0, at: size).verdict?.rows }.min()
      }
    }
    let most = ContentLayout.counts.upperBound
    let rows = ContentLayout(count: most, row: Points(44)).map(WidgetContent.fixed)
    let lines = WidgetContent.lines(of: .body)
    let image = cells.compactMap { cell in
      engine.imageLimit(of: cell)?.area.flatMap { area in
        PixelSize(width: 1, height: 1)?.largest(within: area.lowerBound)?.width
      }
    }.min()
    let counts = [least(rows), least(lines), least(lines, .ax3)]
    guard let seen = counts[0], seen > 0 else { return nil }
    let name = catalog.name(of: family)
    let isActivity = cells[0].kind == .activity
    let words = isActivity ? "Live Activity, \(name)" : name.capitalizedFirst
    return [Table.Cell([.span([Inline(words)], kind: "fam")])]
      + counts.map { Table.Cell([Inline($0.map { "\($0)" } ?? "–")]) }
      + [Table.Cell([Inline(image.map { "\($0)" } ?? "–")])]
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
