internal import Wording

extension ReportFormat {
  /// SARIF 2.1.0, which code scanning services read: a rule for each sort of finding, and a result with
  /// file, line and column for each finding.
  public static let sarif = ReportFormat("sarif", of: .checks) { report, _, output in
    let files = report.checks.map { (path: $0.path, annotations: $0.annotations()) }
    var rules: [(id: String, title: String)] = []
    for annotation in files.flatMap(\.annotations)
    where !rules.contains(where: { $0.id == annotation.kind }) {
      rules.append((annotation.kind, annotation.title))
    }
    let driver: Value = [
      "name": "widgetsize",
      "rules": .values(
        rules.map { ["id": .text($0.id), "shortDescription": ["text": .text($0.title)]] }),
    ]
    var json = JSONText()
    json.open([
      .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), .init("version", "2.1.0"),
    ])
    json.append(key: "runs")
    json.openList()
    json.open([
      .init("tool", ["driver": driver]), .init("columnKind", "unicodeCodePoints"),
      .init("properties", ["dataVersion": .text(report.dataVersion)]),
    ])
    json.append(key: "results")
    json.openList()
    for file in files {
      for annotation in file.annotations {
        json.append(result(annotation, in: file.path))
        if json.isLong { output.write(json.takeBytes()) }
      }
    }
    json.closeList()
    json.close()
    json.closeList()
    json.close()
    output.write(json.takeLine())
  }
}

/// A finding as a result.
private func result(_ annotation: CheckList.Annotation, in path: String) -> Value {
  let file: Value = ["uri": .text(reference(to: path))]
  let region = annotation.line.map { line -> Value in
    annotation.column.map { ["startLine": Value(line), "startColumn": Value($0)] }
      ?? ["startLine": Value(line)]
  }
  let place: Value =
    region.map { ["artifactLocation": file, "region": $0] } ?? ["artifactLocation": file]
  let replacements = annotation.corrections.map { correction -> Value in
    [
      "deletedRegion": [
        "startLine": Value(correction.line), "startColumn": Value(correction.column),
        "endLine": Value(correction.line),
        "endColumn": Value(correction.column + correction.bytes.count),
      ],
      "insertedContent": ["text": .text(correction.text)],
    ]
  }
  let fixes: Value = [
    [
      "description": ["text": "Write the size that is right"],
      "artifactChanges": [["artifactLocation": file, "replacements": .values(replacements)]],
    ]
  ]
  return .object(
    [
      .init("ruleId", .text(annotation.kind)),
      .init("level", .text(annotation.level.wordOfCompilers)),
      .init("message", ["text": .text(annotation.message)]),
      .init("locations", [["physicalLocation": place]]),
    ] + (replacements.isEmpty ? [] : [.init("fixes", fixes)]))
}

/// A path as a reference to a file, in percent encoding; standard input has no path.
private func reference(to path: String) -> String {
  let path = path == "-" ? "stdin" : path
  return (path.hasPrefix("/") ? "file://" : "")
    + path.percentEncoded { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
}
