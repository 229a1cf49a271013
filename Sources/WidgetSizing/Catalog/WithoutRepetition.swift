extension Sequence where Element: Hashable {
  /// The elements in their order, each once. Inlinable, so that the compiler specializes it for elements of other modules.
  @inlinable
  package var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
