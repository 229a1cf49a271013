extension ReportFormat {
  /// One object of JSON: the versions, the notes, the facts, and a list for each kind of record.
  public static let json = ReportFormat("json") { report, _, output in
    report.writeJSON(schemaVersion: Report.schemaVersion, to: &output)
  }

  /// An object of JSON a line, for each record, each with the versions.
  public static let ndjson = ReportFormat("ndjson", holdsNotes: false) { report, _, output in
    for list in report.records where list.key != nil {
      let kind = list.kind.map { [Value.Part("kind", .text($0))] } ?? []
      list.forEach(in: .object) { record in
        var json = JSONText()
        json.append(
          .object(report.frame(schemaVersion: Report.schemaVersion) + kind + record))
        output.write(json.takeLine())
      }
    }
  }
}

extension Report {
  /// What every object of JSON begins with, so that a line can be read without the others.
  fileprivate func frame(schemaVersion: Int) -> [Value.Part] {
    [.init("schemaVersion", Value(schemaVersion)), .init("dataVersion", .text(dataVersion))]
  }

  /// Writes the report as one object, whose keys have the meaning of a version of the schema.
  func writeJSON(schemaVersion: Int, to output: inout some TextOutputStream) {
    var json = JSONText()
    let frame = frame(schemaVersion: schemaVersion)
    json.open(
      frame + [.init("notes", .values((notes + notesOnAnswer()).map(Value.text)))] + facts())
    for list in records {
      guard let key = list.key else { continue }
      json.openList(key)
      list.forEach(in: .object) { record in
        json.append(.object(record))
        if json.isLong { output.write(json.takeText()) }
      }
      json.closeList()
    }
    json.close()
    output.write(json.takeLine())
  }
}
