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
        == "359x616 points: 4.7-inch, portrait, Today view, expanded, l (a source states it)")
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
          == "the snapshot: 4.7-inch, portrait, Today view, compact (a source states it)")
    }
  }

  @Test("names the nearest where nothing explains it, and fails")
  func nearest() throws {
    let result = try widgetsize("identify", "--height", "121", "--os", "10")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.lines.first == "nothing explains 121 points; the nearest:")
    #expect(result.lines.contains { $0.hasPrefix("nearest ") && $0.contains(" 120 ") })
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
        "identify needs what was seen: --height 120, --size 359x616, --pixels 1242x330, or the "
          + "name of a snapshot"
      ),
      (
        ["identify", "--height", "1", "--size", "1x1"],
        "identify takes one of --height, --size, --pixels and the name of a snapshot"
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
        #"'a\u{1B}b' is not the name of a snapshot; expected \#(snapshot) or alike"#
      ),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    try widgetsize(arguments).expectError(message)
  }
}
