import BundledTables
import Testing

@testable import WidgetReports

/// Each disagreement of published sizes that is known is listed, with both numbers and who says so.
@Suite("Known conflicts of WidgetKit") struct KnownConflictTests {
  /// A row of the list: what must stand in its columns.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind, place, quantity, value, against: String
    let sources: [String]
    var testDescription: String { "\(place), \(quantity): \(value) against \(against)" }

    init(
      _ kind: String, _ place: String, _ quantity: String, _ value: String, _ sources: String...,
      against: String
    ) {
      (self.kind, self.place, self.quantity) = (kind, place, quantity)
      (self.value, self.against, self.sources) = (value, against, sources)
    }
  }

  private static let rows: [[String?]] = {
    let engine = Engine(.bundled)
    return Listing.conflicts(engine, Audit(engine)).rows
  }()

  static let known: [Row] = [
    // A simulator and a screenshot of one screen.
    Row("disputed", "iOS 18, 402-point, systemSmall", "width", "158", "FR3", against: "162 (MZ1"),
    Row("disputed", "iOS 18, 402-point, systemMedium", "width", "338", "FR3", against: "344 (MZ1"),
    Row("disputed", "iOS 18, 402-point, systemLarge", "height", "354", "FR3", against: "366 (MZ1"),
    // The guideline has two heights for one row of widgets, and screenshots one.
    Row("disputed", "5.5-inch, systemSmall", "height", "159", "HIG5", against: "157 (MZ1"),
    Row("disputed", "5.5-inch, systemMedium", "height", "157", "HIG5", against: "159 (SS1"),
    Row("disputed", "5.5-inch, systemLarge", "height", "357", "HIG5", "MZ1", against: "351 (SB1"),
    Row("context", "5.5-inch, systemLarge", "height", "351", "CS1", against: "357"),
    // An older edition of the guideline.
    Row("context", "6.1-inch XR, systemLarge", "height", "376", "HIG0", against: "379"),
    Row("context", "6.5-inch, systemLarge", "height", "376", "VMX1", against: "379"),
    Row("context", "4.7-inch, systemMedium", "width", "322", "HIG0", against: "321"),
    Row("context", "4-inch, systemMedium", "width", "291", "HIG0", against: "292"),
    Row("context", "4-inch, systemLarge", "height", "299", "HIG0", against: "311"),
    Row("context", "4-inch, systemSmall", "width", "140", "CS1", against: "141"),
    Row("context", "4-inch, systemLarge", "height", "310", "CS1", against: "311"),
    // A slip in a table of zoomed screens.
    Row(
      "disputed", "5.5-inch, systemLarge, Display Zoom larger", "height", "324", "MZ1", "SS1",
      against: "345 (SS1"),
    Row(
      "rule", "5.5-inch, systemLarge, Display Zoom larger", "width", "329", "SS1", against: "321"),
    // The guideline and a simulator of visionOS.
    Row("disputed", "visionOS 26, systemMedium", "width", "354", "FR1", against: "338 (HIG5"),
    Row("disputed", "visionOS 26, systemLarge", "width", "354", "FR1", against: "338 (HIG5"),
    Row("disputed", "visionOS 26, systemExtraLarge", "width", "550", "FR1", against: "450 (HIG5"),
    Row(
      "disputed", "visionOS 26, systemExtraLargePortrait", "height", "550", "FR1",
      against: "450 (HIG5"),
    // The guideline has one watch of 49 mm.
    Row(
      "disputed", "49 mm Ultra 3, accessoryRectangular", "width", "197", "FR2",
      against: "191 (HIG5"),
    Row("context", "40 mm, accessoryRectangular", "width", "304", "HIG3", against: "152"),
    // A script of unknown origin, and guesses.
    Row("context", "iOS 26, 440-point, systemSmall", "width", "183", "KR1", against: "176.67"),
    Row("context", "iOS 26, 440-point, systemMedium", "width", "389", "KR1", against: "378"),
    Row("context", "iOS 18, 440-point, systemSmall", "width", "174", "COM2", against: "170"),
    // Half points, and what they are rounded to.
    Row(
      "disputed", "10.2-inch, systemExtraLarge", "width", "669", "HIG5", "SB1",
      against: "669.5 (SS1"),
    Row("disputed", "10.2-inch, systemLarge", "width", "320.5", "HIG5", against: "321 (SB1"),
    // Screens.
    Row(
      "screen", "iPhone 12 mini, 13 mini", "screen", "375x812", "LAY1", "FR1",
      against: "360x780 (LAY2)"),
    Row("screen", "10.5-inch", "screen", "834x1112", "LAY2", against: "834x1194 (LAY1)"),
    Row("screen", "iPad (10th generation)", "screen", "820x1180", "DR1", against: "810x1080 (IR1)"),
    Row("screen", "iPad (A16)", "screen", "820x1180", "LAY1", against: "810x1080 (IR1)"),
    Row("screen", "6s Plus, 7 Plus", "screen", "414x736", "LAY1", against: "476x847 (S20)"),
    Row("screen", "iPhone Duo (inner", "screen", "669x951", "DUO1", against: "626x890 (DUO2)"),
    // Home Screens: ten points lower on iOS 16, and a pixel beside.
    Row(
      "origin", "6.7-inch 14 Pro Max, Home Screen", "top", "84", "MZ1", against: "94 (KA1 MZ0 SM1)"),
    Row("origin", "6.1-inch 14 Pro, Home Screen", "top", "80", "MZ1", against: "90 (KA1 MZ0 SM1)"),
    Row("origin", "6.1-inch XR, Home Screen", "left", "27.5", "MZ1", against: "27 (CS1 SM1)"),
    Row("origin", "6.1-inch XR, Home Screen", "top", "79.5", "MZ1", against: "80 (SM1)"),
    Row("origin", "402-point, Home Screen", "middle", "290.67", "MZ1", against: "291 (PX0)"),
  ]

  @Test("are listed", arguments: known)
  func isListed(_ row: Row) {
    #expect(
      Self.rows.contains { cells in
        cells[0] == row.kind && cells[1]?.contains(row.place) == true && cells[2] == row.quantity
          && cells[3] == row.value && cells[5]?.contains(row.against) == true
          && row.sources.allSatisfy { source in
            cells[4]?.split(separator: " ").map(String.init).contains(source) == true
          }
      })
  }

  @Test("are none where one source has two models of a class, or another size of widgets")
  func noConflict() {
    let origins = Self.rows.filter { $0[0] == "origin" }
    // The 12 mini is not the iPhone X, and iOS 27 has other widgets than iOS 18.
    #expect(!origins.contains { $0[1]?.hasPrefix("5.8-inch, Home Screen") == true })
    #expect(!origins.contains { $0[5]?.contains("PX1") == true })
  }
}
