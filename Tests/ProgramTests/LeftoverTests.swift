import Foundation
import TestSupport
import Testing

/// A run removes what a killed run has left, and nothing else.
@Suite("Leftovers of runs that were killed")
struct LeftoverTests {
  /// A name as drafts have it.
  private static let draft = ".out.0123456789abcdef.new"

  /// Has the program write the folder `out`.
  private func ingest(in folder: URL) throws {
    try folder.write("run.log", IngestTests.line + "\n")
    let result = try widgetsize("ingest", "run.log", "--output", "out", in: folder)
    #expect(result.status == 0, "\(result)")
  }

  /// Whether a folder with files is still there after a run that writes `out` beside it.
  private func survives(_ name: String, files: [String: String]) throws -> Bool {
    try withTemporaryFolder { folder in
      let left = folder.appending(path: name)
      for (file, text) in files {
        let place = left.appending(path: file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try left.write(file, text)
      }
      try ingest(in: folder)
      let names = try folder.names()
      #expect(names.contains("out"))
      guard names.contains(name) else { return false }
      for (file, text) in files { #expect(try left.read(file) == text) }
      return true
    }
  }

  private static let tables = ["sources.csv": "id\n", "claims.csv": ""]

  @Test("are removed") func removed() throws {
    #expect(try !survives(Self.draft, files: Self.tables))
  }

  @Test("of a report are removed if its list names all of their files") func listed() throws {
    let list = """
      Files of a widgetsize report. The folder that has them is replaced as a whole.
      earlier/page.html
      widgetsize-report.txt

      """
    let files = ["widgetsize-report.txt": list, "earlier/page.html": "half a p"]
    #expect(try !survives(Self.draft, files: files))
    let more = files.merging(["earlier/mine.txt": "mine"]) { $1 }
    #expect(try survives(Self.draft, files: more))
  }

  @Test("are left if their name or a file in them is not the program's") func kept() throws {
    for name in [
      ".out.1.new", ".out.0123456789abcdef.old", ".out.0123456789ABCDEF.new",
      ".out.0123456789abcdef0.new", ".out.-123456789abcdef.new", ".other.0123456789abcdef.new",
      "out.0123456789abcdef.new", ".out.0123456789abcdef.new.old",
    ] {
      #expect(try survives(name, files: Self.tables), "\(name) is gone")
    }
    let files = Self.tables.merging(["notes.txt": "mine"]) { $1 }
    #expect(try survives(Self.draft, files: files))
  }

  @Test("are left if they are behind a link") func links() throws {
    try withTemporaryFolder { folder in
      let mine = folder.appending(path: "mine")
      try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: false)
      try mine.write("sources.csv", "mine")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: Self.draft).path(), withDestinationPath: "mine")
      try ingest(in: folder)
      #expect(try mine.read("sources.csv") == "mine")
    }
  }
}
