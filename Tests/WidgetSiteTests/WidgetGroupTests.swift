import Documents
import Testing
import WidgetDrawings
import WidgetReports
import WidgetSizingData

@testable import WidgetSite
@testable import WidgetSizing

/// The versions of a screen that have the same sizes.
@Suite("Groups of versions") struct WidgetGroupTests {
  private static let context = SiteContext(.bundled)

  @Test("lead to each known size of a device, whatever newer versions its group has")
  func sizesOfDevices()
    throws
  {
    let catalog = Self.context.catalog
    for key in catalog.devices.keys {
      guard let screenClass = catalog.devices[key].screenClass else { continue }
      let screen = catalog.widgetScreen(of: screenClass)
      let groups = Self.context.widgetGroups(on: screen)
      let sizes = DeviceSizes(groups, of: key, screen.platform.idiom, in: catalog)
      for part in sizes.parts {
        for answer in part.groups.flatMap({ part.lines(of: $0).lines }).compactMap(\.main) {
          #expect(!answer.isKnown || sizes.runs[answer.cell] != nil, "\(catalog.devices[key].name)")
        }
      }
    }
  }

  @Test("group versions with the same answers, and lose none") func groups() throws {
    let engine = Self.context.engine
    for screen in Self.context.widgetScreens {
      let groups = Self.context.widgetGroups(on: screen).filter {
        $0.kind == .widgetKit && $0.zoom == .standard
      }
      for group in groups {
        #expect(!group.versions.isEmpty)
        for os in group.versions {
          for answer in group.answers {
            var cell = answer.cell
            cell.os = os
            let own = engine.evidence(cell)
            #expect(own.short == answer.short, "\(engine.catalog.id(of: cell))")
            #expect(own.width.claims == answer.width.claims)
          }
        }
      }
      let told = groups.flatMap(\.versions)
      #expect(Set(told).count == told.count)
      for os in engine.versions(of: .widgetKit, on: screen) where !told.contains(os) {
        var asked = Asked(.widgetKit, on: [screen])
        asked.os = [os]
        #expect(!engine.blocks(asked).flatMap(\.cells).contains { engine.answer($0).isKnown })
      }
    }
  }

  @Test("lead from every known size to its evidence on the page of a model that has it")
  func addresses() throws {
    let context = Self.context
    var anchors: [SitePlace: Set<Slug>] = [:]
    var grounds = SizeGrounds()
    for screen in context.widgetScreens {
      for answer in context.widgetGroups(on: screen).flatMap(\.answers) where answer.isKnown {
        let address = try #require(
          context.address(of: answer.cell), "\(context.catalog.id(of: answer.cell))")
        if anchors[address.page] == nil {
          let page =
            switch address.page {
            case .device(let key): context.devicePage(key, sharing: &grounds)
            case .platform(let platform): context.platformPage(platform, sharing: &grounds)
            default: try #require(context.writtenPage("devices/index"))
            }
          anchors[address.page] = Set(page.document.anchors)
        }
        #expect(anchors[address.page]?.contains(address.anchor) == true, "\(address.anchor)")
      }
    }
  }
}
