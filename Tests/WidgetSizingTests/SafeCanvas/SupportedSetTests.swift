import Testing
import WidgetSizingData

@Suite("Named sets") struct SupportedSetTests {
  private func read(_ text: String) -> (sets: [SupportedSet], complaints: [String]) {
    SupportedSet.read(DataLayer.File(bytes: Array(text.utf8), path: "sets.csv"), .bundled)
  }

  @Test("have several rows, and an empty cell leaves its axis open")
  func rows() throws {
    let (sets, complaints) = read(
      """
      set,device,idiom,os,orientation,text_size,column
      app,,phone,10-12,,xs-xxxl,
      app,"iPad mini 4,iPad (6th)",,12,portrait,l,left
      small,iPhone SE,,"10,11",,,

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
    #expect(app[0].columns == nil && app[1].columns == [.left])
    #expect(sets[1].queries[0].os == [OSVersion(10), OSVersion(11)])
    #expect(sets[1].queries[0].device != nil)
  }

  @Test("have rows of both systems, of WidgetKit if a column of WidgetKit has a value")
  func kinds() throws {
    let (sets, complaints) = read(
      """
      set,system,device,idiom,platform,os,family,variant,zoom,mode
      app,,,phone,,14-15,"systemSmall,systemMedium",,,
      app,widgetkit,iPhone 15 Pro,,,18,,,larger,
      app,,,,macOS,26,,,,
      app,,plus,,,10,,,larger,compact
      pad,,,pad,,17,systemSmall,"canvas,device",more-space,

      """)
    #expect(complaints.isEmpty)
    let app = try #require(sets.first)
    #expect(app.kinds == [.today, .widgetKit])
    #expect(
      app.queries(of: .today).map(\.zoom) == [.larger]
        && app.queries(of: .today)[0].modes == [.compact])
    let widgets = app.queries(of: .widgetKit)
    try #require(widgets.count == 3)
    #expect(widgets[0].families == [.systemSmall, .systemMedium] && widgets[0].variants == nil)
    #expect(widgets[0].os == [OSVersion(14), OSVersion(15)] && widgets[0].zoom == .standard)
    #expect(Set(widgets[0].screens.map(\.platform)) == [.iOS])
    #expect(widgets[1].zoom == .larger && widgets[1].device != nil)
    #expect(widgets[1].screens.count == 1 && widgets[1].families == nil)
    #expect(widgets[2].screens == [Screen(platform: .macOS, screenClass: nil)])
    let pad = try #require(sets.last)
    #expect(pad.kinds == [.widgetKit] && pad.queries(of: .widgetKit)[0].zoom == .moreSpace)
    #expect(pad.queries(of: .widgetKit)[0].variants == [.canvas, .device])
    #expect(Set(pad.queries(of: .widgetKit)[0].screens.map(\.platform)) == [.iPadOS])
  }

  @Test(
    "keep what was asked for by name, also where it does not run the version",
    arguments: [
      ("device", "plus", true), ("idiom", "phone", true), ("platform", "iOS", true),
      ("set", "app", false),
    ])
  func versionsNotRun(column: String, value: String, keeps: Bool) throws {
    // The last of these iPhones ended with iOS 16.
    let plus = try DeviceFinder(.bundled).named("plus").screenClass
    let (sets, complaints) = read(
      column == "set" ? "set,os\n\(value),18\n" : "set,\(column),os\na,\(value),18\n")
    #expect(complaints.isEmpty)
    let queries = sets.flatMap(\.queries)
    #expect(queries.contains { $0.screenClasses.contains(plus) } == keeps)
    #expect(queries.allSatisfy { $0.os == [OSVersion(18)] })
  }

  @Test("complain about a version with those that exist")
  func versions() {
    let text = Catalog.bundled.text(of: .noSuchVersion("99", [.iOS, .iPadOS]))
    #expect(read("set,os\na,99\n").complaints == ["sets.csv:2:3: error: [enum] \(text)"])
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
        "sets.csv:2:3: error: [enum] unknown device 'iphone 7 puls'; "
          + "did you mean 'iPhone 7 Plus'?"
      ),
      (
        "set,device\na,ipad pro 3rd\n",
        "sets.csv:2:3: error: [enum] 'ipad pro 3rd' is ambiguous; did you mean one of: "
          + "iPad Pro 11-inch (3rd generation), iPad Pro 12.9-inch (3rd generation)?"
      ),
      (
        "set,device\na,400x850\n",
        "sets.csv:2:3: error: [enum] no device has a screen of '400x850'; the nearest is "
          + "393x852@3, 6.1-inch 14 Pro"
      ),
      (
        "set,os\na,\"10,,12\"\n",
        "sets.csv:2:3: error: [enum] unknown version ''; expected 18, 'iOS 18', 17-26, 17+ (17 and "
          + "later) or latest"
      ),
      (
        "set,device\na,\"plus,\"\n",
        "sets.csv:2:3: error: [enum] unknown device ''"
      ),
      (
        "set,os\na,12-10\n",
        "sets.csv:2:3: error: [enum] '12-10' runs backwards; write 10-12"
      ),
      (
        "set,orientation\na,up\n",
        "sets.csv:2:3: error: [enum] orientation 'up' is not an orientation: portrait, landscape"
      ),
      (
        "set,orientation\na,\"portrait,\"\n",
        "sets.csv:2:3: error: [enum] orientation 'portrait,' is not an orientation: portrait, "
          + "landscape"
      ),
      (
        "set,text_size\na,huge\n",
        "sets.csv:2:3: error: [enum] text_size 'huge' is not a text size: xs, s, m, l, xl, xxl, "
          + "xxxl, ax1, ax2, ax3, ax4, ax5"
      ),
      (
        "set,device,idiom\na,plus,pad\n",
        "sets.csv:2:3: error: [enum] device 'plus' stands beside an idiom"
      ),
      (
        "set,family,mode\na,systemSmall,compact\n",
        "sets.csv:2:15: error: [enum] mode 'compact' applies to Today extensions, and the row "
          + "to widgets that come in families"
      ),
      (
        "set,system,family\na,today,systemSmall\n",
        "sets.csv:2:9: error: [enum] family 'systemSmall' applies to widgets that come in "
          + "families, and the row to Today extensions"
      ),
      (
        "set,device,platform\na,iPhone 15,iOS\n",
        "sets.csv:2:13: error: [enum] platform 'iOS' stands beside a device"
      ),
      (
        "set,zoom\na,more-space\n",
        "sets.csv:2:3: error: [enum] zoom 'more-space' applies to widgets that come in "
          + "families, and the row to Today extensions"
      ),
      (
        "set,family\na,small\n",
        "sets.csv:2:3: error: [enum] family 'small' is not a family: systemSmall, systemMedium, "
          + "systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCircular, "
          + "accessoryCorner, accessoryRectangular, accessoryInline"
      ),
      ("set,os\n,10\n", "sets.csv:2:1: error: [required] set is empty; a value is required"),
    ])
  func complaints(_ text: String, _ complaint: String) {
    #expect(read(text).complaints.contains(complaint), "\(read(text).complaints)")
  }
}
