import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// Every known disagreement of published sizes is listed, with both numbers and their sources.
@Suite("Known conflicts") struct KnownConflictTests {
  /// Rows of the list that belong together.
  struct Disagreement: Sendable, CustomTestStringConvertible {
    let name: String
    let rows: [Row]
    var testDescription: String { name }

    init(_ name: String, _ rows: Row...) {
      (self.name, self.rows) = (name, rows)
    }
  }

  /// The expected columns of a row.
  struct Row: Sendable {
    let kind, place: String
    let quantity, value, against: String?
    let sources: [String]

    init(
      _ kind: String, _ place: String, _ quantity: String?, _ value: String?, _ sources: String...,
      against: String?
    ) {
      (self.kind, self.place, self.quantity) = (kind, place, quantity)
      (self.value, self.against, self.sources) = (value, against, sources)
    }
  }

  private static let rows: [[String?]] = {
    let engine = Engine(.bundled)
    return Listing.conflicts(engine, Audit(engine)).table().rows.map { $0.map(\.text) }
  }()

  static let known = [
    Disagreement(
      "every iPhone changed with iOS 26",
      Row(
        "version", "iOS 16 to 27, 6.7-inch 14 Pro Max, systemSmall", "size", "174.67x174.67", "FR1",
        against: "170x170 (HIG5"),
      Row(
        "version", "6.7-inch 14 Pro Max, systemMedium", "size", "372x174.67", "FR1",
        against: "364x170 (HIG5"),
      Row(
        "version", "6.7-inch 14 Pro Max, systemLarge", "size", "372x388", "FR1",
        against: "364x382 (HIG5"),
      Row("context", "iOS 27, 6.3-inch, systemLarge", "width", "350", "PX1", against: "349.67"),
      Row(
        "context", "iOS 27, 6.3-inch, systemExtraLargePortrait", "height", "564", "HA1",
        against: "565.67")),
    Disagreement(
      "two heights of one row of widgets on the 5.5-inch iPhone",
      Row("disputed", "5.5-inch, systemSmall", "height", "159", "HIG5", against: "157 (SB1"),
      Row("disputed", "5.5-inch, systemMedium", "height", "157", "HIG5", against: "159 (SS1"),
      Row("disputed", "5.5-inch, systemLarge", "height", "357", "HIG5", "MZ1", against: "351 (SB1"),
      Row("context", "5.5-inch, systemLarge", "height", "351", "CS1", against: "357")),
    Disagreement(
      "the 414x896 large widget in an older guideline",
      Row("context", "6.1-inch XR, systemLarge", "height", "376", "HIG0", against: "379"),
      Row("context", "6.5-inch XS Max, systemLarge", "height", "376", "VMX1", against: "379")),
    Disagreement(
      "the 375x667 medium widget in an older guideline, and a slip about zoomed ones",
      Row("context", "4.7-inch, systemMedium", "width", "322", "HIG0", against: "321"),
      Row(
        "disputed", "5.5-inch, systemLarge, Display Zoom larger", "height", "324", "MZ1", "SS1",
        against: "345 (SS1"),
      Row(
        "rule", "5.5-inch, systemLarge, Display Zoom larger", "width", "329", "SS1",
        against: "321")),
    Disagreement(
      "the 320x568 iPhone, and the zoomed 320x693",
      Row("context", "4-inch, systemMedium", "width", "291", "HIG0", against: "292"),
      Row("context", "4-inch, systemLarge", "height", "299", "HIG0", against: "311"),
      Row("context", "4-inch, systemSmall", "width", "140", "CS1", against: "141"),
      Row("context", "4-inch, systemMedium", "width", "291", "CS1", against: "292"),
      Row("context", "4-inch, systemLarge", "height", "310", "CS1", against: "311"),
      Row(
        "version", "5.8-inch, systemMedium, icons-small, Display Zoom larger", "size", "291.67x141",
        "MZ1", against: "292x141 (SS1)"),
      Row(
        "version", "5.8-inch, systemLarge, icons-small, Display Zoom larger", "size", "291.67x311",
        "MZ1", against: "292x311 (SS1)")),
    Disagreement(
      "accessories of the 320x568 iPhone, of which the guideline has none",
      Row("context", "4-inch, accessoryCircular", "width", "72", "FR0", against: "not applicable"),
      Row(
        "context", "4-inch, accessoryRectangular", "width", "157", "FR0", against: "not applicable"),
      Row(
        "context", "4-inch, accessoryRectangular", "height", "72", "FR0", against: "not applicable"),
      Row("context", "4-inch, accessoryInline", "width", "225", "FR0", against: "not applicable"),
      Row("context", "4-inch, accessoryInline", "height", "26", "FR0", against: "not applicable")),
    Disagreement(
      "the guideline and a simulator of visionOS",
      Row(
        "disputed", "visionOS 26 to 27, systemMedium", "width", "354", "FR1", against: "338 (HIG5"),
      Row(
        "disputed", "visionOS 26 to 27, systemLarge", "width", "354", "FR1", against: "338 (HIG5"),
      Row(
        "disputed", "visionOS 26 to 27, systemExtraLarge", "width", "550", "FR1",
        against: "450 (HIG5"),
      Row(
        "disputed", "visionOS 26 to 27, systemExtraLargePortrait", "height", "550", "FR1",
        against: "450 (HIG5")),
    Disagreement(
      "the guideline has one watch of 49 mm, and once printed pixels",
      Row(
        "disputed", "49 mm Ultra 3, accessoryRectangular", "width", "197", "FR2",
        against: "191 (HIG5"),
      Row("context", "40 mm, accessoryRectangular", "width", "304", "HIG3", against: "152"),
      Row("source", "2023 to 2025", nil, nil, "HIG3", against: nil)),
    Disagreement(
      "screens of devices",
      Row(
        "screen", "iPhone 12 mini, 13 mini", "screen", "375x812", "LAY1", "FR1",
        against: "360x780 (LAY2)"),
      Row("screen", "10.5-inch", "screen", "834x1112", "LAY2", against: "834x1194 (LAY1)"),
      Row(
        "screen", "iPad (10th generation)", "screen", "820x1180", "DR1", against: "810x1080 (IR1)"),
      Row("screen", "iPad (A16)", "screen", "820x1180", "LAY1", against: "810x1080 (IR1)"),
      Row("screen", "6s Plus, 7 Plus", "screen", "414x736", "LAY1", against: "476x847 (S20)"),
      Row("screen", "iPhone Duo (inner", "screen", "669x951", "DUO1", against: "626x890 (DUO2)")),
    Disagreement(
      "Home Screens ten points lower on iOS 16, and a pixel beside",
      Row(
        "origin", "6.7-inch 14 Pro Max, Home Screen", "top", "84", "MZ1",
        against: "94 (KA1 MZ0 SM1)"),
      Row(
        "origin", "6.1-inch 14 Pro, Home Screen", "top", "80", "MZ1", against: "90 (KA1 MZ0 SM1)"),
      Row("origin", "6.1-inch XR, Home Screen", "left", "27.5", "MZ1", against: "27 (CS1 SM1)"),
      Row("origin", "6.1-inch XR, Home Screen", "top", "79.5", "MZ1", against: "80 (SM1)"),
      Row("origin", "6.3-inch, Home Screen", "middle", "290.67", "MZ1", against: "291 (PX0)")),
    Disagreement(
      "a script of unknown origin",
      Row("context", "iOS 26, 6.9-inch, systemSmall", "width", "183", "KR1", against: "176.67"),
      Row("context", "iOS 26, 6.9-inch, systemMedium", "width", "389", "KR1", against: "378")),
    Disagreement(
      "WidgetKit and Today extensions on iPadOS 14",
      Row(
        "system", "iPadOS 14, 12.9-inch, systemMedium", "width", "364", "SB1", "SS1",
        against: "360 (S44)"),
      Row("system", "iPadOS 14, 7.9-inch Retina", "width", "338", "SB1", against: "329 (S44)")),
    Disagreement(
      "a half point between two lists of one source",
      Row(
        "disputed", "10.2-inch, systemExtraLarge", "width", "669", "HIG5", "SB1",
        against: "669.5 (SS1")),
    Disagreement(
      "guesses",
      Row("context", "iOS 18, 6.9-inch, systemSmall", "width", "174", "COM2", against: "170"),
      Row("context", "iOS 18, 6.9-inch, systemMedium", "width", "374", "COM2", against: "364"),
      Row("context", "iOS 18, 6.9-inch, systemLarge", "height", "391", "COM2", against: "382")),
    Disagreement(
      "sources with mistakes of their own",
      Row("source", "Transparent widgets", nil, nil, "CS1", against: nil),
      Row("source", "Suite", nil, nil, "SU1", against: nil),
      Row("source", "iPad", nil, nil, "S22", against: nil)),
    Disagreement(
      "Today extensions",
      Row("disputed", "5.5-inch, portrait, xxl", "height", "135", "S02", against: "130 (S03)"),
      Row("context", "iOS 11, 7 classes, portrait, l", "height", "120", "S07", against: "110≈"),
      Row("context", "iOS 8, 4-inch, portrait", "height", "442", "S06", against: "441.5"),
      Row(
        "rule", "7.9-inch Retina, portrait", "width", "711", "S06", against: "535 (ios8-width)")),
  ]

  @Test("are listed", arguments: known)
  func isListed(_ disagreement: Disagreement) {
    for row in disagreement.rows {
      let isListed = Self.rows.contains { cells in
        cells[0] == row.kind && cells[1]?.contains(row.place) == true && cells[2] == row.quantity
          && cells[3] == row.value && cells[6] != nil
          && (row.against.map { cells[5]?.contains($0) == true } ?? (cells[5] == nil))
          && row.sources.allSatisfy { source in
            cells[4]?.split(separator: " ").map(String.init).contains(source) == true
          }
      }
      #expect(isListed, "\(row)")
    }
  }

  @Test("are listed beside a widget that does not exist, with why there is no number")
  func nothingToCompare() throws {
    let catalog = try Catalog.bundled(with: [
      .claims: """
      id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,\
      os_basis,idiom,screen_class,device,zoom,orientation,column,entry_point,text_size,mode,\
      family,variant,method,locator,note
      FR0-007,widgetkit,FR0,context,width,70,pt,,iOS,14,14,stated,,320x568@2,,,,,,,,accessoryCircular,,table,a table,

      """
    ])
    let engine = Engine(catalog)
    let row = Listing.conflicts(engine, Audit(engine)).table().rows.map { $0.map(\.text) }.first {
      $0[0] == "context" && $0[3] == "70"
    }
    #expect(row?[5] == "not applicable" && row?[6] == "accessoryCircular begins with iOS 16")
  }

  @Test("of versions are listed only if no source agrees and the sizes differ")
  func noChange() {
    let changes = Self.rows.filter { $0[0] == "version" }
    // On iOS 15 two sources differ about the height, one of them as on iOS 14.
    #expect(!changes.contains { $0[1]?.contains("5.5-inch") == true })
    #expect(changes.allSatisfy { $0[5]?.hasPrefix(($0[3] ?? "") + " ") == false })
    // On iPhones the two systems have one width.
    #expect(
      Self.rows.filter { $0[0] == "system" }.allSatisfy { $0[1]?.hasPrefix("iPadOS") == true })
  }

  @Test("of origins are not listed for different models or other sizes of widgets")
  func noConflict() {
    let origins = Self.rows.filter { $0[0] == "origin" }
    // The 12 mini is not the iPhone X, and iOS 27 has other widgets than iOS 18.
    #expect(!origins.contains { $0[1]?.hasPrefix("5.8-inch, Home Screen") == true })
    #expect(
      !origins.contains { row in
        row[5]?.contains("PX1") == true && row.contains { $0?.contains("MZ1") == true }
      })
  }
}
