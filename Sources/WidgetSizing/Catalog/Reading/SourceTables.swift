internal import DataTables

/// The sort of publication of a source. It informs readers of the table; no answer depends on it.
private enum SourceKind: String, CaseIterable {
  case article, guideline, issue, measurement, reference, repository, talk
  case deviceDatabase = "device-database"
  case questionAndAnswer = "question-and-answer"
}

extension CatalogReader {
  mutating func readSources(_ table: inout TableReader) {
    let rows = table.rows(key: ["id"], identifiedBy: "id") {
      row -> (id: FieldText, source: Source)? in
      let id = row.slice("id"), title = row.text("title")
      // Users' older tables do not have the column.
      let shortName = row.optionalText("short_name", mayBeMissing: true)
      if let shortName, shortName.unicodeScalars.count > Source.shortNameLimit {
        row.complain(
          about: "short_name", .range, "has more than \(Source.shortNameLimit) characters")
      }
      _ = row.optionalChoice("kind", as: SourceKind.self)
      let source = Source(
        id: id.text, title: title, shortName: shortName ?? title, url: row.optionalText("url"),
        author: row.optionalText("author"), published: row.optionalText("published"),
        language: row.optionalText("language"), authority: row.integer("authority", in: 0...100),
        method: row.choice("method"), rounding: row.optionalChoice("rounding"),
        note: row.optionalText("note"))
      return (id, source)
    }
    for (id, source) in rows { catalog.sources.append(source, under: id, in: &sources) }
  }

  mutating func readSourceCautions(_ table: inout TableReader) {
    let rows = table.rows(key: ["source_id"]) { row in
      (source: row.reference("source_id", in: sources), caution: row.text("caution"))
    }
    for (source, caution) in rows { catalog.sources[source].caution = caution }
  }

  mutating func readExceptions(_ table: inout TableReader) {
    let exceptions = table.rows(key: ["rule", "claim_id"]) { row in
      Exception(
        rule: row.choice("rule"), claim: row.reference("claim_id", in: claims),
        reason: row.text("reason"))
    }
    catalog.exceptions += exceptions
  }
}
