import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Cells and their hashes.
struct CellTests {
  @Test func anotherTextSizeChangesNothingElse() {
    let cell = ClaimIndexTests.cell
    #expect(!cell.isZoomed)
    for textSize in TextSize.allCases {
      var other = cell
      other.today?.textSize = textSize
      #expect(cell.at(textSize) == other && other.at(cell.textSize) == cell)
    }
    for other in ClaimIndexTests.others where other.textSize == cell.textSize {
      #expect(other.at(cell.textSize) != cell, "\(other)")
    }
  }

  /// A hash leaves out axes that few cells differ in, so some cells share one.
  @Test(arguments: WidgetSystem.allCases)
  func hashesTellMostCellsApart(of system: WidgetSystem) {
    let cells = Set(Engine.bundled.allBlocks(of: system).flatMap(\.cells))
    #expect(Set(cells.map(\.hashValue)).count * 2 > cells.count)
  }
}
