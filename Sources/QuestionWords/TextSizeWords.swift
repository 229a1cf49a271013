internal import WidgetSizing

/// Text sizes, which have names of several words.
extension WordState {
  /// Reads the name of a text size in the words of settings or of UIKit: `accessibility large`, `AccessibilityL`,
  /// `UICTContentSizeCategoryL`.
  mutating func readNameOfTextSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    if let first = tokens.first?.lower, first.contains(where: \.isDash),
      let sizes = reader.catalog.textSizes(named: first)
    {
      // `ax1-ax5`
      reading.values.add(sizes)
      return 1
    }
    guard let first = tokens.first?.lower,
      first.hasPrefix("accessibility") || first.hasPrefix("uict")
    else { return nil }
    for length in [5, 4, 3, 2, 1] where tokens.count >= length {
      let name = tokens.prefix(length).map(\.plain).joined().filter { $0 != " " }
      let row = reader.catalog.textSizeRows.first { row in
        row.name.filter { $0 != " " } == name
          || ["", "uictcontentsizecategory"].contains { row.uikitName.lowercased() == $0 + name }
      }
      guard let row else { continue }
      reading.values.add([row.textSize])
      return length
    }
    return nil
  }

  mutating func readTextSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard tokens.count > 2, tokens.first?.lower == "text" else { return nil }
    let words = tokens.prefix(5).map(\.lower)
    guard words[1] == "size" else { return nil }
    for length in [3, 2, 1] where words.count >= 2 + length {
      let phrase = words[2..<(2 + length)].joined(separator: " ")
      guard let sizes = reader.catalog.textSizes(named: phrase) else { continue }
      reading.values.add(sizes)
      return 2 + length
    }
    return nil
  }
}
