import Foundation
import TestSupport
import Testing
import WidgetSizingData

@testable import ForeignTables
@testable import WidgetSizing

/// Every pair that could be a size is counted.
@Suite("Counts add up") struct CountTests {
  private let comparison = ProjectTests.comparison()

  private func check(_ text: String, path: String) {
    let file = comparison.file(Array(text.utf8), path: path)
    let counts = file.counts
    let sizes = SizeTests.context(text, path: path).sizes
    // Single numbers that nothing says to be a side are no pairs.
    let pairs = sizes.count { $0.size.height != nil }
    #expect(counts.all >= pairs && counts.all <= sizes.count, "\(text)")
    #expect(Verdict.Kind.allCases.reduce(0) { $0 + counts[$1] } == counts.all)
    #expect(counts.reasons.values.reduce(0, +) == counts[.notJudged])
    if !file.hasMore {
      #expect(
        file.findings.count == counts[.wrong] + counts[.outdated] + (counts.reasons[nil] ?? 0)
          + counts.withSetting,
        "\(text)")
    }
  }

  @Test("in the files of public projects, with the pairs that a plain pattern finds")
  func inputs() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Inputs")
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: url, encoding: .utf8)
      check(text, path: url.lastPathComponent)
      let plain = text.matches(of: /\d+ ?[x×] ?\d+/).count
      #expect(
        comparison.file(Array(text.utf8), path: url.lastPathComponent).counts.all >= plain,
        "\(url.lastPathComponent)")
    }
  }

  @Test("in texts put together from pieces")
  func pieces() { check(count: 2_000) }

  @Test("in ten times as many", .night)
  func manyPieces() { check(count: 20_000) }

  /// Texts put together from pieces, the same each time.
  private func check(count: Int) {
    var state: UInt64 = 0x5EED
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "364x170", "158 × 158 pt", " small", "systemMedium", ": ", ", ", "\n", "\n  ", "\n\n", "| ",
      "{", "}", "[", "]", "(", ")", "width: 364", "height: 170", "iPhone 15", "430x932", "\"",
      "iOS 18",
      "// ", "# widget", "<td>", "<tr>", "</table>", "- ", "364, 170", "268 mm", "150-170", "_",
      "é中", "1x",
      "\u{0}", "iPhone 99", "|-|-|", "=", "large", "Mac", "Today extension", "...", "2796", "\t",
    ]
    let paths = ["a.swift", "a.md", "a.csv", "a.html", "a.yaml", "-"]
    for _ in 0..<count {
      check(
        (0..<next(16) + 1).map { _ in pieces[next(pieces.count)] }.joined(),
        path: paths[next(paths.count)])
    }
  }
}
