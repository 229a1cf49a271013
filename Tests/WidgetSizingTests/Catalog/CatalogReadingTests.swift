import TestSupport
import Testing
import WidgetSizingData

/// A complaint about a table names its place; the rest of the table is read.
@Suite struct CatalogReadingTests {
  /// A table of one row, in which `▸` stands before the cell that is wrong.
  struct Broken: Sendable, CustomTestStringConvertible {
    let table: TableName
    let row: String
    let check: String
    /// What the message says, in part.
    let message: String

    init(_ table: TableName, _ row: String, _ check: String, _ message: String) {
      (self.table, self.row, self.check, self.message) = (table, row, check, message)
    }

    var testDescription: String { "\(table.fileName): \(row)" }
  }

  static let broken = [
    Broken(.sources, "S99,A title,,,,,,,▸101,measured,,", "range", "authority '101'"),
    Broken(.sources, "S99,A title,,,,,,,50,▸measurd,,", "enum", "did you mean 'measured'?"),
    Broken(
      .sources, "S99,A title,,,,,,,50,measured,▸whole-point,", "enum", "mean 'whole-points'?"),
    Broken(.sources, "▸,A title,,,,,,,50,measured,,", "required", "id"),
    Broken(
      .families, "▸system.Small,widgetkit,1,small,false", "form", "letters, digits and hyphens"),
    Broken(.families, "systemTiny,widgetkit,▸0,tiny,false", "range", "order '0'"),
    Broken(.variants, "▸,1,as shown", "required", "id"),
    Broken(.familyVariants, "iOS,▸systemSmal,canvas,14,,,,", "enum", "did you mean 'systemSmall'?"),
    Broken(.familyVariants, "iOS,systemSmall,▸canva,14,,,,", "enum", "did you mean 'canvas'?"),
    Broken(.familyVariants, "iOS,systemSmall,canvas,▸19,,,,", "reference", "os_first '19'"),
    Broken(.screenClasses, "1x2@4,1,2,▸4,phone,Tiny,", "range", "scale '4'"),
    Broken(.screenClasses, "1x2@2,1,▸2.345,2,phone,Tiny,", "type", "height_pt '2.345'"),
    Broken(.screenClasses, "1x2@2,1,2,2,▸phon,Tiny,", "enum", "did you mean 'phone'?"),
    Broken(.screenClasses, "1x2@2,▸,2,2,phone,Tiny,", "required", "width_pt"),
    Broken(
      .osReleases, "iOS,▸ten,iOS 10,2016-09-13,,true,compact-expanded,older,,", "type", "os 'ten'"),
    Broken(
      .osReleases, "▸tvOS,10,tvOS 10,2016-09-13,,false,,,,", "enum", "platform 'tvOS'"),
    Broken(
      .osReleases, "iOS,10,x,2016-09-13,,true,▸,older,,", "required", "modes and line_heights"),
    Broken(
      .osReleases, "iOS,10,x,2016-09-13,,true,legacy,▸,,", "required", "modes and line_heights"),
    Broken(
      .osReleases, "iOS,18,x,2024-09-16,,false,▸legacy,,,", "required", "modes and line_heights"),
    Broken(
      .osReleases, "iOS,10,iOS 10,2016-09-13,,▸yes,legacy,older,,", "type", "today_extension 'yes'"),
    Broken(.textSizes, "▸large,4,large,L,false,17,22,22,,,,", "enum", "id 'large'"),
    Broken(.textSizes, "l,4,large,L,false,17,▸-22,22,,,,", "range", "'-22'"),
    Broken(.textSizes, "l,▸13,large,L,false,17,22,22,,,,", "range", "order '13'"),
    Broken(.entryPoints, "▸today,1,Today view,10,17,,", "enum", "id 'today'"),
    Broken(.entryPoints, "today-view,1,Today view,17,▸10,,", "range", "os_last '10'"),
    Broken(.devices, "p,Phone,▸414x763@3,,,,,,,,,,,,", "reference", "mean '414x736@3'?"),
    Broken(.devices, "p,▸,414x736@3,,,,,,,,,,,,", "required", "name"),
    Broken(.devices, "p,Phone,414x736@3,,▸maybe,,,,,,,,,,", "type", "has_3d_touch 'maybe'"),
    Broken(
      .devices, "p,Phone,414x736@3,,,▸sometimes,,,,,,,,,", "type",
      "has_dynamic_island 'sometimes'"),
    Broken(
      .devices, "p,Pad,768x1024@2,,,▸true,,,,,,,,S19,", "axis",
      "has_dynamic_island 'true' must be empty or 'false'; only an iPhone has a Dynamic Island"),
    Broken(
      .devices, "p,Phone,414x736@3,,,true,,,,,,,,▸,", "required",
      "dynamic_island_source is empty; has_dynamic_island needs one"),
    Broken(.deviceNames, "tiny,nickname,▸,,", "reference", "'tiny' must stand for either"),
    Broken(.deviceNames, "tiny,▸nick,,414x736@3,", "enum", "kind 'nick'"),
    Broken(.deviceNames, "tiny,nickname,▸iphone-77,,", "reference", "device 'iphone-77'"),
    Broken(.claimClasses, "S01-001,▸1x1@1", "reference", "screen_class '1x1@1'"),
    Broken(.exceptions, "▸no-rule,S01-001,why", "enum", "rule 'no-rule'"),
    Broken(.exceptions, "width,▸S01-999,why", "reference", "claim_id 'S01-999'"),
    Broken(.exceptions, "width,S01-001,▸", "required", "reason"),
    claim("type", "value '66O' is not a number of points") { $0.value = "▸66O" },
    claim("required", "a claim that answers has a number") { $0.value = "▸" },
    claim("range", "value '1.234'") { $0.value = "▸1.234" },
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
      .claims, "S01-999,today,▸S98,answer,height,110,pt,,,10,10,stated,,,,,,,,,compact,,,,here,",
      "reference",
      "source_id 'S98' is not the id of a source"),
    Broken(
      .claims, "S01-999,today,S01,answer,height,110,pt,,,12,▸10,stated,,,,,,,,,compact,,,,here,",
      "range",
      "os_last '10'"),
    Broken(
      .claims, "S01-999,today,S01,answer,height,110,pt,,,,▸10,,,,,,,,,,compact,,,,here,", "range",
      "os_last '10' ends a range that has no beginning"),
    claim("enum", "kind 'todai' is not one of today, widgetkit", [1: "▸todai"]),
    claim("axis", "family 'systemSmall' must be empty", [21: "▸systemSmall"]),
    claim("axis", "zoom 'larger' must be empty", [15: "▸larger"]),
    claim("unit", "unit 'px' is not 'pt', the unit of height", [6: "▸px"]),
    claim("required", "unit is empty; a value has a unit", [6: "▸"]),
    claim("unit", "must be empty where there is no value", [3: "context", 5: "", 6: "▸pt"]),
    claim("required", "os_basis and os_first must both", [11: "▸"]),
    claim("required", "os_basis and os_first must both", [9: "", 10: "", 11: "▸stated"]),
    claim("reference", "platform 'iPadOS' is not 'iOS'", [8: "▸iPadOS", 9: "13", 10: "13"]),
    Broken(.kindAxes, "▸widget,mode,,all,,", "enum", "kind 'widget'"),
    Broken(.kindAxes, "today,▸modes,,all,,", "enum", "did you mean 'mode'?"),
    Broken(.kindAxes, "today,mode,,▸any,,", "enum", "empty 'any'"),
    Broken(.kindAxes, "today,family,,▸all,,", "enum", "is not one of required, not-allowed"),
    Broken(.kindAxes, "today,text_size,,default,▸,", "required", "default is empty"),
    Broken(.kindAxes, "today,text_size,,default,▸L,", "enum", "default 'L'"),
    Broken(.kindAxes, "today,text_size,▸10,default,l,", "form", "only the default of entry_point"),
    Broken(.kindAxes, "today,mode,,required,▸compact,", "required", "must be empty unless"),
    // whole-rows divides by the row height, and a division by 0 would trap.
    claim("range", "value '0'") { $0.value = "▸0" },
    // A claim without a mode would answer for every mode, as `*` does.
    claim("required", "mode") { $0.mode = "▸" },
    Broken(.screenClasses, "1x2@2,▸0,2,2,phone,Tiny,", "range", "width_pt '0'"),
    // A number that is huge would not fit into an Int.
    claim("form", "is not a formula") {
      ($0.use, $0.value, $0.formula) = (.context, "", "▸9000000000000000 * portrait-width")
    },
    claim("form", "is not a formula") {
      ($0.use, $0.value, $0.formula) = (.context, "", "▸portrait-width - -3")
    },
    Broken(.entryPoints, "today-view,1,Today view,▸,,,", "required", "os_first is empty"),
    Broken(.devices, "p,Phone,,,,,12,▸10,,,,,,,", "range", "os_last '10'"),
    Broken(.zoomSettings, "iphone-6,larger,true,320,▸,,,S25,", "required", "height_pt"),
    Broken(.screenReadings, "▸iphone-0,S20,1,2,", "reference", "device 'iphone-0'"),
    Broken(.screenReadings, "iphone-x,S20,▸0,2,", "range", "width_pt '0'"),
    Broken(.familyNames, "Kleine,de,▸systemSmal,false", "enum", "did you mean 'systemSmall'?"),
    Broken(.claimClasses, "▸S01-999,414x736@3", "reference", "claim_id 'S01-999'"),
    Broken(.lifecycle, "▸,,1,deinit,the end,S29,", "required", "os_first is empty"),
    Broken(.lifecycle, "10,17,▸first,deinit,the end,S29,", "type", "order 'first'"),
    Broken(.memoryLimits, "S35-16,today,iOS,,,16,▸guessed,S35,", "enum", "basis 'guessed'"),
    Broken(.memoryLimits, "S35-16,today,iOS,,,16,stated,▸S99,", "reference", "source_id 'S99'"),
    Broken(.memoryLimits, "S35-16,▸tody,iOS,,,16,stated,S35,", "enum", "did you mean 'today'?"),
    Broken(
      .memoryLimits, "S35-16,widgetkit,watchOS,▸12,26,16,stated,S35,", "reference",
      "not a version of watchOS"),
    Broken(.archiveLimits, "A1-1,▸0,exact,,,,,,,,,log,S35,", "range", "from 0.01 to 1000000000000"),
    Broken(.archiveLimits, "A1-1,▸0.001,exact,,,,,,,,,log,S35,", "range", "up to two decimals"),
    Broken(.archiveLimits, "A1-1,▸1000001000000,exact,,,,,,,,,log,S35,", "range", "max_area_px"),
    Broken(
      .archiveLimits, "A1-1,▸99999999999999999999,exact,,,,,,,,,log,S35,", "type",
      "is not a number of pixels"),
    Broken(.archiveLimits, "A1-1,5,▸,,,,,,,,,log,S35,", "required", "precision is empty"),
    Broken(.archiveLimits, "A1-1,5,▸exac,,,,,,,,,log,S35,", "enum", "did you mean 'exact'?"),
    Broken(.archiveLimits, "A1-1,5,exact,2,▸,,,,,,,log,S35,", "required", "max_height_px is empty"),
    Broken(.archiveLimits, "A1-1,,,,,▸0,5,,,,,log,S35,", "range", "image_width_px '0'"),
    Broken(.archiveLimits, "A1-1,,,,,▸,5,,,,,log,S35,", "required", "image_width_px is empty"),
    Broken(.archiveLimits, "A1-1,,,,,,,▸iphone-0,,,,log,S35,", "reference", "device 'iphone-0'"),
    Broken(.archiveLimits, "A1-1,,,,,,,,▸tv,,,log,S35,", "enum", "idiom 'tv'"),
    Broken(.archiveLimits, "A1-1,,,,,,,,,▸26,,log,S35,", "required", "a version of no platform"),
    Broken(
      .archiveLimits, "A1-1,,,,,,,,watch,▸12,,log,S35,", "reference", "not a version of watchOS"),
    Broken(
      .archiveLimits, "A1-1,,,,,,,,,,▸systemTiny,log,S35,", "enum", "family 'systemTiny'"),
    Broken(.archiveLimits, "A1-1,,,,,,,,,,,▸,S35,", "required", "method is empty"),
  ]

  @Test(arguments: broken + brokenText)
  func brokenCellIsReportedAtItsPlace(_ broken: Broken) throws {
    let parts = broken.row.split(separator: "▸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let complaints = Catalog.faults(adding: [broken.table: [parts.joined()]])
    let column = parts[0].count + 1
    let place = "mine/\(broken.table.fileName):2:\(column): error: [\(broken.check)] "
    #expect(complaints.count == 1)
    let complaint = try #require(complaints.first)
    #expect(complaint.hasPrefix(place))
    #expect(complaint.contains(broken.message))
  }

  @Test(arguments: TableName.allCases)
  func missingAndUnknownColumnsAreReported(table: TableName) throws {
    let columns = table.header.split(separator: ",")
    let kept = columns.dropLast().joined(separator: ",") + ",extra\n"
    let own = TableFiles(texts: [table: kept])
    let (_, complaints) = Catalog.read(BundledTables.files, adding: own)
    let missing = try #require(columns.last)
    let place = "mine/\(table.fileName):1:"
    #expect(complaints.contains("\(place)1: error: [header] column '\(missing)' is missing"))
    #expect(complaints.contains { $0.hasPrefix(place) && $0.contains("unknown column 'extra'") })
  }

  /// Users' tables are older than the next axis: they lack its column, and `kind_axes` its row.
  @Test(arguments: [true, false])
  func claimsWithoutTheColumnOfAnAxisStateItsUsualValue(isDescribed: Bool) throws {
    var base = TableFiles.withoutClaims
    base.keepRows(of: .kindAxes) { isDescribed || !$0.hasPrefix("widgetkit,zoom,") }
    let columns = TableName.claims.header.split(separator: ",")
    let zoom = try #require(columns.firstIndex(of: "zoom"))
    var row =
      "S01-999,widgetkit,S01,answer,width,150,pt,,iOS,26,26,stated,,402x874@3,,,,,,,,systemSmall,,published,here,"
      .split(separator: ",", omittingEmptySubsequences: false)
    row.remove(at: zoom)
    let header = columns.filter { $0 != "zoom" }.joined(separator: ",")
    let table = "\(header)\n\(row.joined(separator: ","))\n"
    let (catalog, complaints) = Catalog.read(base, adding: TableFiles(texts: [.claims: table]))
    #expect(complaints == [])
    let boxes = catalog.claims.map(\.box)
    #expect(boxes.map { $0.has(DisplayZoom.standard) } == [true])
    #expect(boxes.map { $0.has(DisplayZoom.larger) } == [false])
  }

  @Test(arguments: ["screen_class", "orientation", "entry_point", "mode", "family", "variant"])
  func columnThatTablesCannotBeOlderThanIsReported(column: String) {
    let header = TableName.claims.header.split(separator: ",").filter { $0 != column }
    let table = header.joined(separator: ",") + "\n"
    let (_, complaints) = Catalog.read(
      BundledTables.files, adding: TableFiles(texts: [.claims: table]))
    #expect(complaints == ["mine/claims.csv:1:1: error: [header] column '\(column)' is missing"])
  }

  @Test(arguments: TableName.allCases)
  func duplicateKeyIsReported(table: TableName) throws {
    let row = try #require(BundledTables.files.lines(of: table).dropFirst().first)
    var tables = BundledTables.files
    let lines = tables.lines(of: table)
    tables.replaceLines(of: table, with: lines + [row])
    let complaints = Catalog.read(tables).complaints
    #expect(complaints.count == 1)
    let place = "Data/tables/\(table.fileName):\(lines.count + 1):1: error: [unique] "
    #expect(complaints.first?.hasPrefix(place) == true)
  }

  @Test(arguments: TableName.allCases)
  func keyThatIsThereAlreadyIsReported(table: TableName) throws {
    let row = try #require(BundledTables.files.lines(of: table).dropFirst().first)
    let own = TableFiles(rows: [table: [row]])
    let complaints = Catalog.read(BundledTables.files, adding: own).complaints
    #expect(complaints.count == 1)
    let complaint = try #require(complaints.first)
    #expect(complaint.hasPrefix("mine/\(table.fileName):2:1: error: [unique] "))
    #expect(
      complaint.contains(
        " is there already, in Data/tables/\(table.fileName):2; rows are only added")
        || table == .deviceNames)
  }

  @Test func complaintsAreInTheOrderOfFilesAndLines() {
    let own = TableFiles(texts: [
      .sources: "id\n", .devices: "id\n", .exceptions: "rule,claim_id,reason\nx,y,\nx,z,\n",
    ])
    let complaints = Catalog.read(BundledTables.files, adding: own).complaints
    #expect(complaints.count > 10)
    let files = complaints.compactMap { $0.split(separator: ":").first }
    #expect(files == files.sorted())
    let lines = complaints.filter { $0.contains("exceptions") }
      .compactMap { Int($0.split(separator: ":")[1]) }
    #expect(lines == lines.sorted())
  }

  @Test func missingTextSizesAreReported() {
    var tables = BundledTables.files
    tables.files[.textSizes] = nil
    #expect(
      Catalog.read(tables).complaints.contains {
        $0.contains("expected a row for each of the 12 text sizes")
      })
  }

  @Test func arbitraryTextIsReportedInItsOwnTableOnly() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      let table = TableName.allCases.randomElement(using: &random) ?? .sources
      let tables = TableFiles(rows: [table: [random.text(length: 1...40)]])
      let complaints = Catalog.read(BundledTables.files, adding: tables).complaints
      #expect(!complaints.isEmpty)
      #expect(complaints.allSatisfy { $0.hasPrefix("mine/\(table.fileName):") }, "\(complaints)")
    }
  }

  private static func claim(
    _ check: String, _ message: String, _ change: (inout ClaimRow) -> Void
  ) -> Broken {
    let row = ClaimRow("S01-999", .compact, "110", of: "375x667@2").with(change)
    return Broken(.claims, row.line, check, message)
  }

  /// A claim with other cells at some places.
  private static func claim(_ check: String, _ message: String, _ cells: [Int: String]) -> Broken {
    var row = ClaimRow("S01-999", .compact, "110", of: "375x667@2").cells
    for (place, cell) in cells { row[place] = cell }
    return Broken(.claims, row.joined(separator: ","), check, message)
  }
}
