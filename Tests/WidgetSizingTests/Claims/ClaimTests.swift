import Testing
import WidgetSizingData

@testable import WidgetSizing

/// What a claim states, and what its source leaves open.
struct ClaimTests {
  /// The first claim of WidgetKit that was found in a way.
  private func claim(_ method: Claim.Method) throws -> Claim {
    let claims = Catalog.bundled.claims
    let key = claims.keys(of: .widgetKit).first {
      claims[$0].method == method && claims[$0].use == .answer && claims[$0].osBasis == .stated
    }
    return claims[try #require(key)]
  }

  @Test func aClaimAboutAKindOfWidgetNeverSpeaksOfAnother() throws {
    let widget = try claim(.displaySize)
    let cell = Cell(
      platform: widget.platform, os: widget.os.lowerBound, screenClass: Key(index: 0),
      family: try #require(widget.widget).family, variant: widget.widget?.variant)
    var today = ClaimIndexTests.cell
    today.os = widget.os.lowerBound
    let todayClaim = Claim.saying(
      os: widget.os, orientation: .every, column: .every, entryPoint: .every, textSize: .every,
      mode: .every)
    #expect(widget.answers(cell) && widget.allows(cell))
    #expect(todayClaim.answers(today) && todayClaim.allows(today))
    #expect(!widget.answers(today) && !widget.allows(today))
    #expect(!todayClaim.answers(cell) && !todayClaim.allows(cell))
    #expect(!todayClaim.isAboutSameWidget(as: cell))
  }

  @Test func theOpenAxesAreThoseThatTheSourceDoesNotState() throws {
    let axes: [Axis] = [.os, .orientation, .column, .entryPoint, .textSize]
    let exact = ClaimIndexTests.exact, widget = try claim(.displaySize)
    for axis in axes {
      #expect(Claim.saying().leavesOpen(axis), "\(axis)")
      #expect(!exact.leavesOpen(axis), "\(axis)")
      #expect(!widget.leavesOpen(axis), "\(axis)")
    }
  }

  @Test func anOpenEntryPointIsTheDefaultOfEachVersion() {
    let claim = Claim.saying(
      os: OSVersion(9)...OSVersion(10), orientation: .only(.landscape), textSize: .only(.xl))
    for (os, entryPoint) in [(9, EntryPoint.notificationCenter), (10, .todayView)] {
      for other in EntryPoint.allCases {
        var cell = ClaimIndexTests.cell
        cell.os = OSVersion(os)
        cell.today?.entryPoint = other
        #expect(claim.answers(cell) == (other == entryPoint), "iOS \(os), \(other)")
      }
    }
  }

  @Test func aSightingIsMeasuredOnAVersionThatTheSourceNames() throws {
    #expect(try claim(.displaySize).isSighting)
    #expect(try !claim(.table).isSighting)
    // Of a Today extension the source has a method, not the claim.
    #expect(!ClaimIndexTests.exact.isSighting)
    #expect(!Claim.saying().isSighting)
  }
}
