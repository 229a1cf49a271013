extension [String] {
  /// The texts with `separator` between them.
  ///
  /// The generic function of the standard library looks up its types at the first call, which takes
  /// longer than all else that a query does with text.
  package func joined(by separator: String) -> String {
    var result = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
