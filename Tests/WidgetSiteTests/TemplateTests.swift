import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetSite

@Suite("Templates") struct TemplateTests {
  private static func context(_ engine: Engine) -> SiteContext {
    SiteContext(engine)
  }
  private static let bundled = context(.bundled)

  private static func template(_ name: Slug, in context: SiteContext = bundled) throws
    -> WidgetTemplate
  {
    try #require(
      context.templates.screens.flatMap(\.widgets).first { $0.name == name }, "no \(name)"
    ).template
  }

  @Test("are named after the screen, the version and the widget") func names() throws {
    #expect(try Self.template("402x874-3-ios27-medium").screenClass.id == "402x874@3")
    #expect(
      try Self.template("402x874-3-ios27-medium-icons-large").cell[WidgetVariant.self]
        == .iconsLarge)
  }

  @Test("have exactly the pixels of the answer, which is the size of the layout") func sizes() {
    var count = 0
    for template in Self.bundled.templates.screens.flatMap(\.widgets).map(\.template) {
      let answer = Engine.bundled.evidence(template.cell)
      let scale = template.screenClass.scale
      #expect(template.cell[WidgetVariant.self] != .device && template.cell.zoom == .standard)
      #expect(answer.width.range == nil && answer.height.range == nil)
      #expect(answer.width.value?.pixels(atScale: scale) == template.pixelSize.width)
      #expect(answer.height.value?.pixels(atScale: scale) == template.pixelSize.height)
      #expect(answer.width.value == template.size.width)
      count += 1
    }
    #expect(count > 150)
  }

  @Test("are those of the two newest versions of the platform that are known, equal ones shared")
  func versions() throws {
    let newest = Self.bundled.catalog.versions(with: .widgetKit, on: .iOS).suffix(2)
    let medium = try Self.template("402x874-3-ios27-medium")
    #expect(medium.cells.first?.os == OSVersion(27))
    #expect(medium.cells.allSatisfy { newest.contains($0.os) })
    let screens = Self.bundled.templates.screens
    #expect(
      Set(screens.filter { $0.screen.platform == .iOS }.flatMap(\.versions)) == Set(newest))
    #expect(screens.flatMap(\.widgets).contains { $0.template.cells.count == 2 })
    for widget in Self.bundled.templates.screens.flatMap(\.widgets) {
      #expect(Set(widget.template.cells).count == widget.template.cells.count)
    }
  }

  @Test("have a canvas, and a line around the room for content")
  func drawing() throws {
    let template = try Self.template("402x874-3-ios27-medium")
    let svg = template.drawing(Self.bundled.catalog).svg()
    #expect(svg.contains(#"width="349.67" height="164.33" viewBox="0 0 349.67 164.33""#))
    #expect(svg.contains("17 Pro, 16 Pro (402 × 874 points), iOS "))
    #expect(svg.contains("27: medium</title>"))
    for layer in ["canvas", "margins"] { #expect(svg.contains(#"<g id="\#(layer)""#)) }
  }

  @Test("are rounded by the radius of their screen, and else have a guess on a layer of its own")
  func corners() throws {
    let known = try Self.template("402x874-3-ios27-medium").drawing(Self.bundled.catalog).svg()
    #expect(known.contains(#" rx="27.94"/></g>"#) && !known.contains("guessed-corners"))
    let guess = try Self.template("393x852-3-ios27-medium").drawing(Self.bundled.catalog).svg()
    #expect(guess.contains(#"<g id="guessed-corners""#) && guess.contains(#" rx="27.94"/></g>"#))
    #expect(guess.contains("No source states the corner radius: the canvas has square corners"))
    let circle = try Self.template("402x874-3-ios27-circular").drawing(Self.bundled.catalog).svg()
    #expect(circle.contains(#" rx="29"/></g>"#) && !circle.contains("guessed-corners"))
  }

  @Test("have files with names of their own, whatever the tables call a model or a family")
  func hostileNames() throws {
    let name = #""<img src=x onerror=alert(1)>/../a""#
    let catalog = try Catalog.bundled(with: [
      "families": """
      id,kind,order,name,is_in_dynamic_island
      systemLarge,widgetkit,3,medium,false
      systemMedium,widgetkit,2,\(name),false
      systemSmall,widgetkit,1,\(name),false

      """
    ])
    let context = Self.context(Engine(catalog))
    let files = TemplateFiles(context: context).files.made()
    #expect(files.count == TemplateFiles(context: Self.bundled).files.made().count)
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      #expect(file.path.wholeMatch(of: /templates\/[a-z0-9-]+\.(svg|zip)/) != nil)
      #expect(!file.text.contains("<img"))
    }
  }
}
