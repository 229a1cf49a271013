internal import Documents
internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Text and tables of text, for a terminal. Notes go to standard error. The findings of a check stand above, each
  /// in one line however wide the terminal is, because editors and Xcode read them.
  public static let table = ReportFormat("table", columns: .ofTables, holdsNotes: false) {
    report, terminal, output in
    var writer = SheetWriter(terminal)
    writer.write(
      report.shape.sheet(of: report),
      withAddresses: report.shape.showsAddresses || report.question.citesAddresses)
    let findings = report.findings.map { $0 + "\n" }.joined(by: "")
    output.write(withoutCommands(findings + writer.text))
  }
}

/// Writes a sheet for a terminal.
private struct SheetWriter {
  let terminal: Terminal
  private(set) var text = ""
  /// Whether a table has no room for the names of all models.
  private var omitsModels = false

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// A text in a style.
  mutating func line(_ line: String, _ style: Terminal.Style = .plain) {
    let indent = line.prefix { $0 == " " }.count + 2
    for line in WordWrap.lines(
      of: line.inOneLine, within: terminal.columns ?? .max, indent: indent)
    {
      text += terminal.styled(line, style) + "\n"
    }
  }

  /// An empty line, unless nothing stands above it.
  private mutating func gap() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func write(_ sheet: Sheet, withAddresses: Bool) {
    if !sheet.lines.isEmpty { gap() }
    // The first line answers.
    for (index, line) in sheet.lines.enumerated() { self.line(line, index == 0 ? .strong : .plain) }
    for section in sheet.sections {
      gap()
      write(section, isOfAnswer: sheet.lines.isEmpty)
    }
    let hints = sheet.hints + (omitsModels ? ["--format markdown names the models behind +"] : [])
    let remarks = sheet.remarks + (hints.isEmpty ? [] : [hints.joined(by: " · ")])
    if !remarks.isEmpty { gap() }
    for remark in remarks { line(remark) }
    if withAddresses || sheet.listsSources {
      if !sheet.sources.isEmpty { gap() }
      if withAddresses {
        for source in sheet.sources {
          line("\(source.id)  \(source.title)\(source.url.map { ", " + $0 } ?? "")")
        }
      } else if !sheet.sources.isEmpty {
        line(sheet.sources.map { "\($0.id) \($0.shortName)" }.joined(by: " · "))
      }
    }
  }

  /// Without lines above them, sections are the answer.
  private mutating func write(_ section: Sheet.Section, isOfAnswer: Bool) {
    if !section.title.isEmpty { line(section.title, isOfAnswer ? .strong : .plain) }
    for line in section.lines { self.line(line) }
    for item in section.items { line(item) }
    if let table = section.table {
      if !section.lines.isEmpty { gap() }
      text += table.text(for: terminal)
      omitsModels = omitsModels || table.omitsModels(on: terminal)
    }
    for remark in section.remarks { line(remark) }
  }
}
