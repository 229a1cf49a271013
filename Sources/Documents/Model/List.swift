/// A list.
public struct List: Equatable, Sendable {
  /// The number of the first item, or `nil` for bullets. Between 0 and 999,999,999.
  public var start: Int?
  /// The blocks of each item.
  public var items: [[Block]]

  /// Makes a list of any blocks.
  public init(numberedFrom start: Int? = nil, blocks items: [[Block]]) {
    precondition(0...999_999_999 ~= start ?? 1, "a list starts at 0 to 999,999,999")
    self.start = start
    self.items = items
  }

  /// Makes a list of lines.
  public init(numberedFrom start: Int? = nil, _ items: [[Inline]]) {
    self.init(numberedFrom: start, blocks: items.map { [.paragraph($0)] })
  }

  /// Whether the items are set close together: each is one line, or a line and a list below it.
  var isTight: Bool {
    items.allSatisfy { item in
      guard case .paragraph? = item.first else { return false }
      guard item.count == 2, case .list(let inner) = item[1] else { return item.count == 1 }
      return inner.isTight
    }
  }
}
