import Testing
import WidgetSizing
import WidgetSizingData

struct SeenWidgetTests {
  @Test func aWidgetThatWasSeenIsOnAModelThatRunsTheVersion() throws {
    let row =
      "FR1-900,widgetkit,FR1,answer,width,150,pt,,iPadOS,27,27,stated,,834x1112@2,,,,,,,,"
      + "systemSmall,canvas,display-size,here,"
    let catalog = try Catalog.bundled(with: ["claims": [row]])
    let cell = try catalog.cell("widgetkit.ipados27.834x1112@2.systemSmall.canvas")
    #expect(Engine(catalog).answer(.width, of: cell).value == Points(150))
    // No source names the model.
    #expect(catalog.devices(of: cell.screen, on: cell.os).isEmpty)
  }
}
