import Foundation
import TestSupport
import Testing

/// A user's own tables, laid over the bundled ones.
@Suite("Data folders")
struct DataFolderTests {
  static let claimColumns =
    "id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,os_basis,idiom,"
    + "screen_class,device,zoom,orientation,column,entry_point,text_size,mode,family,variant,method,"
    + "locator,note"
  /// A number for a cell that the bundled tables derive.
  static let newClaim =
    "X1-001,today,S02,answer,height,337,pt,,,10,10,stated,,414x736@3,,,landscape,,today-view,xl,"
    + "expanded,,,,own,"
  /// Another number in place of the bundled 352.
  static let changedClaim =
    "S02-010,today,S02,answer,height,353,pt,,,,,,,414x736@3,,,landscape,,today-view,l,expanded,,,,"
    + "own,"

  /// Runs `body` in a new folder that holds these tables, each in a folder of its own.
  private func withTables(
    _ files: [String: [String]], _ body: (URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      for (path, lines) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try folder.write(path, lines.joined(separator: "\n") + "\n")
      }
      try body(folder)
    }
  }

  /// The height of the Plus in landscape, expanded in the Today view.
  private func height(
    at textSize: String, _ arguments: [String], environment: [String: String] = [:], in folder: URL
  ) throws -> NumberJSON {
    let result = try widgetsize(
      [
        "query", "--json", "--device", "414x736", "--landscape", "--entry-point", "today-view",
        "--mode", "expanded", "--text-size", textSize,
      ] + arguments, environment: environment, in: folder)
    result.expectAnswer()
    let json = try ResultJSON(reading: result)
    #expect(json.dataVersion.hasSuffix("+local"))
    return try #require(json.cells.first).height
  }

  @Test("add claims, which turn a derived number into a sourced one")
  func addition() throws {
    let before = try query(
      "--device", "414x736", "--landscape", "--entry-point", "today-view", "--mode", "expanded",
      "--text-size", "xl")
    #expect(before.cells.map(\.height.state) == ["derived"])
    #expect(!before.dataVersion.contains("local"))
    try withTables(["own/claims.csv": [Self.claimColumns, Self.newClaim]]) { folder in
      let after = try height(at: "xl", ["--data", "own"], in: folder)
      #expect(after.value == 337 && after.state == "sourced" && after.claims == ["X1-001"])
      let other = try height(at: "l", ["--data", "own"], in: folder)
      #expect(other.value == 352)
    }
  }

  @Test("replace the row with the same key")
  func replacement() throws {
    // The tables may stand in the folder `tables` too, as they do in the project.
    try withTables(["own/tables/claims.csv": [Self.claimColumns, Self.changedClaim]]) {
      let changed = try height(at: "l", ["--data", "own"], in: $0)
      #expect(changed.value == 353 && changed.state == "disputed")
      #expect(changed.alternatives.map(\.value) == [352])
      let again = try height(at: "l", ["--data", "own/tables"], in: $0)
      #expect(again.value == 353)
    }
  }

  @Test("are laid over each other, the last on top, WIDGETSIZE_DATA below all")
  func layers() throws {
    let third = Self.changedClaim.replacing("353", with: "354")
    try withTables([
      "first/claims.csv": [Self.claimColumns, Self.newClaim],
      "second/claims.csv": [Self.claimColumns, Self.changedClaim],
      "third/claims.csv": [Self.claimColumns, third],
    ]) { folder in
      let all = ["--data", "first", "--data", "second", "--data", "third"]
      let environment = ["WIDGETSIZE_DATA": "third"]
      let heights = [
        try height(at: "xl", all, in: folder), try height(at: "l", all, in: folder),
        try height(at: "l", [], environment: environment, in: folder),
        try height(at: "l", ["--data", "second"], environment: environment, in: folder),
      ]
      #expect(heights.map(\.value) == [337, 354, 354, 353])
    }
  }

  @Test(
    "are named by WIDGETSIZE_DATA as programs are by PATH; an empty entry is none",
    arguments: [
      ("second:third", 354), ("third:second", 353), (":second::third:", 354), (":", nil),
    ])
  func severalInTheEnvironment(_ names: String, _ expected: Decimal?) throws {
    try withTables([
      "first/claims.csv": [Self.claimColumns, Self.newClaim],
      "second/claims.csv": [Self.claimColumns, Self.changedClaim],
      "third/claims.csv": [
        Self.claimColumns, Self.changedClaim.replacing("353", with: "354"),
      ],
    ]) { folder in
      guard let expected else {
        let result = try widgetsize(
          "query", "--json", environment: ["WIDGETSIZE_DATA": names], in: folder)
        #expect(try !ResultJSON(reading: result).dataVersion.hasSuffix("+local"))
        return
      }
      let environment = ["WIDGETSIZE_DATA": "first:" + names]
      #expect(try height(at: "l", [], environment: environment, in: folder).value == expected)
      #expect(try height(at: "xl", [], environment: environment, in: folder).value == 337)
      let above = try height(at: "l", ["--data", "second"], environment: environment, in: folder)
      #expect(above.value == 353)
    }
  }

  @Test("of WIDGETSIZE_DATA are named in errors")
  func eachIsNamed() throws {
    try withTables(["own/claims.csv": [Self.claimColumns, Self.newClaim]]) { folder in
      try widgetsize("query", environment: ["WIDGETSIZE_DATA": "own:nowhere"], in: folder)
        .expectError("data folder 'nowhere' is not a folder", status: 2)
    }
  }

  @Test("bring their own devices, screens and sources")
  func ownDevice() throws {
    try withTables([
      "own/screen_classes.csv": [
        "id,width_pt,height_pt,scale,idiom,name,note", "500x900@3,500,900,3,phone,mine,",
      ],
      "own/device_names.csv": [
        "name,kind,device,screen_class,source_id", "my phone,nickname,,500x900@3,",
      ],
      "own/sources.csv": [
        "id,title,url,author,published,kind,language,authority,method,rounding,note",
        "MINE,My ruler,,,,article,en,10,measured,,",
      ],
      "own/claims.csv": [
        Self.claimColumns,
        "M-1,today,MINE,answer,height,123,pt,,,10,10,stated,,500x900@3,,,portrait,,,l,compact,,,,me,",
      ],
    ]) { folder in
      let result = try widgetsize(
        "query", "--device", "my phone", "--os", "10", "--portrait", "--text-size", "l", "--data",
        "own", in: folder)
      result.expectAnswer()
      #expect(result.output.contains("123"), "\(result)")
      #expect(result.output.contains("MINE  My ruler\n"), "\(result)")
    }
  }

  @Test("with tables of an earlier version are refused with the steps to convert them")
  func formerTables() throws {
    try withTables([
      "own/today_claims.csv": ["id,source_id"], "own/widgetkit_exceptions.csv": ["rule"],
      "own/claims.csv": [Self.claimColumns, Self.newClaim],
    ]) { folder in
      let result = try widgetsize("query", "--data", "own", in: folder)
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      let lines = result.errors.lines
      #expect(lines.count == 2, "\(result)")
      #expect(
        lines.first?.hasPrefix("own/today_claims.csv:1:1: error: [header] ") == true
          && lines.first?.contains("rename value_pt to value") == true, "\(result)")
      #expect(
        lines.last?.hasSuffix("move its rows to exceptions.csv, unchanged") == true,
        "\(result)")
    }
  }

  @Test(
    "that are broken get every complaint, in the order of file and line, and no answer",
    arguments: [
      ["query", "--device", "plus"], ["list", "screens"], ["explain", "--device", "plus"],
    ])
  func complaints(_ command: [String]) throws {
    try withTables([
      "own/claims.csv": [
        Self.claimColumns, Self.newClaim.replacing("337", with: "33O"),
        Self.changedClaim.replacing("height", with: "heigth").replacing("S02,", with: "S99,"),
      ],
      "own/device_names.csv": [
        "name,kind,device,screen_class,source_id", "my phone,nickname,iphone-99,,",
        "a\u{1B}[31m,what,,,",
      ],
    ]) { folder in
      for result in [
        try widgetsize(command + ["--data", "own"], in: folder),
        try widgetsize(command, environment: ["WIDGETSIZE_DATA": "own"], in: folder),
      ] {
        #expect(result.status == 2, "\(result)")
        #expect(result.output.isEmpty, "\(result)")
        let lines = result.errors.lines
        let places = lines.compactMap { line in
          line.firstMatch(of: /^own\/([a-z_]+)\.csv:(\d+):(\d+): error: \[[a-z-]+\] [^A-Z]/).map {
            ("\($0.1)", Int($0.2) ?? 0, Int($0.3) ?? 0)
          }
        }
        #expect(places.count == lines.count, "\(result)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(result)")
        #expect(!result.errors.contains("\u{1B}"), "\(result)")
        for expected in [
          "own/device_names.csv:2:19: error: [reference] device 'iphone-99' is not",
          "own/device_names.csv:3:2: error: [encoding] control character 0x1B",
          "own/claims.csv:2:32: error: [type] value '33O' is not a number of points",
          "own/claims.csv:3:15: error: [reference] source_id 'S99' is not",
          "own/claims.csv:3:26: error: [enum] quantity 'heigth' is not one of width, height, minimumWidth, "
            + "minimumHeight, islandWidth, cornerRadius, margin, gutter; "
            + "did you mean 'height'?",
        ] {
          #expect(lines.contains { $0.hasPrefix(expected) }, "\(expected)\n\(result)")
        }
      }
    }
  }

  @Test("that cannot be read end with 2, not with 64")
  func unreadable() throws {
    // A folder in place of a file cannot be read even by those who may read everything.
    try withTables(["folder/claims.csv/x": [""], "empty/x": [""], "file": [""]]) { folder in
      for (data, message) in [
        ("nowhere", "data folder 'nowhere' is not a folder"),
        ("file", "data folder 'file' is not a folder"),
        ("empty", "data folder 'empty' has none of the tables, such as claims.csv"),
        ("folder", "'folder/claims.csv' is a folder, not a file"),
        ("a\u{1B}[31mb", #"data folder 'a\u{1B}[31mb' is not a folder"#),
      ] {
        try widgetsize("query", "--data", data, in: folder).expectError(message, status: 2)
        try widgetsize("query", environment: ["WIDGETSIZE_DATA": data], in: folder)
          .expectError(message, status: 2)
      }
    }
  }

  @Test("larger than 256 MiB, or 5 as documents, are not read, whatever names them")
  func tooLarge() throws {
    try withTables(["own/devices.csv": [""], "package/sources.csv": [""]]) { folder in
      // A sparse file takes no space on the disk.
      for name in ["own/devices.csv", "large"] {
        let path = folder.appending(path: name)
        _ = FileManager.default.createFile(atPath: path.path(), contents: nil)
        let file = try FileHandle(forWritingTo: path)
        try file.truncate(atOffset: 1 << 31)
        try file.close()
      }
      for arguments in [
        ["query", "--data", "own"], ["validate", "own"], ["safe", "--sets", "large"],
        ["ingest", "large"], ["check", "large"], ["render", "large"], ["diff", "own", "bundled"],
      ] {
        let name = arguments.contains("own") ? "own/devices.csv" : "large"
        let most = arguments[0] == "render" ? 5 : 256
        try widgetsize(arguments, in: folder).expectError(
          "'\(name)' has more than \(most) MiB, the most that is read", status: 2)
      }
    }
  }
}
