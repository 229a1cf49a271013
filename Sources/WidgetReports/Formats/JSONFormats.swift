extension ReportFormat {
  /// One object of JSON: the versions, the notes, the facts, and a list for each kind of record.
  public static let json = ReportFormat("json") { report, _, output in
    report.writeJSON(output.write)
  }
}

extension Report {
  /// What every object of JSON begins with, so that a line can be read without the others.
  fileprivate var frame: [Value.Part] {
    [.init("schemaVersion", Value(Self.schemaVersion)), .init("dataVersion", .text(dataVersion))]
  }

  /// Writes the report as one object.
  package func writeJSON(_ handOn: ([UInt8]) -> Void) {
    var sink = RecordSink(.object)
    sink.json.open(frame + [.init("notes", .texts(notes + question.notesOnAnswer))])
    sink.append(partsOf: (), FieldList(question.facts))
    if let key = question.key {
      sink.json.append(key: key)
      sink.json.openList()
      question.writeObjects { objects in
        sink.json.append(elements: objects)
        if sink.isLong { handOn(sink.json.takeBytes()) }
      }
      sink.json.closeList()
    }
    sink.json.close()
    handOn(sink.json.takeLine())
  }
}
