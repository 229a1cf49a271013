internal import BundledSite
internal import Documents
internal import Wording

/// A page whose words and order stand in a file of Site/pages, so that a new page is a new file.
///
/// The file is Markdown below a head of lines `key: value` between two `---`. A fenced block
/// `part` names a ``PagePart``. A heading may end with an
/// id and a class, `## Text sizes {#text-sizes .drawings}`. A link to `folder/page.md` leads to a page of the site,
/// in HTML too.
struct WrittenPage {
  /// The keys of a head, and what their values are.
  enum HeadKey: String, CaseIterable {
    /// What the page is called on itself and in links. Every page has one.
    case title
    /// What it is called on a tab and in the results of a search engine, if not by its title.
    case head
    /// What it has, in a sentence for the results of a search engine, if that is not its first paragraph.
    case description
    /// The ``SitePart`` that the page is in.
    case part
    /// The class of the page's body.
    case layout
    /// The words under which the search of the site finds the page, besides those of its title.
    case search
    /// What the search says about the page.
    case note
    /// Where errors and measurements are sent: of the page about measuring, for reports that name no other address.
    case issues
  }

  /// Where the file is below Site/pages, and the page below the top of the site, without an extension:
  /// `devices/index`.
  let path: String
  /// What stands below the head.
  let body: String
  private let values: [HeadKey: String]

  /// Takes a file of the program; one with a wrong head ends it. A test reads them all.
  init(path: String, text: String) {
    self.path = path
    let parts = text.split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty else {
      preconditionFailure("Site/pages/\(path).md has no head between two '---'")
    }
    values = Dictionary(
      uniqueKeysWithValues: parts[1].split(separator: "\n").map { line in
        let words = line.split(separator: ":", maxSplits: 1)
        guard words.count == 2, let key = HeadKey(rawValue: String(words[0])) else {
          preconditionFailure("Site/pages/\(path).md: '\(line)' is no key of a head with a value")
        }
        return (key, String(words[1].drop { $0 == " " }))
      })
    body = String(parts[2])
  }

  /// What the head says; nil if it does not.
  subscript(key: HeadKey) -> String? { values[key] }

  /// The part of the site that the page is in; nil for none.
  var part: SitePart? { values[.part].flatMap(SitePart.init) }

  /// All pages by path.
  static let all: [String: WrittenPage] = {
    let pages = BundledSite.paths.compactMap { file -> WrittenPage? in
      guard file.hasPrefix("pages/"), file.hasSuffix(".md") else { return nil }
      return BundledSite.text(of: file).map {
        WrittenPage(path: String(file.dropFirst(6).dropLast(3)), text: $0)
      }
    }
    return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
  }()

  /// The words of the home page, which has parts of its own beside them.
  static let home = WrittenPage(path: "index", text: SiteSource.home.text)

  /// The paths of all pages, sorted.
  static var paths: [String] { all.keys.sorted() }
}

extension SiteContext {
  /// The page of a file; nil if there is no such file.
  func writtenPage(_ path: String) -> SitePage? {
    guard let page = WrittenPage.all[path] else { return nil }
    return SitePage(
      place: .written(path), title: page[.title] ?? "", blocks: blocks(of: page),
      headTitle: page[.head], description: page[.description].map { PlainText($0) },
      kind: page[.layout].map { Slug(cleaning: $0) })
  }

  /// The blocks of a page, its parts in their places; a section for each heading of the second level that has
  /// something below it.
  func blocks(of page: WrittenPage) -> [Block] {
    let written = [Block](markdown: page.body) { Destination(written: $0, on: page) }
    var all: [Block] = []
    var section: Section?
    func end() {
      if let section, !section.blocks.isEmpty { all.append(.section(section)) }
    }
    for block in written {
      switch block {
      case .heading(level: 2, let content, _):
        end()
        section = Section(writtenHeading: content)
      case .codeBlock(let code) where code.info == PagePart.language:
        let parts = code.text.split(separator: "\n").flatMap { blocks(ofPart: $0, on: page) }
        if section == nil { all += parts } else { section?.blocks += parts }
      default:
        if section == nil { all.append(block) } else { section?.blocks.append(block) }
      }
    }
    end()
    return all
  }

  private func blocks(ofPart name: Substring, on page: WrittenPage) -> [Block] {
    guard let make = PagePart.all[String(name)] else {
      preconditionFailure("Site/pages/\(page.path).md: there is no part '\(name)'")
    }
    return make(self)
  }
}

extension Destination {
  /// Where a link of a written page leads: `../fit.md#rows` to a page of the site, a table to its file, anything else as
  /// it stands.
  fileprivate init?(written address: String, on page: WrittenPage) {
    let parts = address.split(separator: "#", maxSplits: 1)
    guard let path = parts.first, path.hasSuffix(".md"), !path.contains("://") else {
      let table = address.hasSuffix(".csv") ? Destination.table(address) : nil
      guard let destination = table ?? Destination(checking: address) else { return nil }
      self = destination
      return
    }
    var folders = page.path.split(separator: "/").dropLast()
    for step in path.dropLast(3).split(separator: "/") {
      if step == ".." { folders = folders.dropLast() } else { folders.append(step) }
    }
    guard let name = folders.popLast().flatMap({ Slug(checking: $0) }), folders.count < 2 else {
      return nil
    }
    self = .page(
      name, in: folders.first.flatMap { Slug(checking: $0) },
      anchor: parts.count == 2 ? Slug(checking: parts[1]) : nil)
  }
}

extension Section {
  /// Takes a heading that may end with an id and a class: `Text sizes {#text-sizes .drawings}`.
  fileprivate init(writtenHeading content: [Inline]) {
    let words = content.plainText.string
    let parts = words.split(separator: " {", maxSplits: 1)
    let marks =
      parts.count == 2 && words.hasSuffix("}") ? parts[1].dropLast().split(separator: " ") : []
    func mark(_ sign: String) -> Slug? {
      marks.first { $0.hasPrefix(sign) }.map { Slug(cleaning: $0.dropFirst()) }
    }
    let title = marks.isEmpty ? words[...] : parts[0]
    self.init(
      level: 2, marks.isEmpty ? content : [Inline(title)],
      anchor: mark("#") ?? Slug(cleaning: title),
      kind: mark("."), [])
  }
}
