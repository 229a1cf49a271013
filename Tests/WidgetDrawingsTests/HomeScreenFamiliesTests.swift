import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetSizing

/// The sizes that are drawn on a Home Screen, their corner and their gaps.
@Suite("Families of a Home Screen") struct HomeScreenFamiliesTests {
  private typealias Samples = WidgetDrawingSamples

  @Test("have gaps that follow from their sizes, and a third row that fits the tallest")
  func gaps() throws {
    let families = try Samples.families("402x874@3", 27, .iconsSmall)
    #expect(
      families.widgets.map(\.size) == [
        "164.33 × 164.33", "349.67 × 164.33", "349.67 × 365", "349.67 × 565.67",
      ])
    #expect(families.widgets.map(\.pixels).last == "1049 × 1697 px")
    let across = try #require(families.gaps.across), down = try #require(families.gaps.down)
    #expect("\(across)" == "21" && "\(down)" == "36.33")
    let small = families.widgets[0]
    #expect(3 * small.height + 2 * down == families.widgets[3].height)
    #expect(families.corner == nil && families.placeNote == "Place on the screen not measured")
    let placed = try #require(try Samples.families("402x874@3", 26, .iconsSmall).corner)
    #expect("\(placed.left)" == "26.33" && "\(placed.top)" == "90")
  }

  @Test("have the sizes of the answers, also where screenshots show others") func layout() throws {
    let families = try Samples.families("402x874@3", 18, .iconsSmall)
    #expect(families.widgets.map(\.size) == ["158 × 158", "338 × 158", "338 × 354"])
    #expect(families.screenshotNote == "Dashes: as counted on screenshots.")
    // The corner and the gaps were measured with the larger sizes.
    #expect(families.toldGaps.across == nil && families.toldGaps.down == nil)
    #expect(families.corner == nil && families.placeNote == "Place measured with other sizes")
  }

  @Test("have every size of the answers, if screenshots show another of some of them")
  func partlyDrawn() throws {
    let families = try Samples.families("414x736@3", 15, nil)
    #expect(families.widgets.map(\.size) == ["159 × 159", "348 × 157", "348 × 357"])
    #expect(families.widgets.stateNote == "Sources differ: Small; Medium; Large.")
  }

  @Test("say which of them are those of screenshots alone") func screenshots() throws {
    let large = try Samples.families("402x874@3", 18, .iconsLarge)
    #expect(large.screenshotNote == "Sizes as counted on screenshots.")
    let shown = try Samples.families("820x1180@2", 27, .device)
    #expect(shown.screenshotNote == "As counted on screenshots: Extra large, upright.")
  }

  @Test("have one basis, and a corner that fits their widths") func oneBasis() {
    var placed = 0
    for (screen, groups) in Samples.groups where screen.platform == .iOS {
      for group in groups {
        for families in HomeScreenFamilies.all(group.answers, in: Samples.engine) {
          #expect(Set(families.widgets.map(\.isDrawn)).count == 1)
          guard let corner = families.corner, let grid = families.grid else { continue }
          placed += 1
          #expect(grid.os.contains(families.cell.os) && grid.zoom == families.cell.zoom)
          guard let right = grid.right, let gap = families.gaps.across,
            let small = families.widgets.first(where: { $0.family == .systemSmall })
          else { continue }
          let distance = right - corner.left - small.width - gap
          #expect(abs(distance.threeHundredths) <= 300, "\(group.versions): \(grid.id)")
        }
      }
    }
    #expect(placed > 20)
  }

  @Test("have no corner that was measured with other sizes") func otherBasis() throws {
    func families(right: String) throws -> HomeScreenFamilies {
      let catalog = try Catalog.bundled(with: [
        "home_screens": """
        id,source_id,screen_class,device,os_first,os_last,zoom,icons,left_pt,right_pt,top_pt,middle_pt,\
        bottom_pt,note
        CHA1-G03,CHA1,402x874@3,,27,27,,,26,\(right),90,,,

        """
      ])
      return try Samples.families("402x874@3", 27, .iconsSmall, in: Engine(catalog))
    }
    #expect(try families(right: "211.33").corner != nil)
    #expect(try families(right: "213").corner == nil)
  }

  @Test("have no corner that differs by model") func models() throws {
    let families = try Samples.families("375x812@3", 17, nil)
    #expect(families.corner == nil && families.placeNote == "Place differs by model")
    let engine = Samples.engine
    for (device, top) in [("iphone-13-mini", 77), ("iphone-xs", 71), ("iphone-11-pro", 71)] {
      let own = engine.asked(about: try engine.catalog.device(device))
      #expect(try Samples.families("375x812@3", 17, nil, in: own).corner?.top == Points(top))
    }
  }

  @Test("leave out a variant without known sizes") func unknown() throws {
    let catalog = try Catalog.withSizes([
      ("width", "174", 26, ",display-size"), ("height", "174", 26, ",display-size"),
    ])
    let group = try Samples.group(Catalog.screenWithSizes, 26, in: Engine(catalog))
    #expect(group.answers.contains { $0.cell[WidgetVariant.self] == .iconsLarge })
    #expect(
      HomeScreenFamilies.all(group.answers, in: Engine(catalog)).map(\.variant) == [.iconsSmall])
  }

  @Test("have the sizes of canvas and device on an iPad") func pad() throws {
    let shown = try Samples.families("834x1194@2", 27, .device)
    #expect(shown.widgets.map(\.size).contains("300 × 464"))
    let canvas = try Samples.families("834x1194@2", 27, .canvas)
    #expect(canvas.widgets.map(\.size).contains("715.5 × 342"))
    #expect(!canvas.widgets.contains { $0.isRound || $0.isLine })
  }
}
