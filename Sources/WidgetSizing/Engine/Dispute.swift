extension Catalog {
  /// The answer of claims that all answer for one number.
  ///
  /// The claims of the highest rank decide. Where they differ, the source of the highest authority
  /// gives the value, or, among equals, the smaller value stands: a design for it fits both.
  func resolved(_ claims: [Key<Claim>]) -> Answer {
    let rank = claims.reduce(0) { max($0, self.rank(of: $1)) }
    if let first = claims.first, claims.allSatisfy({ value(of: $0) == value(of: first) }) {
      // All agree, as nearly always.
      var answer = Answer(state: .sourced)
      answer.value = value(of: first)
      answer.claims = claims.filter { self.rank(of: $0) == rank }
      if answer.claims.count < claims.count {
        answer.claims += claims.filter { self.rank(of: $0) < rank }
      }
      return answer
    }
    let best = statements(of: claims.filter { self.rank(of: $0) == rank })
    let lower = statements(of: claims.filter { self.rank(of: $0) < rank })

    var answer = Answer(state: best.count == 1 ? .sourced : .disputed)
    answer.value = best[0].value
    answer.claims = best[0].claims
    if best.count > 1 {
      answer.reason =
        best[0].authority > best[1].authority
        ? .greaterAuthority(best[0].source) : .smallerOfEqualAuthority
    }
    var others = best.dropFirst().map { Answer.Alternative(value: $0.value, claims: $0.claims) }
    for statement in lower {
      if statement.value == answer.value {
        answer.claims += statement.claims
      } else if let index = others.firstIndex(where: { $0.value == statement.value }) {
        others[index] = Answer.Alternative(
          value: statement.value, claims: others[index].claims + statement.claims,
          isShadowed: others[index].isShadowed)
      } else {
        others.append(
          Answer.Alternative(value: statement.value, claims: statement.claims, isShadowed: true))
      }
    }
    answer.alternatives = others
    return answer
  }

  /// One value, and all the claims that state it.
  private struct Statement {
    let value: Points
    var claims: [Key<Claim>]
    var authority: Int
    /// The source that has the authority.
    var source: Key<Source>
  }

  /// The values that `claims` state, the one to prefer first.
  private func statements(of claims: [Key<Claim>]) -> [Statement] {
    var statements: [Statement] = []
    for key in claims {
      guard let value = value(of: key) else { continue }
      let source = source(of: key), authority = sources[source].authority
      if let index = statements.firstIndex(where: { $0.value == value }) {
        statements[index].claims.append(key)
        if authority > statements[index].authority {
          statements[index].authority = authority
          statements[index].source = source
        }
      } else {
        statements.append(
          Statement(value: value, claims: [key], authority: authority, source: source))
      }
    }
    return statements.sorted {
      ($1.authority, $0.value) < ($0.authority, $1.value)
    }
  }
}
