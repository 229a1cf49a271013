// Prints every answer from the tables in a folder, as `Tests/engine/every_answer.py` writes those of the second
// computation.

import Foundation
import WidgetSizingData

let folder = URL(filePath: CommandLine.arguments[1])
var tables = TableFiles(files: [:])
for table in BundledTables.names {
  let bytes = try Data(contentsOf: folder.appending(path: "\(table).csv"))
  tables.files[table] = TableFiles.File(bytes: Array(bytes), path: "\(table).csv")
}
let (catalog, complaints) = Catalog.read(tables, addedTo: TableSet.bundled.empty)
precondition(complaints.isEmpty)
let engine = Engine(catalog)

/// The answers, a line for each number of each cell that exists.
struct Answers {
  private(set) var lines: [String] = []

  mutating func add(_ quantity: Quantity, of id: String, _ answer: Evidence) {
    guard answer.state != .notApplicable else { return }
    let others = Set(answer.alternatives.map(\.value.threeHundredths)).sorted().map(String.init)
    let fields = [
      id, quantity.rawValue, answer.state.rawValue,
      Self.text(answer.range?.lowerBound ?? answer.value), Self.text(answer.range?.upperBound),
      answer.rule?.rawValue ?? "-",
    ]
    lines.append((fields + others).joined(separator: " "))
  }

  /// A length in 300ths of a point, or `-`.
  private static func text(_ length: Points?) -> String {
    length.map { "\($0.threeHundredths)" } ?? "-"
  }
}

var answers = Answers()
for isZoomed in [false, true] {
  var asked = Asked(screenClasses: Array(catalog.screenClasses.keys))
  asked.os = (8...17).map { OSVersion($0) }
  asked.zoom = isZoomed ? .larger : .standard
  for block in engine.blocks(asked) {
    engine.forEachEvidence(in: block) { answer in
      let id = catalog.id(of: answer.cell)
      answers.add(.width, of: id, answer.width)
      answers.add(.height, of: id, answer.height)
    }
  }
}
for kind in WidgetKind.allCases where kind.hasFamilies {
  let quantities = catalog.quantities(of: kind)
  for zoom in DisplayZoom.allCases {
    var asked = Asked(kind, on: catalog.screens(of: kind))
    asked.zoom = zoom
    for cell in engine.everyBlock(asked).flatMap(\.cells) {
      let id = catalog.id(of: cell)
      for quantity in quantities {
        answers.add(quantity, of: id, engine.evidence(quantity, of: cell))
      }
    }
  }
}
print(answers.lines.joined(separator: "\n"))
