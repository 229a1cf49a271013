import Foundation
import TestSupport
import Testing

/// Two data sets or outputs differ in exactly what was changed and what follows from it.
@Suite("diff") struct DiffCommandTests {
  private static let id = CheckCommandTests.id

  @Test("tells what changed in a copy of the tables, as text and for release notes")
  func folder() throws {
    try withDataCopy([CheckCommandTests.change]) { folder in
      let text = try widgetsize("diff", "bundled", "Data", in: folder)
      text.expectAnswer()
      let first = try #require(text.lines.first)
      #expect(
        first.contains(
          /^bundled \([0-9.]+\) → Data \([0-9.]+\): 1 value changed, of \d{5} cells$/), "\(text)")
      let line = try #require(text.lines.first { $0.hasPrefix("height ") })
      #expect(
        line.contains(/height +352 +353! +iOS 10, iPhone 6 Plus, 6s Plus, 7/), "\(text)")
      let markdown = try widgetsize("diff", "Data", "bundled", "--format", "markdown", in: folder)
      markdown.expectAnswer()
      #expect(markdown.lines.first == "# What changed")
      #expect(
        markdown.lines.contains(
          "| height | 353\\! | 352 | iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, Today view, "
            + "expanded, l | S02, against 352 (S01) → S01 S02 |"), "\(markdown)")
    }
  }

  @Test("tells every WidgetKit number that moves, and those that rules derive from it")
  func widgetKit() throws {
    let change = (
      file: "claims.csv", old: "FR1-114,widgetkit,FR1,answer,height,159,",
      new: "FR1-114,widgetkit,FR1,answer,height,160,"
    )
    try withDataCopy([change]) { folder in
      let small = "systemSmall.icons-small"
      let stated = [26, 27].map { "widgetkit.ios\($0).375x812@3.\(small)" }
      // The models that report 375x812 points at 3x with Display Zoom on.
      let zoomed = ["414x896@3", "428x926@3", "430x932@3"].flatMap { screen in
        [26, 27].map { "widgetkit.ios\($0).\(screen).\(small).larger" }
      }
      let json = try widgetsize("diff", "bundled", "Data", "--json", in: folder)
      json.expectAnswer()
      let found = try ComparisonJSON(reading: json)
      #expect(found.missing.isEmpty && found.new.isEmpty)
      #expect(
        Set(found.differences.map(\.place)) == Set((stated + zoomed).map { "\($0) height" }))
      for difference in found.differences {
        #expect(difference.was.value == 159 && difference.is.value == 160)
        #expect(
          difference.is.rule == (zoomed.contains(difference.id) ? "zoomed-widget" : nil))
      }
      // A lock that pinned them fails, for people in one line each.
      try folder.write(
        "lock.csv", "id,height_pt\n" + (stated + zoomed).map { "\($0),159\n" }.joined())
      try widgetsize("check", "lock.csv", in: folder).expectAnswer()
      let check = try widgetsize("check", "lock.csv", "--data", "Data", in: folder)
      #expect(check.status == 1 && check.lines.first == "lock.csv: 8 of 8 numbers differ")
      let lines = check.lines.filter { $0.hasPrefix("height ") }
      #expect(lines.count == 2, "\(check)")
      #expect(
        lines.first?.contains(/159 +160 +iOS 26, 27, iPhone 11 Pro, 12 mini, 13/) == true,
        "\(check)")
    }
  }

  @Test("tells the widths of Today extensions that follow from a medium widget")
  func mediumWidth() throws {
    let change = (
      file: "claims.csv", old: "HIG5-063,widgetkit,HIG5,answer,width,338,",
      new: "HIG5-063,widgetkit,HIG5,answer,width,339,"
    )
    try withDataCopy([change]) { folder in
      let result = try widgetsize("diff", "bundled", "Data", "--json", in: folder)
      let ids = Set(try ComparisonJSON(reading: result).differences.map(\.id))
      let today = ids.filter { $0.hasPrefix("today.") }
      // Both modes, twelve text sizes.
      #expect(today.count == 24)
      #expect(today.allSatisfy { $0.contains(/^today\.ios14\.390x844@3\.portrait\..*today-view/) })
      let widgets = ids.subtracting(today)
      #expect(widgets.count == 5)
      #expect(
        widgets.allSatisfy { $0.contains(/^widgetkit\.ios1[4-8]\.390x844@3\.systemMedium/) })
    }
  }

  @Test("compares outputs of any two formats, cell by cell")
  func files() throws {
    try withDataCopy([CheckCommandTests.change]) { folder in
      let plus = ["query", "--device", "414x736", "--os", "10"]
      let landscape = plus + ["--landscape"]
      try folder.write(
        "old.csv", try widgetsize(plus + ["--format", "csv"]).output)
      try folder.write(
        "new.json", try widgetsize(landscape + ["--data", "Data", "--json"], in: folder).output)
      let result = try widgetsize("diff", "old.csv", "new.json", "--json", in: folder)
      result.expectAnswer()
      let found = try ComparisonJSON(reading: result)
      #expect(found.differences.map(\.place) == ["\(Self.id) height"])
      #expect(found.differences.first?.changed == ["value", "state", "sources", "alternatives"])
      // Those in portrait are in the older file only. A quick action is never expanded.
      #expect(found.cells == 72 && found.missing.count == 60 && found.new.isEmpty)
      let reverse = try ComparisonJSON(
        reading: try widgetsize("diff", "new.json", "old.csv", "--json", in: folder))
      #expect(reverse.new.count == 60 && reverse.missing.isEmpty)
      // Of a file and tables, the cells of the file.
      let tables = try widgetsize("diff", "new.json", "bundled", "--format", "csv", in: folder)
      tables.expectAnswer()
      #expect(tables.lines.count == 2 && tables.lines[1].hasPrefix("differs,\(Self.id),height,"))
    }
  }

  @Test("has the same keys whatever it finds")
  func keys() throws {
    try withTemporaryFolder { folder in
      try folder.write("a.csv", "id,height_pt\n\(Self.id),352\nb,2\n")
      try folder.write("b.csv", "id,height_pt,height_state\n\(Self.id),353,sourced\nc,1,\n")
      let result = try widgetsize("diff", "a.csv", "b.csv", "--json", in: folder)
      result.expectAnswer()
      let record = ["value", "range", "state", "sources", "rule", "extrapolates", "alternatives"]
      #expect(
        JSONKeys.objects(of: result.output) == [
          [
            "schemaVersion", "dataVersion", "notes", "from", "to", "cells", "numbers",
            "differences", "missing", "new",
          ], ["name", "dataVersion"], ["name", "dataVersion"],
          ["id", "devices", "quantity", "changed", "was", "is"], record, record, ["id", "nearest"],
          ["id"],
        ])
      let lines = try widgetsize("diff", "a.csv", "b.csv", "--format", "ndjson", in: folder).lines
      #expect(
        lines.map { JSONKeys.objects(of: $0).first?.prefix(4).last } == [
          "id", "id", "id",
        ])
      let nothing = try widgetsize("diff", "a.csv", "a.csv", in: folder)
      nothing.expectAnswer()
      #expect(nothing.output == "a.csv → a.csv: nothing changed, of 2 cells\n")
    }
  }

  @Test("pairs the cells of two versions and of two devices, and says what differs")
  func pairs() throws {
    try withTemporaryFolder { folder in
      func write(_ name: String, _ arguments: String...) throws {
        let query = ["query", "--family", "small,medium", "--format", "csv"] + arguments
        try folder.write(name, try widgetsize(query).output)
      }
      try write("17.csv", "iPhone 15", "--os", "17")
      try write("26.csv", "iPhone 15", "--os", "26")
      try write("pro.csv", "iPhone 16 Pro", "--os", "26")
      let versions = try widgetsize("diff", "17.csv", "26.csv", in: folder)
      versions.expectAnswer()
      #expect(
        versions.lines.first
          == "note: no cell is in both files; cells are paired: iOS 17 → iOS 26")
      #expect(versions.output.contains(/\nwidth +338 +344\.67 +iOS 26/), "\(versions)")
      let found = try ComparisonJSON(
        reading: try widgetsize("diff", "17.csv", "26.csv", "--json", in: folder))
      // iOS 17 has no variants: its size is the counterpart of the usual one, and the other is new.
      #expect(found.cells == 2 && found.missing.isEmpty && found.new.count == 2)
      let devices = try widgetsize("diff", "26.csv", "pro.csv", in: folder)
      #expect(
        devices.lines.first
          == "note: no cell is in both files; cells are paired: 6.1-inch 14 Pro → 6.3-inch")
      let both = try widgetsize("diff", "17.csv", "pro.csv", in: folder)
      #expect(
        both.lines.first?.hasSuffix("iOS 17 → iOS 26, 6.1-inch 14 Pro → 6.3-inch") == true)
      // Files that share cells are compared as they are.
      let same = try widgetsize("diff", "26.csv", "26.csv", in: folder)
      #expect(same.output == "26.csv → 26.csv: nothing changed, of 4 cells\n")
    }
  }

  @Test("lays a folder with some of the tables over the bundled ones, and says so")
  func overlay() throws {
    try withTemporaryFolder { folder in
      let own = folder.appending(path: "own")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
      try own.write(
        "claims.csv", "\(DataFolderTests.claimColumns)\n\(DataFolderTests.newClaim)\n")
      try folder.write(
        "a.csv", "id,height_pt\ntoday.ios10.414x736@3.landscape.xl.today-view.expanded,336\n")
      let result = try widgetsize("diff", "a.csv", "own", in: folder)
      result.expectAnswer()
      #expect(
        result.lines.first
          == "note: 'own' has some of the tables; the others are the bundled ones")
      #expect(result.output.contains(/\nheight +336 +337\s/), "\(result)")
    }
  }

  @Test("says what it cannot read")
  func unreadable() throws {
    try withTemporaryFolder { folder in
      try folder.write("a.csv", "id,height_pt\na,1\n")
      let empty = folder.appending(path: "empty")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
      try widgetsize("diff", "a.csv", "nowhere", in: folder)
        .expectError("'nowhere' cannot be read: no such file or directory", status: 2)
      try widgetsize("diff", "empty", "a.csv", in: folder).expectError(
        "data folder 'empty' has none of the tables, such as claims.csv", status: 2)
      try widgetsize("diff", "a.csv").expectError("missing expected argument '<new>'")
    }
  }
}
