import Foundation
import TestSupport
import Testing

/// From the log of a measuring app to an answer.
@Suite("ingest")
struct IngestTests {
  static let line =
    "widgetsize-measure v1 device=iPhone9,2 os=10.3.1 orientation=landscape textSize=xl "
    + "entryPoint=today-view mode=expanded width=420 height=324 screen=414x736@3"

  private func withLog(_ lines: [String], _ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write("run.log", lines.joined(separator: "\n") + "\n")
      try body(folder)
    }
  }

  @Test("writes tables that answer, and that explain shows")
  func roundTrip() throws {
    let question = [
      "explain", "--device", "iPhone 7 Plus", "--os", "10", "--landscape", "--text-size", "xl",
      "--mode", "expanded",
    ]
    let before = try widgetsize(question)
    #expect(before.output.contains("rule whole-rows"), "\(before)")
    try withLog(["noise", Self.line, Self.line]) { folder in
      let result = try widgetsize("ingest", "run.log", "--output", "new/", in: folder)
      #expect(result.status == 0 && result.output.isEmpty, "\(result)")
      #expect(
        result.errors.hasPrefix("note: 1 size, 1 repetition, 1 other line passed over\n"),
        "\(result)")
      let after = try widgetsize(question + ["--data", "new"], in: folder)
      #expect(after.output.contains("stated: LOCAL1-002 324 of iPhone 7 Plus: line 2"), "\(after)")
      #expect(after.output.contains("height 324: sourced"), "\(after)")
    }
  }

  @Test("narrows a range derived for another screen, and explain names the measurement")
  func narrowing() throws {
    let question = [
      "explain", "--device", "iPhone 7", "--os", "10", "--landscape", "--text-size", "xs",
      "--mode", "expanded",
    ]
    let before = try widgetsize(question)
    #expect(before.lines.contains("height 304, of 304 to 342: derived, extrapolated"), "\(before)")
    #expect(before.output.contains("the system keeps k, 32 < k ≤ 40\n"), "\(before)")
    let line = Self.line.replacing("=xl", with: "=xs").replacing("=324", with: "=342")
    try withLog([line]) { folder in
      let result = try widgetsize("ingest", "run.log", "--output", "new", in: folder)
      #expect(result.status == 0, "\(result)")
      let after = try widgetsize(question + ["--data", "new"], in: folder)
      #expect(after.lines.contains("height 304: derived"), "\(after)")
      #expect(after.output.contains("the system keeps k, 34 < k ≤ 40\n"), "\(after)")
      #expect(after.lines.contains("    k > 34 by LOCAL1-002 342"), "\(after)")
      #expect(after.output.contains("\n  LOCAL1  Measurements in run.log"), "\(after)")
    }
  }

  @Test("prints the tables where no folder is named, and reads a pipe")
  func standardOutput() throws {
    try withLog([Self.line]) { folder in
      let file = try widgetsize("ingest", "run.log", in: folder)
      #expect(file.lines.first == "==> sources.csv <==")
      #expect(file.lines.contains("==> claims.csv <=="))
      #expect(
        file.lines.contains {
          $0.hasPrefix(
            "LOCAL1-001,today,LOCAL1,answer,width,420,pt,,,10,10,stated,,,iphone-7-plus,,landscape,,"
          )
        }, "\(file)")
      let pipe = try runInShell("cat run.log | widgetsize ingest -", in: folder)
      #expect(pipe.output == file.output.replacing("run.log", with: "standard input"), "\(pipe)")
    }
  }

  @Test("never replaces an existing file or folder")
  func existing() throws {
    try withLog([Self.line]) { folder in
      try widgetsize("ingest", "run.log", "--output", "run.log", in: folder)
        .expectError("'run.log' exists and is left as it is", status: 2)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "empty"), withIntermediateDirectories: false)
      try widgetsize("ingest", "run.log", "--output", "empty", in: folder)
        .expectError("'empty' exists and is left as it is", status: 2)
    }
  }

  @Test("writes nothing of a log in which something is wrong, and shows all of it")
  func wrong() throws {
    let other = Self.line.replacing("324", with: "325")
    try withLog([Self.line, other, "widgetsize-measure v1"]) { folder in
      let result = try widgetsize("ingest", "run.log", "--output", "new/", in: folder)
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(result.errors.lines.count == 2, "\(result)")
      #expect(
        result.errors.lines[0].hasPrefix(
          "run.log:2:1: error: [contradiction] height 325 contradicts 324 of line 1"), "\(result)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "new").path))
    }
  }

  @Test("says that a measurement differs from the tables")
  func different() throws {
    try withLog([Self.line.replacing("=xl", with: "=l")]) { folder in
      let result = try widgetsize("ingest", "run.log", in: folder)
      #expect(
        result.errors.lines.last?.hasPrefix("note: line 1: height 324 of today.ios10.414x736@3")
          == true, "\(result)")
    }
  }

  @Test("names the sizes with the limit of refused images, once for each limit")
  func refusedImages() throws {
    func refusal(_ side: Int, _ limit: String) -> String {
      "Widget archival failed due to image being too large [9] - (\(side), \(side)), "
        + "totalArea: \(side * side) > max[\(limit)]."
    }
    let lines = [
      refusal(1001, "718080.0"), refusal(2001, "1.0"), refusal(1002, "718080.0"),
      refusal(1003, "718080.0"),
    ]
    try withLog(lines) { folder in
      let result = try widgetsize("ingest", "run.log", in: folder)
      let notes = result.errors.split(separator: "\n").dropFirst()
      #expect(
        notes == [
          "note: line 1 and 2 more lines: the limit of 718080 square pixels is that of 600 × 272: "
            + "systemMedium on 10.9-inch and 11-inch, iPadOS 17 to 27",
          "note: line 2: the limit of 1 square pixels is that of no size in the tables",
        ], "\(result)")
    }
  }

  @Test("has nothing to write of a log without measurements")
  func nothing() throws {
    try withLog(["noise"]) { folder in
      try widgetsize("ingest", "run.log", in: folder)
        .expectError("no line of 'run.log' is a measurement", status: 1)
      try widgetsize("ingest", "missing.log", in: folder)
        .expectError("'missing.log' cannot be read: no such file or directory", status: 2)
      try widgetsize("ingest", "run.log", "--source", "S02", in: folder)
        .expectError("source 'S02' is there already, and would be replaced")
      try widgetsize("ingest", "run.log", "--source", "mine", in: folder)
        .expectError("source 'mine' is not an id such as 'LOCAL1'")
    }
  }
}
