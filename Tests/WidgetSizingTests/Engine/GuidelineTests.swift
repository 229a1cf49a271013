import Testing
import WidgetSizing
import WidgetSizingData

/// Apple's guideline stays visible where a measurement replaced it.
@Suite struct GuidelineTests {
  static let engine = Engine.bundled

  @Test func theGuidelineIsNamedBesideTheMeasurementThatReplacedIt() throws {
    let evidence = try self.evidence("widgetkit.ios27.393x852@3.systemMedium.icons-small")
    let values = [evidence.width, evidence.height].map { $0.value?.description }
    #expect(values == ["344.67", "162.67"])
    let width = try #require(evidence.width.guideline)
    let height = try #require(evidence.height.guideline)
    #expect(width.value == Points(338) && ids(width) == ["HIG5-051"])
    #expect(height.value == Points(158) && ids(height) == ["HIG5-052"])
  }

  @Test(arguments: [
    // The guideline answers itself.
    "widgetkit.ios18.393x852@3.systemMedium.icons-small", "widgetkit.visionos27.systemMedium",
    // The guideline has no row for the screen, for large icons, for a zoomed screen.
    "widgetkit.ios27.402x874@3.systemMedium.icons-small",
    "widgetkit.ios18.393x852@3.systemMedium.icons-large",
    "widgetkit.ios18.375x812@3.systemMedium.icons-small.larger",
    // The guideline is about WidgetKit.
    "today.ios10.375x667@2.portrait.l.today-view.expanded",
  ])
  func theGuidelineIsNotNamedElsewhere(id: String) throws {
    // A failed expectation prints its operands, and evidence would print the whole engine.
    let evidence = try self.evidence(id), isKnown = evidence.isKnown
    let claims = [evidence.width, evidence.height].compactMap(\.guideline).flatMap(\.claims)
    #expect(isKnown && claims.isEmpty)
  }

  @Test func onlyScreensInTheGuidelineHaveARow() throws {
    let catalog = Self.engine.catalog
    func screen(_ id: String) throws -> Screen {
      catalog.screen(of: try catalog.screenClass(id), with: .widgetKit)
    }
    #expect(Self.engine.hasGuidelineRow(for: try screen("393x852@3")))
    #expect(!Self.engine.hasGuidelineRow(for: try screen("402x874@3")))
    #expect(!Self.engine.hasGuidelineRow(for: Screen(platform: .macOS, screenClass: nil)))
    #expect(Self.engine.hasGuidelineRow(for: Screen(platform: .visionOS, screenClass: nil)))
  }

  /// Both versions of visionOS have the same measurement, so the guideline answers for both.
  @Test func visionOS27KeepsTheDisputeOf26() throws {
    for os in [26, 27] {
      let evidence = try self.evidence("widgetkit.visionos\(os).systemMedium")
      let width = evidence.width.answer, others = evidence.width.alternatives.map(\.value)
      #expect(width.state == .disputed && width.value == Points(354) && others == [Points(338)])
    }
  }

  @Test func everyNamedGuidelineIsAClaimForEarlierVersions() {
    let catalog = Self.engine.catalog
    var count = 0
    for block in Self.engine.allBlocks(of: .widgetKit) {
      for cell in block.cells {
        let evidence = Self.engine.evidence(cell)
        for quantity in Quantity.sides {
          guard let guideline = evidence[quantity].guideline else { continue }
          count += 1
          let answer = evidence[quantity].answer, answering = evidence[quantity].claims
          #expect(answer.state.isKnown && !guideline.claims.isEmpty)
          for key in guideline.claims {
            let claim = catalog.claims[key], source = catalog.sources[claim.source]
            #expect(source.author == "Apple" && claim.method == .published)
            #expect(claim.quantity == quantity && claim.value == guideline.value)
            #expect(claim.os.upperBound < cell.os)
            #expect(!answering.contains(key))
          }
        }
      }
    }
    #expect(count > 100)
  }

  private func evidence(_ id: String) throws -> CellEvidence {
    Self.engine.evidence(try Self.engine.catalog.cell(id))
  }

  private func ids(_ guideline: GuidelineNumber) -> [String] {
    guideline.claims.map { Self.engine.catalog.citation(of: $0).id }
  }
}
