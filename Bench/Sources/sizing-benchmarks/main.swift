import Benchmark
import SyntheticTables
import WidgetSizingData

/// An engine on synthetic tables, and the query for all of their cells.
private struct Matrix {
  let engine: Engine
  let asked: Asked
  let cells: Int

  init(cells: Int) {
    let tables = SyntheticTables(cells: cells)
    let (catalog, complaints) = Catalog.read(tables.files, addedTo: .bundled)
    precondition(complaints.isEmpty, "\(complaints)")
    engine = Engine(catalog)
    var asked = Asked(screenClasses: catalog.screenClasses.keys.suffix(tables.count))
    asked.os = SyntheticTables.versions.map(OSVersion.init)
    self.asked = asked
    self.cells = tables.count * SyntheticTables.cellsOfClass
  }
}

// The name of a benchmark ends in the number of its cells.
for power in 4...7 {
  var cells = 1
  for _ in 0..<power { cells *= 10 }
  let matrix = Matrix(cells: cells)
  benchmark("answers: \(matrix.cells)") {
    var known = 0
    for block in matrix.engine.blocks(matrix.asked) {
      matrix.engine.forEachAnswer(in: block) { if $0.height.state.isKnown { known += 1 } }
    }
    precondition(known > matrix.cells / 2)
  }
  benchmark("answers with evidence: \(matrix.cells)") {
    var known = 0
    for block in matrix.engine.blocks(matrix.asked) {
      matrix.engine.forEachEvidence(in: block) { if $0.height.state.isKnown { known += 1 } }
    }
    precondition(known > matrix.cells / 2)
  }
}

Benchmark.main()
