import Testing

@testable import WidgetSizing

/// Cells that differ in their text size alone are of one line.
struct CellTests {
  @Test func aLineIsAllTextSizesOfOtherwiseOneCell() {
    let cell = ClaimIndexTests.cell
    #expect(cell.isInLine(with: cell) && !cell.isZoomed)
    for textSize in TextSize.allCases {
      var other = cell
      other.today?.textSize = textSize
      #expect(cell.isInLine(with: other))
    }
    for other in ClaimIndexTests.others where other.textSize == cell.textSize {
      #expect(!cell.isInLine(with: other), "\(other)")
    }
  }
}
