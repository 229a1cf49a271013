internal import Documents
internal import WidgetReports
internal import WidgetSizing

extension SiteContext {
  /// Whether content fits, worked out by a script from heights: those of widgets by family, and those of
  /// Today extensions.
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
        .init("lines", .values(matrixRows.map(data))),
      ]))
  }

  /// A line of Today extensions with every height that content can be judged by, in 1/300 pt: at each text
  /// size the one to judge by and then all that the evidence allows.
  private func data(of row: [AnswerLine]) -> Value {
    let (screenClass, setting) = (row[0].screenClass, row[0].setting)
    let screen = catalog.screenClasses[screenClass]
    let heights = row[0].heights.map { answer in
      Value.values(
        (answer.value.map { [$0] + answer.allowed } ?? []).map { Value($0.threeHundredths) })
    }
    let column = setting.column.flatMap { $0 == .single ? nil : ", \($0.rawValue) column" }
    let words = [
      catalog.phrase(of: row.map(\.cell.os)), setting.orientation.rawValue + (column ?? ""),
      catalog.name(of: setting.entryPoint), setting.mode.rawValue,
    ]
    return .object([
      .init("screen", .text(screen.id)), .init("name", .text(screen.name)),
      .init("page", .text(addresses[todayPlace(of: screenClass)].path + ".html")),
      .init("os", .values(row.map { .number("\($0.cell.os)") })),
      .init("orientation", .text(setting.orientation.rawValue)),
      .init("column", Value(setting.column.flatMap { $0 == .single ? nil : $0.rawValue })),
      .init("entryPoint", .text(setting.entryPoint.rawValue)),
      .init("mode", .text(setting.mode.rawValue)), .init("words", .texts(words)),
      .init("heights", .values(heights)),
      .init("marks", .texts(row[0].heights.map { Mark($0).rawValue })),
    ])
  }
}
