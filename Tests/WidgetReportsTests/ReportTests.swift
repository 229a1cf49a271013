import BundledTables
import Documents
import Foundation
import TestSupport
import Testing

@testable import WidgetReports

@Suite("Report") struct ReportTests {
  private static let report = Report(
    Engine(.bundled), dataVersion: "2026.1.1", programVersion: "1.2.3")
  private static let document = report.document
  private static let files = report.files
  private static let context = ReportContext(report.engine)

  @Test("says in Markdown what was read and recorded") func markdownGolden() throws {
    try expectGolden(Self.document.markdown(), named: "report.md")
  }

  @Test("gives the same bytes twice") func isDeterministic() {
    let again = Report(Engine(.bundled), dataVersion: "2026.1.1", programVersion: "1.2.3")
    #expect(again.files == Self.files)
  }

  @Test("consists of a page, its style sheet and the Markdown") func files() {
    #expect(Self.files.map(\.name) == ["index.html", "report.css", "report.md"])
    #expect(Self.files.allSatisfy { !$0.text.isEmpty && $0.text.hasSuffix("\n") })
  }

  @Test("has every file of the site that it is made of", arguments: SiteFile.allCases)
  func siteFile(_ file: SiteFile) {
    #expect(file.text.contains { !$0.isWhitespace })
  }

  @Test("uses no id twice, in the page's frame neither") func idsAreDistinct() throws {
    let page = try #require(Self.files.first).text
    let ids = page.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(Self.document.anchors.map(\.string)).isSubset(of: ids))
  }

  @Test("leads every link within the page to something") func linksResolve() throws {
    let page = try #require(Self.files.first).text
    let ids = Set(page.matches(of: /\ id="([^"]+)"/).map { String($0.1) })
    let links = page.matches(of: /\ href="#([^"]+)"/).map { String($0.1) }
    #expect(links.count > 100)
    #expect(links.filter { !ids.contains($0) } == [])
    for label in page.matches(of: /\ aria-labelledby="([^"]+)"/) {
      #expect(ids.contains(String(label.1)))
    }
  }

  @Test("loads nothing but its style sheet, and runs nothing") func loadsNothing() throws {
    let page = try #require(Self.files.first).text
    #expect(page.contains("default-src 'none'"))
    #expect(
      page.matches(of: /<link [^>]*>/).map { String($0.0) } == [
        #"<link rel="stylesheet" href="report.css">"#
      ])
    #expect(!page.contains(/<(script|img|iframe|object|embed|style)\b/))
    #expect(!page.contains(/\ (on[a-z]+|src|style)=/))
    let css = try #require(Self.files.dropFirst().first).text
    #expect(!css.contains("url(") && !css.contains("@import"))
  }

  @Test("says the same in both formats", .enabled(if: Programs.mustRun("cmark-gfm")))
  func formatsAgree() throws {
    #expect(try Self.document.differenceOfFormats() == nil)
  }

  @Test("has a table for each screen of which anything is known") func screens() throws {
    let catalog = Self.context.catalog
    let anchors = Set(Self.document.anchors.map(\.string))
    for key in catalog.screenClasses.keys {
      let isKnown = Self.context.lines(.expanded, of: key).contains(where: \.isKnown)
      #expect(anchors.contains(Self.context.anchor(of: key).string) == isKnown)
    }
  }

  @Test("may say that a width holds in both modes and at every text size") func widthsAgree() {
    let engine = Self.report.engine
    for screenClass in Self.context.screenClasses {
      for line in Self.context.lines(.expanded, of: screenClass)
      where line.cell.entryPoint != .quickAction {
        for mode in [Mode.compact, .expanded] {
          for textSize in TextSize.allCases {
            var cell = line.cell
            (cell.mode, cell.textSize) = (mode, textSize)
            #expect(engine.answer(.width, of: cell).value == line.width.value)
          }
        }
      }
    }
  }

  @Test("may give one height for all text sizes on iOS 8 and 9") func legacyHeightsAgree() {
    for line in Self.context.screenClasses.flatMap({ Self.context.lines(.legacy, of: $0) }) {
      #expect(Set(line.heightValues).count == 1)
    }
  }
}
