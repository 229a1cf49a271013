internal import WidgetSizing
internal import Wording

// The names of devices, and the sizes by which screens are named.
extension MentionReader {
  static let starts: Set = ["iphone", "ipad", "ipod", "watch"]
  static let models: Set = [
    "pro", "max", "plus", "mini", "air", "ultra", "fold", "duo", "se", "lite", "neo", "slim",
  ]

  mutating func readDevice(_ place: Int, _ word: String) -> Int? {
    // `iphone15` and `Iphone` are the same.
    guard Self.starts.contains(word) else { return nil }
    let known = device(at: place)
    let end = known?.end ?? place + 1
    // `iPhone 6.7"`
    if end == place + 1, text.areTogether(place, end), text.isNumber(end),
      text.tokens[end].decimals > 0,
      case let own = screens(ofDiagonal: end, of: word), !own.isEmpty
    {
      add(place..<end + 1, .device(own, .screen))
      return end + 1
    }
    if let unknown = unknownEnd(end, from: place) {
      add(place..<unknown, .device([], .model))
      return unknown
    }
    guard let known, end > place + 1 else {
      let platform: Platform = word == "ipad" ? .iPadOS : word == "watch" ? .watchOS : .iOS
      add(place..<end, .device(names.group(platform), .group))
      return end
    }
    var targets = known.targets
    var last = end
    while let next = nextOfList(place..<end, behind: last) {
      targets += next.targets.filter { !targets.contains($0) }
      last = next.end
    }
    add(place..<last, .device(targets, .model))
    return last
  }

  private func device(at place: Int, start: String = "") -> (targets: [Target], end: Int)? {
    guard let (meaning, end) = names.phrase(at: place, text, start: start),
      case .device(let targets, _) = meaning
    else { return nil }
    return (targets, end)
  }

  /// The next name of a list that leaves out the words it shares: `iPhone 15, 16 Pro`, `iPhone 12/13 mini`.
  func nextOfList(_ name: Range<Int>, behind end: Int) -> (targets: [Target], end: Int)? {
    guard text.areTogether(name.lowerBound, end + 1),
      ",/&+".utf8.contains(text.sign(end)) || ["and", "or", "und"].contains(text.word(end))
    else { return nil }
    let next = end + 1
    guard text.sign(end) != "," || !text.isGlued(next),
      text.isNumber(next) || Self.models.contains(text.word(next))
    else { return nil }
    var best: (targets: [Target], end: Int)?
    for count in 1..<max(2, name.count) {
      let start = (name.lowerBound..<name.lowerBound + count).map { place in
        text.tokens[place].kind == .number
          ? String(text.tokens[place].value / 10_000) : text.word(place)
      }.joined(separator: "")
      if let found = device(at: next, start: start),
        found.end > best?.end ?? next
      {
        best = found
      }
    }
    // `iPhone 15, 16 pt` is no list, and `iPhone 12/13 mini` may mean the iPhone 12 mini.
    guard let found = best, !["x", "pt", "px"].contains(text.word(found.end)) else { return nil }
    return found
  }

  /// Where the name of a model ends that is not known: `iPhone 99`, or a known name that goes on as `Ultra`,
  /// `Plsu`, `(9th generation)` or `,99`. Nil if it is a known one, or that of no model.
  func unknownEnd(_ end: Int, from place: Int) -> Int? {
    guard text.areTogether(place, end) else { return nil }
    if text.isNumber(end) {
      // A bare `iPhone` in front of a number, or a name that goes on with one.
      let isModel = text.isGlued(end) || end == place + 1
      let isSize = ["x", "by"].contains(text.word(end + 1)) || text.sign(end + 1) == "*"
      return isModel && !isSize && text.tokens[end].value < 1_000_000 ? end + 1 : nil
    }
    if ",".utf8.contains(text.sign(end)), text.isGlued(end), text.isGlued(end + 1),
      text.isNumber(end + 1), text.isNumber(end - 1), text.isGlued(end - 1)
    {
      return end + 2
    }
    if text.sign(end) == "(", text.isNumber(end + 1),
      ["th", "st", "nd", "rd"].contains(text.word(end + 2))
    {
      return end + 3
    }
    let next = "-_(".utf8.contains(text.sign(end)) ? end + 1 : end
    let word = text.word(next)
    guard end > place + 1 || text.isGlued(end), text.areTogether(place, next),
      word.utf8.count > 1
    else { return nil }
    if Self.models.contains(word) { return next + 1 }
    let near = word.utf8.count > 3 ? nearest(to: word, in: ["plus", "mini", "ultra"]) : nil
    return near?.utf8.count == word.utf8.count && text.sign(next + 1) != "(" ? next + 1 : nil
  }

  mutating func readNumber(_ place: Int) -> Int {
    let token = text.tokens[place]
    let whole = token.value / 10_000
    if token.decimals == 0, token.end - token.start == 3 || token.end - token.start == 4 {
      let targets = screens(ofSide: whole, place)
      if !targets.isEmpty {
        add(place..<place + 1, .device(both(targets, place), .screen))
        return place + 1
      }
      if let own = phoneOfWidth(place, whole) { return own }
    }
    if text.sign(place - 1) == "@", !text.isGlued(place - 1), text.word(place + 1) == "x",
      1...3 ~= whole
    {
      add(place - 1..<place + 2, .scale(whole))
      return place + 2
    }
    if let own = readDiagonal(place) { return own }
    if let short = names.shortName(at: place, text) {
      add(place..<short.end, .device(short.targets, .model))
      return short.end
    }
    return place + 1
  }

  /// The screens with a side that is a key, a case or an end of a comparison: `932:`, `case 932`, `width >= 428`.
  private func screens(ofSide side: Int, _ place: Int) -> [Target] {
    let behind = "\"'".utf8.contains(text.sign(place + 1)) ? place + 2 : place + 1
    let isKey =
      text.sign(behind) == ":"
      || "=-".utf8.contains(text.sign(behind)) && text.sign(behind + 1) == ">"
    if side > 999 { return isKey ? names.pixelHeights[side] ?? [] : [] }
    var name = place - 1
    while "=<>".utf8.contains(text.sign(name)) { name -= 1 }
    let (sign, isEqual) = (text.sign(name + 1), name < place - 2 && text.sign(place - 1) == "=")
    let isWidth = SizeReader.sideWords[text.word(name)]
    if sign == ">" || sign == "<" {
      guard let isWidth else { return [] }
      return names.screensInPoints {
        let own = isWidth ? $0.short : $0.long
        return own == side ? isEqual : sign == ">" ? own > side : own < side
      }
    }
    guard isKey || isEqual || text.word(place - 1) == "case" else { return [] }
    let tall =
      isWidth == true ? [] : names.screensInPoints { $0.long == side }.filter { $0.zoom == nil }
    return tall.isEmpty && isWidth != false ? names.screens(width: side) : tall
  }

  /// The screens that the condition before allows as well, which these take the place of: `width == 375 && height == 812`.
  private mutating func both(_ own: [Target], _ place: Int) -> [Target] {
    for (index, last) in mentions.enumerated().suffix(2) {
      let between = last.tokens.upperBound..<max(place, last.tokens.upperBound)
      guard case .device(let others, .screen) = last.meaning,
        text.areInOneLine(last.tokens.lowerBound, place),
        between.contains(where: { text.sign($0) == "&" || text.word($0) == "and" }),
        !between.contains(where: { text.sign($0) == "|" || text.word($0) == "or" }),
        case let both = own.filter(others.contains), !both.isEmpty
      else { continue }
      mentions.remove(at: index)
      return both
    }
    return own
  }

  /// The screens with a diagonal in inches, of iPhones or iPads alone if a word says so.
  private func screens(ofDiagonal number: Int, of word: String) -> [Target] {
    (names.diagonals[text.tokens[number].value / 1_000] ?? []).filter {
      switch word {
      case "ipad": $0.place.platform == .iPadOS
      case "iphone": $0.place.platform == .iOS
      default: $0.place.platform != .watchOS
      }
    }
  }

  /// `a 402 pt phone`, `390-pt-wide phone`
  mutating func phoneOfWidth(_ place: Int, _ width: Int) -> Int? {
    var next = place + 1
    while next < place + 6, text.areTogether(place, next),
      text.sign(next) == "-" || ["pt", "point", "points", "wide"].contains(text.word(next))
    { next += 1 }
    guard next > place + 1,
      ["phone", "phones", "iphone", "iphones", "screen", "device"].contains(text.word(next)),
      case let own = names.screens(width: width), !own.isEmpty
    else { return nil }
    add(place..<next + 1, .device(own, .screen))
    return next + 1
  }

  /// `6.1" iPhone`, `iPad 11-inch`
  mutating func readDiagonal(_ place: Int) -> Int? {
    var next = place + 1
    while "-\\\"'".utf8.contains(text.sign(next)), next < place + 4 { next += 1 }
    let isWord =
      ["inch", "inches", "in"].contains(text.word(next)) && text.areTogether(place, next)
    let isSign = text.sign(next - 1) == "\"" && text.sign(place - 1) != "\""
    guard isWord || isSign, next > place, text.isGlued(place + 1) || isWord else { return nil }
    if isWord { next += 1 }
    let (before, after) = (
      text.word(place - 1), text.areTogether(place, next) ? text.word(next) : ""
    )
    let own = screens(ofDiagonal: place, of: Self.starts.contains(before) ? before : after)
    guard !own.isEmpty else { return nil }
    let isNamed = Self.starts.contains(after)
    add(place..<next + (isNamed ? 1 : 0), .device(own, .screen))
    return next + (isNamed ? 1 : 0)
  }
}
