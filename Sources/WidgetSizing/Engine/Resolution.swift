extension Catalog {
  /// The answer of claims about the same number, at least one. If there is a record, the evidence
  /// is written to it.
  ///
  /// The claims of the highest rank decide. Where they differ, the source of the highest authority
  /// gives the value. Among equals the smaller value answers, because a design for it fits both.
  func resolved(
    _ keys: some Collection<Key<Claim>>, _ record: inout Evidence.Record?
  ) -> Answer {
    if record == nil || keys.count == 1, let first = keys.first {
      let value = claims[first].value
      // Nearly always all claims agree.
      if keys.allSatisfy({ claims[$0].value == value }) {
        record?.claims = [first]
        let areDrawn = keys.allSatisfy { claims[$0].countsPixels }
        return .stated(value, isDisputed: false, areDrawn: areDrawn)
      }
    }
    // Drawn sizes answer only if no claim states the size that a view is laid out in.
    let laidOut = keys.filter { !claims[$0].countsPixels }
    let answering = laidOut.isEmpty ? Array(keys) : laidOut
    let rank = answering.reduce(0) { max($0, claims[$1].rank) }
    let best = statements(of: answering.filter { claims[$0].rank == rank })
    let value = best[0].value
    let drawn = laidOut.isEmpty ? [] : keys.filter { claims[$0].countsPixels }
    let others = answering.filter { claims[$0].rank < rank }
    let stating = best[0].claims + (others + drawn).filter { states($0, value) }

    if record != nil {
      record?.claims = stating
      if best.count > 1 {
        record?.reason =
          best[0].authority > best[1].authority
          ? .greaterAuthority(best[0].source) : .smallerOfEqualAuthority
      }
      record?.alternatives = alternatives(
        best.dropFirst(), statements(of: others.filter { !states($0, value) }))
      record?.drawn = statements(of: drawn.filter { !states($0, value) })
        .map { Evidence.Alternative(value: $0.value, claims: $0.claims) }
    }
    return .stated(
      value, isDisputed: best.count > 1, areDrawn: laidOut.isEmpty)
  }

  /// The answer of claims about the same number, at least one, without its evidence.
  func resolved(_ keys: some Collection<Key<Claim>>) -> Answer {
    var none: Evidence.Record?
    return resolved(keys, &none)
  }

  /// The values other than the answer: those of the same rank, then those of lower ranks.
  private func alternatives(
    _ best: some Sequence<Statement>, _ lower: [Statement]
  ) -> [Evidence.Alternative] {
    var others = best.map { Evidence.Alternative(value: $0.value, claims: $0.claims) }
    for statement in lower {
      if let index = others.firstIndex(where: { $0.value == statement.value }) {
        others[index] = Evidence.Alternative(
          value: statement.value, claims: others[index].claims + statement.claims,
          isShadowed: others[index].isShadowed)
      } else {
        others.append(
          Evidence.Alternative(value: statement.value, claims: statement.claims, isShadowed: true))
      }
    }
    return others
  }

  /// One value, and all the claims that state it.
  private struct Statement {
    let value: Points
    var claims: [Key<Claim>]
    var authority: Int
    /// The source that has the authority.
    var source: Key<Source>
  }

  /// Whether a claim states a value, or the value as its source rounds it.
  private func states(_ key: Key<Claim>, _ value: Points) -> Bool {
    claims[key].value == value
      || sources[claims[key].source].rounding?.rounded(value) == claims[key].value
  }

  /// The values that claims state, the preferred one first. A claim of a source that rounds agrees
  /// with an exact value that rounds to it.
  private func statements(of keys: [Key<Claim>]) -> [Statement] {
    var statements: [Statement] = []
    var places: [Points: Int] = [:]
    let exact = keys.filter { sources[claims[$0].source].rounding == nil }
    for key in exact + keys.filter({ sources[claims[$0].source].rounding != nil }) {
      guard let value = claims[key].value else { continue }
      let source = claims[key].source, authority = sources[source].authority
      // Only a claim of a source that rounds can agree with another value than its own.
      let index =
        places[value]
        ?? (sources[source].rounding == nil
          ? nil : statements.firstIndex { states(key, $0.value) })
      if let index {
        statements[index].claims.append(key)
        if authority > statements[index].authority {
          statements[index].authority = authority
          statements[index].source = source
        }
      } else {
        places[value] = statements.count
        statements.append(
          Statement(value: value, claims: [key], authority: authority, source: source))
      }
    }
    return statements.sorted {
      ($1.authority, $0.value) < ($0.authority, $1.value)
    }
  }
}
