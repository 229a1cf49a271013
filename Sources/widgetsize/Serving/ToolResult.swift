internal import WidgetReports

/// The result of a tool call: text for the assistant, and the answer as JSON.
struct ToolResult {
  /// The maximum size of the text and of the JSON, in bytes. Assistants cannot read more.
  static let limit = 1 << 20

  private let texts: [String]
  private let structured: String?
  private let isError: Bool

  /// A result with the error message that the command writes to standard error.
  init(complaint: String) {
    texts = [complaint]
    structured = nil
    isError = true
  }

  /// A result with the answer as a text table and as JSON.
  init(_ answer: (ReportFormat) throws -> QuestionAnswer) throws {
    let table = try answer(.table)
    guard let text = table.report.text(as: .table, atMost: Self.limit) else {
      throw Failure.usage("the answer is too long; name devices, versions or families")
    }
    let json = try answer(.json).report.text(as: .json, atMost: Self.limit)
    let tooLong = "note: without data, which are too long; name devices, versions or families"
    // A command without a known answer may print nothing; only its exit code tells.
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
  /// The report as text without the final newline; nil if it is longer than `limit` bytes.
  fileprivate func text(as format: ReportFormat, atMost limit: Int) -> String? {
    var bytes: [UInt8] = []
    write(as: format) { if bytes.count <= limit { bytes += $0 } }
    guard bytes.count <= limit else { return nil }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
