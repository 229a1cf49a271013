/// A key of two values.
struct Pair<First: Hashable, Second: Hashable>: Hashable {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
