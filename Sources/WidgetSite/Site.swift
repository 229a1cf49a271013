internal import BundledSite
internal import Documents
package import WidgetSizing

/// The site: every number of all kinds of widgets with its state and its evidence, as pages of HTML
/// with the same words in Markdown beside them, and as data.
///
/// Nothing in it depends on when, where or by whom it is made: the same tables give the same bytes.
public struct Site: Sendable {
  let context: SiteContext
  let dataVersion: String
  /// What changed in the data, the latest version first, each below a heading `VERSION - DATE`.
  let changes: String
  /// Where the site will be on the web, `https://…/`; nil if nobody says so.
  let address: String?

  /// Makes the site of all cells of an engine.
  ///
  /// - Parameters:
  ///   - engine: What answers.
  ///   - dataVersion: The version of the data, `YYYY.MM.N`.
  ///   - changes: The data's change log: Markdown with a heading `VERSION - DATE` for each version.
  ///   - address: Where the site will be on the web, `https://…/`; nil if that is not known.
  ///   - issues: Where errors are reported; nil for no links to it.
  package init(
    _ engine: Engine, dataVersion: String, changes: String = "",
    address: String? = nil, issues: IssueAddress? = nil
  ) {
    context = SiteContext(engine, issues: issues)
    self.dataVersion = dataVersion
    self.changes = changes
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// All files, the pages first.
  package func files() -> [SiteFiles] {
    let pages = pages
    let api = SiteAPI(context: context, dataVersion: dataVersion)
    let others =
      assets + TemplateFiles(context: context).files + api.files
      + SiteTables(context: context, api: api).files + WebFiles(site: self).files(pages)
      + [SearchIndex(context: context).file, SearchWords(context: context).file]
    return rendered(pages) + others
  }

  /// All pages: those that have a function each, then the written ones.
  var pages: [SitePage] {
    let context = context
    var pages = [
      context.homePage(self), context.comparePage(), context.safePage(), context.fitPage(),
    ]
    pages += SizesSubject.allCases.map(context.sizesPage)
    var grounds = SizeGrounds()
    pages += context.catalog.devices.keys.map { context.devicePage($0, sharing: &grounds) }
    pages += context.familiesWithPage.map(context.familyPage)
    pages += context.platformsWithPage.map { context.platformPage($0, sharing: &grounds) }
    pages += context.changedVersions.map(context.changesPage)
    return pages + WrittenPage.paths.compactMap(context.writtenPage)
  }

  private func rendered(_ pages: [SitePage]) -> [SiteFiles] {
    let date = changes.firstMatch(of: /## (\S+) - ([0-9]{4}-[0-9]{2}-[0-9]{2})\n/)
      .flatMap { $0.1 == dataVersion ? String($0.2) : nil }
    let frame = PageFrame(
      context: context, dataVersion: dataVersion, dataDate: date, siteAddress: address)
    return pages.flatMap { page in
      let path = SitePath(context.addresses[page.place])
      let markdown = page.document.markdown(root: frame.root(of: page.place))
      return [SiteFiles(path + ".html", text: frame.html(page))]
        + (page.place == .notFound ? [] : [SiteFiles(path + ".md", text: markdown)])
    }
  }

  private var assets: [SiteFiles] {
    SiteSource.assets.map { path in
      SiteFiles(SitePath(asset: path)) {
        path.hasSuffix(".js")
          ? (BundledSite.text(of: path) ?? "").script : BundledSite.bytes(of: path) ?? []
      }
    }
  }
}

extension String {
  /// A script without what only its authors read: whole lines of comments, blanks before a line, those beside signs,
  /// but not in templates and patterns, ends of lines where a statement goes on, the end of the last statement in
  /// braces, and `const` behind another. No text of a script goes over several lines, and no loop has an empty statement.
  fileprivate var script: [UInt8] {
    let lines = utf8.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == Self.blank } }
      .filter { line in !["//", "/**"].contains { line.starts(with: $0.utf8) } && !line.isEmpty }
    var script: [UInt8] = []
    var declares = false
    for line in lines {
      let isConstant = line.starts(with: "const ".utf8)
      let goesOn = "=>,;:?&|({[".utf8.contains(script.last ?? 0)
      if declares, isConstant {
        script[script.count - 1] = UInt8(ascii: ",")
      } else if script.last == Self.end, line.first == UInt8(ascii: "}") {
        script.removeLast()
      } else if !script.isEmpty, !goesOn, !".?:&|)]}".utf8.contains(line.first ?? 0) {
        script.append(UInt8(ascii: "\n"))
      }
      script += Self.tightened(declares && isConstant ? line.dropFirst("const ".utf8.count) : line)
      declares = isConstant && line.last == Self.end && line.count { $0 == Self.end } == 1
    }
    return script + [UInt8(ascii: "\n")]
  }

  private static let end = UInt8(ascii: ";")
  private static let blank = UInt8(ascii: " ")

  private static func tightened(_ line: Substring.UTF8View) -> [UInt8] {
    let first = line.firstIndex(where: "`'/\\".utf8.contains) ?? line.endIndex
    let last = line.lastIndex(where: "`'/\\".utf8.contains) ?? line.endIndex
    let hasWholeTexts = line[first..<last].count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
    let fixed = first..<(hasWholeTexts ? last : line.endIndex)
    var result: [UInt8] = []
    var isInText = false
    for place in line.indices {
      let byte = line[place], before = result.last ?? 0
      let next = line.index(after: place) < line.endIndex ? line[line.index(after: place)] : 0
      let isBesideSign =
        signs[Int(before)] || signs[Int(next)] || sums[Int(before)] != sums[Int(next)]
      let isFixed = isInText || fixed.contains(place)
      if byte != blank || isFixed || !isBesideSign { result.append(byte) }
      if byte == UInt8(ascii: "\"") { isInText.toggle() }
    }
    return result
  }

  private static let signs = bytes(in: "=<>(){}[],;:?&|*!")
  /// Two of these are another sign.
  private static let sums = bytes(in: "+-")

  /// Whether each byte is in a text.
  private static func bytes(in text: String) -> [Bool] { (0...255).map(text.utf8.contains) }
}
