extension Array where Element: Equatable {
  /// The elements in their order, each once. For short lists.
  var withoutRepetition: [Element] {
    var result: [Element] = []
    for element in self where !result.contains(element) { result.append(element) }
    return result
  }
}
