import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// A region describes a set of cells: it must cover all of them, and no others.
@Suite("Regions") struct RegionTests {
  private static let cells: [Cell] = {
    let engine = Engine(.bundled)
    return engine.catalog.screenClasses.keys.flatMap { engine.lines(.compact, of: $0) }.map(\.cell)
  }()

  private func members(of region: Region) -> [[Int]] {
    // A cell as the places of its values, so that all combinations can be counted.
    region.screenClasses.flatMap { screenClass in
      region.versions.flatMap { os in
        region.poses.flatMap { pose in
          region.entryPoints.map { entryPoint in
            [screenClass.hashValue, os.major, pose.hashValue, entryPoint.hashValue]
          }
        }
      }
    }
  }

  @Test("cover the cells that they are made of, each once", arguments: 0..<20 as Range<UInt64>)
  func covers(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let picked = Self.cells.filter { _ in Bool.random(using: &generator) }
    let covered = Region.covering(picked).flatMap(members)
    let expected = picked.flatMap { members(of: Region($0)) }
    #expect(covered.count == expected.count)
    #expect(Set(covered) == Set(expected))
  }

  @Test("of all cells of an answer are few") func fewRegions() {
    let iOS10 = Self.cells.filter { $0.os == OSVersion(10) && $0.today?.entryPoint == .todayView }
    #expect(Region.covering(iOS10).count < 4)
  }
}
