import Foundation
import TestSupport
import Testing

/// Links between the documents of the repository lead somewhere.
@Suite struct DocumentLinkTests {
  /// The documents, by their paths: those of the folder itself and of some folders below it.
  static let paths = ["", "docs/", "skills/widgetsize/", "Data/", "Bench/"].flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: Project.url(of: folder).path)) ?? [])
      .filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
  }

  /// The targets of links and pictures in a document, without those of other sites.
  private static func targets(in text: String) -> [String] {
    let links = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    let pictures = text.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.1) }
    return (links + pictures).filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
  }

  /// The anchors of the headings of a document, as GitHub makes them.
  private static func anchors(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.wholeMatch(of: /#{1,6} .*/) != nil }.map { line in
      line.drop { $0 == "#" }.dropFirst().lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
  }

  @Test(arguments: paths) func linksLeadToFilesAndHeadings(path: String) throws {
    let document = Project.url(of: path)
    for target in Self.targets(in: try String(contentsOf: document, encoding: .utf8)) {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file =
        parts[0].isEmpty
        ? document : document.deletingLastPathComponent().appending(path: String(parts[0]))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(target)")
      guard parts.count == 2, file.pathExtension == "md" else { continue }
      let anchors = Self.anchors(in: try String(contentsOf: file, encoding: .utf8))
      #expect(anchors.contains(String(parts[1])), "\(path): \(target)")
    }
  }

  @Test func readmeLeadsToEveryPageOfTheManual() throws {
    let readme = try String(contentsOf: Project.url(of: "README.md"), encoding: .utf8)
    let targets = Self.targets(in: readme).map { $0.prefix { $0 != "#" } }
    for page in Self.paths where page.hasPrefix("docs/") {
      #expect(targets.contains(page[...]), "\(page)")
    }
  }

  @Test func brokenLinksAndPicturesAreFound() {
    let text = "[a](b.md#c) <img src=\"d.svg\"> [e](https://example.org/f)"
    #expect(Self.targets(in: text) == ["b.md#c", "d.svg"])
    #expect(
      Self.anchors(in: "# Does it *fit*?\ntext\n## `--os`, 17+\n") == ["does-it-fit", "--os-17"])
  }
}
