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
    let driver: [Value.Part] = [
      .init("name", .text("widgetsize")),
      .init(
        "rules",
        .objects(
          rules.map { rule in
            [
              .init("id", .text(rule.id)),
              .init("shortDescription", .object([.init("text", .text(rule.title))])),
            ]
          })),
    ]
    var json = JSONText()
    json.open([
      .init("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .text("2.1.0")),
    ])
    json.append(key: "runs")
    json.openList()
    json.open([
      .init("tool", .object([.init("driver", .object(driver))])),
      .init("columnKind", .text("unicodeCodePoints")),
      .init("properties", .object([.init("dataVersion", .text(report.dataVersion))])),
    ])
    json.append(key: "results")
    json.openList()
    for file in files {
      for annotation in file.annotations {
        json.append(.object(result(annotation, in: file.path)))
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
private func result(_ annotation: CheckList.Annotation, in path: String) -> [Value.Part] {
  var place: [Value.Part] = [
    .init("artifactLocation", .object([.init("uri", .text(reference(to: path)))]))
  ]
  if let line = annotation.line {
    var region: [Value.Part] = [.init("startLine", Value(line))]
    if let column = annotation.column { region.append(.init("startColumn", Value(column))) }
    place.append(.init("region", .object(region)))
  }
  let replacements = annotation.corrections.map { correction -> [Value.Part] in
    let end = correction.column + correction.bytes.count
    return [
      .init(
        "deletedRegion",
        .object([
          .init("startLine", Value(correction.line)),
          .init("startColumn", Value(correction.column)),
          .init("endLine", Value(correction.line)), .init("endColumn", Value(end)),
        ])),
      .init("insertedContent", .object([.init("text", .text(correction.text))])),
    ]
  }
  let fix: [Value.Part] = [
    .init("description", .object([.init("text", .text("Write the size that is right"))])),
    .init(
      "artifactChanges",
      .objects([
        [
          .init("artifactLocation", .object([.init("uri", .text(reference(to: path)))])),
          .init("replacements", .objects(replacements)),
        ]
      ])),
  ]
  return [
    .init("ruleId", .text(annotation.kind)),
    .init("level", .text(annotation.level.wordOfCompilers)),
    .init("message", .object([.init("text", .text(annotation.message))])),
    .init("locations", .objects([[.init("physicalLocation", .object(place))]])),
  ] + (replacements.isEmpty ? [] : [.init("fixes", .objects([fix]))])
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
