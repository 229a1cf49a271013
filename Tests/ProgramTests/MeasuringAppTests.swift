import Foundation
import TestSupport
import Testing

/// The lines of Swift that `docs/measuring.md` gives to those who want to measure.
///
/// They are compiled unchanged, with stubs in `MeasuringApp` for the declarations of Apple's frameworks
/// that they use.
@Suite("A measuring app")
struct MeasuringAppTests {
  /// The Swift of a section of `docs/measuring.md`, block by block.
  private func blocks(of section: String) throws -> [String] {
    let text = try String(contentsOf: Project.url(of: "docs/measuring.md"), encoding: .utf8)
    let lines = text.lines.drop { $0 != "## \(section)" }.dropFirst().prefix {
      !$0.hasPrefix("## ")
    }
    var blocks: [String] = []
    var isInside = false
    for line in lines {
      if line == "```swift" {
        isInside = true
        blocks.append("")
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1] += line + "\n"
      }
    }
    return blocks
  }

  /// An app with those lines, built in `folder`.
  private func app(in folder: URL) throws -> URL {
    let compiler = try #require(Programs.installed("swiftc"), "swiftc is not installed")
    let blocks = try blocks(of: "Measure with an app")
    try #require(blocks.count == 3, "the device, the Today extension, the WidgetKit view")
    let (device, today, view) = (blocks[0], blocks[1], blocks[2])
    let files = [
      "Device.swift": device,
      "Today.swift":
        "final class TodayViewController: UIViewController, NCWidgetProviding {\n\(today)}\n",
      "View.swift": "struct MeasuringView: View {\n\(view)}\n",
    ]
    for (name, text) in files {
      try folder.write(name, "import Foundation\n" + text)
    }
    let fixed = ["UIKit", "SwiftUI", "main"].map {
      Project.url(of: "Tests/ProgramTests/MeasuringApp/\($0).swift").path()
    }
    let built = try run(
      compiler,
      fixed + files.keys.sorted() + ["-o", "app", "-swift-version", "6", "-warnings-as-errors"],
      in: folder)
    try #require(built.status == 0, "\(built)")
    return folder.appending(path: "app")
  }

  @Test("prints lines that ingest takes without complaint")
  func lines() throws {
    try withTemporaryFolder { folder in
      let app = try app(in: folder)
      let today = try run(
        app, ["today"], environment: ["SIMULATOR_MODEL_IDENTIFIER": "iPhone9,2"])
      let view = try run(app, environment: ["SIMULATOR_MODEL_IDENTIFIER": "iPhone14,5"])
      #expect(today.lines.count == 2 && view.lines.count == 1, "\(today)\n\(view)")
      try folder.write("run.log", today.output + view.output)

      let result = try runInShell("widgetsize-tables ingest run.log", in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.errors.lines.first == "note: 3 sizes, 0 repetitions, 0 other lines passed over")
      for row in [
        "LOCAL1-002,today,LOCAL1,answer,height,120,pt,,,10,10,stated,,,iphone-7-plus,,landscape,,,xl,"
          + "compact,,,,line 1,iOS 10.3.1",
        "LOCAL1-004,today,LOCAL1,answer,height,324,pt,,,10,10,stated,,,iphone-7-plus,,landscape,,,xl,"
          + "expanded,,,,line 2,iOS 10.3.1",
        "LOCAL1-005,widgetkit,LOCAL1,answer,width,338,pt,,iOS,18,18,stated,,,iphone-13,,,,,,,"
          + "systemMedium,,geometry-reader,line 3,iOS 18.1",
      ] {
        #expect(result.lines.contains(row), "\(row)\n\(result)")
      }
    }
  }

  @Test("names the model of the machine if it does not run in a simulator")
  func machine() throws {
    let uname = try #require(Programs.installed("uname"))
    let machine = try #require(try run(uname, ["-m"]).lines.first)
    try withTemporaryFolder { folder in
      let app = try app(in: folder)
      let lines = try run(app, ["today"]).lines + run(app).lines
      #expect(lines.count == 3 && lines.allSatisfy { $0.contains(" device=\(machine) ") })
    }
  }
}
