import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetReports

/// No text of a drawing lies over another or leaves the paper.
@Suite("Texts of drawings do not overlap") struct LabelOverlapTests {
  static let classes = Catalog.bundled.screenClasses.filter { $0.idiom != .watch }.map(\.id)

  @Test("of any screen on any version", arguments: classes) func screens(id: String) throws {
    let engine = Engine.bundled
    let screenClass = try engine.catalog.screenClass(id)
    for os in engine.versions(of: screenClass) {
      for drawing in drawings(of: screenClass, os, engine) {
        #expect(drawing.faults == [], "\(drawing.title)")
      }
    }
  }

  private func drawings(
    of screenClass: Key<ScreenClass>, _ os: OSVersion, _ engine: Engine
  ) -> [Drawing] {
    var asked = Asked(screenClasses: [screenClass])
    asked.os = [os]
    return drawings(asked, engine)
  }

  private func drawings(_ asked: Asked, _ engine: Engine) -> [Drawing] {
    engine.blocks(asked).map { QueryDrawing([$0], notes: [], in: engine).drawing }
  }

  @Test("of any device") func devices() {
    let engine = Engine.bundled
    var count = 0
    for device in engine.catalog.devices.keys {
      guard let screenClass = engine.catalog.devices[device].screenClass else { continue }
      var asked = Asked(screenClasses: [screenClass])
      asked.device = device
      for drawing in drawings(asked, engine) {
        count += 1
        #expect(drawing.faults == [], "\(drawing.title)")
      }
    }
    #expect(count > 100)
  }

  @Test("of a query for everything") func queries() throws {
    let engine = Engine.bundled
    let asked = Asked(screenClasses: Array(engine.catalog.screenClasses.keys))
    let result = QueryResult(
      engine: engine, asked: asked, remarks: [String(repeating: "a long remark ", count: 100)])
    let drawing = try #require(result.drawing)
    #expect(drawing().faults == [])
  }

  /// An iPhone with a very long name and a tiny iPad, both with a given height.
  private func extreme(_ height: String) throws -> Engine {
    let name = String(repeating: "W", count: 300)
    return Engine(
      try Catalog.bundled(with: [
        "screen_classes": """
        id,width_pt,height_pt,scale,idiom,name,note
        414x736@3,414,736,3,phone,\(name),
        768x1024@2,1,1,2,pad,tiny,

        """,
        "claims": """
        id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,\
        os_basis,idiom,screen_class,device,zoom,orientation,column,entry_point,text_size,mode,\
        family,variant,method,locator,note
        Z-1,today,S02,answer,height,\(height),pt,,,10,10,stated,,414x736@3,,,*,,*,*,compact,,,,x,
        Z-2,today,S02,answer,height,\(height),pt,,,10,10,stated,,414x736@3,,,*,,*,*,expanded,,,,x,
        Z-3,today,S02,answer,width,\(height),pt,,,10,10,stated,,414x736@3,,,*,,*,xs,*,,,,x,
        Z-4,today,S02,answer,width,12,pt,,,10,10,stated,,768x1024@2,,,*,*,*,*,*,,,,x,
        Z-5,today,S02,answer,height,\(height),pt,,,10,10,stated,,768x1024@2,,,*,*,*,*,*,,,,x,

        """,
      ]))
  }

  @Test("of extreme heights", arguments: ["1", "50000", "99999.99", "383.75"])
  func extremes(height: String) throws {
    let engine = try extreme(height)
    for id in ["414x736@3", "768x1024@2"] {
      let screenClass = try engine.catalog.screenClass(id)
      let drawings = drawings(of: screenClass, OSVersion(10), engine)
      #expect(!drawings.isEmpty)
      for drawing in drawings { #expect(drawing.faults == [], "\(drawing.title)") }
    }
  }

  @Test("and the check finds texts that do, or that leave the paper") func check() {
    func drawing(_ y: Drawing.Length) -> Drawing {
      Drawing(
        width: 100, height: 40, title: "", alternative: "",
        Pen.label.draw([.text("one", x: 10, y: 20), .text("two", x: 12, y: y)]))
    }
    #expect(drawing(34).faults == [])
    #expect(drawing(25).faults == ["'one' lies over 'two'"])
    #expect(drawing(60).faults == ["'two' leaves the paper"])
  }
}
