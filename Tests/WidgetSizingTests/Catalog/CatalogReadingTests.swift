import TestSupport
import Testing
import WidgetSizingData

/// A complaint about a table names its place; the rest of the table is read.
@Suite struct CatalogReadingTests {
  /// A table of one row, in which `▸` stands before the cell that is wrong.
  struct Broken: Sendable, CustomTestStringConvertible {
    let table: String
    let row: String
    let check: String
    /// What the message says, in part.
    let message: String

    init(_ table: String, _ row: String, _ check: String, _ message: String) {
      (self.table, self.row, self.check, self.message) = (table, row, check, message)
    }

    var testDescription: String { "\(table).csv: \(row)" }
  }

  static let broken = [
    Broken("sources", "S99,A title,,,,,,,▸101,measured,,", "range", "authority '101'"),
    Broken("sources", "S99,A title,,,,,,,50,▸measurd,,", "enum", "did you mean 'measured'?"),
    Broken(
      "sources", "S99,A title,,,,,,,50,measured,▸whole-point,", "enum", "mean 'whole-points'?"),
    Broken("sources", "▸,A title,,,,,,,50,measured,,", "required", "id"),
    Broken(
      "families", "▸system.Small,widgetkit,900,small,false", "form", "letters, digits and hyphens"),
    Broken("families", "systemTiny,widgetkit,▸0,tiny,false", "range", "order '0'"),
    Broken("variants", "▸,1,as shown", "required", "id"),
    Broken(
      "family_variants", "iOS,▸systemSmal,canvas,14,,,,", "reference", "did you mean 'systemSmall'?"
    ),
    Broken(
      "family_variants", "iOS,systemSmall,▸canva,14,,,,", "reference", "did you mean 'canvas'?"),
    Broken("family_variants", "iOS,systemSmall,canvas,▸19,,,,", "reference", "os_first '19'"),
    Broken("screen_classes", "1x2@3,1,2,▸4,phone,Tiny,", "enum", "scale '4' is not one of 1, 2, 3"),
    Broken("screen_classes", "1x2@2,1,▸2.345,2,phone,Tiny,", "type", "height_pt '2.345'"),
    Broken("screen_classes", "1x2@2,1,2,2,▸phon,Tiny,", "enum", "did you mean 'phone'?"),
    Broken("screen_classes", "1x2@2,▸,2,2,phone,Tiny,", "required", "width_pt"),
    Broken(
      "os_releases", "iOS,▸ten,iOS 10,2016-09-13,,true,compact-expanded,older,,", "type", "os 'ten'"
    ),
    Broken(
      "os_releases", "▸tvOS,10,tvOS 10,2016-09-13,,false,,,,", "enum", "platform 'tvOS'"),
    Broken(
      "os_releases", "iOS,10,x,2016-09-13,,true,▸,older,,", "required", "modes and line_heights"),
    Broken(
      "os_releases", "iOS,10,x,2016-09-13,,true,legacy,▸,,", "required", "modes and line_heights"),
    Broken(
      "os_releases", "iOS,18,x,2024-09-16,,false,▸legacy,,,", "required", "modes and line_heights"),
    Broken(
      "os_releases", "iOS,10,iOS 10,2016-09-13,,▸yes,legacy,older,,", "type",
      "today_extension 'yes'"),
    Broken("text_sizes", "▸large,4,large,L,false,17,22,22,,,,", "enum", "id 'large'"),
    Broken("text_sizes", "l,4,large,L,false,17,▸-22,22,,,,", "range", "'-22'"),
    Broken("text_sizes", "l,▸13,large,L,false,17,22,22,,,,", "range", "order '13'"),
    Broken("entry_points", "▸today,1,Today view,10,17,,", "enum", "id 'today'"),
    Broken("entry_points", "today-view,1,Today view,17,▸10,,", "range", "os_last '10'"),
    Broken("devices", "p,Phone,▸414x763@3,,,,,,,,,,,,", "reference", "mean '414x736@3'?"),
    Broken("devices", "p,▸,414x736@3,,,,,,,,,,,,", "required", "name"),
    Broken("devices", "p,Phone,414x736@3,,▸maybe,,,,,,,,,,", "type", "has_3d_touch 'maybe'"),
    Broken(
      "devices", "p,Phone,414x736@3,,,▸sometimes,,,,,,,,S19,", "type",
      "has_dynamic_island 'sometimes'"),
    Broken(
      "devices", "p,Pad,768x1024@2,,,▸true,,,,,,,,S19,", "axis",
      "has_dynamic_island 'true' must be empty or 'false'; only an iPhone has a Dynamic Island"),
    Broken(
      "devices", "p,Phone,414x736@3,,,true,,,,,,,,▸,", "required",
      "dynamic_island_source is empty; has_dynamic_island needs it"),
    Broken("device_names", "tiny,nickname,▸,,", "reference", "'tiny' must stand for either"),
    Broken("device_names", "tiny,▸nick,,414x736@3,", "enum", "kind 'nick'"),
    Broken("device_names", "tiny,nickname,▸iphone-77,,", "reference", "device 'iphone-77'"),
    Broken("claim_classes", "S01-001,▸1x1@1", "reference", "screen_class '1x1@1'"),
    Broken("exceptions", "▸no-rule,S01-001,why", "enum", "rule 'no-rule'"),
    Broken("exceptions", "width,▸S01-999,why", "reference", "claim_id 'S01-999'"),
    Broken("exceptions", "width,S01-001,▸", "required", "reason"),
    claim("type", "value '66O' is not a number with at most two decimals") { $0.value = "▸66O" },
    claim("required", "a claim that answers has a number") { $0.value = "▸" },
    claim("type", "value '1.234'") { $0.value = "▸1.234" },
    claim("form", "formula 'screen - 3' is not a formula") {
      ($0.use, $0.value, $0.formula) = (.context, "", "▸screen - 3")
    },
    claim("form", "stands beside a value") { $0.formula = "▸portrait-width" },
    claim("enum", "orientation 'upright'") { $0.orientation = "▸upright" },
    claim("enum", "text_size 'L'") { $0.textSize = "▸L" },
    claim("reference", "did you mean '375x667@2'?") { $0.screenClass = "▸375x676@2" },
    claim("reference", "the devices must be given in one way") { $0.device = "▸iphone-6" },
    claim("reference", "the devices must be given in one way") {
      ($0.screenClass, $0.device) = ("*", "▸")
    },
    Broken(
      "claims", "S01-999,today,▸S98,answer,height,110,pt,,,10,10,stated,,,,,,,,,compact,,,,here,",
      "reference",
      "source_id 'S98' is not the id of a row of sources"),
    Broken(
      "claims", "S01-999,today,S01,answer,height,110,pt,,,12,▸10,stated,,,,,,,,,compact,,,,here,",
      "range",
      "os_last '10'"),
    Broken(
      "claims", "S01-999,today,S01,answer,height,110,pt,,,▸,10,stated,,,,,,,,,compact,,,,here,",
      "required", "os_first is empty; os_basis needs it"),
    claim("enum", "kind 'todai' is not one of activity, today, widgetkit", [1: "▸todai"]),
    claim("axis", "family 'systemSmall' must be empty", [21: "▸systemSmall"]),
    claim("axis", "zoom 'larger' must be empty", [15: "▸larger"]),
    claim("enum", "unit 'px' is not one of pt", [6: "▸px"]),
    claim("required", "unit is empty; value needs it", [6: "▸"]),
    claim("required", "value is empty; unit needs it", [3: "context", 5: "▸", 6: "pt"]),
    claim("required", "os_basis is empty; os_last needs it", [11: "▸"]),
    claim("required", "os_first is empty; os_basis needs it", [9: "▸", 10: "", 11: "stated"]),
    claim("reference", "platform 'iPadOS' is not 'iOS'", [8: "▸iPadOS", 9: "13", 10: "13"]),
    Broken("kind_axes", "▸widget,mode,,all,,", "enum", "kind 'widget'"),
    Broken("kind_axes", "today,▸modes,,all,,", "enum", "did you mean 'mode'?"),
    Broken("kind_axes", "today,mode,,▸any,,", "enum", "empty 'any'"),
    Broken("kind_axes", "today,family,,▸all,,", "enum", "is not one of required, not-allowed"),
    Broken("kind_axes", "today,text_size,,default,▸,", "required", "default is empty"),
    Broken("kind_axes", "today,text_size,,default,▸L,", "enum", "default 'L'"),
    Broken(
      "kind_axes", "today,text_size,▸10,default,l,", "form", "only the default of entry_point"),
    Broken("kind_axes", "today,mode,,required,▸compact,", "required", "must be empty unless"),
    // whole-rows divides by the row height, and a division by 0 would trap.
    claim("range", "value '0'") { $0.value = "▸0" },
    // A claim without a mode would answer for every mode, as `*` does.
    claim("required", "mode") { $0.mode = "▸" },
    Broken("screen_classes", "1x2@2,▸0,2,2,phone,Tiny,", "range", "width_pt '0'"),
    // A number that is huge would not fit into an Int.
    claim("form", "is not a formula") {
      ($0.use, $0.value, $0.formula) = (.context, "", "▸9000000000000000 * portrait-width")
    },
    claim("form", "is not a formula") {
      ($0.use, $0.value, $0.formula) = (.context, "", "▸portrait-width - -3")
    },
    claim("form", "is not a formula") {
      ($0.use, $0.value, $0.formula) = (.context, "", "▸portrait-width  - 3")
    },
    Broken("entry_points", "today-view,1,Today view,▸,,,", "required", "os_first is empty"),
    Broken("devices", "p,Phone,,,,,12,▸10,,,,,,,", "range", "os_last '10'"),
    Broken("zoom_settings", "iphone-6,larger,true,320,▸,,,,S25,", "required", "height_pt"),
    Broken("screen_readings", "▸iphone-0,S20,1,2,", "reference", "device 'iphone-0'"),
    Broken("screen_readings", "iphone-x,S20,▸0,2,", "range", "width_pt '0'"),
    Broken("claim_classes", "▸S01-999,414x736@3", "reference", "claim_id 'S01-999'"),
    Broken("lifecycle", "▸,,1,deinit,the end,S29,", "required", "os_first is empty"),
    Broken("lifecycle", "10,17,▸first,deinit,the end,S29,", "type", "order 'first'"),
    Broken("memory_limits", "S35-16,today,iOS,,,16,▸guessed,S35,", "enum", "basis 'guessed'"),
    Broken("memory_limits", "S35-16,today,iOS,,,16,stated,▸S99,", "reference", "source_id 'S99'"),
    Broken("memory_limits", "S35-16,▸tody,iOS,,,16,stated,S35,", "enum", "did you mean 'today'?"),
    Broken(
      "memory_limits", "S35-16,widgetkit,watchOS,▸12,26,16,stated,S35,", "reference",
      "not a version of watchOS"),
    Broken("archive_limits", "A1-001,▸0,exact,,,,,,,,,log,S35,", "range", "is less than 0.01"),
    Broken("archive_limits", "A1-001,▸0.001,exact,,,,,,,,,log,S35,", "type", "two decimals"),
    Broken(
      "archive_limits", "A1-001,▸1000001000000,exact,,,,,,,,,log,S35,", "range", "max_area_px"),
    Broken(
      "archive_limits", "A1-001,▸99999999999999999999,exact,,,,,,,,,log,S35,", "type",
      "is not a number with"),
    Broken("archive_limits", "A1-001,5,▸,,,,,,,,,log,S35,", "required", "precision is empty"),
    Broken("archive_limits", "A1-001,5,▸exac,,,,,,,,,log,S35,", "enum", "did you mean 'exact'?"),
    Broken(
      "archive_limits", "A1-001,5,exact,2,▸,,,,,,,log,S35,", "required", "max_height_px is empty"),
    Broken("archive_limits", "A1-001,,,,,▸0,5,,,,,log,S35,", "range", "image_width_px '0'"),
    Broken("archive_limits", "A1-001,,,,,▸,5,,,,,log,S35,", "required", "image_width_px is empty"),
    Broken(
      "archive_limits", "A1-001,,,,,,,▸iphone-0,,,,log,S35,", "reference", "device 'iphone-0'"),
    Broken("archive_limits", "A1-001,,,,,,,,▸tv,,,log,S35,", "enum", "idiom 'tv'"),
    Broken(
      "archive_limits", "A1-001,,,,,,,,,▸26,,log,S35,", "required", "a version of no platform"),
    Broken(
      "archive_limits", "A1-001,,,,,,,,watch,▸12,,log,S35,", "reference", "not a version of watchOS"
    ),
    Broken(
      "archive_limits", "A1-001,,,,,,,,,,▸systemTiny,log,S35,", "reference", "family 'systemTiny'"),
    Broken("archive_limits", "A1-001,,,,,,,,,,,▸,S35,", "required", "method is empty"),
  ]

  @Test(arguments: broken + brokenText)
  func brokenCellIsReportedAtItsPlace(_ broken: Broken) throws {
    let text = try #require(TableFiles.texts([broken.table: [broken.row]])[broken.table])
    let parts = text.split(separator: "▸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let own = TableFiles(texts: [broken.table: parts.joined()])
    let complaints = Catalog.read(own, addedTo: .without(broken.table)).complaints
      .filter { !$0.contains("is there already") }
    let column = parts[0].reversed().prefix { $0 != "\n" }.count + 1
    let place = "mine/\(broken.table).csv:2:\(column): error: [\(broken.check)] "
    #expect(complaints.count == 1, "\(complaints)")
    let complaint = try #require(complaints.first)
    #expect(complaint.hasPrefix(place))
    #expect(complaint.contains(broken.message), "\(complaint)")
  }

  @Test(arguments: BundledTables.names)
  func missingAndUnknownColumnsAreReported(table: String) throws {
    let columns = TableFiles.header(of: table).split(separator: ",")
    let kept = columns.dropLast().joined(separator: ",") + ",extra\n"
    let own = TableFiles(texts: [table: kept])
    let (_, complaints) = Catalog.read(own, addedTo: .bundled)
    let missing = try #require(columns.last)
    let place = "mine/\(table).csv:1:"
    #expect(complaints.contains("\(place)1: error: [header] column '\(missing)' is missing"))
    #expect(complaints.contains { $0.hasPrefix(place) && $0.contains("unknown column 'extra'") })
  }

  @Test(arguments: BundledTables.names)
  func duplicateKeyIsReported(table: String) throws {
    let row = try #require(TableFiles.bundled.lines(of: table).dropFirst().first)
    var tables = TableFiles.bundled
    let lines = tables.lines(of: table)
    tables.replaceLines(of: table, with: lines + [row])
    let complaints = Catalog.read(tables).complaints
    #expect(complaints.count == 1)
    let place = "Data/tables/\(table).csv:\(lines.count + 1):1: error: [unique] "
    #expect(complaints.first?.hasPrefix(place) == true)
  }

  @Test(arguments: BundledTables.names)
  func keyThatIsThereAlreadyIsReported(table: String) throws {
    let row = try #require(TableFiles.bundled.lines(of: table).dropFirst().first)
    let own = TableFiles(rows: [table: [row]])
    let complaints = Catalog.read(own, addedTo: .bundled).complaints
    #expect(complaints.count == 1)
    let complaint = try #require(complaints.first)
    #expect(complaint.hasPrefix("mine/\(table).csv:2:1: error: [unique] "))
    #expect(
      complaint.contains(
        " is there already, in Data/tables/\(table).csv:2; rows are only added")
        || table == "device_names")
  }

  @Test func complaintsAreInTheOrderOfFilesAndLines() {
    let own = TableFiles(texts: [
      "sources": "id\n", "devices": "id\n", "exceptions": "rule,claim_id,reason\nx,y,\nx,z,\n",
    ])
    let complaints = Catalog.read(own, addedTo: .bundled).complaints
    #expect(complaints.count > 5)
    let files = complaints.compactMap { $0.split(separator: ":").first }
    #expect(files == files.sorted())
    let lines = complaints.filter { $0.contains("exceptions") }
      .compactMap { Int($0.split(separator: ":")[1]) }
    #expect(lines == lines.sorted())
  }

  @Test func missingTextSizesAreReported() {
    var tables = TableFiles.bundled
    tables.files["text_sizes"] = nil
    #expect(
      Catalog.read(tables).complaints.contains {
        $0.contains("expected a row for each of the 12 text sizes")
      })
  }

  @Test func arbitraryTextIsReportedInItsOwnTableOnly() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      let table = BundledTables.names.randomElement(using: &random) ?? "sources"
      let tables = TableFiles(rows: [table: [random.text(length: 1...40)]])
      let complaints = Catalog.read(tables, addedTo: .bundled).complaints
      #expect(!complaints.isEmpty)
      #expect(complaints.allSatisfy { $0.hasPrefix("mine/\(table).csv:") }, "\(complaints)")
    }
  }

  private static func claim(
    _ check: String, _ message: String, _ change: (inout ClaimRow) -> Void
  ) -> Broken {
    let row = ClaimRow("S01-999", .compact, "110", of: "375x667@2").with(change)
    return Broken("claims", row.line, check, message)
  }

  /// A claim with other cells at some places.
  private static func claim(_ check: String, _ message: String, _ cells: [Int: String]) -> Broken {
    var row = ClaimRow("S01-999", .compact, "110", of: "375x667@2").cells
    for (place, cell) in cells { row[place] = cell }
    return Broken("claims", row.joined(separator: ","), check, message)
  }
}
