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

  @Test(
    arguments: [
      ("id,title,url,author,published,kind,language,authority,method,rounding,note", ""),
      (TableName.sources.header, ","),
    ])
  func theTitleStandsInWhereATableHasNone(header: String, cell: String) throws {
    let (catalog, complaints) = read(header, "MINE,My ruler\(cell),,,,article,en,10,measured,,")
    #expect(complaints == [])
    #expect(catalog.sources.first { $0.id == "MINE" }?.shortName == "My ruler")
  }

  @Test func moreThanFortyCharactersAreComplainedAbout() {
    func complaints(_ name: String) -> [String] {
      read(TableName.sources.header, "MINE,My ruler,\(name),,,,article,en,10,measured,,").complaints
    }
    let longest = String(repeating: "å", count: 40)
    #expect(complaints(longest) == [])
    #expect(
      complaints(longest + "x") == [
        "mine/sources.csv:2:15: error: [range] short_name '\(longest)x' has more than 40 characters"
      ])
  }

  private func read(_ header: String, _ row: String) -> (catalog: Catalog, complaints: [String]) {
    Catalog.read(
      BundledTables.files, adding: TableFiles(texts: [.sources: header + "\n" + row + "\n"]))
  }
}
