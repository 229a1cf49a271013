import TableAudit
import TestSupport
import Testing
import WidgetReports
import WidgetSizingData

/// Every known disagreement of published sizes is listed, with both numbers and their sources.
@Suite("Known disputes") struct KnownDisputeTests {
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
    let quantity, value, against: String
    let sources: [String]

    init(
      _ kind: String, _ place: String, _ quantity: String, _ value: String, _ sources: String...,
      against: String
    ) {
      (self.kind, self.place, self.quantity) = (kind, place, quantity)
      (self.value, self.against, self.sources) = (value, against, sources)
    }
  }

  private static let rows: [[String?]] =
    Listing.disputes(Engine(.bundled)).table().rows.map { $0.map(\.text) }

  static let known = [
    Disagreement(
      "the largest widgets of iOS 27",
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
      "the 375x667 medium widget in an older guideline, and zoomed ones",
      Row("context", "4.7-inch, systemMedium", "width", "322", "HIG0", against: "321"),
      Row(
        "disputed", "5.5-inch, systemLarge, Display Zoom Larger Text", "height", "324", "MZ1",
        "SS1",
        against: "345 (SS1")),
    Disagreement(
      "the 320x568 iPhone",
      Row("context", "4-inch, systemMedium", "width", "291", "HIG0", against: "292"),
      Row("context", "4-inch, systemLarge", "height", "299", "HIG0", against: "311"),
      Row("context", "4-inch, systemSmall", "width", "140", "CS1", against: "141"),
      Row("context", "4-inch, systemMedium", "width", "291", "CS1", against: "292"),
      Row("context", "4-inch, systemLarge", "height", "310", "CS1", against: "311")),
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
      Row("context", "40 mm, accessoryRectangular", "width", "304", "HIG3", against: "152")),
    Disagreement(
      "a script of unknown origin",
      Row("context", "iOS 26, 6.9-inch, systemSmall", "width", "183", "KR1", against: "176.67"),
      Row("context", "iOS 26, 6.9-inch, systemMedium", "width", "389", "KR1", against: "378")),
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
      "Today extensions",
      Row("disputed", "5.5-inch, portrait, xxl", "height", "135", "S02", against: "130 (S03)"),
      Row("context", "iOS 11, 7 classes, portrait, l", "height", "120", "S07", against: "110≈"),
      Row("context", "iOS 8, 4-inch, portrait", "height", "442", "S06", against: "441.5")),
  ]

  @Test("are listed", arguments: known)
  func isListed(_ disagreement: Disagreement) {
    for row in disagreement.rows {
      let isListed = Self.rows.contains { cells in
        cells[0] == row.kind && cells[1]?.contains(row.place) == true && cells[2] == row.quantity
          && cells[3] == row.value && cells[6] != nil
          && cells[5]?.contains(row.against) == true
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
      "claims": """
      id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,\
      os_basis,idiom,screen_class,device,zoom,orientation,column,entry_point,text_size,mode,\
      family,variant,method,locator,note
      FR0-007,widgetkit,FR0,context,width,70,pt,,iOS,14,14,stated,,320x568@2,,,,,,,,accessoryCircular,,table,a table,

      """
    ])
    let row = Listing.disputes(Engine(catalog)).table().rows.map { $0.map(\.text) }.first {
      $0[0] == "context" && $0[3] == "70"
    }
    #expect(row?[5] == "not applicable" && row?[6] == "accessoryCircular begins with iOS 16")
  }
}
