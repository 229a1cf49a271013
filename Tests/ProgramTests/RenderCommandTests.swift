import Foundation
import TestSupport
import Testing

/// `widgetsize render`: a Markdown file, whole or not at all.
@Suite("widgetsize render")
struct RenderCommandTests {
  private static let note = """
    ---
    owner: design
    ---
    # Weather widget

    <!-- not for the page -->
    * Rows: <b>three</b>

    ```widgetsize
    widgetsize query --device 'iPhone 7 Plus' --landscape \\
      --text-size l --entry-point today-view
    ```

    > ```widgetsize
    > --device 'iPhone 5' --landscape --os 10 -t ax5 -e notification-center -m expanded
    > ```

    """

  /// Runs the command in a folder that has these files.
  private func render(
    _ arguments: String..., files: [String: String] = ["note.md": note],
    _ check: (RunResult, URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      for (name, text) in files { try folder.write(name, text) }
      try check(try widgetsize(["render"] + arguments, in: folder), folder)
    }
  }

  @Test("writes a page with the tables filled in")
  func page() throws {
    try render("note.md") { result, _ in
      result.expectAnswer()
      #expect(result.output.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
      #expect(result.output.contains("<title>Weather widget</title>"))
      #expect(result.output.contains("<td class=\"number sourced\">352</td>"))
      #expect(result.output.contains("<blockquote>\n<div class=\"table\" role=\"region\""))
      #expect(!result.output.contains("owner") && !result.output.contains("not for the page"))
    }
  }

  @Test("writes Markdown with the tables in place of the blocks")
  func markdown() throws {
    try render("note.md", "--format", "markdown") { result, _ in
      result.expectAnswer()
      #expect(
        result.output.hasPrefix(
          "---\nowner: design\n---\n# Weather widget\n\n* Rows: three\n\n**iPhone 7 Plus: 5.5-inch (414"
        ))
      #expect(result.output.contains("\n| Today view | expanded | 420 | 352 | S01 S02 |\n"))
      #expect(
        result.output.contains("\n> **iPhone 5: 4-inch (320x568@2), landscape, iOS 10**\n>\n> | "))
      // A number that is unknown is an answer.
      #expect(result.output.contains("not computed: the rule gives"))
    }
  }

  @Test("keeps raw HTML only with --allow-html")
  func rawHTML() throws {
    let files = ["a.md": "a <b>c</b>\n\n<script>\nx\n</script>\n"]
    for format in ["html", "markdown"] {
      try render("a.md", "-f", format, files: files) { result, _ in
        #expect(!result.output.contains("<b>") && !result.output.contains("<script>"))
      }
      try render("a.md", "-f", format, "--allow-html", files: files) { result, _ in
        #expect(result.output.contains("a <b>c</b>") && result.output.contains("<script>\nx\n"))
      }
    }
  }

  @Test("reads standard input, and writes a fragment")
  func standardInput() throws {
    let result = try run(
      Programs.built("widgetsize"), ["render", "-", "--fragment"], input: "# A\n\nb\n")
    result.expectAnswer()
    #expect(result.output == "<h1 id=\"a\">A</h1>\n<p>b</p>\n")
  }

  @Test("writes a file, in place of an earlier one, and says nothing")
  func writes() throws {
    let files = ["note.md": "a\n", "old.md": "old"]
    for name in ["old.md", "new.md"] {
      try render("note.md", "-f", "markdown", "--output", name, files: files) { result, folder in
        #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
        let written = try folder.read(name)
        let all = try folder.names()
        #expect(written == "a\n")
        #expect(all == (name == "new.md" ? ["new.md"] : []) + ["note.md", "old.md"])
      }
    }
  }

  @Test("names every wrong query with its line, and writes nothing")
  func wrongQueries() throws {
    let wrong = """
      ```widgetsize
      --device 'iphone 7 puls'
      --device plus
      --device plus --json
      --device plus > sizes.txt
      list devices
      --help
      --device
      ```
      """
    let files = ["note.md": "a\n" + wrong, "out.html": "old"]
    try render("note.md", "-o", "out.html", files: files) { result, folder in
      let accepted = "a block takes the options of query that say which sizes, no other"
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(
        result.errors.lines == [
          "note.md:3: error: unknown device 'iphone 7 puls'; did you mean 'iPhone 7 Plus'?",
          "note.md:5: error: '--json' has no place in a document; \(accepted)",
          "note.md:6: error: '>' at column 15 of the query means something to a shell only, and "
            + "none runs here; put it into quotes if it is part of a name",
          "note.md:7: error: unknown device 'list'; 'widgetsize list devices' has them all",
          "note.md:8: error: \(accepted)",
          "note.md:9: error: missing value for '--device <device>'",
        ], "\(result)")
      let written = try folder.read("out.html")
      let all = try folder.names()
      #expect(written == "old")
      #expect(all == ["note.md", "out.html"])
    }
  }

  @Test("escapes control characters in errors")
  func escaped() throws {
    let files = ["no\u{1B}te.md": "```widgetsize\n-d 'a\u{9B}b'\n```\n"]
    try render("no\u{1B}te.md", files: files) { result, _ in
      #expect(result.status == 64 && result.errors.lines.count == 1)
      #expect(result.errors.hasPrefix(#"no\u{1B}te.md:2: error: unknown device 'a"#), "\(result)")
    }
  }

  @Test("says where a file is not UTF-8")
  func encoding() throws {
    try withTemporaryFolder { folder in
      try Data([0x61, 0x0A, 0xC3, 0xA9, 0x62, 0xE9, 0x63]).write(to: folder.appending(path: "a.md"))
      let result = try widgetsize("render", "a.md", in: folder)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors == "a.md:2:3: error: byte 0xE9 is not UTF-8 here\n")
      // A file is read a part at a time, and a part a piece at a time: most end within a character.
      for shift in 0..<4 {
        let text = String(repeating: "a", count: shift) + String(repeating: "😀", count: 40_000)
        try folder.write("b.md", text)
        let result = try widgetsize("render", "--fragment", "b.md", in: folder)
        #expect(result.output == "<p>\(text)</p>\n" && result.status == 0)
        try (Data(text.utf8) + [0x98]).write(to: folder.appending(path: "c.md"))
        let fault = try widgetsize("render", "c.md", in: folder)
        #expect(
          fault.errors == "c.md:1:\(40_001 + shift): error: byte 0x98 is not UTF-8 here\n")
      }
    }
  }

  @Test("never writes the file that it reads", arguments: ["note.md", "./note.md", "link", "hard"])
  func refusesInput(output: String) throws {
    try withTemporaryFolder { folder in
      let note = folder.appending(path: "note.md")
      try folder.write("note.md", "a")
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: note)
      try FileManager.default.linkItem(at: note, to: folder.appending(path: "hard"))
      try widgetsize("render", "note.md", "--output", output, in: folder)
        .expectError("the output file '\(output)' is the file that is read; name another")
      #expect(try folder.read("note.md") == "a")
    }
  }

  @Test("names the file that cannot be read or written")
  func trouble() throws {
    func expect(_ arguments: String..., message: String, status: Int32 = 2) throws {
      try withTemporaryFolder { folder in
        try folder.write("note.md", "a")
        try widgetsize(["render"] + arguments, in: folder).expectError(message, status: status)
        #expect(try folder.names() == ["note.md"])
      }
    }
    try expect("missing.md", message: "'missing.md' cannot be read: no such file or directory")
    try expect(".", message: "'.' is a folder, not a file")
    try expect(
      "note.md", "-o", "no/where",
      message: "'no/where' cannot be written: no such file or directory")
    try expect("note.md", "-o", ".", message: "'.' is not a file that can be written")
    try expect("note.md", "-o", "", message: "the output file has no name", status: 64)
    try expect(
      "note.md", "--fragment", "-f", "markdown", message: "--fragment is for --format html only",
      status: 64)
    try expect(
      "note.md", "-f", "mrkdown",
      message:
        "unknown format 'mrkdown'; expected one of html, markdown, man; did you mean 'markdown'?",
      status: 64)
    try expect(message: "missing expected argument '<file>'", status: 64)
  }

  @Test("writes the body of a manual page")
  func manualPage() throws {
    let note = "---\nowner: design\n---\n# NAME\n\n.weather - *wide* <b>rows</b>\n"
    try render("note.md", "-f", "man", files: ["note.md": note]) { result, _ in
      result.expectAnswer()
      // A line that begins with a dot would be a request.
      #expect(result.output == ".SH\nNAME\n.PP\n\\&.weather \\- \\f[I]wide\\f[] rows\n")
    }
  }

  @Test("says the same in both formats", .enabled(if: Programs.mustRun("cmark-gfm")))
  func agreement() throws {
    let note = Self.note.replacing(/---\nowner: design\n---\n/, with: "")
    try render("note.md", "-f", "markdown", files: ["note.md": note]) { markdown, folder in
      let html = try widgetsize("render", "note.md", "--fragment", in: folder).output
        // A pipe table has one row of headings.
        .replacing(
          /<tr>\n(<td><\/td>)+<th scope="colgroup">height<\/th><td><\/td>\n<\/tr>/, with: ""
        )
        .replacing(/class="number">(l|ax5)</) { "class=\"number\">height / \($0.1)<" }
      #expect(html.contains("height / ax5"))
      #expect(try GitHub.difference(between: markdown.output, and: html) == nil)
    }
  }
}
