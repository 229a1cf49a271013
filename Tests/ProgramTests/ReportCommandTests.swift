import Foundation
import TestSupport
import Testing

/// The folder that the report command writes: whole, or not at all, and never someone else's.
@Suite("widgetsize report") struct ReportCommandTests {
  /// A report, written once: it takes the program some seconds when built for debugging.
  private static let report = Result { try Report() }

  /// What the command wrote into an empty folder.
  private struct Report {
    let result: RunResult
    let files: [String: Data]

    init() throws {
      (result, files) = try withTemporaryFolder { folder in
        let result = try widgetsize("report", "--output", "out", in: folder)
        return (result, try ReportCommandTests.contents(of: folder.appending(path: "out")))
      }
    }

    func write(to folder: URL) throws {
      for (path, data) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }
  }

  /// The files below a folder, by their paths.
  private static func contents(of folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try paths.reduce(into: [:]) { files, path in
      let file = folder.appending(path: path)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { return }
      files[path] = try Data(contentsOf: file)
    }
  }

  @Test("writes a new folder and says what is in it") func writesNew() throws {
    let report = try Self.report.get()
    #expect(report.result.status == 0 && report.result.errors.isEmpty)
    let pages = report.files.keys.count { $0.hasSuffix(".html") }
    let words = "\(pages) pages of \(report.files.count - 1) files, "
    #expect(report.result.lines.count == 1, "\(report.result)")
    #expect(report.result.output.contains(words), "\(report.result)")
    let list = try #require(report.files["widgetsize-report.txt"])
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(lines.map(String.init) == report.files.keys.sorted())
    #expect(report.files.keys.contains("screens/414x736-3.html"))
  }

  @Test("replaces its own folder with the same bytes", arguments: ["out/", "link"])
  func replacesOurs(name: String) throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      let report = try Self.report.get()
      try report.write(to: out)
      try out.write("screens/index.html", "old")
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: out)
      let result = try widgetsize("report", "--output", name, in: folder)
      #expect(result.status == 0 && result.output.hasPrefix("\(name): ") && result.errors.isEmpty)
      #expect(try Self.contents(of: out) == report.files)
      #expect(try folder.names() == ["link", "out"])
    }
  }

  @Test(
    "refuses a folder that it has not written, and leaves it untouched",
    arguments: [
      [:], ["mine.txt": "mine"], ["widgetsize-report.txt": "mine"], ["index.html": "mine"],
    ])
  func refusesForeign(files: [String: String]) throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: false)
      for (name, text) in files { try out.write(name, text) }
      let before = try Self.contents(of: out)
      let result = try widgetsize("report", "--output", "out", in: folder)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: folder 'out' was not written by this program"))
      #expect(try Self.contents(of: out) == before)
      #expect(try folder.names() == ["out"])
    }
  }

  @Test(
    "refuses its own folder if somebody has added a file",
    arguments: ["notes.txt", "screens/notes.txt"])
  func refusesAddition(name: String) throws {
    try withTemporaryFolder { folder in
      try Self.report.get().write(to: folder.appending(path: "out"))
      let mine = "out/\(name)"
      try folder.write(mine, "mine")
      let result = try widgetsize("report", "--output", "out", in: folder)
      #expect(result.status == 2 && result.errors.contains("'\(name)'"))
      #expect(try folder.read(mine) == "mine")
    }
  }

  @Test("tells names apart that look the same") func equivalentNames() throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: false)
      let list = """
        Files of a widgetsize report. The folder that has them is replaced as a whole.
        caf\u{E9}.html
        widgetsize-report.txt

        """
      try out.write("widgetsize-report.txt", list)
      let mine = out.path() + "/cafe\u{301}.html"
      #expect(FileManager.default.createFile(atPath: mine, contents: Data("mine".utf8)))
      let result = try widgetsize("report", "--output", "out", in: folder)
      #expect(result.status == 2 && result.errors.contains("which is not part of a report"))
      #expect(FileManager.default.contents(atPath: mine) == Data("mine".utf8))
    }
  }

  @Test("refuses a file, and a link that leads nowhere") func refusesOthers() throws {
    try withTemporaryFolder { folder in
      try folder.write("file", "mine")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "nowhere").path(), withDestinationPath: "missing")
      for name in ["file", "nowhere"] {
        let result = try widgetsize("report", "--output", name, in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "error: '\(name)' exists and is not a folder\n")
      }
      #expect(try folder.names() == ["file", "nowhere"])
    }
  }

  @Test("leaves the earlier report whole when the data is in trouble") func failedRun() throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      try Self.report.get().write(to: out)
      let before = try Self.contents(of: out)
      let data = folder.appending(path: "data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
      try data.write("sources.csv", "id\nx\n")
      let result = try widgetsize("report", "--output", "out", "--data", "data", in: folder)
      #expect(result.status == 2 && result.errors.contains("sources.csv:1"))
      #expect(try Self.contents(of: out) == before)
      #expect(try folder.names() == ["data", "out"])
    }
  }

  @Test("says where it cannot write") func noParent() throws {
    try withTemporaryFolder { folder in
      let result = try widgetsize("report", "--output", "a/b", in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot be made: no such file or directory"))
      #expect(try folder.names() == [])
    }
  }

  @Test("needs an output folder") func noOutput() throws {
    #expect(try widgetsize("report").status == 64)
    #expect(try widgetsize("report", "--output", "").status == 64)
  }

  @Test(
    "needs an address that begins with https", arguments: ["http://e.com", "e.com", "https://"])
  func wrongAddress(address: String) throws {
    let result = try widgetsize("report", "--output", "out", "--address", address)
    #expect(result.status == 64)
    #expect(
      result.errors == "error: '\(address)' is not an address that begins with https://\n")
  }

  @Test("needs an address without a query or a fragment", arguments: ["?a", "#a", "a/?b#c"])
  func addressWithMore(end: String) throws {
    let address = "https://e.com/\(end)"
    let result = try widgetsize("report", "--output", "out", "--address", address)
    #expect(result.status == 64)
    let character = end.contains("?") ? "?" : "#"
    #expect(
      result.errors
        == "error: '\(address)' has '\(character)', and no page can be below such an address\n")
  }

  @Test("deletes no file outside of its folder") func hostileList() throws {
    try withTemporaryFolder { folder in
      let out = folder.appending(path: "out")
      try Self.report.get().write(to: out)
      try folder.write("mine.txt", "mine")
      let list = "widgetsize-report.txt"
      try out.write(list, try out.read(list) + "../mine.txt\n")
      _ = try widgetsize("report", "--output", "out", in: folder)
      #expect(try folder.read("mine.txt") == "mine")
    }
  }
}
