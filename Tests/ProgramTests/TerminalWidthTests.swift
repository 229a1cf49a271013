import Foundation
import TestSupport
import Testing

/// The length of lines of every command in terminals of three widths.
@Suite("At the width of a terminal") struct TerminalWidthTests {
  private static let commands: [[String]] = [
    ["query", "6s"],
    ["query", "plus", "--landscape"],
    ["query", "iPhone 16 Pro"],
    ["query", "iPhone 15", "--system", "activity"],
    ["query", "--os", "26", "--family", "medium", "--sort", "-width", "--known"],
    ["compare", "iPhone 15", "iPhone 16 Pro", "iPhone Air", "iPhone SE (3rd generation)"],
    ["compare", "iPhone 7", "iPhone SE", "--os", "10-12"],
    ["explain", "--device", "iPhone 16 Pro", "--family", "medium"],
    ["fit", "--rows", "5", "--row-height", "44", "--header", "20", "--device", "6s"],
    ["fit", "--image", "512x512", "--family", "medium"],
    ["identify", "--size", "359x616"],
    ["identify", "--height", "120"],
    ["safe", "--idiom", "phone", "--os", "10"],
    ["safe", "--family", "medium", "--os", "17+"],
    ["validate"],
    ["list"],
  ]
  private static let topics = [
    "devices", "screens", "text-sizes", "entry-points", "os", "families", "sources", "conflicts",
    "rules",
  ]

  @Test(
    "no line is longer, except one that ends in a long word",
    arguments: commands + topics.map { ["list", $0] },
    [80, 100, 120])
  func lines(_ command: [String], _ columns: Int) throws {
    try expectLines(of: command, within: columns)
  }

  @Test("no line about files is longer", arguments: [80, 100, 120])
  func files(_ columns: Int) throws {
    try withTemporaryFolder { folder in
      for version in ["18", "26"] {
        let sizes = try widgetsize("query", "iPhone 15", "--os", version, "--format", "csv")
        try folder.write("\(version).csv", sizes.output.replacing(",158,", with: ",157,"))
      }
      try expectLines(of: ["check", "18.csv"], within: columns, in: folder)
      try expectLines(of: ["check", "26.csv"], within: columns, in: folder)
      try expectLines(of: ["diff", "18.csv", "26.csv"], within: columns, in: folder)
    }
  }

  private func expectLines(
    of command: [String], within columns: Int, in folder: URL? = nil
  ) throws {
    let result = try widgetsize(command, environment: ["COLUMNS": String(columns)], in: folder)
    #expect(result.status < 2 && !result.lines.isEmpty, "\(result)")
    for line in result.lines where line.count > columns {
      // An address or an identifier is not broken: it stands alone, or after its heading.
      let word = line.split(separator: " ").last ?? ""
      #expect(word.count > columns / 2 && line.count - word.count < columns / 2, "\(line)")
    }
  }

  @Test("lines in a pipe are not cut") func piped() throws {
    let result = try widgetsize("list", "screens")
    #expect(result.lines.contains { $0.count > 120 })
  }
}
