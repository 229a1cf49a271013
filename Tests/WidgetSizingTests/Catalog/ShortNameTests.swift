import TestSupport
import Testing
import WidgetSizingData

/// What a source is, in a few words.
@Suite struct ShortNameTests {
  @Test func everyBundledSourceHasItsOwn() {
    let names = Catalog.bundled.sources.map(\.shortName)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { (1...40).contains($0.unicodeScalars.count) })
  }

  @Test func theTableStatesIt() throws {
    let source = try #require(Catalog.bundled.sources.first { $0.id == "MZ1" })
    #expect(source.title == "Widget Blur")
    #expect(source.shortName == "Widget Blur, pixels of screenshots")
  }

  @Test func theTitleStandsInWhereATableHasNone() {
    let (catalog, complaints) = read(
      TableFiles.header(of: "sources"), "MINE1,My ruler,,,,,article,en,10,measured,,")
    #expect(complaints == [])
    #expect(catalog.sources.first { $0.id == "MINE1" }?.shortName == "My ruler")
  }

  @Test func moreThanFortyCharactersAreComplainedAbout() {
    func complaints(_ name: String) -> [String] {
      read(TableFiles.header(of: "sources"), "MINE1,My ruler,\(name),,,,article,en,10,measured,,")
        .complaints
    }
    let longest = String(repeating: "å", count: 40)
    #expect(complaints(longest) == [])
    #expect(
      complaints(longest + "x") == [
        "mine/sources.csv:2:16: error: [range] short_name '\(longest)x' has more than 40 characters"
      ])
  }

  private func read(_ header: String, _ row: String) -> (catalog: Catalog, complaints: [String]) {
    Catalog.read(TableFiles(texts: ["sources": header + "\n" + row + "\n"]), addedTo: .bundled)
  }
}
