/// Lines by structure in place of line breaks: blanks and line breaks of JSON, XML and HTML say nothing.
///
/// An object, a list or an element begins a line and is further in than what has it. One that has no more than one pair
/// of numbers is one line. In YAML a key is one line with what it has, if that is no size.
extension Text {
  /// Makes lines of a file by its structure, if its name says that it has one.
  mutating func layOut(_ suffix: String) {
    let first = sign(0)
    switch suffix {
    case ".json", ".geojson", ".resolved", ".webmanifest":
      if "[{".utf8.contains(first) { layOutBrackets() }
    case ".xml", ".plist", ".xaml", ".storyboard": if first == "<" { layOutTags(isPage: false) }
    case ".html", ".htm", ".xhtml": layOutTags(isPage: true)
    case ".yaml", ".yml": joinKeys()
    case ".csv", ".tsv": break
    default: joinCode(isDocument: Self.documents.contains(suffix))
    }
  }

  /// Files of sentences and headings.
  static let documents: Set = [".md", ".markdown", ".txt", ".rst", ".adoc", ".org", ".tex"]

  // MARK: Brackets

  private mutating func layOutBrackets() {
    let signs = bracketsOutsideTexts()
    // Rows of a table in a text stay lines.
    let rows = Set(lines.map(\.tokens.lowerBound).filter { sign($0) == "|" })
    let sizes = numbersBefore(rows)
    var (opened, end): ([Int], [Int: Int]) = ([], [:])
    for token in tokens.indices where signs[token] != 0 {
      if "[{".utf8.contains(signs[token]) {
        opened.append(token)
      } else if "]}".utf8.contains(signs[token]), let first = opened.popLast() {
        end[first] = token
      }
    }
    var (starts, depth, token): ([Start], Int, Int) = ([Start(token: 0, indent: 0)], 0, 0)
    while token < tokens.count {
      if rows.contains(token) { starts.append(Start(token: token, indent: depth * 2)) }
      switch signs[token] {
      case "[", "{":
        if let last = end[token], sizes[last] - sizes[token] <= 2 {
          token = last
        } else {
          depth += 1
          starts.append(Start(token: token + 1, indent: depth * 2))
        }
      case "]", "}":
        depth = max(0, depth - 1)
        starts.append(Start(token: token, indent: depth * 2))
      case ",": starts.append(Start(token: token + 1, indent: depth * 2))
      default: break
      }
      token += 1
    }
    setLines(starts)
    isLaidOut = true
    order = orderOfKeys(sizes)
  }

  /// The lines, keys behind a size of their object in front of it: their order says nothing.
  private func orderOfKeys(_ sizes: [Int]) -> [Int] {
    var objects: [(first: Int, isList: Bool, hasSize: Bool)] = []
    var places: [(place: Int, line: Int)] = []
    for (index, line) in lines.enumerated() {
      let before = index > 0 ? sign(line.tokens.lowerBound - 1) : 0
      if "[{".utf8.contains(before) { objects.append((index, before == "[", false)) }
      if "]}".utf8.contains(sign(line.tokens.lowerBound)) {
        objects.removeLast(min(1, objects.count))
      }
      var place = index
      if let last = objects.indices.last {
        if sizes[line.tokens.upperBound] > sizes[line.tokens.lowerBound] || !isElement(line) {
          objects[last].hasSize = true
        } else if objects[last].hasSize, !objects[last].isList {
          place = objects[last].first
        }
      }
      places.append((place, place == index ? lines.count : index))
    }
    return lines.indices.sorted { places[$0] < places[$1] }
  }

  /// The brackets and commas that are not within a text; 0 of any other token.
  private func bracketsOutsideTexts() -> [UInt8] {
    var isText = false
    return tokens.indices.map { token in
      let sign = sign(token)
      if sign == "\"", !(isText && self.sign(token - 1) == "\\" && isGlued(token)) {
        isText.toggle()
      }
      return !isText && "[]{},".utf8.contains(sign) ? sign : 0
    }
  }

  // MARK: Tags

  /// Elements of a page that begin a line. A row of a table is one.
  private static let blocks: Set = [
    "html", "body", "head", "div", "section", "article", "main", "header", "footer", "nav", "aside",
    "table", "thead", "tbody", "tr", "caption", "ul", "ol", "li", "dl", "dt", "p", "h",
    "details", "summary", "figure", "figcaption", "pre", "script", "style", "form",
  ]
  /// Elements of which the lines count.
  private static let lined: Set = ["pre", "script", "style"]

  private mutating func layOutTags(isPage: Bool) {
    let sizes = numbersBefore()
    let tags = tags { !isPage || Self.blocks.contains($0) }
    let last = ends(of: tags)
    var (starts, ends, index): ([Start], [Int], Int) = ([Start(token: 0, indent: 0)], [], 0)
    while index < tags.count {
      let tag = tags[index]
      while ends.last == index { ends.removeLast() }
      var start = Start(token: tag.tokens.lowerBound, indent: ends.count * 2)
      if let end = last[index] {
        let isLine =
          isPage
          ? tag.name == "tr"
          : sizes[tags[end].tokens.lowerBound] - sizes[tag.tokens.upperBound] <= 2
        if isLine { index = end } else { ends.append(end) }
        start.inner += 2
        start.isLined = Self.lined.contains(tag.name)
      }
      starts.append(start)
      index += 1
    }
    setLines(starts, keepingBreaks: isPage)
    isLaidOut = !isPage
  }

  /// The tag that ends each element, by the one that begins it; none of an element that is not closed.
  private func ends(of tags: [Tag]) -> [Int: Int] {
    var (opened, ends): ([Int], [Int: Int]) = ([], [:])
    var counts: [String: Int] = [:]
    for (index, tag) in tags.enumerated() where !tag.isEmpty {
      if !tag.isEnd {
        opened.append(index)
        counts[tag.name, default: 0] += 1
      } else if counts[tag.name, default: 0] > 0 {
        while let open = opened.popLast() {
          counts[tags[open].name, default: 0] -= 1
          ends[open] = index
          if tags[open].name == tag.name { break }
        }
      }
    }
    return ends
  }

  /// A tag of XML or HTML, or a comment.
  struct Tag {
    let name: String
    let tokens: Range<Int>
    let isEnd: Bool
    /// Whether it has no content: `<a/>`, `<?xml … ?>`, `<!-- … -->`.
    let isEmpty: Bool
  }

  /// The tags with some names, and what is no element.
  func tags(where isMeant: (String) -> Bool) -> [Tag] {
    var (tags, token): ([Tag], Int) = ([], 0)
    while token < tokens.count {
      guard sign(token) == "<", isGlued(token + 1), token + 1 < tokens.count else {
        token += 1
        continue
      }
      let isEnd = sign(token + 1) == "/"
      let isNote = "!?".utf8.contains(sign(token + 1))
      let name = word(token + (isEnd ? 2 : 1))
      guard isNote || !name.isEmpty else {
        token += 1
        continue
      }
      let isComment = isNote && sign(token + 2) == "-"
      var end = token + 1
      while end < tokens.count,
        !(sign(end) == ">" && (!isComment || sign(end - 1) == "-" && sign(end - 2) == "-"))
      {
        end += 1
      }
      let next = min(end + 1, tokens.count)
      if isNote || isMeant(name) {
        tags.append(
          Tag(
            name: name, tokens: token..<next, isEnd: isEnd,
            isEmpty: isNote || sign(end - 1) == "/"))
      }
      token = next
    }
    return tags
  }

  // MARK: Keys

  /// Whether a line is a whole element: `"device": {"name": "iPhone 15"},`, `<os>iOS 18</os>`.
  func isElement(_ line: Line) -> Bool {
    let (first, last) = (line.tokens.lowerBound, line.tokens.upperBound - 1)
    if sign(first) == "<" {
      guard let tag = line.tokens.last(where: { sign($0) == "<" }) else { return false }
      return sign(first + 1) != "/" && (sign(tag + 1) == "/" || sign(last - 1) == "/")
    }
    return !"[{".utf8.contains(sign(last)) && !"]}".utf8.contains(sign(first))
  }

  private mutating func joinKeys() {
    let sizes = numbersBefore()
    var (starts, line): ([Start], Int) = ([], 0)
    while line < lines.count {
      let own = lines[line]
      starts.append(Start(token: own.tokens.lowerBound, indent: own.indent))
      var next = line + 1
      while next < lines.count, lines[next].indent > own.indent { next += 1 }
      let end = lines[next - 1].tokens.upperBound
      let isKey = sign(own.tokens.upperBound - 1) == ":" && sign(own.tokens.lowerBound) != "#"
      line = isKey && sizes[end] == sizes[own.tokens.lowerBound] ? next : line + 1
    }
    setLines(starts)
  }

  // MARK: Lines

  struct Start {
    let token, indent: Int
    /// The indent of what follows in lines of its own, and whether these keep theirs.
    var inner: Int
    var isLined = false

    init(token: Int, indent: Int) { (self.token, self.indent, inner) = (token, indent, indent) }
  }

  mutating func setLines(_ starts: [Start], keepingBreaks: Bool = false) {
    var own: [Line] = []
    var (next, line): (Int, Int) = (0, 0)
    /// Adds a line up to a token; of two that begin at one token the last counts.
    func add(_ tokens: Range<Int>, _ indent: Int) {
      guard !tokens.isEmpty else { return }
      while line < lines.count, lines[line].tokens.lowerBound < tokens.lowerBound { line += 1 }
      var new = Line(
        tokens: tokens, indent: indent,
        bytes: self.tokens[tokens.lowerBound].start..<self.tokens[tokens.upperBound - 1].end)
      if line < lines.count, lines[line].tokens.lowerBound == tokens.lowerBound {
        new.isItem = lines[line].isItem
        new.isAfterBlank = lines[line].isAfterBlank
      }
      own.append(new)
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].token : tokens.count
      var (first, indent) = (start.token, start.indent)
      if keepingBreaks {
        while next < lines.count, lines[next].tokens.lowerBound < end {
          let place = lines[next].tokens.lowerBound
          if place > first {
            add(first..<place, indent)
            (first, indent) = (place, start.inner + (start.isLined ? lines[next].indent : 0))
          }
          next += 1
        }
      }
      add(first..<end, indent)
    }
    replaceLines(own)
  }

  /// How many numbers before each token may be sides. A row of a table counts as several.
  private func numbersBefore(_ rows: Set<Int> = []) -> [Int] {
    var (counts, count) = ([0], 0)
    counts.reserveCapacity(tokens.count + 1)
    for (index, token) in tokens.enumerated() {
      if token.kind == .number, token.value >= 300_000 { count += 1 }
      if rows.contains(index) { count += 3 }
      counts.append(count)
    }
    return counts
  }
}
