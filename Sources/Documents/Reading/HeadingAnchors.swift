/// Names headings as GitHub does, so that a link to one works on both.
struct HeadingAnchors {
  private var uses: [String: Int] = [:]

  /// The name of the next heading: its letters and digits, made small, a `-` for each space, and
  /// a number if an earlier heading had the same. GitHub allows more in it than a slug can hold.
  mutating func next(_ heading: [Inline]) -> String {
    var name = ""
    for scalar in heading.plainText.string.unicodeScalars {
      switch scalar {
      case " ": name += "-"
      case "-", "_": name.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        name += scalar.properties.lowercaseMapping
      default: break
      }
    }
    let count = uses[name, default: 0]
    uses[name] = count + 1
    return count == 0 ? name : "\(name)-\(count)"
  }
}
