import Testing
import WidgetSizingData

@testable import ForeignTables
@testable import WidgetSizing

/// The reader of pairs of numbers alone.
@Suite("Sizes are read") struct SizeTests {
  static func context(_ text: String, path: String = "a.ts") -> Context {
    Context(Text(CleanText(Array(text.utf8)).bytes), names, path: path)
  }

  static let names = Names(.bundled)

  static func sizes(_ text: String, path: String = "a.ts") -> [String] {
    context(text, path: path).sizes.filter { !$0.isScreen && $0.size.height != nil }.map(
      \.size.text)
  }

  @Test(
    "in the ways in which people write them",
    arguments: [
      "364x170", "364 × 170", "364×170pt", "364 pt x 170 pt", "338ptx158pt", "364 * 170",
      "364 by 170", "width: 364, height: 170", "height: 170, width: 364", "\"w\": 364, \"h\": 170",
      "Size(364, 170)", "DpSize(364.dp, 170.dp)", "[364, 170]", "{364, 170}", "@[@364, @170]",
      "CGSize(width: CGFloat(364), height: CGFloat(170))", "new Size { Width = 364, Height = 170 }",
      "width={364} height={170}", "<width>364</width><height>170</height>",
      "<key>width</key>\n<real>364</real>\n<key>height</key>\n<real>170</real>",
      "- Width: 364\n- Height: 170", "mediumWidth = 364\nmediumHeight = 170", "W364×H170",
      "364 points wide and 170 points high", "a:\n  - 364\n  - 170", "width:364px;height:170px",
      ".width(364.dp).height(170.dp)", "width = 364.0e0, height = 170.0",
    ])
  func spellings(_ text: String) {
    let expected = text.contains("338") ? "338 × 158" : "364 × 170"
    #expect(Self.sizes(text) == [expected], "\(text)")
  }

  @Test("with decimals after a point, a comma or as a fraction")
  func decimals() {
    #expect(Self.sizes("344,67 × 162,67") == ["344.67 × 162.67"])
    #expect(Self.sizes("[344.666, 162.5]") == ["344.666 × 162.5"])
    #expect(Self.sizes("1,034 x 488") == ["1034 × 488"])
    #expect(Self.sizes("349 2/3 × 164 1/3") == ["349.6666 × 164.3333"])
    #expect(Self.sizes("158x158,338x158") == ["158 × 158", "338 × 158"])
  }

  @Test(
    "but not where numbers only look like one",
    arguments: [
      "icon@3x.png 60x60@2", "20x30x40", "0x170", "[364, 170, 30]", "-364x170", "#364x170",
      "a364x170", "364", "{ width: 364 } { width: 170 }", "a[21, 42]", "v1.2.3", "(2×2)",
      "12:30:45", "2026-11-29",
    ])
  func noSizes(_ text: String) { #expect(Self.sizes("a \(text)") == [], "\(text)") }

  @Test("as screens where a device has them, and in conditions")
  func screens() {
    #expect(Self.context("430x932 2622 x 1206 z428x926").sizes.filter(\.isScreen).count == 2)
    for text in ["(428...430, 926...932)", "(440..., _)", "(768, _)", "428..<430, 926"] {
      let reader = SizeReader(Text(Array(text.utf8)), delimiter: nil)
      #expect(reader.patterns.count == 1 && reader.sizes.isEmpty, "\(text)")
    }
  }

  @Test("from two columns, two cells and single numbers below a family")
  func columns() {
    #expect(Self.sizes("device,width,height\na,364,170", path: "a.csv") == ["364 × 170"])
    #expect(Self.sizes("|a|Height|Width|\n|-|-|-|\n|b|170|364|", path: "a.md") == ["364 × 170"])
    #expect(Self.sizes("iPhone 15;medium;364;170", path: "a.csv") == ["364 × 170"])
    let squares = Self.context("|a|Small|\n|-|-|\n|b|170|\nsmall: 158", path: "a.md").sizes
    #expect(squares.map(\.size.text) == ["170", "158"])
  }
}
