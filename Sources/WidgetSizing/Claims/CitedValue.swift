internal import Wording

extension Catalog {
  /// The sources that state claims, in the order of the table, each once.
  package func sources(of keys: [Key<Claim>]) -> [Key<Source>] {
    let all = keys.map { claims[$0].source }
    return all.count < 2 ? all : Set(all).sorted()
  }

  /// The identifiers of the sources that state claims, in the order of their table, each once.
  package func sourceIDs(of keys: [Key<Claim>]) -> [String] {
    sources(of: keys).map { sources[$0].id }
  }

  /// A value with the sources of the claims that state it: `162 (MZ1 PX0)`.
  package func text(
    _ value: String, statedBy keys: [Key<Claim>], separatedBy separator: String = " "
  ) -> String {
    text(value, statedBy: sourceIDs(of: keys), separatedBy: separator)
  }

  /// A value with the sources that state it.
  package func text(
    _ value: String, statedBy sources: [String], separatedBy separator: String = " "
  ) -> String {
    "\(value) (\(sources.joined(by: separator)))"
  }
}
