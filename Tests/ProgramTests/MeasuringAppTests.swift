import Foundation
import TestSupport
import Testing

/// The lines of Swift that `Data/README.md` gives to those who want to measure.
///
/// They are compiled as they stand there, against the few names of Apple's frameworks that they use,
/// which `MeasuringApp` has.
@Suite("A measuring app")
struct MeasuringAppTests {
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift of a section of `Data/README.md`, block by block.
  private func blocks(of section: String) throws -> [String] {
    let text = try String(
      contentsOf: Self.project.appending(path: "Data/README.md"), encoding: .utf8)
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

  /// What the lines print, in an environment.
  private func printed(_ environment: [String: String]) throws -> RunResult {
    let compiler = try #require(Programs.installed("swiftc"), "swiftc is not installed")
    let blocks = try blocks(of: "Measuring with an app")
    try #require(blocks.count == 3, "the device, the Today extension, the WidgetKit view")
    let (device, today, view) = (blocks[0], blocks[1], blocks[2])
    return try withTemporaryFolder { folder in
      let files = [
        "Device.swift": device,
        "Today.swift":
          "final class TodayViewController: UIViewController, NCWidgetProviding {\n\(today)}\n",
        "View.swift": "struct MeasuringView: View {\n\(view)}\n",
      ]
      for (name, text) in files {
        try Data(("import Foundation\n" + text).utf8).write(to: folder.appending(path: name))
      }
      let fixed = ["UIKit", "SwiftUI", "main"].map {
        Self.project.appending(path: "Tests/ProgramTests/MeasuringApp/\($0).swift").path()
      }
      let written = files.keys.sorted().map { folder.appending(path: $0).path() }
      let built = try run(
        compiler, fixed + written + ["-o", "app", "-swift-version", "6", "-warnings-as-errors"],
        in: folder)
      try #require(built.status == 0, "\(built)")
      return try run(folder.appending(path: "app"), environment: environment)
    }
  }

  @Test("prints lines that ingest takes")
  func lines() throws {
    let app = try printed(["SIMULATOR_MODEL_IDENTIFIER": "iPhone9,2"])
    try #require(app.status == 0 && app.lines.count == 3, "\(app)")
    try withTemporaryFolder { folder in
      try Data(app.lines[...1].joined(separator: "\n").utf8)
        .write(to: folder.appending(path: "run.log"))
      let today = try widgetsize("ingest", "run.log", in: folder)
      #expect(today.status == 0, "\(today)")
      #expect(
        today.errors.lines.first == "note: 2 sizes, 0 repetitions, 0 other lines passed over")
      let open = ",10,10,,,iphone-7-plus,landscape,,,xl,"
      for (row, end) in [
        ("LOCAL1-002,LOCAL1,answer,height,120,", "compact,line 1,iOS 10.3.1"),
        ("LOCAL1-004,LOCAL1,answer,height,324,", "expanded,line 2,iOS 10.3.1"),
      ] {
        #expect(today.lines.contains(row + open + end), "\(today)")
      }

      // A line of WidgetKit is known by its family, and refused for that alone.
      try Data(app.lines[2].utf8).write(to: folder.appending(path: "run.log"))
      let view = try widgetsize("ingest", "run.log", in: folder)
      #expect(view.status == 2 && view.errors.lines.count == 1, "\(view)")
      #expect(view.errors.contains(": error: [enum] family 'systemMedium' is of WidgetKit"))
      #expect(
        app.lines[2]
          == "widgetsize-measure v1 device=iPhone9,2 os=18.1 family=systemMedium "
          + "width=329.0 height=155.0")
    }
  }

  @Test("tells the model of the machine itself where it is none of a simulator")
  func machine() throws {
    let uname = try #require(Programs.installed("uname"))
    let machine = try #require(try run(uname, ["-m"]).lines.first)
    let app = try printed([:])
    #expect(app.lines.count == 3 && app.lines.allSatisfy { $0.contains(" device=\(machine) ") })
  }
}
