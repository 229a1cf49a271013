/// A reader of what users feed the program, or a writer of what comes of it, as a function of nothing but
/// bytes.
///
/// Whatever the bytes, it ends and keeps its promises; at most it reports faults. libFuzzer and the
/// tests call these functions.
enum Reader: String, CaseIterable {
  case table, catalog, sizes, log, markdown, image, comparison, exports
  case queryLine = "query-line"
  case cellID = "cell-id"
  case foreignTable = "foreign-table"
  case searchIndex = "search-index"

  /// Reads bytes, and throws a ``BrokenPromise`` if the result is wrong.
  func read(_ bytes: [UInt8]) throws {
    switch self {
    case .table: try Self.readTable(bytes)
    case .catalog: try Self.readCatalog(bytes)
    case .sizes: try Self.readSizes(bytes)
    case .log: try Self.readLog(bytes)
    case .markdown: try Self.readMarkdown(bytes)
    case .queryLine: try Self.readQueryLine(bytes)
    case .foreignTable: try Self.readForeignTable(bytes)
    case .image: try Self.readImage(bytes)
    case .comparison: try Self.readComparison(bytes)
    case .searchIndex: try Self.writeSearchIndex(bytes)
    case .exports: try Self.writeExports(bytes)
    case .cellID: try Self.readCellID(bytes)
    }
  }
}

/// What a reader did that it must not do.
struct BrokenPromise: Error {
  let what: String

  /// Throws unless a promise is kept.
  static func unless(_ isKept: Bool, _ what: @autoclosure () -> String) throws {
    if !isKept { throw BrokenPromise(what: what()) }
  }

  /// Throws unless a line can be shown on a terminal without steering it.
  static func unlessHarmless(_ line: String) throws {
    try unless(
      line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
      "a line has control characters: \(line.debugDescription)")
  }

  /// Throws unless each line of a text that the runner of GitHub would read as a command is an annotation.
  static func unlessAnnotations(_ text: String) throws {
    for line in text.split(whereSeparator: \.isNewline) {
      let visible = line.drop(while: \.isWhitespace)
      try unless(
        !visible.hasPrefix("::")
          || ["error", "warning", "notice"].contains { line.hasPrefix("::\($0) file=") },
        "a line is a command, but no annotation: \(line.debugDescription)")
    }
  }
}
