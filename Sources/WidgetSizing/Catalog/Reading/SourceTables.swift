internal import DataTables

/// The sort of publication of a source. It informs readers of the table; no answer depends on it.
private enum SourceKind: String, CaseIterable {
  case article, guideline, issue, measurement, reference, repository, talk
  case deviceDatabase = "device-database"
  case questionAndAnswer = "question-and-answer"
}

extension CatalogReader {
  mutating func readSources(_ table: inout TableReader) {
    let id = table.column("id"), title = table.column("title"), url = table.column("url")
    // Optional, because users' older tables do not have the column.
    let shortName = table.optionalColumn("short_name")
    let author = table.column("author"), published = table.column("published")
    let kind = table.column("kind")
    let language = table.column("language"), authority = table.column("authority")
    let method = table.column("method"), rounding = table.column("rounding")
    let note = table.column("note")
    let methods = Choices<Source.Method>(), kinds = Choices<SourceKind>()
    let roundings = Choices<Source.Rounding>()
    table.checkUnique(id)
    _ = table.rows { row in
      let id = row.slice(id), title = row.text(title)
      let shortName = row.shortName(shortName)
      let authority = row.integer(authority, in: 0...100)
      let method = row.choice(method, of: methods)
      let rounding = row.optionalChoice(rounding, of: roundings)
      _ = row.optionalChoice(kind, of: kinds)
      guard let id, let title, let authority, let method else { return }
      catalog.sources.put(
        Source(
          id: id.text, title: title, shortName: shortName ?? title,
          url: row.optionalText(url), author: row.optionalText(author),
          published: row.optionalText(published), language: row.optionalText(language),
          authority: authority, method: method, rounding: rounding,
          note: row.optionalText(note),
          caution: sources[id].flatMap { catalog.sources[$0].caution }),
        under: id, in: &sources)
    }
  }

  mutating func readSourceCautions(_ table: inout TableReader) {
    let source = table.column("source_id"), caution = table.column("caution")
    table.checkUnique(source)
    _ = table.rows { row in
      let source = row.reference(source, in: sources, as: "the id of a source")
      let caution = row.text(caution)
      guard let source, let caution else { return }
      catalog.sources[source].caution = caution
    }
  }

  mutating func readExceptions(_ table: inout TableReader) {
    let rule = table.column("rule"), claim = table.column("claim_id")
    let reason = table.column("reason")
    let rules = Choices<RuleName>()
    table.checkUnique(rule, claim)
    let exceptions = table.rows { row -> Exception? in
      let rule = row.choice(rule, of: rules), reason = row.text(reason)
      let claim = row.reference(claim, in: claims, as: "the id of a claim")
      guard let rule, let claim, let reason else { return nil }
      return Exception(rule: rule, claim: claim, reason: reason)
    }
    catalog.exceptions.lay(exceptions) { Pair($0.rule, $0.claim) }
  }
}

extension TableReader {
  /// A name of at most 40 characters, which fits into a table; nil if the cell is empty.
  fileprivate mutating func shortName(_ column: Column) -> String? {
    let name = optionalText(column)
    if let name, name.unicodeScalars.count > Source.shortNameLimit {
      complain(about: column, .range, "has more than \(Source.shortNameLimit) characters")
    }
    return name
  }
}
