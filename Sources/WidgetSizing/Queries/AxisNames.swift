extension Catalog {
  /// The text sizes that a text names: `xl`, `extra large`, `UICTContentSizeCategoryXL`, or from one
  /// to another, `xs-xxxl`, with any dash. Nil if it names none.
  public func textSizes(named text: some StringProtocol) -> [TextSize]? {
    span(text, of: TextSize.allCases) { name in
      let name = name.lowercased()
      return textSizeRows.first {
        [$0.textSize.rawValue, $0.name, $0.uikitName.lowercased()].contains(name)
      }.map(\.textSize)
    }
  }

  /// The one value that a text names, or all of `order` between two with a dash between them.
  private func span<Value: Equatable>(
    _ text: some StringProtocol, of order: [Value], _ read: (Substring) -> Value?
  ) -> [Value]? {
    let text = Substring(text)
    if let value = read(text) { return [value] }
    let ends = text.split(omittingEmptySubsequences: false, whereSeparator: \.isDash)
      .map(\.withoutBlanks)
    guard ends.count == 2, let first = read(ends[0]), let last = read(ends[1]),
      let lower = order.firstIndex(of: first), let upper = order.firstIndex(of: last),
      lower <= upper
    else { return nil }
    return Array(order[lower...upper])
  }

  /// The classes of devices that run a version with Today extensions.
  public func classesWithTodayExtensions() -> [Key<ScreenClass>] {
    screenClasses.keys.filter { key in
      screenClasses[key].idiom != .watch
        && todayVersions.contains { !devices(of: key, on: $0).isEmpty }
    }
  }
}
