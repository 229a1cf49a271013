// Prints a digest of every answer from the tables in a folder: all answers that `Tests/engine` computes
// a second time.

import Foundation
import WidgetSizing

/// The digest that FNV-1a makes of whole numbers.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01b3
  }

  mutating func add(_ answer: Evidence) {
    add(Answer.State.allCases.firstIndex(of: answer.state) ?? -1)
    add(answer.value?.threeHundredths ?? -1)
    add(answer.range?.lowerBound.threeHundredths ?? -1)
    add(answer.range?.upperBound.threeHundredths ?? -1)
    add(answer.rule.flatMap(RuleName.allCases.firstIndex) ?? -1)
    let others = Set(answer.alternatives.map(\.value.threeHundredths))
    for value in others.sorted() { add(value) }
  }
}

let folder = URL(filePath: CommandLine.arguments[1])
var layer = DataLayer(files: [:])
for table in TableName.allCases {
  let bytes = try Data(contentsOf: folder.appending(path: table.fileName))
  layer.files[table] = DataLayer.File(bytes: Array(bytes), path: table.fileName)
}
let (catalog, complaints) = Catalog.read([layer])
precondition(complaints.isEmpty)
let engine = Engine(catalog)
var digest = Digest()
for isZoomed in [false, true] {
  var query = Query(screenClasses: Array(catalog.screenClasses.keys))
  query.os = (8...17).map { OSVersion($0) }
  query.zoom = isZoomed ? .larger : .standard
  for block in engine.blocks(query) {
    engine.forEachEvidence(in: block) { answer in
      digest.add(answer.width)
      digest.add(answer.height)
    }
  }
}
for system in WidgetSystem.allCases where system.hasFamilies {
  let quantities = catalog.quantities(of: system)
  for zoom in DisplayZoom.allCases {
    var query = Query(system, on: catalog.screens(of: system))
    query.zoom = zoom
    for screen in engine.withAllVersions(query) {
      for cell in engine.blocks(screen).flatMap(\.cells) {
        for quantity in quantities { digest.add(engine.evidence(quantity, of: cell)) }
      }
    }
  }
}
print(digest.value)
