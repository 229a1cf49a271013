import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Safe canvases of WidgetKit") struct WidgetKitCanvasTests {
  private let engine = Engine.bundled

  private func asked(_ platform: Platform, os: Int) -> Asked {
    var asked = Asked(
      .widgetKit, on: engine.catalog.widgetScreens().filter { $0.platform == platform })
    asked.os = [OSVersion(os)]
    return asked
  }

  @Test("are as wide as the narrowest and as high as the lowest, family by family")
  func smallest() throws {
    let canvases = engine.safeCanvases(engine.blocks(asked(.iOS, os: 18)))
    #expect(
      canvases.map(\.shape).prefix(3)
        == ["systemSmall", "systemMedium", "systemLarge"])
    for canvas in canvases {
      #expect(canvas.cells.allSatisfy { engine.catalog.shape(of: $0.cell) == canvas.shape })
      for quantity in Quantity.sides {
        guard let side = canvas.canvas[quantity] else { continue }
        #expect(side.length == canvas.cells.compactMap { $0[quantity].value }.min())
      }
    }
    let small = try #require(canvases.first)
    #expect(small.canvas.width?.length == Points(148))
    #expect(
      small.canvas.width?.tightest.map { engine.catalog.id(of: $0.cell) }
        == ["widgetkit.ios18.375x667@2.systemSmall.icons-small"])
    #expect(small.canvas.unknown.count > 0)
  }

  @Test("list what each omission gains, and the canvas without it")
  func gains() throws {
    let blocks = engine.blocks(asked(.iOS, os: 18))
    let small = try #require(engine.safeCanvases(blocks).first)
    let gain = try #require(small.gains.first)
    // The class of the tightest cell is left out first.
    let left = try #require(gain.omission.box[only: Key<ScreenClass>.self])
    let rest = blocks.filter { $0.screen.screenClass != left }
    let canvas = try #require(engine.safeCanvases(rest).first).canvas
    #expect(canvas.width?.length == gain.width && canvas.height?.length == gain.height)
    #expect(gain.addedWidth == Points(7))
  }

  @Test("are those of the layout on the Home Screen, unless another size is asked for")
  func variants() throws {
    var asked = asked(.iPadOS, os: 26)
    asked.families = [.systemSmall]
    let laidOut = try #require(engine.safeCanvases(engine.blocks(asked)).first)
    #expect(Set(laidOut.cells.map { $0.cell[WidgetVariant.self] }) == [.canvas])
    asked.variants = [.canvas, .device, .lockScreen]
    let named = try #require(engine.safeCanvases(engine.blocks(asked)).first)
    #expect(Set(named.cells.map { $0.cell[WidgetVariant.self] }) == [.canvas, .lockScreen])
    #expect(named.gains.contains { $0.omission.value == "lock-screen" })
    asked.variants = [.device]
    let shown = try #require(engine.safeCanvases(engine.blocks(asked)).first)
    #expect(Set(shown.cells.map { $0.cell[WidgetVariant.self] }) == [.device])
  }

  @Test("name the platform whose widgets are the smallest")
  func platforms() throws {
    var both = asked(.iOS, os: 26)
    both.boxes += asked(.macOS, os: 26).boxes
    both.families = [.systemLarge]
    let large = try #require(engine.safeCanvases(engine.blocks(both)).first)
    #expect(large.gains.contains { $0.omission.value == "iOS" })
    #expect(large.gains.contains { $0.omission.box == Box().with(Release(.iOS, OSVersion(26))) })
    #expect(
      engine.layoutCells(engine.blocks(Asked(both.boxes + both.boxes))).count == large.cells.count)
  }
}
