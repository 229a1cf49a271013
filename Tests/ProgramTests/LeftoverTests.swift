import Foundation
import TestSupport
import Testing

/// What a run that was killed has left is removed by the next, and nothing else.
@Suite("Leftovers of runs that were killed")
struct LeftoverTests {
  /// A name as drafts have it.
  private static let draft = ".out.0123456789abcdef.new"

  private static let log = """
    widgetsize-measure v1 device=iPhone9,2 os=10.3.1 orientation=landscape textSize=xl \
    entryPoint=today-view mode=expanded width=420 height=324

    """

  /// Makes a folder with files beside the place `out`, writes that, and says whether the folder is
  /// still there.
  private func survives(_ name: String, files: [String: String], command: [String]) throws -> Bool {
    try withTemporaryFolder { folder in
      try Data(Self.log.utf8).write(to: folder.appending(path: "run.log"))
      let left = folder.appending(path: name)
      for (file, text) in files {
        let place = left.appending(path: file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
      }
      let result = try widgetsize(command + ["--output", "out"], in: folder)
      #expect(result.status == 0, "\(result)")
      let contents = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(contents.contains("out"))
      guard contents.contains(name) else { return false }
      for (file, text) in files {
        #expect(try String(contentsOf: left.appending(path: file), encoding: .utf8) == text)
      }
      return true
    }
  }

  private static let tables = ["sources.csv": "id\n", "claims.csv": ""]

  @Test("are removed") func removed() throws {
    #expect(try !survives(Self.draft, files: Self.tables, command: ["ingest", "run.log"]))
  }

  @Test("of a report are known by its list") func listed() throws {
    let list = """
      Files of a widgetsize report. The folder that has them is replaced as a whole.
      earlier/page.html
      widgetsize-report.txt

      """
    let files = ["widgetsize-report.txt": list, "earlier/page.html": "half a p"]
    let command = ["ingest", "run.log"]
    #expect(try !survives(Self.draft, files: files, command: command))
    let more = files.merging(["earlier/mine.txt": "mine"]) { $1 }
    #expect(try survives(Self.draft, files: more, command: command))
  }

  @Test("are left as they are if they may be somebody's") func kept() throws {
    for name in [
      ".out.1.new", ".out.0123456789abcdef.old", ".out.0123456789ABCDEF.new",
      ".out.0123456789abcdef0.new", ".out.-123456789abcdef.new", ".other.0123456789abcdef.new",
      "out.0123456789abcdef.new", ".out.0123456789abcdef.new.old",
    ] {
      #expect(
        try survives(name, files: Self.tables, command: ["ingest", "run.log"]), "\(name) is gone")
    }
    let files = Self.tables.merging(["notes.txt": "mine"]) { $1 }
    #expect(try survives(Self.draft, files: files, command: ["ingest", "run.log"]))
  }

  @Test("are left if they are behind a link") func links() throws {
    try withTemporaryFolder { folder in
      try Data(Self.log.utf8).write(to: folder.appending(path: "run.log"))
      let mine = folder.appending(path: "mine")
      try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: false)
      try Data("mine".utf8).write(to: mine.appending(path: "sources.csv"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: Self.draft).path(), withDestinationPath: "mine")
      let result = try widgetsize(["ingest", "run.log", "--output", "out"], in: folder)
      #expect(result.status == 0)
      #expect(
        try String(contentsOf: mine.appending(path: "sources.csv"), encoding: .utf8) == "mine")
    }
  }
}
