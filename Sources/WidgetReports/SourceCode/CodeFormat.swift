internal import BundledSite
internal import WidgetSizing
internal import Wording

extension ReportFormat {
  private static let folder = "templates/code/"

  /// The formats of source code: one for each template in `Site/templates/code`, which has its name.
  ///
  /// The comment in the first line of a template says what the format is. ``CodeValues`` has what a
  /// template may name, ``CodeForms`` the forms.
  static let code: [ReportFormat] = BundledSite.paths.compactMap { path in
    guard path.hasPrefix(folder), let text = BundledSite.text(of: path) else { return nil }
    let name = String(path.dropFirst(folder.count).prefix { $0 != "." })
    let summary = text.prefix { $0 != "}" }.drop { "{! ".contains($0) }
    return ReportFormat(name, of: .sizes, summary: String(summary), holdsNotes: false) {
      report, _, output in
      guard let sizes = report.question.sizes else { return }
      let values = CodeValues(sizes, format: name, template: text)
      TextTemplate(text).fill(forms: CodeForms.all, values.value) { output.write($0) }
    }
  }.sorted { $0.name < $1.name }
}
