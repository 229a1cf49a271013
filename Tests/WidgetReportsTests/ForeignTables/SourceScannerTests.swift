import Testing
import WidgetSizingData

@testable import WidgetReports
@testable import WidgetSizing

/// The spellings of sizes in source code and tables.
@Suite("Sizes in text") struct SourceScannerTests {
  /// The sizes in a text, each with its screens, family and versions: `364 × 170 430x932@3 systemMedium`.
  private func sizes(_ text: String, delimiter: Character? = nil) -> [String] {
    let catalog = Catalog.bundled
    var found: [String] = []
    var scanner = SourceScanner(
      Array(text.utf8), SourceVocabulary(catalog), delimiter: delimiter?.asciiValue,
      namesWidgets: true
    ) { size, _ in
      let screens =
        size.device?.places.compactMap(\.screenClass).map { catalog.screenClasses[$0].id } ?? []
      found.append(
        ([size.text] + screens + [catalog.id(of: size.family)].compactMap(\.self)
          + size.versions.map { "iOS \($0)" }).joined(separator: " "))
    }
    scanner.scan()
    return found
  }

  @Test(
    "are found in the usual spellings",
    arguments: [
      "'430x932': systemMedium 364x170", "430 × 932: { medium: 364 × 170 }",
      "430x932 medium 364 &times; 170", "430x932 | medium: 364pt x 170pt",
      "430x932: { medium: { width: 364, height: 170 } }",
      "430x932: medium: CGSize(width: 364, height: 170)",
      #"{"430x932": {"systemMedium": {"height": 170, "width": 364}}}"#,
      #"{"systemMedium": {"430x932": [364, 170]}}"#, "[430, 932]: { medium: [364.0, 170] }",
      "z430x932 medium new Size(364, 170)", "iPhone15ProMax _iosMediumSize = Size(364, 170)",
      "364x170 is medium on an iPhone 15 Pro Max",
      "{size: [364, 170], family: 'medium', d: '430x932'}",
      "430x932:\n  systemMedium:\n    width: 364\n    height: 170",
      "case .systemMedium:\n  switch a {\n    case CGSize(width: 430, height: 932):\n      return CGSize(width: 364, height: 170)\n  }",
      "|Screen|Medium|\n|-|-|\n|430x932|364x170|",
      "|Screen|Width|Height|\n|-|-|-|\n|430x932 medium|364|170|",
      "if width == 430 && height == 932 { medium = CGSize(width: 364, height: 170) }",
      "case .iPhone_430_932: return .medium(364x170)",
      "|Screen|Height|Width|\n|-|-|-|\n|430x932 medium|170|364|",
      "|430x932|Medium|\n|-|-|\n|usual|364x170|",
      "<table><tr><th>Screen<th>Medium</tr><tr><td width=60>430x932<td>364x170</table>",
    ])
  func spellings(_ text: String) {
    #expect(sizes(text) == ["364 × 170 430x932@3 systemMedium"], "\(text)")
  }

  @Test("are found in the columns of CSV")
  func rows() {
    let text =
      "device,family,width,height\n\"iPhone15,3\",systemMedium,364,170\niPhone 17,small,1,2\n"
    #expect(
      sizes(text, delimiter: ",")
        == ["364 × 170 430x932@3 systemMedium", "1 × 2 402x874@3 systemSmall"])
  }

  @Test(
    "are not found in text that only looks like a size",
    arguments: [
      "iPhone 12 icon@3x.png 60x60@2x", "iPhone 12 medium 2x3x4", "iPhone 12 medium 0x170",
      "iPhone 12 medium rgba(364, 170)", "iPhone 12 medium [364, 170, 3]",
      "iPhone 12 medium -364x-170", "iPhone 12 medium -364x170", "iPhone 12 medium #364x170",
      "iPhone 12 medium a364x170", "iPhone 12 medium 364", "{ width: 364 } { height: 170 }",
    ])
  func noSizes(_ text: String) {
    #expect(sizes(text) == [], "\(text)")
  }

  @Test(
    "ignore words of families that are about something else",
    arguments: [
      "small icon", "largeDesktopWindow", "icons-small", "medium phones",
    ])
  func otherThings(_ text: String) {
    #expect(sizes("430x932 \(text) 364x170") == ["364 × 170 430x932@3"])
  }

  @Test("belong to the version in the heading, not to one in a condition")
  func versions() {
    let table = "\n|Device|Small|\n|-|-|\n|iPhone 13|158x158|"
    let size = "158 × 158 390x844@3 systemSmall"
    #expect(sizes("## iOS 15\(table)") == ["\(size) iOS 15"])
    #expect(sizes("## iOS 14.5-15\(table)") == ["\(size) iOS 14 iOS 15"])
    #expect(sizes("## iOS 15\n## Others\(table)") == [size])
    #expect(sizes("## iOS 13\(table)") == ["\(size) iOS 13"])
    #expect(sizes("## iOS 14+\(table)") == [size])
    #expect(sizes("@available(iOS 16, *) iPhone 13 small 158x158") == [size])
  }

  @Test("of an unknown device belong to no other device")
  func unknownDevice() {
    #expect(
      sizes("{ iPhone 17: { small: [1, 2] }, iPhone 17 Ultra: { small: [3, 4] } }").last
        == "3 × 4 systemSmall")
    #expect(
      sizes("{ '430x932': { small: [1, 2] }, '450x975': { small: [3, 4] } }").last
        == "3 × 4 systemSmall")
  }

  @Test("have line and column, whatever ends a line")
  func places() {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["é 😀 iPhone 15", "  ü small 1x2"].joined(separator: end)
      var places: [WrittenPlace] = []
      var scanner = SourceScanner(
        Array("iPhone 15\(end) ü small 157x159\(end)\(text)".utf8), SourceVocabulary(.bundled),
        delimiter: nil, namesWidgets: true
      ) { size, _ in places.append(size.place) }
      scanner.scan()
      #expect(
        places == [.init(line: 2, column: 10), .init(line: 4, column: 11)],
        "\(end.debugDescription)")
    }
  }

  /// The number of bytes that the scanner looks at.
  private func steps(_ text: [UInt8]) -> Int {
    var scanner = SourceScanner(
      text, SourceVocabulary(.bundled), delimiter: nil, namesWidgets: true
    ) { _, _ in }
    scanner.scan()
    #expect(scanner.scopes.isEmpty && scanner.cursor.isAtEnd)
    return scanner.cursor.steps
  }

  @Test(
    "are looked for in linear time and with bounded scopes",
    arguments: [
      "[", "{(", "iPhone ", "iPhone 15 Pro Max Pro ", "small:", "364x170 ", "a364x170", "1x",
      "| 1x2 ",
      "<td>", "{\"430x932\":{\"small\":[158,158]}},", "\u{0}", "é", "width: 1 ", "\n ", "iOS 1",
      "9",
    ])
  func growth(_ part: String) {
    let once = Array(repeating: Array(part.utf8), count: 5_000).flatMap(\.self)
    let (single, double) = (steps(once), steps(once + once))
    #expect(double <= 2 * single + 200, "\(part)")
    #expect(single <= 80 * once.count, "\(part)")
  }

  @Test("are found after invalid UTF-8 and a byte order mark")
  func notUTF8() {
    let result = ForeignTableTests.result([
      (
        "widget.txt",
        [0xEF, 0xBB, 0xBF, 0xFF, 0xC3, 0x20] + Array("iPhone 15 Pro small 170x170".utf8)
      )
    ])
    #expect(result.tables[0].counts.wrong == 1)
  }
}
