internal import BundledSite
internal import Documents
internal import WidgetReports
internal import Wording

/// A file of the site.
package struct SiteFile: Sendable {
  /// Where it is below the site's folder: `devices/iphone-16-pro.html`.
  package let path: String
  package let bytes: [UInt8]
}

/// Files of the site that are made together, when they are written.
package struct SiteFiles: Sendable {
  /// Where they are below the site's folder.
  package let paths: [String]
  private let makeContents: @Sendable () -> [[UInt8]]

  /// Files, and what makes their contents in the same order.
  init(_ paths: [SitePath], contents: @escaping @Sendable () -> [[UInt8]]) {
    self.paths = paths.map(\.text)
    makeContents = contents
  }

  init(_ path: SitePath, bytes: @escaping @Sendable () -> [UInt8]) {
    self.init([path]) { [bytes()] }
  }

  init(_ path: SitePath, text: @escaping @autoclosure @Sendable () -> String) {
    self.init([path]) { [Array(text().utf8)] }
  }

  /// Makes the files.
  package func made() -> [SiteFile] { zip(paths, makeContents()).map(SiteFile.init) }
}

/// The files of Site/ that the site is made of. They are part of the program.
enum SiteSource: String, CaseIterable {
  case home = "content/home.md"
  case compare = "content/compare.md"
  case safe = "content/safe.md"
  case fit = "content/fit.md"
  /// What the search finds besides devices, sizes and written pages: words, title, note and address.
  case topics = "content/topics.txt"
  case page = "templates/page.html"
  case document = "templates/document.html"
  case schema = "templates/schema.json"
  case redirect = "templates/redirect.html"
  case siteMap = "templates/sitemap.xml"

  var text: String {
    guard let text = BundledSite.text(of: rawValue) else {
      // A test reads every file, so that a program without one is never delivered.
      preconditionFailure("Site/\(rawValue) is missing")
    }
    return text
  }

  /// Those that are filled, each read once.
  private static let templates = Dictionary(
    uniqueKeysWithValues: [page, redirect, siteMap].map { ($0, TextTemplate($0.text)) })

  /// The paths of the files that pages load, which the site has as they are.
  static var assets: [String] { BundledSite.paths.filter { $0.hasPrefix("assets/") } }

  /// The file with values in it. They are safe in HTML in the form `html`, and in a string of JSON in a page in the form
  /// `json`.
  func filled(_ values: TextTemplate.Values) -> String {
    let forms: [String: @Sendable (String) -> String] = [
      "html": { PlainText($0).html() },
      "json": { String(PageData(of: .text($0)).json.dropFirst().dropLast()) },
    ]
    var texts: [String] = []
    let template = Self.templates[self] ?? TextTemplate(text)
    template.fill(forms: forms, { values[$0] }) { texts.append($0) }
    return texts.joined()
  }

  /// The file's Markdown, its headings below that of the page.
  var prose: [Block] { [Block](markdown: text, shiftingHeadingsBy: 1) }
}
