// Lists of numbers.
extension SizeReader {
  /// A list of numbers, with the sizes that it may have: three of five or six numbers.
  struct List {
    let whole: WrittenSize
    var sizes: [WrittenSize] = []
  }

  /// Where their sides are, by how many numbers the list has: of five, the first is a square.
  private static let places = [5: [(0, 0), (1, 2), (3, 4)], 6: [(0, 1), (2, 3), (4, 5)]]

  /// Numbers with commas between them. Two are a pair, if nothing indexes with them.
  mutating func readList(_ place: Int) -> Int? {
    var (all, starts, next): ([Amount], [Int], Int) = ([], [], place)
    while let own = element(next),
      all.last.map({ text.line(of: own.next - 1) - text.line(of: $0.next - 1) < 2 }) ?? true
    {
      all.append(own)
      starts.append(next)
      next = own.next
      // `- 364` above `- 170`
      guard text.sign(next) == "," && delimiter == nil || isItem(place) && isItem(next + 1) else {
        break
      }
      next += 1
    }
    guard let first = all.first, all.count > 1 else { return nil }
    let end = all[all.count - 1].next
    let before = text.sign(place - 1)
    let isIndex = before == "[" && text.isGlued(place - 1) && !text.word(place - 2).isEmpty
    if all.count == 2, !isIndex, !"-#".utf8.contains(before) || isItem(place) {
      let (width, height) = isHeightFirst ? (all[1], first) : (first, all[1])
      add(width, height, .pair, from: place, to: end)
    } else if all.count == 3, first.number.whole.map(VersionLabel.all.contains) == true,
      all[1].number.tenThousandths >= Self.least
    {
      // `"systemMedium", 26, 344.67, 162.67`
      add(all[1], all[2], .pair, from: starts[1])
    } else if all.count > 3, all.count(where: { $0.number.tenThousandths >= Self.least }) > 1 {
      var list = List(whole: WrittenSize(unread: first.number, tokens: place..<end))
      if all.allSatisfy({ $0.number.tenThousandths >= Self.least }) {
        list.sizes = (Self.places[all.count] ?? []).map { width, height in
          WrittenSize(
            width: all[width].number, height: width == height ? nil : all[height].number,
            form: width == height ? .single : .pair, tokens: starts[width]..<all[height].next)
        }
      }
      lists.append(list)
    }
    return end
  }

  /// Whether a token is the first behind the mark of an item.
  private func isItem(_ place: Int) -> Bool {
    guard place < text.tokens.count, case let line = text.lines[text.line(of: place)] else {
      return false
    }
    return line.isItem && place == line.tokens.lowerBound + 1
  }

  /// A number of a list, also `@158`.
  func element(_ place: Int) -> Amount? {
    guard let own = amount(text.sign(place) == "@" ? place + 1 : place) else { return nil }
    // `iOS 18, 338x158`
    return text.word(own.next) == "x" && text.isNumber(own.next + 1) ? nil : own
  }
}
