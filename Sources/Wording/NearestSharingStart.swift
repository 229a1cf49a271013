/// The candidate near to `text` that begins as it does, or as it would without one letter; nil if there is
/// none.
///
/// What is typed wrong nearly always begins right. Without this, `--text` is nearer to `--sort` than to
/// `--text-size`.
public func nearestSharingStart(_ text: String, in candidates: some Sequence<String>) -> String? {
  let typed = Array(text.lowercased().drop { $0 == "-" })
  guard let first = typed.first else { return nil }
  let sharing = candidates.filter { candidate in
    let letters = candidate.lowercased().drop { $0 == "-" }
    return letters.first == first
      || typed.count > 3 && letters.first == typed[1] && letters.dropFirst().first == first
  }
  if let near = nearest(to: text, in: sharing) { return near }
  // `--text` of `--text-size`
  guard typed.count > 2 else { return nil }
  return sharing.first { $0.lowercased().drop { $0 == "-" }.starts(with: typed) }
}
