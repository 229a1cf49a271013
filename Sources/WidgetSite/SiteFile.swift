internal import BundledSite
internal import Documents

/// A file of the site.
public struct SiteFile: Equatable, Sendable {
  /// Where it is below the site's folder: `screens/414x736-3.html`.
  public let path: String
  /// What it holds.
  public let content: Content

  /// What a file holds.
  public enum Content: Equatable, Sendable {
    case text(String)
    /// Of a file that is no text, such as a picture.
    case bytes([UInt8])
  }

  init(_ path: SitePath, text: String) {
    self.path = path.text
    content = .text(text)
  }

  init(_ path: SitePath, bytes: [UInt8]) {
    self.path = path.text
    content = .bytes(bytes)
  }

  /// Its whole text; nil if it is no text.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// All its bytes; text is UTF-8.
  public var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    }
  }
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
  case schema = "templates/schema.json"

  var text: String {
    guard let text = BundledSite.text(of: rawValue) else {
      // A test reads every file, so that a program without one is never delivered.
      preconditionFailure("Site/\(rawValue) is missing")
    }
    return text
  }

  /// The files that pages load, which the site has as they are.
  static var assets: [SiteSource] { allCases.filter { $0.rawValue.hasPrefix("assets/") } }

  /// The file's Markdown, its headings below that of the page.
  var prose: [Block] { [Block](markdown: text, shiftingHeadingsBy: 1) }
}
