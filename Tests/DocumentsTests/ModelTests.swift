import Documents
import TestSupport
import Testing

@Suite("PlainText")
struct PlainTextTests {
  @Test(
    "keeps to one line that every format can hold",
    arguments: [
      ("plain", "plain"), ("a  b", "a b"), ("a\r\n\t\u{2028}b", "a b"), (" a ", " a "),
      ("a\0b\u{1B}[1m", "a\u{FFFD}b\u{FFFD}[1m"), ("\u{202E}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
      ("\u{FEFF}a\u{FFFE}\u{1FFFF}", "\u{FFFD}a\u{FFFD}\u{FFFD}"), ("é×\u{A0}日本", "é×\u{A0}日本"),
    ])
  func cleans(text: String, expected: String) {
    #expect(PlainText(text).string == expected)
    #expect(PlainText(PlainText(text).string) == PlainText(text))
  }

  @Test("is escaped for elements and attributes")
  func escapes() {
    #expect(PlainText("<a href=\"&\">").html() == "&lt;a href=&quot;&amp;&quot;&gt;")
  }
}

@Suite("Slug")
struct SlugTests {
  @Test("takes nothing but small letters, digits and hyphens between them")
  func checks() {
    for text in ["a", "0", "a-b", "414x736-3", "a--b"] {
      #expect(Slug(checking: text)?.string == text)
    }
    for text in ["", "-", "-a", "a-", "A", "a b", "a.b", "é", "a\"", "a\0"] + [
      String(repeating: "a", count: 201)
    ] {
      #expect(Slug(checking: text) == nil, "'\(text)'")
    }
  }

  @Test(
    "makes a slug of anything",
    arguments: [
      ("414x736@3", "414x736-3"), ("iPhone 7 Plus", "iphone-7-plus"), ("--a--", "a"),
      ("Größe", "gruf6udfe"), ("日", "u65e5"), ("\"<>&'", "untitled"), ("", "untitled"),
      ("today.ios10.l", "today-ios10-l"),
    ])
  func cleans(text: String, expected: String) {
    #expect(Slug(cleaning: text).string == expected)
  }

  @Test("is a slug, whatever it was made of", arguments: 0..<20 as Range<UInt64>)
  func cleansArbitraryText(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let slug = Slug(cleaning: generator.text(length: 0...300))
    #expect(Slug(checking: slug.string) == slug)
  }
}

@Suite("Destination")
struct DestinationTests {
  @Test(
    "allows https, pages beside this one, and anchors",
    arguments: [
      ("https://e.com", "https://e.com"), ("https://e.com/a b\t\"(é)", nil),
      ("https://e.com/a b\"(é)~|", "https://e.com/a%20b%22%28%C3%A9%29%7E%7C"),
      ("https://e.com/%20?a=b&c#d", "https://e.com/%20?a=b&c#d"), ("#a-b", "#a-b"),
      ("a.html", "a.html"), ("../a/b.html#c_D", "../a/b.html#c_D"), ("", nil), ("#", nil),
      ("a#", nil), ("/a", nil), ("//e.com", nil),
      ("../a/b@3x.png", "../a/b@3x.png"), ("a#b@c", nil), ("https://@e.com", nil), ("@:a", nil),
      ("a:b", nil), ("javascript:alert(1)", nil),
      ("http://e.com", nil), ("HTTPS://e.com", nil), ("https:///a", nil), ("https://\\e", nil),
      ("a b", nil), ("a?b", nil), ("a#b#c", nil), ("a\\b", nil), ("a\"b", nil), ("%61", nil),
      ("data:text/html,a", nil), (" https://e.com", nil), ("https://e.com/\0", nil),
    ] as [(String, String?)])
  func checks(address: String, expected: String?) {
    #expect(Destination(checking: address)?.string == expected)
  }

  @Test("knows which id of the page it means")
  func knowsAnchor() {
    #expect(Destination.anchor("a").localAnchor == "a")
    #expect(Destination.page("p", anchor: "a").localAnchor == nil)
    #expect(Destination.page("p", anchor: "a").string == "p.html#a")
  }

  @Test("may be a file that is saved under a name")
  func savesFiles() throws {
    let file = try #require(Destination.file("t/a@3x.svg", savedAs: "a.svg"))
    let document = Document([.paragraph([.link(["x"], to: file)])])
    #expect(
      document.html(root: "../")
        == "<p><a href=\"../t/a@3x.svg\" download=\"a.svg\">x</a></p>\n")
    #expect(document.markdown() == "[x](t/a@3x.svg)\n")
  }

  @Test(
    "is no file if its path or its name has other characters",
    arguments: [
      ("/a.svg", "a.svg"), ("a.svg#b", "a.svg"), ("https://e.com/a.svg", "a.svg"),
      ("a\".svg", "a.svg"),
      ("a.svg", ""), ("a.svg", "../a.svg"), ("a.svg", "a b.svg"), ("a.svg", "a\" b=\"c"),
      ("a.svg", "é.svg"),
    ])
  func refusesFiles(path: String, name: String) {
    #expect(Destination.file(path, savedAs: name) == nil)
  }

  @Test("finds pages in other folders")
  func findsPages() {
    let link = Destination.page("p", in: "f", anchor: "a")
    #expect(link.string == "f/p.html#a")
    let document = Document([.paragraph([.link(["x"], to: link)])])
    #expect(document.markdown() == "[x](f/p.html#a)\n")
    #expect(document.html(root: "../") == "<p><a href=\"../f/p.html#a\">x</a></p>\n")
    // An address that was typed stays as it was typed.
    #expect(Document([Block](markdown: "[x](p.html)")).markdown() == "[x](p.html)\n")
  }
}

@Suite("Document")
struct DocumentTests {
  @Test("lists its anchors and its links")
  func walks() {
    let link = Inline.link(["x"], to: .anchor("c"))
    let document = Document([
      .heading(level: 1, ["H"], anchor: "a"),
      .section(Section(level: 2, ["S"], anchor: "b", [.list(List([[.strong([link])]]))])),
      .table(
        Table(
          caption: .init([link], anchor: "t"), columns: [.init(["x"])],
          rows: [[.init(["1"], anchor: "c")]])),
      .quote([.note(Note([link], [.paragraph([.link(["y"], to: .page("p"))])]))]),
    ])
    #expect(document.anchors == ["a", "b", "t", "c"])
    #expect(document.linkedAnchors == ["c", "c", "c"])
    #expect(document.destinations.last == .page("p"))
  }

  @Test("writes an anchor into Markdown where a link leads to it and GitHub makes none")
  func writesAnchors() {
    let document = Document([
      .heading(level: 1, ["One"], anchor: "one"), .heading(level: 1, ["Two"], anchor: "second"),
      .heading(level: 1, ["Three"], anchor: "third"),
      .paragraph([
        .link(["1"], to: .anchor("one")), " ", .link(["2"], to: .anchor("second")),
      ]),
    ])
    #expect(
      document.markdown() == """
        # One

        # <a id="second"></a>Two

        # Three

        [1](#one) [2](#second)

        """)
  }
}
