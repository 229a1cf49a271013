import Testing

/// Tests ask what the package offers. Those that look inside a module are listed, each with its reason.
@Suite struct TestableImportTests {
  static let reasons = [
    "ForeignTablesTests": [
      "ContextTests": "what a line says of the sizes in it, before they are judged",
      "CountTests": "sizes that are read, beside those that are counted",
      "NamesTests": "what words of a text name, before sizes are read",
      "SizeTests": "the reader of sizes apart from their judge",
    ],
    "FuzzTests": [
      "QueryAnswers": "options as a command reads them, without a process",
      "ReadingComparisons": "options as a command reads them, without a process",
      "ReadingFiles": "options as a command reads them, without a process",
      "ReadingImages": "the reader of an option", "ReadingNames": "the reader of an option",
      "WritingIndexes": "the index of the search apart from the site",
    ],
    "QuestionWordsTests": ["WordTableTests": "each meaning of a word, used or not"],
    "WidgetDrawingsTests": [
      "DrawingScaleTests": "arithmetic of a scale", "DrawnPieces": "shapes before they are SVG",
      "FamilyNestTests": "which rectangle stands in which",
      "HomeScreenFamiliesTests": "places before they are drawn",
      "LabelOverlapTests": "extents of letters",
      "NestedDrawingTests": "shapes before they are SVG",
      "QueryDrawingTests": "shapes before they are SVG",
      "WidgetDrawingSamples": "places before they are drawn",
      "WidgetFiguresTests": "shapes before they are SVG",
    ],
    "WidgetReportsTests": [
      "CellGroupTests": "that groups cover each cell once",
      "LockFileTests": "rows of a pinned file before they are judged",
    ],
    "WidgetSiteTests": [
      "ComparePageTests": "one page without the site",
      "DevicePageTests": "one page without the site", "HostileNameTests": "addresses of names",
      "SearchIndexTests": "the index of the search",
      "ShapesScriptTests": "extents of letters", "SizeMatrixTests": "a table before it is HTML",
      "SmallSiteTests": "pages before they are HTML",
      "TemplateTests": "files of templates without the site",
      "WidgetGroupTests": "the groups of a page", "WrittenPageTests": "parts of a page",
    ],
    "WidgetSizingTests": [
      "ClaimSettingsTests": "the settings that a claim leaves open",
      "FoldedNameTests": "comparing names", "GridRuleTests": "how a rule fits a grid",
      "TakenAwayTests": "which claims say the same, to take them away",
      "WholeRowsRuleTests": "the values that a rule lets stand",
      "WidgetKitNearestTests": "how near a neighbour is",
      "WidthRuleTests": "how a rule fits a width",
      "ZoomedWidgetRuleTests": "how a rule fits a factor",
    ],
  ]

  @Test func eachIsListed() throws {
    let files = try House.files(below: "Tests").filter {
      $0.text.split(separator: "\n").contains { $0.hasPrefix("@testable import") }
    }
    let found = Dictionary(grouping: files, by: \.target).mapValues { files in
      files.map { String($0.path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
        .sorted()
    }
    #expect(found == Self.reasons.mapValues { $0.keys.sorted() })
  }
}
