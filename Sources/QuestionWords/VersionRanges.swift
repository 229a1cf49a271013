internal import WidgetSizing

/// Versions in one word with a sign, and between two.
extension WordState {
  /// Reads `ios>=17`, and returns 1; nil for another word.
  mutating func readComparedVersion(_ words: [String]) -> Int? {
    guard let word = words.first, let start = word.firstIndex(where: "<>≤≥".contains) else {
      return nil
    }
    let sign = word[start...].prefix { "<>≤≥=".contains($0) }
    let parts = [String(sign), String(word[..<start]), String(word[sign.endIndex...])]
    return readBound(parts) == nil ? nil : 1
  }

  /// Reads `between ios 17 and 26`, `ios between 17 and 26`, and returns how many words it took; nil if there is
  /// no such range.
  mutating func readBetween(_ words: [String]) -> Int? {
    // `did it change between ios 17 and 26` asks about the two.
    guard reading.subject != .difference, !reading.compares,
      let place = words.prefix(2).firstIndex(of: "between")
    else { return nil }
    let ends = words[..<place] + words[(place + 1)...]
    guard let first = Self.boundVersion(ends), let and = ends.dropFirst(first.count).first,
      ["and", "to", "-"].contains(and)
    else { return nil }
    let rest = ends.dropFirst(first.count + 1)
    let last = Self.boundVersion(rest)
    guard last.map({ $0.platform == first.platform }) ?? true,
      let end = last?.major ?? rest.first.flatMap({ Int($0) })
    else { return nil }
    reading.versions.append("\(first.platform.rawValue) \(first.major)-\(end)")
    (self.last, follows) = (.version, false)
    return 2 + first.count + (last?.count ?? 1)
  }
}
