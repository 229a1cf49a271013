/// The candidate near to `text` that begins as it does, or as it would without one letter; nil if there is
/// none.
///
/// What is typed wrong nearly always begins right. Without this, `--text` is nearer to `--sort` than to
/// `--text-size`.
///
/// - Parameters:
///   - text: What was typed.
///   - candidates: What may be meant, the likeliest first.
///   - tolerance: How many letters may be wrong; nil for a third of them.
///   - mayComplete: Whether a candidate may be suggested for its beginning alone, such as `--text-size` for `--text`.
/// - Returns: The candidate; nil if there is none.
public func nearestSharingStart(
  _ text: String, in candidates: some Sequence<String>, tolerance: Int? = nil,
  completing mayComplete: (String) -> Bool = { _ in true }
) -> String? {
  let typed = Array(text.lowercased().drop { $0 == "-" })
  guard let first = typed.first else { return nil }
  let sharing = candidates.filter { candidate in
    let letters = candidate.lowercased().drop { $0 == "-" }
    return letters.first == first
      || typed.count > 3 && letters.first == typed[1] && letters.dropFirst().first == first
  }
  if let near = nearest(1, to: text, in: sharing, tolerance: tolerance).first { return near }
  // `--text` of `--text-size`
  guard typed.count > 2 else { return nil }
  return sharing.first {
    mayComplete($0) && $0.lowercased().drop { $0 == "-" }.starts(with: typed)
  }
}
