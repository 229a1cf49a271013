internal import Documents
package import WidgetReports
package import WidgetSizing

/// The site: every number of all systems with its state and its evidence, as pages of HTML
/// with the same words in Markdown beside them, and as data.
///
/// Nothing in it depends on when, where or by whom it is made: the same tables give the same bytes.
public struct Site: Sendable {
  let context: SiteContext
  let dataVersion: String
  let programVersion: String
  /// What changed in the data, version by version, as Markdown.
  let changes: String
  /// Where the site will be on the web; nil if nobody says so.
  let givenAddress: String?
  /// What answers the queries in the words of the pages.
  private let answer: @Sendable (QueryLine) throws -> QueryResult

  /// Where the site is said to be if nobody says so: a name that belongs to nobody.
  private static let standardAddress = "https://widgetsize.example/"

  /// Makes the site of all cells of an engine.
  ///
  /// - Parameters:
  ///   - engine: What answers.
  ///   - background: What the tables tell besides sizes.
  ///   - dataVersion: The version of the data, `YYYY.MM.N`.
  ///   - programVersion: The version of the program that makes the site.
  ///   - changes: The data's change log: Markdown with a heading `VERSION - DATE` for each version.
  ///   - address: Where the site will be on the web, `https://…/`; nil if that is not known.
  ///   - issues: Where errors are reported; nil for no links to it.
  ///   - answer: Answers a query that stands in the words of a page.
  package init(
    _ engine: Engine, _ background: Background, dataVersion: String, programVersion: String,
    changes: String = "", address: String? = nil, issues: IssueAddress? = nil,
    answeringWith answer: @escaping @Sendable (QueryLine) throws -> QueryResult
  ) {
    context = SiteContext(engine, background, issues: issues)
    self.dataVersion = dataVersion
    self.programVersion = programVersion
    self.changes = changes
    self.answer = answer
    givenAddress = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// What whole addresses begin with.
  var address: String { givenAddress ?? Self.standardAddress }

  /// All files, the pages first.
  ///
  /// - Throws: ``QueryBlocks/Complaints``, if a query in the words of a page has no answer.
  public func files() throws -> [SiteFile] {
    let pages = pages
    let api = SiteAPI(context: context, dataVersion: dataVersion)
    let others =
      assets + TemplateFiles(context: context).files + context.posterFiles + api.files
      + SiteTables(context: context, api: api).files + WebFiles(site: self).files(pages)
      + SearchIndex(context: context).files + [SearchWords(context: context).file]
      + (givenAddress == nil ? [] : SharedPictures(context: context).files)
    return try rendered(pages) + others
  }

  /// All pages: those that have a function each, then the written ones.
  var pages: [SitePage] {
    let context = context
    var pages = [
      context.homePage(self), context.comparePage(), context.safePage(), context.fitPage(),
    ]
    pages += SizesSubject.allCases.map(context.sizesPage)
    pages += context.catalog.devices.keys.map(context.devicePage)
    pages += context.platformsWithPage.map(context.platformPage)
    pages.append(context.posterPage())
    pages += context.newestVersion.map { [context.changesPage($0)] } ?? []
    pages += context.largeSources.sorted().map(context.sourcePage)
    pages += WrittenPage.paths.compactMap(context.writtenPage)
    return pages
  }

  private func rendered(_ pages: [SitePage]) throws -> [SiteFile] {
    let date = DataChange.read(changes).first { $0.version == dataVersion }?.date
    let frame = PageFrame(
      context, dataVersion: dataVersion, dataDate: date, siteAddress: givenAddress)
    let filled = try pages.map { page in
      page.hasQueries ? try page.document.fillingQueryBlocks(answer) : page.document
    }
    // The anchors on each page that links of others lead to.
    var linked: [String: Set<Slug>] = [:]
    for (path, anchor) in filled.lazy.flatMap({ $0.destinations.compactMap(\.anchorOfSite) }) {
      linked[path, default: []].insert(anchor)
    }
    return zip(pages, filled).flatMap { page, document in
      let path = SitePath(context.addresses[page.place])
      let html = SiteFile(path + ".html", text: frame.html(page, document))
      guard page.place.hasTwin else { return [html] }
      return [
        html,
        SiteFile(
          path + ".md",
          text: document.markdown(
            linkedFromElsewhere: linked[path.text] ?? [], root: frame.root(of: page.place))),
      ]
    }
  }

  private var assets: [SiteFile] {
    SiteSource.assets.map { asset in
      let isScript = asset.rawValue.hasSuffix(".js")
      return SiteFile(SitePath(asset), text: isScript ? asset.text.script : asset.text)
    }
  }
}

extension SiteContext {
  /// The versions that have Today extensions.
  var versions: [OSVersion] {
    catalog.releases(of: .iOS).filter { $0.modes != nil }.map(\.os)
  }
}

extension String {
  /// A script without what only its authors read: whole lines of comments, blanks before a line, and those beside
  /// signs, but not in a line with a template or a pattern. No text of a script goes over several lines.
  fileprivate var script: String {
    split(separator: "\n").lazy.map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !$0.isEmpty }.map(Self.tightened).joined(separator: "\n")
      + "\n"
  }

  private static func tightened(_ line: Substring) -> String {
    guard !line.contains(where: { "'`/\\".contains($0) }) else { return String(line) }
    // Every second part is a text.
    return line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 0 ? withoutBlanksBesideSigns($1) : String($1) }.joined(separator: "\"")
  }

  private static func withoutBlanksBesideSigns(_ code: Substring) -> String {
    // Not beside `+` and `-`, of which two are another sign.
    let signs = "=<>(){}[],;:?&|*!"
    var result = ""
    for (place, letter) in zip(code.indices, code) {
      let next = code[place...].dropFirst().first
      let isBesideSign = [result.last, next].contains { $0.map(signs.contains) ?? false }
      if letter != " " || !isBesideSign { result.append(letter) }
    }
    return result
  }
}
