import Foundation
import TestSupport
import Testing

/// No option writes over what its command reads, or into a data folder what would be read there.
@Suite("Output") struct OutputPathTests {
  /// A folder with a data folder `own`, one with its tables in `nested/tables`, links, and files to read.
  private func withTables(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let manager = FileManager.default
      let header =
        try String(contentsOf: Project.url(of: "Data/tables/sources.csv"), encoding: .utf8)
        .lines[0] + "\n"
      for place in ["own", "nested/tables"] {
        let url = folder.appending(path: place)
        try manager.createDirectory(at: url, withIntermediateDirectories: true)
        try header.write(to: url.appending(path: "sources.csv"), atomically: false, encoding: .utf8)
      }
      let table = folder.appending(path: "own/sources.csv")
      try manager.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "own"))
      try manager.createSymbolicLink(at: folder.appending(path: "soft"), withDestinationURL: table)
      try manager.linkItem(at: table, to: folder.appending(path: "hard"))
      try folder.write("a.csv", CheckCommandTests.pinned)
      try folder.write("b.csv", CheckCommandTests.pinned)
      try folder.write("note.md", "# A note\n")
      try folder.write(
        "run.log",
        "widgetsize-measure v1 device=iPhone17,1 os=18 family=systemSmall width=158 height=158\n")
      try body(folder)
    }
  }

  /// Every file below a folder, with its text.
  private func contents(of folder: URL) throws -> [String: String] {
    let names = try #require(FileManager.default.subpaths(atPath: folder.path))
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
      })
  }

  private static let writers = [["check", "a.csv", "--junit"], ["render", "note.md", "--output"]]

  @Test(
    "is no table that is read, and no file that would be one",
    arguments: [
      ("own", "own/sources.csv"), ("own", "./own/../own/sources.csv"), ("own", "link/sources.csv"),
      ("link", "own/sources.csv"), ("own/", "soft"), ("own", "hard"), ("own", "own/claims.csv"),
      ("own", "link/New.CSV"), ("own", "own/tables"), ("own", "own/datapackage.json"),
      ("nested", "nested/tables/sources.csv"), ("nested", "nested/tables/claims.csv"),
      ("nested", "nested/claims.csv"), ("nested/tables", "nested/tables/sources.csv"),
    ], [false, true])
  func tables(place: (data: String, output: String), isVariable: Bool) throws {
    try withTables { folder in
      let before = try contents(of: folder)
      for writer in Self.writers {
        let result = try widgetsize(
          writer + [place.output] + (isVariable ? [] : ["--data", place.data]),
          environment: isVariable ? ["WIDGETSIZE_DATA": place.data] : [:], in: folder)
        result.expectError(
          "the output file '\(place.output)' is part of the data folder '\(place.data)', "
            + "which is read; name another")
      }
      #expect(try contents(of: folder) == before)
    }
  }

  @Test("is none of several files that are read")
  func severalFiles() throws {
    try withTables { folder in
      for options in [[], ["--table"]] {
        try widgetsize(["check", "a.csv", "b.csv", "--junit", "./b.csv"] + options, in: folder)
          .expectError("the output file './b.csv' is the file that is read; name another")
      }
    }
  }

  @Test("may be beside the tables, or in another folder")
  func beside() throws {
    try withTables { folder in
      for output in ["own/report.xml", "claims.csv", "tables"] {
        let result = try widgetsize(
          "check", "a.csv", "--data", "own", "--junit", output, in: folder)
        #expect(result.status == 0, "\(result)")
        #expect(try folder.read(output).hasPrefix("<?xml"))
      }
    }
  }

  @Test("is no folder that has, or would be, what is read")
  func folders() throws {
    try withTables { folder in
      let before = try contents(of: folder)
      for (data, output, relation) in [
        ("own", "own/tables", "is part of"), ("link", "own/tables/", "is part of"),
        ("own", "own", "contains"), ("nested/tables", "nested", "contains"),
        ("own", "./own/x.csv", "is part of"),
      ] {
        let name = output.hasSuffix("/") ? String(output.dropLast()) : output
        for command in [["ingest", "run.log"], ["report"]] {
          try widgetsize(command + ["--data", data, "--output", output], in: folder).expectError(
            "the output folder '\(name)' \(relation) the data folder '\(data)', which is read; "
              + "name another")
        }
      }
      #expect(try contents(of: folder) == before)
    }
  }

  @Test("is not called by a dash")
  func dash() throws {
    try withTables { folder in
      let before = try contents(of: folder)
      for writer in Self.writers + [["render", "note.md", "-o"]] {
        try widgetsize(writer + ["-"], in: folder).expectError(
          "the output file '-' is ambiguous; './-' is a file of that name, and '/dev/stdout' is "
            + "standard output")
      }
      for writer in [["ingest", "run.log"], ["report"]] {
        try widgetsize(writer + ["--output=-"], in: folder)
          .expectError("the output folder '-' is ambiguous; './-' is a folder of that name")
      }
      #expect(try contents(of: folder) == before)
      #expect(try widgetsize("check", "a.csv", "--junit", "./-", in: folder).status == 0)
      #expect(try folder.read("-").hasPrefix("<?xml"))
    }
  }
}
