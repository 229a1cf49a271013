import Documents
import Pictures
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

@Suite("Templates") struct TemplateTests {
  private static func context(_ engine: Engine) -> SiteContext {
    SiteContext(engine, .read([BundledTables.layer]))
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
    #expect(try Self.template("402x874-3-ios26-medium").screenClass.id == "402x874@3")
    #expect(
      try Self.template("402x874-3-ios26-medium-icons-large").cell.widget?.variant == .iconsLarge)
  }

  @Test("have exactly the pixels of the answer, which is the size of the layout") func sizes() {
    var count = 0
    for template in Self.bundled.templates.screens.flatMap(\.widgets).map(\.template) {
      let answer = Engine.bundled.evidence(template.cell)
      let scale = template.screenClass.scale
      #expect(template.cell.widget?.variant != .device && template.cell.zoom == .standard)
      #expect(answer.width.range == nil && answer.height.range == nil)
      #expect(answer.width.value?.pixels(atScale: scale) == template.pixelSize.width)
      #expect(answer.height.value?.pixels(atScale: scale) == template.pixelSize.height)
      #expect(answer.width.value == template.size.width)
      count += 1
    }
    #expect(count > 500)
  }

  @Test("are those of the two newest versions that each model runs and that are known")
  func versions() throws {
    let context = Self.bundled, catalog = context.catalog
    let medium = catalog.devices.keys.compactMap { key -> [String]? in
      let device = catalog.devices[key]
      guard device.id == "iphone-16-pro" || device.id == "iphone-x",
        let screen = device.screenClass,
        let own = context.templates[catalog.widgetScreen(of: screen)]?.onVersions(of: device)
      else { return nil }
      return own.widgets.map(\.template).filter {
        $0.cell.widget?.family == .systemMedium && $0.cell.widget?.variant != .iconsLarge
      }.map { "\(device.id) \($0.cell.os)" }
    }
    #expect(
      Set(medium.joined()) == [
        "iphone-16-pro 27", "iphone-16-pro 26", "iphone-x 16", "iphone-x 15",
      ])
  }

  @Test("have a canvas, and a line around the room for content") func picture() throws {
    let template = try Self.template("402x874-3-ios27-medium")
    let picture = try #require(template.picture)
    #expect(picture.width == 1_049 && picture.height == 493)
    func pixel(_ column: Int, _ row: Int) -> UInt8 { picture.pixels[row * 1_049 + column] }
    // No source states the radius: the corner belongs to the canvas.
    #expect(pixel(0, 0) == 1 && pixel(47, 47) == 1 && pixel(48, 48) == 2)
    #expect(pixel(1_000, 444) == 2 && pixel(1_001, 445) == 1 && pixel(49, 49) == 1)
    #expect(picture.pixels.count { $0 == 2 } == 2 * (953 + 397) - 4)
    let svg = template.drawing(Self.bundled.catalog).svg()
    #expect(svg.contains(#"width="349.667" height="164.333" viewBox="0 0 349.667 164.333""#))
    #expect(svg.contains(#"<g id="canvas""#) && svg.contains(#"<g id="margins""#))
    #expect(svg.contains("No source states the corner radius: the corners are square."))
  }

  @Test("have nothing outside corners whose radius is known") func corners() throws {
    let template = try Self.template("162x197-2-watchos11-rectangular-watch-face")
    let picture = try #require(template.picture)
    let corners = [0, picture.width - 1].flatMap { column in
      [0, picture.height - 1].map { picture.pixels[$0 * picture.width + column] }
    }
    #expect(corners == [0, 0, 0, 0])
    #expect(picture.palette[0].alpha == 0)
    #expect(template.drawing(Self.bundled.catalog).svg().contains(#" rx="4"/>"#))
  }

  @Test("of a Home Screen have slots in rows and columns that the widgets fill") func homeScreen()
    throws
  {
    let home = try #require(
      Self.bundled.templates.screens.flatMap(\.homeScreens)
        .first { $0.name == "402x874-3-ios27-home-screen" }
    ).template
    #expect(home.layers.map(\.origins.count) == [6, 3, 2, 1])
    let ends = Set(
      home.layers.map { layer in
        layer.origins.map { $0.y + layer.size.height }.max()
      })
    #expect(ends.count == 1)
    let right = Set(
      home.layers.map { layer in layer.origins.map { $0.x + layer.size.width }.max() })
    #expect(right.count == 1)
    let svg = home.drawing(Self.bundled.catalog).svg()
    for layer in ["screen", "small", "medium", "large", "extra-large-upright"] {
      #expect(svg.contains(#"<g id="\#(layer)""#))
    }
  }

  @Test("have files with names of their own, whatever the tables call a model or a family")
  func hostileNames() throws {
    let name = #""<img src=x onerror=alert(1)>/../a""#
    let catalog = try Catalog.bundled(with: [
      .families: """
      id,kind,order,name,is_in_dynamic_island
      systemLarge,widgetkit,3,medium,false
      systemMedium,widgetkit,2,\(name),false
      systemSmall,widgetkit,1,\(name),false

      """
    ])
    let context = Self.context(Engine(catalog))
    let files = TemplateFiles(context: context).files
    #expect(files.count == TemplateFiles(context: Self.bundled).files.count)
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      #expect(file.path.wholeMatch(of: /templates\/[a-z0-9-]+(\.svg|@[1-3]x\.png)/) != nil)
      #expect(file.text?.contains("<img") != true)
    }
    for home in context.templates.screens.flatMap(\.homeScreens) {
      let ids = home.template.drawing(catalog).svg().matches(of: /id="([^"]*)"/).map(\.1)
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test("take less than 5 MB in all") func size() {
    let files = TemplateFiles(context: Self.bundled).files
    #expect(files.count { $0.path.hasSuffix(".png") } > 500)
    #expect(files.reduce(0) { $0 + $1.bytes.count } < 5_000_000)
  }
}
