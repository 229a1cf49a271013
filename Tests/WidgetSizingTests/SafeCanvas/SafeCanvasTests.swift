import BundledTables
import Testing

@Suite("Safe canvases") struct SafeCanvasTests {
  private let engine = Engine.bundled

  /// All phones on iOS 10 at the ordinary text sizes.
  private var phones: TodayQuery {
    let catalog = engine.catalog
    var query = TodayQuery(
      screenClasses: catalog.classesWithTodayExtensions().filter {
        catalog.screenClasses[$0].idiom == .phone
      })
    query.os = [OSVersion(10)]
    query.textSizes = [.l]
    return query
  }

  @Test("are as wide as the narrowest and as high as the lowest, mode by mode")
  func smallest() throws {
    let canvases = engine.safeCanvases([phones])
    #expect(canvases.map(\.kind) == [.compact, .expanded])
    for canvas in canvases {
      for quantity in Quantity.allCases {
        let side = try #require(canvas.canvas[quantity])
        let values = canvas.cells.compactMap { $0[quantity].value }
        #expect(side.length == values.min())
        #expect(side.tightest.count == values.count { $0 == side.length })
      }
    }
    let expanded = try #require(canvases.last)
    #expect(expanded.canvas.width?.length == Points(304))
    #expect(expanded.canvas.height?.length == Points(176))
    #expect(
      expanded.canvas.height?.tightest.map { engine.catalog.id(of: $0.cell) }
        == ["today.ios10.320x568@2.landscape.l.notification-center.expanded"])
  }

  @Test("say what leaving something out gains, and it is what is left")
  func gains() throws {
    let canvases = engine.safeCanvases([phones])
    let expanded = try #require(canvases.last)
    let device = try #require(expanded.gains.first)
    let small = try Question("iPhone SE").cell(in: engine).screenClass
    #expect(device.omission == .screenClass(small))
    #expect(device.width == Points(359) && device.height == Points(220))
    #expect(device.addedWidth == Points(55) && device.addedHeight == Points(44))
    var query = phones
    query.screenClasses.removeAll { $0 == small }
    let rest = try #require(engine.safeCanvases([query]).last)
    #expect(rest.canvas.width?.length == device.width)
    #expect(rest.canvas.height?.length == device.height)
    #expect(expanded.gains.contains { $0.omission == .orientation(.landscape) })
    #expect(expanded.gains.contains { $0.omission == .entryPoint(.notificationCenter) })
    #expect(expanded.gains.allSatisfy { $0.addedWidth >= .zero && $0.addedHeight >= .zero })
  }

  @Test("count a cell of two queries once, and tell what is not known")
  func unknown() throws {
    var query = phones
    query.os = [OSVersion(11)]
    let canvases = engine.safeCanvases([query, query])
    let once = engine.safeCanvases([query])
    #expect(canvases.map(\.cells.count) == once.map(\.cells.count))
    let expanded = try #require(canvases.last)
    #expect(expanded.canvas.height == nil)
    #expect(expanded.canvas.unknown.count == expanded.cells.count)
  }
}
