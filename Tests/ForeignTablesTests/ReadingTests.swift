import Testing

@testable import ForeignTables

/// The reader alone: which numbers are a size, and which words are around it.
@Suite("Sizes in text are read") struct ReadingTests {
  /// The sizes in a text, without the patterns that stand for screens.
  static func sizes(_ text: String, path: String = "a.ts") -> [String] {
    let read = ReadText(path, CleanText(Array(text.utf8)).bytes)
    return read.sizes.filter { $0.form != .pattern && $0.form != .single }.map(\.text)
  }

  /// The words around the last size, the nearest first, up to the whole file.
  static func words(_ text: String, path: String = "a.ts") -> [String] {
    let read = ReadText(path, CleanText(Array(text.utf8)).bytes)
    var words: [String] = []
    var index = read.sizes.last?.node ?? ReadText.none
    while index >= 0 {
      let node = read.nodes[index]
      let row = node.row < 0 ? [] : Array(read.rows[node.row])
      for phrase in [
        node.own, node.column, node.between, node.behind, node.above, node.after,
      ] + row where phrase >= 0 {
        let text = String(decoding: read.bytes[read.phrases[phrase]], as: UTF8.self)
        words.append(text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " "))
      }
      index = node.base
    }
    return words
  }

  static let spellings: [String] = [
    "364x170", "364 × 170", "364X170", "364 x170", "364pt x 170pt", "364 points by 170 points",
    "364w x 170h", "364*170", "364 &times; 170", "364&#215;170", "364\u{200B}x\u{A0}170",
    "３６４x１７０", "364.0 x 170.00", "364 x\n  170", "`364 × 170 pt`",
    "{ width: 364, height: 170 }", #"{"height": 170, "width": 364}"#, "width: 364\nheight: 170",
    "CGSize(width: 364, height: 170)", "CGSize(width: CGFloat(364), height: CGFloat(170))",
    "CGSizeMake(364, 170)", "new Size(364, 170)", "Size(364f, 170f)", "DpSize(364.dp, 170.dp)",
    "[364, 170]", "[3_64, 0xAA]", "[364, 1.7e2]", "return (364, 170)", "(364.0, 170.0)",
    "widgetWidth = 364; widgetHeight = 170", "minWidth=\"364dp\" minHeight=\"170dp\"",
    "<key>width</key><integer>364</integer><key>height</key><integer>170</integer>",
  ]

  @Test("in the spellings of many languages", arguments: spellings)
  func spelling(_ text: String) {
    #expect(Self.sizes("a: \(text)") == ["364 × 170"], "\(text)")
  }

  @Test("as a square where one number stands for both sides")
  func square() {
    #expect(Self.sizes("Size.square(150)") == ["150 × 150"])
  }

  @Test("with decimals after a point or a comma")
  func decimals() {
    #expect(Self.sizes("344,67 × 162,67") == ["344.67 × 162.67"])
    #expect(Self.sizes("[344.666, 162.5]") == ["344.666 × 162.5"])
  }

  @Test(
    "but not where numbers only look like one",
    arguments: [
      "icon@3x.png 60x60@2x", "2x3x4", "0x170", "rgba(364, 170)", "[364, 170, 3]", "-364x170",
      "#364x170", "a364x170", "364", "{ width: 364 } { height: 170 }", "a[1, 2]", "v1.2.3",
      "https://a.example/364/170",
    ])
  func noSizes(_ text: String) {
    #expect(Self.sizes("a \(text)") == [], "\(text)")
  }

  @Test("with the words around them in order of nearness")
  func nearness() {
    #expect(
      Self.words("b: { medium: { a: [1, 2], c: [364, 170] } }") == ["c", "medium", "b"])
    #expect(
      Self.words("case .b:\n  switch c {\n  case .d: return CGSize(width: 364, height: 170)\n  }")
        .filter { !$0.hasPrefix("width") } == ["case d return CGSize", "switch c", "case b"])
    #expect(Self.words("// above\nlet a = (364, 170) // behind") == ["let a", "behind", "above"])
    #expect(
      Self.words("{ size: [364, 170], family: 'b', device: 'c' }") == ["size", "family b device c"])
    #expect(Self.words("[\n  [1, 2], // a\n  [364, 170], // b\n]") == ["b"])
    #expect(Self.words("# Top\n## Other\n## Own\na 364x170", path: "a.md") == ["a", "Own", "Top"])
  }

  @Test("below a heading of Markdown without the words of a bracket that was left open")
  func openBrackets() {
    let text = "# Top\n(see iPhone 15\n## Own\na 364x170"
    #expect(Self.words(text, path: "a.md") == ["a", "Own", "Top"])
    #expect(Self.words(text, path: "a.ts") != ["a", "Own", "Top"])
  }

  @Test("in tables, with the head of the column and the row")
  func tables() {
    let expected = ["Medium", "iPhone 15", "364x170"]
    for (text, path) in [
      ("|Device|Medium|\n|-|-|\n|iPhone 15|364x170|", "a.md"),
      ("Device | Medium\n---|---\niPhone 15 | 364x170", "a.md"),
      ("> | Device | Medium |\n> |---|---|\n> | iPhone 15 | 364x170 |", "a.md"),
      ("+---+---+\n| Device | Medium |\n+===+===+\n| iPhone 15 | 364x170 |\n+---+---+", "a.rst"),
      ("|===\n|Device |Medium\n|iPhone 15 |364x170\n|===", "a.adoc"),
      ("Device,Medium\niPhone 15,364x170", "a.csv"), ("Device;Medium\niPhone 15;364x170", "a.csv"),
      ("Device\tMedium\niPhone 15\t364x170", "a.tsv"),
      ("Device,Medium\niPhone 15,364x170", "a.txt"),
    ] {
      #expect(Self.words(text, path: path) == expected, "\(text)")
    }
    let set = "Device     Small    Medium\n\niPhone 15  158x158  364x170"
    #expect(Self.words(set, path: "a.txt").contains("Medium"))
    let html =
      "<table><tr><th>Device<th>Medium</tr><tr><td rowspan=2>iPhone 15<td>1x2</tr><tr><td>364x170</table>"
    #expect(
      Self.words(html, path: "a.html") == ["Medium", "iPhone 15", "364x170"])
  }

  @Test("from two columns for the sides")
  func columns() {
    #expect(Self.sizes("device,width,height\na,364,170", path: "a.csv") == ["364 × 170"])
    #expect(Self.sizes("|a|Height|Width|\n|-|-|-|\n|b|170|364|", path: "a.md") == ["364 × 170"])
    #expect(Self.sizes("iPhone 15;medium;364;170", path: "a.csv") == ["364 × 170"])
  }

  @Test("with their places in brackets, and with the member of an enumeration with their index")
  func positions() {
    let read = ReadText("a.js", Array("'428x926': ['170x170', '364x170', '364x382']".utf8))
    #expect(read.sizes.dropFirst().compactMap { $0.position?.index } == [0, 1, 2])
    #expect(
      Self.words("enum E {\n  case a // one\n  case b // two\n\n  let s = [(1, 2), (364, 170)]\n}")
        .contains("case b two"))
  }

  @Test(
    "of any text within a few nodes and phrases for each size",
    arguments: [
      "[", "{(", "iPhone ", "small:", "364x170 ", "1x", "| 1x2 ", "<td>", "a: [1, 2],", "\u{0}",
      "é",
      "width: 1 ", "\n ", "9", "\"", "small: 1,", "case a\n", "// a\n", "<table>", "- \n",
      "a:1)",
    ])
  func growth(_ part: String) {
    let (half, whole) = (read(2_000), read(4_000))
    func parts(_ read: ReadText) -> Int { read.nodes.count + read.phrases.count }
    func words(_ read: ReadText) -> Int { read.phrases.map(\.count).reduce(0, +) }
    func read(_ count: Int) -> ReadText {
      ReadText("a.ts", Array(String(repeating: part, count: count).utf8))
    }
    #expect(parts(whole) <= 2 * parts(half) + 8, "\(part)")
    // Quadratic growth is a factor of four.
    #expect(words(whole) <= 3 * words(half), "\(part)")
  }
}
