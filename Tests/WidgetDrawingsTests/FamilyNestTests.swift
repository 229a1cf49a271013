import Testing

@testable import WidgetDrawings
@testable import WidgetSizing

/// The strips that a family adds to smaller ones.
@Suite("Nest of families") struct FamilyNestTests {
  private func strips(
    _ sizes: [(Int, Int)], columnGap: Int = 0, rowGap: Int = 0
  ) -> [[Int]?] {
    FamilyNest(
      sizes.map { (Points($0.0), Points($0.1)) }, columnGap: Points(columnGap),
      rowGap: Points(rowGap)
    ).strips.map { strip in
      strip.map { [$0.x, $0.y, $0.width, $0.height].map { $0.threeHundredths / 300 } }
    }
  }

  @Test("has medium right of small, large below both, and extra large beside large")
  func shapes() {
    let sizes = [(136, 136), (300, 136), (300, 300), (300, 464), (628, 300)]
    #expect(
      strips(sizes) == [
        [0, 0, 136, 136], [136, 0, 164, 136], [0, 136, 300, 164], [0, 300, 300, 164],
        [300, 0, 328, 300],
      ])
  }

  @Test("leaves the gaps of the grid free") func gaps() {
    #expect(
      strips([(100, 100), (220, 100), (220, 230)], columnGap: 20, rowGap: 30)
        == [[0, 0, 100, 100], [120, 0, 100, 100], [0, 130, 220, 100]])
  }

  @Test("has no gap where the strip would be too narrow") func narrow() {
    #expect(
      strips([(100, 100), (150, 100)], columnGap: 20) == [[0, 0, 100, 100], [100, 0, 50, 100]])
  }

  @Test("has no strip for what smaller families cover") func covered() {
    #expect(strips([(100, 100), (100, 100), (139, 139)]) == [[0, 0, 100, 100], nil, nil])
    #expect(strips([]) == [])
  }
}
