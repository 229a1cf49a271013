import CMarkTree
import Testing

@Suite("MarkupArena")
struct MarkupArenaTests {
  /// More small texts than fit into one block, and a literal larger than the largest block.
  private static let markdown =
    (0..<20_000).map { "# \($0) & more\n\nWords, *\($0)* and `code`.\n\n" }.joined()
    + "    " + String(repeating: "long ", count: 1_000_000)

  @Test("makes trees that are written as those outside an arena")
  func isTransparent() {
    func written() -> [String] {
      [MarkupNode.parsing(Self.markdown).html(), MarkupNode.parsing(Self.markdown).commonMark()]
    }
    #expect(MarkupArena.with(written) == written())
  }

  @Test("keeps the nodes made in a nested arena")
  func nests() {
    let html = MarkupArena.with {
      var root = MarkupNode.document()
      MarkupArena.with {
        for number in 0..<10_000 {
          var paragraph = MarkupNode.paragraph()
          paragraph.append(.text("\(number)"))
          root.append(paragraph)
        }
      }
      // If the nested arena had freed its memory, this tree would overwrite the nodes above.
      _ = MarkupArena.with { MarkupNode.parsing(Self.markdown).html() }
      return root.html()
    }
    #expect(html == (0..<10_000).map { "<p>\($0)</p>\n" }.joined())
  }

  @Test("belongs to one thread")
  func isOfOneThread() async {
    let expected = MarkupNode.parsing(Self.markdown).html()
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask { MarkupArena.with { MarkupNode.parsing(Self.markdown).html() } }
      }
      for await html in group { #expect(html == expected) }
    }
  }

  @Test("is left by an error")
  func isLeft() {
    struct Fault: Error {}
    #expect(throws: Fault.self) {
      try MarkupArena.with { () throws -> Void in
        _ = MarkupNode.parsing(Self.markdown)
        throw Fault()
      }
    }
    #expect(MarkupNode.parsing("*a*").html() == "<p><em>a</em></p>\n")
  }
}
