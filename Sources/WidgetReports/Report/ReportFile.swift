internal import BundledSite
internal import Documents

/// A file of the report.
public struct ReportFile: Equatable, Sendable {
  /// Its name in the report's folder.
  public let name: String
  /// Its whole text.
  public let text: String
}

extension Report {
  /// The files of the report: a page, its style sheet, and the same words as Markdown.
  public var files: [ReportFile] {
    let document = document
    return [
      ReportFile(name: "index.html", text: PageTemplate(SiteFile.page.text).page(of: document)),
      ReportFile(name: "report.css", text: SiteFile.styleSheet.text),
      ReportFile(name: "report.md", text: document.markdown()),
    ]
  }
}

/// The files of Site/ that the report is made of. They are part of the program.
enum SiteFile: String, CaseIterable {
  case introduction = "content/introduction.md"
  case marks = "content/marks.md"
  case compact = "content/compact.md"
  case expanded = "content/expanded.md"
  case legacy = "content/legacy.md"
  case conflicts = "content/conflicts.md"
  case rules = "content/rules.md"
  case parameters = "content/parameters.md"
  case leaveOneOut = "content/leave-one-out.md"
  case textSizes = "content/text-sizes.md"
  case sources = "content/sources.md"
  case about = "content/about.md"
  case page = "templates/page.html"
  case styleSheet = "assets/report.css"

  var text: String {
    guard let text = BundledSite.text(of: rawValue) else {
      // A test reads every file, so that a program without one is never delivered.
      preconditionFailure("Site/\(rawValue) is missing")
    }
    return text
  }

  /// The file's Markdown.
  var prose: [Block] { [Block](markdown: text, shiftingHeadingsBy: 2) }
}
