internal import BundledSite
internal import Documents

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
  case todaySummary = "content/today-summary.md"
  case compare = "content/compare.md"
  case safe = "content/safe.md"
  case fit = "content/fit.md"
  case languageModels = "content/llms.md"
  case page = "templates/page.html"
  case document = "templates/document.html"
  case styleSheet = "assets/site.css"
  case drawings = "assets/drawings.css"
  case components = "assets/components.css"
  case pageStyles = "assets/pages.css"
  case reference = "assets/reference.css"
  case baseScript = "assets/base.js"
  case catalogScript = "assets/catalog.js"
  case searchNamesScript = "assets/search-names.js"
  case searchReadingScript = "assets/search-reading.js"
  case searchAnswersScript = "assets/search-answers.js"
  case searchScript = "assets/search.js"
  case fieldScript = "assets/field.js"
  case figuresScript = "assets/figures.js"
  case copyScript = "assets/copy.js"
  case sharedScript = "assets/shared.js"
  case matrixScript = "assets/matrix.js"
  case contentScript = "assets/content.js"
  case fitScript = "assets/fit.js"
  case sizesScript = "assets/sizes.js"
  case comparingScript = "assets/comparing.js"
  case casesScript = "assets/cases.js"
  case canvasScript = "assets/canvas.js"
  case elementsScript = "assets/elements.js"
  case shapesScript = "assets/shapes.js"
  case overlayScript = "assets/overlay.js"
  case choiceScript = "assets/choice.js"
  case compareScript = "assets/compare.js"
  case safeScript = "assets/safe.js"
  case icon = "assets/icon.svg"
  case preview = "assets/preview.png"
  case schema = "templates/schema.json"

  var text: String { found(BundledSite.text(of: rawValue)) }

  var bytes: [UInt8] { found(BundledSite.bytes(of: rawValue)) }

  private func found<Content>(_ content: Content?) -> Content {
    guard let content else {
      // A test reads every file, so that a program without one is never delivered.
      preconditionFailure("Site/\(rawValue) is missing")
    }
    return content
  }

  /// The files that pages load, which the site has as they are.
  static var assets: [SiteSource] { allCases.filter { $0.rawValue.hasPrefix("assets/") } }

  /// The file's Markdown, its headings below that of the page.
  var prose: [Block] { [Block](markdown: text, shiftingHeadingsBy: 1) }
}
