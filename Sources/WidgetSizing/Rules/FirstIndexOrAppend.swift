extension Array {
  /// The index of the first element that fits; appends `element` if there is none.
  mutating func firstIndex(
    where fits: (Element) -> Bool, orAppend element: @autoclosure () -> Element
  ) -> Int {
    if let index = firstIndex(where: fits) { return index }
    append(element())
    return count - 1
  }
}
