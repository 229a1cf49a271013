import Foundation
import TestSupport
import Testing

/// The question that the program was made for: a Plus on its side.
@Suite("Sample: query --device plus --landscape")
struct SampleTests {
  static let textSizes = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]

  @Test("is the text that was read and approved")
  func golden() throws {
    let result = try widgetsize("query", "--device", "plus", "--landscape")
    result.expectAnswer()
    try expectGolden(result.output, named: "query-plus-landscape.txt")
  }

  @Test("has the published sizes at the default text size")
  func defaultTextSize() throws {
    let cells = try query("--device", "plus", "--landscape").cells.filter { $0.textSize == "l" }
    func cell(_ entryPoint: String, _ mode: String) throws -> CellJSON {
      try #require(cells.first { $0.entryPoint == entryPoint && $0.mode == mode })
    }
    #expect(cells.count == 6)
    for entryPoint in ["today-view", "notification-center", "quick-action"] {
      #expect(try cell(entryPoint, "compact").height.value == 110)
      #expect(try cell(entryPoint, "compact").height.state == "sourced")
    }
    #expect(try cell("today-view", "expanded").height.value == 352)
    #expect(try cell("today-view", "expanded").height.sources == ["S01", "S02"])
    #expect(try cell("notification-center", "expanded").height.value == 264)
    #expect(try cell("notification-center", "expanded").height.sources == ["S01", "S02"])
    for mode in ["compact", "expanded"] {
      #expect(try cell("today-view", mode).width.value == 420)
      #expect(try cell("notification-center", mode).width.value == 420)
    }
    #expect(try cell("quick-action", "compact").width.value == 414)
    #expect(try cell("quick-action", "expanded").height.state == "not-applicable")
    #expect(try cell("quick-action", "expanded").width.state == "not-applicable")
  }

  @Test("has every text size, and for each state its value, source, rule or reason")
  func everyTextSize() throws {
    let cells = try query("--device", "plus", "--landscape").cells
    #expect(cells.count == 6 * Self.textSizes.count)
    for (index, cell) in cells.enumerated() {
      #expect(cell.textSize == Self.textSizes[index % Self.textSizes.count], "\(cell)")
      #expect(cell.screenClass == "414x736@3" && cell.os == "10", "\(cell)")
      #expect(cell.orientation == "landscape", "\(cell)")
      for number in [cell.width, cell.height] {
        switch number.state {
        case "sourced", "disputed":
          #expect(number.value != nil && !number.sources.isEmpty, "\(cell)")
        case "derived": #expect(number.value != nil && number.rule != nil, "\(cell)")
        case "unknown", "not-applicable":
          #expect(number.value == nil && number.reason != nil, "\(cell)")
        default: Issue.record("state '\(number.state)' of \(cell)")
        }
      }
    }
  }

  @Test("names the model without 3D Touch, and the later Plus models")
  func notes() throws {
    let notes = try query("--device", "plus", "--landscape").notes
    #expect(notes.contains { $0.contains("iPhone 6 Plus") && $0.contains("without 3D Touch") })
    #expect(notes.contains { $0.contains("iPhone 14 Plus") })
  }
}
