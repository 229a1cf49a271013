public import Documents
public import WidgetSizing

/// The report of all sizes: one page with every number, its state and its evidence.
///
/// Nothing in it depends on when, where or by whom it is made: the same tables give the same bytes.
public struct Report: Sendable {
  let engine: Engine
  let dataVersion: String
  let programVersion: String

  /// Makes the report of all cells of an engine.
  ///
  /// - Parameters:
  ///   - engine: What answers.
  ///   - dataVersion: The version of the data, `YYYY.MM.N`.
  ///   - programVersion: The version of the program that makes the report.
  public init(_ engine: Engine, dataVersion: String, programVersion: String) {
    self.engine = engine
    self.dataVersion = dataVersion
    self.programVersion = programVersion
  }

  /// The words, tables and links, from which both formats are written.
  public var document: Document {
    let context = ReportContext(engine)
    let sections = [
      context.compactSection(), context.expandedSection(), context.legacySection(),
      context.conflictSection(), context.ruleSection(), context.textSizeSection(),
      context.sourceSection(), aboutSection,
    ]
    let title = "How tall may an iOS widget be?"
    return Document(
      title: PlainText(title),
      [.heading(level: 1, [Inline(title)], anchor: "top")]
        + SiteFile.introduction.prose
        + [.navigation(context.navigation(to: sections)), .section(context.markSection())]
        + sections.map(Block.section))
  }

  private var aboutSection: Section {
    Section(
      level: 2, ["About this report"], anchor: "about-this-report",
      SiteFile.about.prose + [
        .list(
          List([
            [Inline("Data: version \(dataVersion)")],
            [Inline("Program: widgetsize \(programVersion)")],
            ["Licence of the data: "]
              + Inline.linking(
                ["CC0 1.0"], to: "https://creativecommons.org/publicdomain/zero/1.0/"),
          ]))
      ])
  }
}
