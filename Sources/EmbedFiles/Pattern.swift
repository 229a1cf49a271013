/// Whether a path matches a pattern: it is the same, or has the same beginning and end around the
/// one `*` of the pattern. A path of which a part begins with a dot matches nothing.
func matches(_ path: String, pattern: String) -> Bool {
  if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { return false }
  let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return path == pattern }
  return path.count >= parts[0].count + parts[1].count
    && path.hasPrefix(parts[0]) && path.hasSuffix(parts[1])
}
