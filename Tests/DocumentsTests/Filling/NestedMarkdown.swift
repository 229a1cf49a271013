extension RandomNumberGenerator {
  /// Makes Markdown in which lists, quotes, fences and raw HTML begin and end anywhere.
  mutating func nestedMarkdown() -> String {
    let pieces = [
      "- ", "> ", "1. ", "  ", "    ", "```fill\n", "```\n", "~~~ fill\n", "~~~\n", "x", "y\n",
      "<b>",
      "</b>", "<!-- c -->", "<div>", "`", "\n", "\n\n", "# h", "*", "[r]: /u\n", "\t", "<", "> > ",
    ]
    let count = Int.random(in: 1...25, using: &self)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &self) }.joined()
  }

  /// Makes Markdown of blocks in quotes and list items, with fences to fill at any depth.
  mutating func indentedMarkdown() -> String {
    let lines = (0..<2).flatMap { _ in markdownLines(depth: 0) }
    let end = pick("\n", "\n", "\n", "\r\n", "\r")
    return lines.joined(separator: end) + pick(end, end, "")
  }

  /// The lines of a block.
  private mutating func markdownLines(depth: Int) -> [String] {
    let indent = pick("", "", "", " ", "  ", "   ")
    switch Int.random(in: 0..<(depth < 4 ? 9 : 4), using: &self) {
    case 0: return [pick("x", "x", "# h", "---", "    x", "<div>", "[r]: /u", "[r]")] + blank()
    case 1, 2, 3: return fence().map { indent + $0 } + blank()
    case 4, 5: return quote(content(depth: depth), behind: indent)
    default: return item(content(depth: depth), behind: indent)
    }
  }

  /// The lines of a fenced code block, which may have no end.
  private mutating func fence() -> [String] {
    let fence = pick("```", "~~~~", "`````")
    let text = (0..<Int.random(in: 0...2, using: &self)).map { _ in
      pick("x", "", " ", "  x", "- x", "> x", "\tx", "~~~", "``")
    }
    let end = pick([fence], [fence], [fence + "` "], [" " + fence + "\t"], ["   " + fence], [])
    return [fence + pick("fill", "fill", " fill y", "\tfill", "", "filler")] + text + end
  }

  /// The lines in a quote, some of them without its marker.
  private mutating func quote(_ lines: [String], behind indent: String) -> [String] {
    let mark = indent + pick(">", "> ", ">  ", ">\t", ">>", "> > ", ">\t> ")
    return lines.map { isRare() ? $0 : isRare() ? indent + ">" + $0 : mark + $0 }
  }

  /// The lines in a list item, some of them without its indentation.
  private mutating func item(_ lines: [String], behind indent: String) -> [String] {
    let bullet = indent + pick("-", "+", "*", "1.", "1)", "12)", "0.", "007.", "123456789.")
    let first = bullet + pick(" ", " ", "  ", "   ", "    ", "\t", " \t", "     ")
    let rest = pick(
      String(repeating: " ", count: first.utf8.count), indent + "\t",
      String(repeating: " ", count: bullet.utf8.count + 1), indent + "  \t")
    return lines.enumerated().map { index, line in
      if index == 0 { return isRare() ? bullet + pick("", " ") : first + line }
      return line.isEmpty || isRare() ? line : rest + line
    }
  }

  private mutating func content(depth: Int) -> [String] {
    (0..<Int.random(in: 1...3, using: &self)).flatMap { _ in markdownLines(depth: depth + 1) }
  }

  private mutating func blank() -> [String] { pick([], [], [""], [" "], ["\t"]) }

  private mutating func isRare() -> Bool { Int.random(in: 0..<12, using: &self) == 0 }

  private mutating func pick<Choice>(_ choices: Choice...) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }
}
