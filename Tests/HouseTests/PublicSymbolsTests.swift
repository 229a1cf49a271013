import TestSupport
import Testing

/// The public interface of the libraries changes on purpose only.
///
/// `RECORD_GOLDENS=1 swift test --filter PublicSymbolsTests` records it anew.
@Suite struct PublicSymbolsTests {
  @Test(arguments: ["WidgetSizing", "WidgetSizingData"])
  func interfaceIsThatOfTheBaseline(module: String) throws {
    try expectGolden(PublicSymbols(ofModule: module).text, named: "\(module).txt") { new, old in
      let changes = PublicSymbols(text: new).differences(from: PublicSymbols(text: old))
      return "\n" + changes.joined(separator: "\n")
    }
  }

  @Test func differencesNameWhatWasAddedRemovedAndChanged() {
    let old = PublicSymbols(
      text: """
        Cell | struct Cell
        Cell.os | var os: OSVersion
        Engine.answer(_:) | func answer(_ cell: Cell) -> SizedCell
        Rule.name | var name: String { get }

        """)
    let new = PublicSymbols(
      text: """
        Cell | struct Cell
        Cell | conforms to Hashable
        Cell.os | var os: Int
        Engine.answer(_:) | func answer(_ cell: Cell) -> SizedCell

        """)
    #expect(
      new.differences(from: old) == [
        "added Cell | conforms to Hashable",
        "changed Cell.os: var os: OSVersion became var os: Int",
        "removed Rule.name | var name: String { get }",
      ])
    #expect(new.differences(from: new).isEmpty)
  }
}
