/// The candidate that `text` most likely means, or nil if none is near.
///
/// A candidate is near if few letters are missing, added, changed or exchanged with their neighbour: at
/// most a third of the letters of `text`, or one letter of a short text, but never all letters. Case does
/// not count. The first of equally near candidates wins. Nothing is near to a text of more than 100 Unicode
/// scalars, so that the time is bounded.
public func nearest(to text: String, in candidates: some Sequence<String>) -> String? {
  nearest(1, to: text, in: candidates).first
}

/// Up to `count` candidates near to `text`, the nearest first; equally near ones keep their order.
///
/// See ``nearest(to:in:)`` for what near means.
public func nearest(
  _ count: Int, to text: String, in candidates: some Sequence<String>, tolerance: Int? = nil
) -> [String] {
  guard let typed = folded(text), !typed.isEmpty else { return [] }
  let tolerance = tolerance ?? max(1, typed.count / 3)
  var found: [(candidate: String, distance: Int)] = []
  for candidate in candidates {
    guard let letters = folded(candidate),
      let distance = distance(typed, letters, atMost: tolerance),
      distance < max(typed.count, letters.count)
    else { continue }
    let place = found.firstIndex { $0.distance > distance } ?? found.count
    guard place < count else { continue }
    found.insert((candidate, distance), at: place)
    if found.count > count { found.removeLast() }
  }
  return found.map(\.candidate)
}

/// `; did you mean 'today-view'?`, or nothing if no candidate is near to `text`.
public func didYouMean(_ text: String, in candidates: some Sequence<String>) -> String {
  guard let candidate = nearest(to: text, in: candidates) else { return "" }
  return "; did you mean \(quoted(candidate))?"
}

/// How many Unicode scalars a text may have to be compared.
private let longest = 100

/// The scalars of `text` in lower case, or nil if there are too many to compare.
private func folded(_ text: String) -> [Unicode.Scalar]? {
  guard text.unicodeScalars.prefix(longest + 1).count <= longest else { return nil }
  return Array(text.lowercased().unicodeScalars)
}

/// The number of edits that turn `left` into `right`, or nil if it is more than `limit`: the
/// Damerau–Levenshtein distance in its restricted form, where no letter is moved twice.
private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int)
  -> Int?
{
  guard abs(left.count - right.count) <= limit else { return nil }
  // Three rows of the table of distances between prefixes: two back, one back, this one.
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = last
  for i in 0..<left.count {
    current[0] = i + 1
    for j in 0..<right.count {
      var edits = min(
        last[j + 1] + 1, current[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        edits = min(edits, beforeLast[j - 1] + 1)
      }
      current[j + 1] = edits
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
