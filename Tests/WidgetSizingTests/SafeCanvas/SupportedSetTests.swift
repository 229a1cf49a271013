import BundledTables
import Testing

@Suite("Named sets") struct SupportedSetTests {
  private func read(_ text: String) -> (sets: [SupportedSet], complaints: [String]) {
    SupportedSet.read(DataLayer.File(bytes: Array(text.utf8), path: "sets.csv"), .bundled)
  }

  @Test("have several rows, and an empty cell says nothing")
  func rows() throws {
    let (sets, complaints) = read(
      """
      set,device,idiom,os,orientation,text_size
      app,,phone,10-12,,xs-xxxl
      app,"iPad mini 4,iPad (6th)",,12,portrait,l
      small,iPhone SE,,"10,11",,

      """)
    #expect(complaints.isEmpty)
    #expect(sets.map(\.name) == ["app", "small"])
    let app = try #require(sets.first).queries
    #expect(app.count == 3)
    #expect(app[0].os == [OSVersion(10), OSVersion(11), OSVersion(12)])
    #expect(app[0].orientations == nil && app[0].textSizes?.count == 7)
    let phones = app[0].screenClasses.map { Catalog.bundled.screenClasses[$0].idiom }
    #expect(phones.count > 5 && phones.allSatisfy { $0 == .phone })
    #expect(app[1].orientations == [.portrait] && app[1].screenClasses.count == 1)
    #expect(sets[1].queries[0].os == [OSVersion(10), OSVersion(11)])
    #expect(sets[1].queries[0].device != nil)
  }

  @Test(
    "complain with the place of what is wrong",
    arguments: [
      (
        "set,oses\na,1\n", "sets.csv:1:5: error: [header] unknown column 'oses'"
      ),
      ("os\n10\n", "sets.csv:1:1: error: [header] column 'set' is missing"),
      (
        "set,device\na,iphone 7 puls\n",
        "sets.csv:2:3: error: [enum] device 'iphone 7 puls' is not a device; "
          + "did you mean 'iPhone 7 Plus'?"
      ),
      ("set,os\na,99\n", "sets.csv:2:3: error: [enum] os '99' is not a version of the OS"),
      ("set,os\na,12-10\n", "sets.csv:2:3: error: [enum] os '12-10' is not a version of the OS"),
      (
        "set,orientation\na,up\n",
        "sets.csv:2:3: error: [enum] orientation 'up' is not an orientation: portrait, landscape"
      ),
      (
        "set,device,idiom\na,plus,pad\n",
        "sets.csv:2:3: error: [enum] device 'plus' stands beside an idiom"
      ),
      ("set,os\n,10\n", "sets.csv:2:1: error: [required] set is empty; a value is required"),
    ])
  func complaints(_ text: String, _ complaint: String) {
    #expect(read(text).complaints.contains(complaint), "\(read(text).complaints)")
  }
}
