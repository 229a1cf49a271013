extension Points {
  /// The length with its sign: `+5`, `−0.33`, `±0`.
  package var signed: String {
    let size = "\(max(self, .zero - self))"
    return size == "0" ? "±0" : self > .zero ? "+\(size)" : "−\(size)"
  }
}

extension ClosedRange<Points> {
  /// One value, or from one to the other: `5 to 7`.
  package var words: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }

  /// One value, or both ends.
  package var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)…\(upperBound)"
  }
}
