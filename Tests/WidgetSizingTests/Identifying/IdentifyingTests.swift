import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Identifying what was seen") struct IdentifyingTests {
  private let engine = Engine.bundled

  private func identify(
    _ seen: Sighting, os: [Int]? = nil, _ device: String? = nil
  ) throws -> Identification {
    var classes = engine.catalog.classesWithTodayExtensions()
    if let device { classes = [try #require(Question(device).cell(in: engine).screenClass)] }
    var asked = Asked(screenClasses: classes)
    asked.os = os.map { $0.map { OSVersion($0) } }
    asked.zoom = .standard
    return engine.identify(seen, among: asked)
  }

  private func points(_ width: Int? = nil, _ height: Int? = nil) -> Sighting {
    Sighting(
      width: width.map { .points(Points($0)) }, height: height.map { .points(Points($0)) })
  }

  @Test(
    "lengths are equal to what was seen where they are at no distance from it", arguments: 1...3)
  func equalLengths(scale: Int) {
    for seen in [
      Sighting.Extent.points(Points(170)), .pixels(170 * scale),
      .rounded(Points(170), within: Points(threeHundredths: 20)),
    ] {
      let equal = seen.equals(atScale: scale)
      for length in Points(168).threeHundredths...Points(172).threeHundredths {
        let length = Points(threeHundredths: length)
        #expect(equal.contains(length) == (seen.distance(from: length, atScale: scale) == .zero))
      }
    }
  }

  @Test(
    "a text is a length if it is a whole decimal number",
    arguments: ["349.", ".5", "0", "1.2.3", "-1", ""])
  func noLengths(text: String) {
    #expect(Sighting.Extent(points: text) == nil)
  }

  @Test("the best evidence comes first")
  func order() throws {
    let found = try identify(points(nil, 120))
    #expect(!found.matches.isEmpty && found.nearest.isEmpty)
    #expect(found.matches.map(\.evidence) == found.matches.map(\.evidence).sorted())
    let best = found.matches.filter { $0.evidence == .sourced }
    #expect(!best.isEmpty)
    #expect(best.allSatisfy { $0.cell.textSize == .xl && $0.cell[Mode.self] == .compact })
  }

  @Test("evidence is ordered from sourced to possible")
  func strictOrder() {
    let all: [MatchEvidence] = [
      .sourced, .drawn, .disputed, .alternative, .derived, .rounded, .within, .extrapolated,
      .possible,
    ]
    #expect(Set(all) == Set(MatchEvidence.allCases))
    for (index, evidence) in all.enumerated() {
      #expect(all.filter { evidence < $0 } == Array(all[(index + 1)...]))
    }
  }

  @Test("a widget that grows with its content has every size up to its largest")
  func growing() throws {
    let screen = try DeviceFinder(engine.catalog).named("iPhone 15").0
    var asked = Asked(.activity, on: [Screen(platform: .iOS, screenClass: screen)])
    asked.os = [OSVersion(18)]
    func evidence(_ width: Int, _ height: Int) -> MatchEvidence? {
      engine.identify(points(width, height), among: asked).matches.first?.evidence
    }
    #expect(evidence(371, 160) == .sourced)
    #expect(evidence(371, 84) == .within && evidence(371, 120) == .within)
    #expect(evidence(371, 83) == nil && evidence(371, 161) == nil && evidence(360, 120) == nil)
  }

  @Test("all equally near cells are listed")
  func equallyNear() throws {
    let found = try identify(points(nil, 111), os: [10])
    #expect(found.matches.isEmpty)
    let heights = Set(found.nearest.map(\.height.value))
    #expect(heights == [Points(110)] && Set(found.nearest.map(\.cell.screenClass)).count > 1)
  }

  @Test("a length is seen within a written decimal, or within a pixel")
  func distance() {
    let seen = Sighting.Extent.points(Points(158))
    let distances = [0, 1, 2, 300].map {
      seen.distance(from: Points(threeHundredths: 47_400 + $0), atScale: 3).threeHundredths
    }
    #expect(distances == [0, 0, 2, 300])
    // At 3 pixels a point, a pixel is 100 of 300 parts.
    let pixels = Sighting.Extent.pixels(474)
    let distancesInPixels = [0, 99, 100, 300].map {
      pixels.distance(from: Points(threeHundredths: 47_400 + $0), atScale: 3).threeHundredths
    }
    #expect(distancesInPixels == [0, 0, 100, 300])
  }

  @Test("whole points within less than a point round a length; other lengths do not")
  func rounding() {
    func isRounding(_ seen: Sighting.Extent) -> [Bool] {
      [156.5, 157.0, 157.5, 158 + 1 / 3.0, 158.75, 159].map { points in
        seen.isRounding(of: Points(threeHundredths: Int((points * 300).rounded())))
      }
    }
    #expect(isRounding(.points(Points(158))) == [false, false, true, true, true, false])
    #expect(!isRounding(.points(Points(threeHundredths: 158 * 300 + 150))).contains(true))
    #expect(!isRounding(.pixels(158)).contains(true))
  }

  @Test("a size that rounds to the one that was seen matches, unless another is exactly that")
  func roundedMatches() throws {
    // 383.75 points.
    for height in [383, 384] {
      let found = try identify(points(nil, height), os: [10], "iPad Pro (12.9-inch)").matches
      #expect(!found.isEmpty && found.allSatisfy { $0.evidence == .rounded }, "\(height)")
      #expect(found.allSatisfy { $0.height.value?.description == "383.75" }, "\(height)")
    }
    for height in [382, 385] {
      #expect(try identify(points(nil, height), os: [10], "iPad Pro (12.9-inch)").matches.isEmpty)
    }
    let exact = try identify(points(nil, 120), os: [10]).matches
    #expect(!exact.contains { $0.evidence == .rounded })
  }

  @Test("a size is explained by both of its numbers")
  func size() throws {
    let found = try identify(points(359, 616), os: [10])
    let best = try #require(found.matches.first)
    #expect(best.evidence == .sourced)
    #expect(
      engine.catalog.id(of: best.cell) == "today.ios10.375x667@2.portrait.l.today-view.expanded")
    #expect(found.matches.allSatisfy { $0.width.value == Points(359) })
  }

  @Test("every cell with a known size is among the matches of that size")
  func complete() throws {
    let screenClass = try #require(Question("plus").cell(in: engine).screenClass)
    var asked = Asked(screenClasses: [screenClass])
    asked.os = [OSVersion(10)]
    for block in engine.blocks(asked) {
      for cell in block.cells {
        let answer = engine.evidence(cell)
        guard let width = answer.width.value, let height = answer.height.value else { continue }
        let seen = Sighting(width: .points(width), height: .points(height))
        let found = engine.identify(seen, among: asked)
        #expect(found.matches.contains { $0.cell == cell }, "\(engine.catalog.id(of: cell))")
      }
    }
  }

  @Test("the value that lost a dispute explains too, behind the sourced ones")
  func alternative() throws {
    let found = try identify(points(nil, 130), os: [10], "iPhone 7")
    #expect(found.matches.first?.evidence == .alternative)
    #expect(found.matches.first?.cell.textSize == .xxl)
    // Another source states 135 for the other entry points, undisputed.
    let other = try identify(points(nil, 135), os: [10], "iPhone 7").matches
    #expect(other.first?.evidence == .sourced)
    #expect(
      other.filter { $0.evidence == .disputed }.allSatisfy {
        $0.cell[EntryPoint.self] == .todayView
      })
    #expect(other.contains { $0.evidence == .disputed })
  }

  @Test("within a range, only whole rows match")
  func range() throws {
    // 240…280 at s: rows of 40.
    func matches(_ height: Int) throws -> [Identification.Match] {
      try identify(points(nil, height), os: [10], "plus").matches.filter {
        $0.cell.textSize == .s && $0.cell[Orientation.self] == .landscape
          && $0.cell[Mode.self] == .expanded
          && $0.cell[EntryPoint.self] == .notificationCenter
      }
    }
    let cell = try Question("plus", .landscape, .s, .notificationCenter).cell(in: engine)
    #expect(engine.evidence(.height, of: cell).range == Points(240)...Points(280))
    #expect(try matches(280).map(\.evidence) == [.possible])
    #expect(try matches(260).isEmpty)
    // 496…620 where rows may be of 124 or 130: four of the latter are 520.
    let large = try identify(points(nil, 520), os: [12], "plus").matches.filter {
      $0.cell.textSize == .ax5 && $0.cell[Orientation.self] == .portrait
        && $0.cell[Mode.self] == .expanded
    }
    #expect(large.map(\.evidence) == [.possible])
  }

  @Test("cells of a zoomed device are extrapolated or possible, because none was measured")
  func zoomed() throws {
    var asked = Asked(screenClasses: [try #require(Question("plus").cell(in: engine).screenClass)])
    (asked.os, asked.zoom) = ([OSVersion(10)], .larger)
    func evidence(_ height: Int) -> Set<MatchEvidence> {
      Set(engine.identify(points(nil, height), among: asked).matches.map(\.evidence))
    }
    #expect(evidence(616) == [.extrapolated])
    #expect(evidence(280) == [.extrapolated, .possible])
  }

  @Test("pixels are those of the class's own screen, rounded either way")
  func pixels() throws {
    let quickAction = try identify(
      Sighting(width: .pixels(1242), height: .pixels(330)), os: [10])
    #expect(quickAction.matches.map { $0.cell[EntryPoint.self] } == [.quickAction, .quickAction])
    // 383.75 points at @2x are 767.5 pixels.
    for pixels in [767, 768] {
      let found = try identify(Sighting(height: .pixels(pixels)), os: [10], "iPad Pro (12.9-inch)")
      #expect(found.matches.contains { $0.height.value?.description == "383.75" })
    }
    #expect(
      try identify(Sighting(height: .pixels(766)), os: [10], "iPad Pro (12.9-inch)").matches.isEmpty
    )
  }

  @Test("a size without a match has the nearest cells, and may be that of a screen")
  func nearest() throws {
    let found = try identify(points(nil, 121), os: [10], "iPhone 7")
    #expect(found.matches.isEmpty && !found.nearest.isEmpty)
    #expect(found.nearest.allSatisfy { $0.height.value == Points(120) })
    // A height alone cannot be that of a screen.
    #expect(found.screens.isEmpty)
    let screen = try identify(points(375, 667), os: [10])
    #expect(screen.matches.isEmpty)
    #expect(screen.screens.map { engine.catalog.screenClasses[$0].id } == ["375x667@2"])
  }
}
