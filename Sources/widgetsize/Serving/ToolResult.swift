internal import WidgetReports

/// What a tool says: a text for the assistant, and the answer as JSON.
struct ToolResult {
  /// The most bytes of the text, and of the JSON. An assistant could not read more.
  static let limit = 1 << 20

  private let texts: [String]
  private let structured: String?
  private let isError: Bool

  /// A complaint, as the command writes it to standard error.
  init(complaint: String) {
    texts = [complaint]
    structured = nil
    isError = true
  }

  /// The answer, as the command prints it in two formats.
  init(_ answer: (ReportFormat) throws -> QuestionAnswer) throws {
    let table = try answer(.table)
    guard let text = table.report.text(as: .table, atMost: Self.limit) else {
      throw Failure.usage("the answer is too long; name devices, versions or families")
    }
    let json = try answer(.json).report.text(as: .json, atMost: Self.limit)
    let tooLong = "note: without data, which are too long; name devices, versions or families"
    // A command that knows nothing may print nothing: its exit code says so.
    let words = text.isEmpty ? "nothing that was asked for is known" : text
    texts = [words] + (json == nil ? [tooLong] : [])
    structured = json
    isError = !table.succeeds
  }

  /// The result of `tools/call`, as JSON.
  var json: String {
    var json = JSONText()
    json.open([
      .init("resultType", .text("complete")),
      .init(
        "content",
        .objects(texts.map { [.init("type", .text("text")), .init("text", .text($0))] })),
      .init("isError", .boolean(isError)),
    ])
    if let structured { json.append("structuredContent", written: structured) }
    json.close()
    return json.takeText()
  }
}

extension Report {
  /// The report as text without its last line end; nil if it is longer than a number of bytes.
  fileprivate func text(as format: ReportFormat, atMost limit: Int) -> String? {
    var output = BoundedText(limit: limit)
    write(as: format, to: &output)
    guard output.text.utf8.count <= limit else { return nil }
    return output.text.hasSuffix("\n") ? String(output.text.dropLast()) : output.text
  }
}

/// Text of which no more is kept than is needed to see that it is too long.
private struct BoundedText: TextOutputStream {
  let limit: Int
  private(set) var text = ""

  init(limit: Int) { self.limit = limit }

  mutating func write(_ string: String) {
    if text.utf8.count <= limit { text += string }
  }
}
