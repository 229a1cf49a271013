internal import WidgetSizing

/// Text sizes, which have names of several words.
extension WordState {
  /// Reads `ax1-ax5`, `text size xxl` and the name of a text size in the words of settings or of UIKit, `accessibility
  /// large`, `AccessibilityL`, `UICTContentSizeCategoryL`, and returns how many words it took; nil if there is none.
  mutating func readTextSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    let isLed = [["text", "size"], ["dynamic", "type"]].contains(tokens.prefix(2).map(\.lower))
    let lead = isLed ? 2 : 0
    guard let first = tokens.dropFirst(lead).first?.lower else { return nil }
    let isNamed = ["accessibility", "uict"].contains(where: first.hasPrefix)
    // `iphone 7 today xs`, but not `xs max today`
    let isOfToday =
      isAboutToday && reader.catalog.textSizeRows.contains { $0.textSize.rawValue == first }
      && tokens.dropFirst().first.map { !PrintedName($0.text).isSuffix } ?? true
    // `text size l and xl`, but not `text size xl medium`
    let goesOn = isLed || last == .textSize && (follows || !reader.isFamily(first)) || isOfToday
    // `xs-xxl`, but not `small-large`
    let isRange =
      first.contains(where: \.isDash)
      && first.split(whereSeparator: \.isDash).allSatisfy { !reader.isFamily(String($0)) }
    guard goesOn || isNamed || isRange else { return nil }
    for length in [5, 4, 3, 2, 1] where tokens.count >= lead + length {
      let words = tokens.dropFirst(lead).prefix(length)
      let name = words.map(\.plain).joined().filter { $0 != " " }
      let row = reader.catalog.textSizeRows.first { row in
        row.name.filter { $0 != " " } == name
          || ["", "uictcontentsizecategory"].contains { row.uikitName.lowercased() == $0 + name }
      }
      let sizes =
        isNamed && row != nil
        ? row.map { [$0.textSize] }
        : goesOn || length == 1
          ? reader.catalog.textSizes(named: words.map(\.lower).joined(separator: " ")) : nil
      guard let sizes else { continue }
      reading.values.add(sizes)
      last = .textSize
      return lead + length
    }
    return nil
  }
}
