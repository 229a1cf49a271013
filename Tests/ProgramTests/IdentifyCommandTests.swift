import Foundation
import TestSupport
import Testing

@Suite("identify") struct IdentifyCommandTests {
  static let snapshot = "PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact"

  @Test("says in one line what explains a size, then on what evidence")
  func size() throws {
    let result = try widgetsize("identify", "--size", "359x616", "--os", "10")
    result.expectAnswer()
    #expect(
      result.lines.first
        == "359x616 points: iPhone 6, 6s, 7, portrait, Today view, expanded, l (a source states it)"
    )
    #expect(result.lines.contains { $0.hasPrefix("sourced ") && $0.hasSuffix("S01 S02") })
  }

  @Test("takes a snapshot's name, also in the log's path")
  func snapshotName() throws {
    let path = "/private/var/Snapshots/com.example.w-\(Self.snapshot).ca/assets/image0"
    for name in [Self.snapshot, path] {
      let result = try widgetsize("identify", name, "--os", "10")
      result.expectAnswer()
      #expect(
        result.lines.first
          == "the snapshot: iPhone 6, 6s, 7, portrait, Today view, compact (a source states it)")
    }
  }

  @Test("names the nearest size if nothing explains a size, and fails")
  func nearest() throws {
    let result = try widgetsize("identify", "--height", "121", "--os", "10")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.lines.first == "nothing explains 121 points; the nearest:")
    #expect(result.lines.contains { $0.hasPrefix("nearest ") && $0.contains(" 120 ") })
  }

  @Test(
    "takes every common spelling of a size",
    arguments: [
      ["--size", "364x170"], ["--size", "364,170"], ["--size", "364 x 170"], ["--size", "364×170"],
      ["364x170"], ["364 × 170"],
    ])
  func sizes(_ arguments: [String]) throws {
    let result = try widgetsize(["identify", "--os", "18", "--format", "csv"] + arguments)
    let same = try widgetsize("identify", "--os", "18", "--format", "csv", "--size", "364x170")
    result.expectAnswer()
    #expect(result.output == same.output)
  }

  @Test("searches all kinds of widgets, and puts the best evidence first")
  func kinds() throws {
    let result = try widgetsize("identify", "364x170", "--os", "14")
    result.expectAnswer()
    #expect(
      result.lines.first?.hasPrefix("364x170 points: ") == true
        && result.lines.first?.hasSuffix("(a source states it)") == true
        && result.lines.first?.contains("iPhone 12 Pro Max") == true, "\(result)")
    let widgets = try #require(result.lines.firstIndex(of: "WidgetKit widgets"), "\(result)")
    let today = try #require(result.lines.firstIndex(of: "Today extensions"), "\(result)")
    #expect(widgets < today)
    #expect(result.lines[widgets...].contains { $0.hasPrefix("sourced  ") })
    #expect(result.lines[today...].contains { $0.hasPrefix("extrapolated  ") })
    let cells = JSONKeys.objects(
      of: try widgetsize("identify", "364x170", "--os", "14", "--json").output
    ).filter { $0.first == "id" }
    // The same keys, those of both kinds, in every cell.
    #expect(Set(cells).count == 1 && Set(cells[0]).isSuperset(of: ["mode", "family", "variant"]))
    let stated = try widgetsize("identify", "364x170", "--os", "14", "--system", "today")
    #expect(!stated.output.contains("systemMedium"), "\(stated)")
  }

  @Test("explains pixels by WidgetKit widgets without --system")
  func pixels() throws {
    let result = try widgetsize("identify", "--pixels", "1014x474", "--os", "18")
    result.expectAnswer()
    #expect(result.lines.first?.contains("systemMedium, icons-small (a source") == true)
  }

  @Test("finds a size rounded to whole points, and labels it, if no exact size matches")
  func rounded() throws {
    let result = try widgetsize("identify", "345x163")
    result.expectAnswer()
    #expect(
      result.lines.first
        == "345x163 points: iOS 26, 27, iPhone 14 Pro, 15, 15 Pro, 16, systemMedium, icons-small "
        + "(rounded to whole points)")
    #expect(result.lines.contains { $0.hasPrefix("rounded   344.67 × 162.67 ") }, "\(result)")
    // Not with decimals, which nobody rounds to, nor from more than a point away.
    for size in ["345.5x163", "346x163"] {
      let other = try widgetsize("identify", size, "--os", "26", "--system", "widgetkit")
      #expect(other.status == 1 && other.output.contains("\nnearest  "), "\(other)")
    }
    // What is exact leaves nothing to be rounded.
    let exact = try widgetsize("identify", "364x170", "--json")
    #expect(!exact.output.contains(#""evidence":"rounded""#))
  }

  @Test("names a source once that states both the layout and what is drawn")
  func sourceOfBoth() throws {
    let result = try widgetsize("identify", "--pixels", "1017x474")
    result.expectAnswer()
    let row = try #require(result.lines.first { $0.hasPrefix("drawn  ") })
    #expect(row.hasSuffix("  HIG5 MZ1") && !row.contains("MZ1 MZ1"), "\(row)")
  }

  @Test("has the same cells in every data format")
  func formats() throws {
    let arguments = ["identify", "--height", "120"]
    let objects = JSONKeys.objects(of: try widgetsize(arguments + ["--json"]).output)
    #expect(
      objects.first == [
        "schemaVersion", "dataVersion", "notes", "asked", "explained", "screens", "cells",
      ])
    let cells = objects.filter { $0.first == "id" }
    #expect(cells.count > 50 && Set(cells).count == 1)
    #expect(cells.first?.suffix(4) == ["explains", "evidence", "width", "height"])
    #expect(try widgetsize(arguments + ["--format", "csv"]).lines.count == cells.count + 1)
    #expect(try widgetsize(arguments + ["--format", "ndjson"]).lines.count == cells.count)
  }

  @Test(
    "complains in one line",
    arguments: [
      (
        ["identify"],
        "identify needs what was seen: --height 120, --size 359x616, --pixels 1242x330, "
          + "--image-limit 718080, or the name of a snapshot"
      ),
      (
        ["identify", "--height", "1", "--size", "1x1"],
        "identify takes one of --height, --size, --pixels, --image-limit and the name of a "
          + "snapshot"
      ),
      (
        ["identify", "--size", "359x"],
        "--size '359x' is not a size; expected a width and a height, such as 359x616"
      ),
      (
        ["identify", "--pixels", "1242x1.5"],
        "--pixels '1242x1.5' is not a size; expected a width and a height, such as 359x616"
      ),
      (
        ["identify", "a\u{1B}b"],
        #"'a\u{1B}b' is neither a size nor the name of a snapshot; expected 364x170 or \#(snapshot)"#
      ),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    try widgetsize(arguments).expectError(message)
  }

  private static let refusal =
    "Widget archival failed due to image being too large [9] - (1024, 1024), totalArea: 1048576 > "
    + "max[718080.000000]."

  @Test("names the sizes that have the limit of a refused image, given as a number or as a line")
  func limit() throws {
    let expected = "a limit of 718080 square pixels is that of:"
    for arguments in [
      ["--image-limit", "718080"], [Self.refusal], ["--image-limit", "718080.00"],
    ] {
      let result = try widgetsize(["identify"] + arguments)
      result.expectAnswer()
      #expect(result.lines.first == expected, "\(result)")
      #expect(
        result.lines.contains {
          $0.contains("600 × 272") && $0.contains("systemMedium on 10.9-inch and 11-inch")
        }, "\(result)")
    }
    let piped = try runInShell("printf 'noise\\n%s\\n' '\(Self.refusal)' | widgetsize identify -")
    #expect(piped.status == 0 && piped.lines.first == expected, "\(piped)")
  }

  @Test("names the nearest size where none has the limit, and fails")
  func nearestLimit() throws {
    let result = try widgetsize("identify", "--image-limit", "526750.4")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(
      result.lines.prefix(2) == [
        "no size in the tables has a limit of 526750.4 square pixels; the nearest:",
        "a square widget with this limit is 346 × 346 pixels",
      ])
  }

  @Test("has the sizes with a limit in every data format")
  func limitFormats() throws {
    let arguments = ["identify", "--image-limit", "1069415.6"]
    let objects = JSONKeys.objects(of: try widgetsize(arguments + ["--json"]).output)
    #expect(
      objects.first == [
        "schemaVersion", "dataVersion", "notes", "limitPx", "explained", "rule", "cells",
      ])
    let cells = objects.filter { $0.first == "id" }
    #expect(cells.count == 2 && Set(cells).count == 1)
    #expect(
      cells.first?.suffix(6) == ["explains", "widthPx", "heightPx", "factor", "drawn", "areaPx"])
    #expect(try widgetsize(arguments + ["--format", "csv"]).lines.count == cells.count + 1)
  }

  @Test(
    "refuses an argument that is not a limit",
    arguments: [
      ["--image-limit", "0"], ["--image-limit", "-5"], ["--image-limit", "718,080"],
      ["--image-limit", "99999999999999999999"], ["--image-limit", "5", "--system", "today"],
      ["--image-limit", "5", "--height", "5"], [refusal.replacing("718080", with: "x")],
    ])
  func noLimit(options: [String]) throws {
    let result = try widgetsize(["identify"] + options)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result)")
  }
}
