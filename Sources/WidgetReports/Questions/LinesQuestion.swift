package import WidgetSizing

/// How many lines of text of each style fit in the widgets that are asked for, all of one kind.
package struct LinesQuestion: Question, AnsweringAsked {
  package let engine: Engine
  let asked: Asked
  let blocks: [CellBlock]
  /// The styles of the text, in the order of the answer; nil for all whose line height is published.
  let styles: [TextStyle]?
  /// The lines, before their height is known.
  let layout: ContentLayout
  /// The largest mode that a Today extension has.
  let largest: DisplayModeNegotiation.LargestMode
  /// Whether content margins are left free, where they are known.
  let usesMargins: Bool
  /// Whether a number that is not known is a failure.
  let isStrict: Bool
  package let remarks: [String]
  /// What was understood of the question, in one line.
  let scope: String
  /// The text sizes, in their order.
  let textSizes: [TextSize]
  private(set) var summary = LinesSummary()

  package let title = "Lines of text that fit"
  package let key: String? = "cells"

  /// Counts lines of text.
  ///
  /// What an iPad shows after scaling is left out unless variants are asked for: views are laid out in
  /// another size.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - asked: The widgets.
  ///   - styles: The styles of the text, in the order of the answer; nil for all whose line height is
  ///     published.
  ///   - layout: More lines than any widget has room for, and what stands above and between them.
  ///   - largest: The largest mode that a Today extension has.
  ///   - usesMargins: Whether the content margins that the system keeps are left free, where they are known.
  ///   - isStrict: Whether a number that is not known is a failure.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, asked: Asked, styles: [TextStyle]?, layout: ContentLayout,
    largest: DisplayModeNegotiation.LargestMode = .expanded, usesMargins: Bool = true,
    isStrict: Bool = false, remarks: [String] = []
  ) {
    self.engine = engine
    self.styles = styles
    self.layout = layout
    self.largest = largest
    self.usesMargins = usesMargins && asked.kind.leavesMargins
    self.isStrict = isStrict
    self.remarks = remarks
    self.asked = asked
    (blocks, scope) = engine.scope(of: asked, textSizes: asked.textSizes)
    textSizes = asked.textSizes ?? TextSize.allCases
    var summary = LinesSummary()
    for count in counts { summary.add(count, engine.catalog) }
    self.summary = summary
  }

  /// The lines of each style in each widget. They are counted anew each time: all numbers of all widgets may not
  /// fit into memory.
  private var counts: some Sequence<LineCounts> {
    blocks.lazy.flatMap { counts(in: $0, engine.asked(about: $0.device)) }
  }

  private func counts(in block: CellBlock, _ engine: Engine) -> [LineCounts] {
    let lines = block.lines.filter { line in
      block.asksForLayout(line) && !(largest == .compact && line[Mode.self] == .expanded)
    }
    return (styles ?? engine.catalog.textStyles).flatMap { style in
      let content = WidgetContent.text(TextRow(lineOf: style), layout: layout)
      return engine.fits(
        content, along: lines, at: textSizes, largest: largest, usesMargins: usesMargins
      ).map { LineCounts(style: style, fits: $0) }
        .filter { styles != nil || $0.hasLineHeight }
    }
  }

  /// Whether a number of lines is known.
  var hasKnownNumber: Bool { !summary.rows.isEmpty }

  package var succeeds: Bool { hasKnownNumber && passes }

  /// Whether the answer is no failure: of a strict result, whether every number is known.
  package var passes: Bool { !isStrict || !summary.hasUnknownNumber }
}

/// The lines of text of one style in a widget, at each text size.
struct LineCounts {
  let style: TextStyle
  let fits: [Fit]

  /// The widget at the first text size, which stands for all.
  var cell: Cell { fits[0].cell }

  /// Whether there is such a widget.
  var exists: Bool { fits[0].maximum.state != .notApplicable }

  /// Whether a source states the line height at one of the text sizes.
  fileprivate var hasLineHeight: Bool { fits.contains { !$0.layouts.isEmpty } }
}

/// The lines of one style in a widget at one text size.
package struct LineCount {
  let style: TextStyle
  let fit: Fit
}

extension LinesQuestion {
  package var rows: some Sequence<LineCount> {
    counts.lazy.filter(\.exists).flatMap { counts in
      counts.fits.lazy.map { LineCount(style: counts.style, fit: $0) }
    }
  }

  package var facts: [Field<Void>] {
    [.points("header") { layout.header }, .points("spacing") { layout.spacing }]
      + (kind == .today ? [.text("largestMode") { largest.rawValue }] : [])
      + (kind.hasFamilies ? [.boolean("usesMargins") { usesMargins }] : [])
      + [.text("verdict") { answerLine }, .boolean("passes") { passes }]
  }

  package var fields: [Field<LineCount>] {
    catalog.cellFields(of: kind).map { $0.of(\LineCount.fit.cell) } + countFields
  }

  private var countFields: [Field<LineCount>] {
    let style: [Field<LineCount>] = [
      .text("textStyle") { $0.style.rawValue },
      .text("verdict") { $0.fit.verdict == nil ? "unknown" : "counted" },
    ]
    let start: [Field<Fit>] = [
      .boolean("certain", column: "is_certain") { $0.verdict?.isCertain },
      .points("lineHeight") { $0.layouts.first?.row },
    ]
    let end: [Field<Fit>] = [
      .points("room") { $0.verdict?.room }, .points("margin") { $0.margin?.value },
      catalog.answerField("maximumHeight", prefix: "maximum_height", of: kind) { $0.maximum },
    ]
    return Fit.textSizeField(of: kind).map { $0.of(\.fit) } + style
      + (start + Fit.rowFields() + end).map { $0.of(\.fit) }
  }
}
