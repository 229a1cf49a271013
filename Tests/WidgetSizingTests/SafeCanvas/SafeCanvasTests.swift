import Testing
import WidgetSizingData

@Suite("Safe canvases") struct SafeCanvasTests {
  private let engine = Engine.bundled

  /// All phones on iOS 10 at the ordinary text sizes.
  private var phones: Asked {
    let catalog = engine.catalog
    var asked = Asked(
      screenClasses: catalog.classesWithTodayExtensions().filter {
        catalog.screenClasses[$0].idiom == .phone
      })
    asked.os = [OSVersion(10)]
    asked.textSizes = [.l]
    return asked
  }

  @Test("are as wide as the narrowest and as high as the lowest, mode by mode")
  func smallest() throws {
    let canvases = engine.safeCanvases(engine.blocks(phones))
    #expect(canvases.map(\.shape) == ["compact", "expanded"])
    for canvas in canvases {
      for quantity in Quantity.sides {
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

  @Test("list what each omission gains, and the canvas without it")
  func gains() throws {
    let canvases = engine.safeCanvases(engine.blocks(phones))
    let expanded = try #require(canvases.last)
    let device = try #require(expanded.gains.first)
    let small = try #require(Question("iPhone SE").cell(in: engine).screenClass)
    #expect(device.omission.box == Box().with(small))
    #expect(device.width == Points(359) && device.height == Points(220))
    #expect(device.addedWidth == Points(55) && device.addedHeight == Points(44))
    let others = engine.blocks(phones).filter { $0.screen.screenClass != small }
    let rest = try #require(engine.safeCanvases(others).last)
    #expect(rest.canvas.width?.length == device.width)
    #expect(rest.canvas.height?.length == device.height)
    #expect(expanded.gains.contains { $0.omission.box == Box().with(Orientation.landscape) })
    #expect(expanded.gains.contains { $0.omission.value == "notification-center" })
    // An omission without a gain is not listed: without iOS 10 no cell is left.
    for canvas in canvases {
      #expect(
        canvas.gains.allSatisfy { max($0.addedWidth, $0.addedHeight) > .zero })
      #expect(canvas.gains.allSatisfy { $0.addedWidth >= .zero && $0.addedHeight >= .zero })
    }
  }

  @Test("list the omission that gains most before others of its kind")
  func greatestFirst() throws {
    // One class is the narrowest, by 20, and another the lowest, by 60.
    let claims = [
      ("320x568@2", "339", "170"), ("375x667@2", "359", "110"), ("414x736@3", "398", "200"),
    ]
    .enumerated().flatMap { place, sizes in
      let height = ClaimRow("S01-00\(place)", .compact, sizes.2, of: sizes.0)
      return [
        height,
        height.with { ($0.id, $0.quantity, $0.value) = ("S02-00\(place)", .width, sizes.1) },
      ]
    }.sorted { $0.id < $1.id }
    let engine = Engine(.fixture(claims))
    let classes = try ["320x568@2", "375x667@2", "414x736@3"].map {
      try #require(Question($0).cell(in: engine).screenClass)
    }
    var asked = Asked(screenClasses: classes)
    (asked.os, asked.textSizes, asked.modes) = ([OSVersion(10)], [.l], [.compact])
    (asked.orientations, asked.entryPoints) = ([.portrait], [.todayView])
    let canvas = try #require(engine.safeCanvases(engine.blocks(asked)).first)
    #expect(
      canvas.gains.map(\.omission.box) == [Box().with(classes[1]), Box().with(classes[0])])
    #expect(canvas.gains.map(\.addedWidth) == [.zero, Points(20)])
    #expect(canvas.gains.map(\.addedHeight) == [Points(60), .zero])
  }

  @Test("count a cell of two blocks once, and list the unknown cells")
  func unknown() throws {
    var asked = phones
    asked.os = [OSVersion(11)]
    let canvases = engine.safeCanvases(engine.blocks(asked) + engine.blocks(asked))
    let once = engine.safeCanvases(engine.blocks(asked))
    #expect(canvases.map(\.cells.count) == once.map(\.cells.count))
    let expanded = try #require(canvases.last)
    #expect(expanded.canvas.height == nil)
    #expect(expanded.canvas.unknown.count == expanded.cells.count)
  }
}
