import Foundation
import SyntheticTables

// Writes the tables of somebody with very many devices into a folder.
//
// Usage: make-tables CELLS FOLDER

guard CommandLine.arguments.count == 3, let cells = Int(CommandLine.arguments[1]), cells > 0 else {
  print("usage: make-tables CELLS FOLDER")
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[2])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (name, text) in SyntheticTables(cells: cells).texts {
  try text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
}
