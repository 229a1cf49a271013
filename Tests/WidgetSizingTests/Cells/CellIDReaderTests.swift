import TestSupport
import Testing
import WidgetSizingData

@Suite("Identifiers of cells") struct CellIDReaderTests {
  private static let engine = Engine.bundled
  private static let reader = CellIDReader(.bundled)

  @Test("lead back to every cell that a query answers")
  func everyCell() {
    let catalog = Self.engine.catalog
    var count = 0
    for isZoomed in [false, true] {
      var asked = Asked(screenClasses: Array(catalog.screenClasses.keys))
      asked.zoom = isZoomed ? .larger : .standard
      for cell in Self.engine.blocks(asked).flatMap(\.cells) {
        #expect(Self.reader.cell(catalog.id(of: cell)) == cell, "\(catalog.id(of: cell))")
        count += 1
      }
    }
    #expect(count > 5_000)
  }

  @Test(
    "are written in one way only",
    arguments: [
      "", "today", "today.ios10", "today.ios010.414x736@3.portrait.l.today-view.compact",
      "Today.ios10.414x736@3.portrait.l.today-view.compact",
      "today.10.414x736@3.portrait.l.today-view.compact",
      "today.ios10.414x736@3.portrait.l.today-view.compact.single",
      "today.ios10.768x1024@2.portrait.l.today-view.compact.single",
      "today.ios10.768x1024@2.landscape.l.today-view.compact.zoomed.left",
      "today.ios10.414x736@3.portrait.l.today-view.compact.",
      "today.ios10.414x736@3.portrait.l.today-view..compact",
      "today..ios10.414x736@3.portrait.l.today-view.compact",
      "today.ios10.414x736@3.portrait.l.today-view.compact..",
      " today.ios10.414x736@3.portrait.l.today-view.compact",
      "today.ios10.414x737@3.portrait.l.today-view.compact",
      "today.ios99.414x736@3.portrait.l.today-view.compact",
      "today.ios10.414x736@3.compact.l.today-view.portrait",
    ])
  func strict(_ id: String) {
    #expect(Self.reader.cell(id) == nil)
  }

  @Test(
    "have a nearest where a part is misspelt",
    arguments: [
      ("today.ios10.414x737@3.portrait.l.today-view.compact", "414x736@3", "l"),
      ("today.ios10.414x736@3.potrait.l.today-view.compakt", "414x736@3", "l"),
      ("toady.ios100.414x736@3.portrait.ax6.today-view.compact", "414x736@3", "ax1"),
    ])
  func nearest(_ id: String, _ screenClass: String, _ textSize: String) {
    let expected = "today.ios10.\(screenClass).portrait.\(textSize).today-view.compact"
    #expect(Self.reader.nearest(to: id) == expected)
  }

  @Test("have a nearest where a part is misspelt that an identifier may omit")
  func nearestOfOptionalParts() {
    #expect(
      Self.reader.nearest(to: "today.ios10.768x1024@2.landscape.l.today-view.compact.lefft.zomed")
        == "today.ios10.768x1024@2.landscape.l.today-view.compact.left.zoomed")
  }

  @Test(
    "have none where a part is like nothing, or the parts are too few",
    arguments: [
      "", "today", "....", "height", "today..ios10.414x736@3.portrait.l.today-view.compact",
      "today.ios10.phone.portrait.l.today-view.compact",
      "today.ios10.414x736@3.sideways.l.today-view.compact",
    ])
  func noNearest(_ id: String) {
    #expect(Self.reader.nearest(to: id) == nil)
  }

  @Test("have up to 1000 bytes", arguments: [(1_000, true), (1_001, false)])
  func longest(_ length: Int, isRead: Bool) throws {
    let rest = "today.ios10..portrait.l.today-view.compact".utf8.count
    let screen = "400x800@2-"
    let name = screen + String(repeating: "x", count: length - rest - screen.utf8.count)
    let catalog = try Catalog.bundled(with: [
      "screen_classes": ["\(name),400,800,2,phone,4.5-inch,"]
    ])
    let id = "today.ios10.\(name).portrait.l.today-view.compact"
    #expect((CellIDReader(catalog).cell(id) != nil) == isRead)
  }

  @Test("of any text are read without harm", arguments: 0..<40)
  func arbitrary(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let id = "today.ios10.414x736@3.portrait.l.today-view.compact"
    for _ in 0..<50 {
      var scalars = Array(id.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        let scalar: Unicode.Scalar =
          [".", "x", "\u{0}", "\u{301}", "9"].randomElement(using: &random) ?? "."
        if Bool.random(using: &random) {
          scalars[place] = scalar
        } else {
          scalars.insert(scalar, at: place)
        }
      }
      let text = String(String.UnicodeScalarView(scalars))
      if let cell = Self.reader.cell(text) { #expect(Catalog.bundled.id(of: cell) == text) }
      if let nearest = Self.reader.nearest(to: text) { #expect(Self.reader.cell(nearest) != nil) }
    }
  }
}
