import Testing
import WidgetSizingData

@Suite("Identifiers of WidgetKit cells") struct WidgetKitCellIDReaderTests {
  private static let engine = Engine.bundled
  private static let reader = CellIDReader(.bundled)

  @Test("lead back to every cell that exists, each to one")
  func everyCell() {
    var seen: Set<String> = []
    for cell in Self.engine.allBlocks(of: .widgetKit).flatMap(\.cells) {
      let id = Self.engine.catalog.id(of: cell)
      #expect(Self.reader.cell(id) == cell, "\(id)")
      #expect(seen.insert(id).inserted, "\(id)")
    }
    #expect(seen.count > 2_800)
  }

  @Test(
    "are written in one way only",
    arguments: [
      "widgetkit", "widgetkit.ios18", "widgetkit.ios18.systemSmall", "widgetkit.macos26",
      "widgetkit.iOS18.393x852@3.systemSmall.icons-small",
      "widgetkit.ios018.393x852@3.systemSmall.icons-small",
      "widgetkit.ios18.393x852@3.systemSmall.icons-small.standard",
      "widgetkit.ios18.393x852@3.systemSmall.larger.icons-small",
      "widgetkit.ios18.393x852@3.systemTiny.icons-small",
      // There was no iOS 19, and no iPhone has the screen of an iPad.
      "widgetkit.ios19.393x852@3.systemSmall.icons-small",
      "widgetkit.ios18.820x1180@2.systemSmall.icons-small",
      "widgetkit.macos26.393x852@3.systemSmall", "today.ios18.393x852@3.systemSmall.icons-small",
    ])
  func strict(_ id: String) {
    #expect(Self.reader.cell(id) == nil)
  }

  @Test("have up to 1000 bytes", arguments: [(1_000, true), (1_001, false)])
  func longest(_ length: Int, isRead: Bool) throws {
    let (screen, rest) = ("400x800@2-", "widgetkit.ios17..systemSmall".utf8.count)
    let name = screen + String(repeating: "x", count: length - rest - screen.utf8.count)
    let catalog = try Catalog.bundled(with: [
      "screen_classes": ["\(name),400,800,2,phone,4.5-inch,"]
    ])
    let id = "widgetkit.ios17.\(name).systemSmall"
    #expect((CellIDReader(catalog).cell(id) != nil) == isRead)
  }

  @Test("have none where a part is empty")
  func noNearest() {
    #expect(Self.reader.nearest(to: "widgetkit..ios18.393x852@3.systemSmall.icons-small") == nil)
  }

  @Test(
    "have a nearest where a part is misspelt",
    arguments: [
      "widgetkit.ios18.393x852@3.systemSmal.icons-small",
      "widgetkit.ios18.393x853@3.systemSmall.icons-small",
      "widgetkit.iso18.393x852@3.systemSmall.icons-small",
      "widgtkit.ios18.393x852@3.systemSmall.icons-small",
      "widgetkit.ios18.393x852@3.systemSmall.icon-small",
    ])
  func nearest(_ id: String) {
    #expect(
      Self.reader.nearest(to: id) == "widgetkit.ios18.393x852@3.systemSmall.icons-small")
    #expect(Self.reader.cell(id) == nil)
  }
}
