// EmbedFiles OUTPUT FOLDER PATTERN...
//
// Writes a Swift file that holds the texts of the files below FOLDER that match a pattern: the
// path of a file, or a path with a `*`, which stands for any text, slashes too. A path of which
// a part begins with a dot matches nothing. A table, `*.csv`, is embedded in a form that needs no
// parsing; `datapackage.json` stands for the tables that it describes.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else { fatalError("usage: EmbedFiles OUTPUT FOLDER PATTERN...") }
let folder = arguments[1]
var files = names(in: folder, matching: Array(arguments[2...])).map { name in
  EmbeddedFile(name: name, path: folder + "/" + name, bytes: contents(of: folder + "/" + name))
}
var tables = files.filter { $0.name.hasSuffix(".csv") }
let description = files.first { $0.name == "datapackage.json" }
let package = try description.map { try DataPackage($0.bytes ?? []) }
if let package {
  tables += package.resources.map { resource in
    let path = folder + "/" + resource.path
    return EmbeddedFile(name: resource.name + ".csv", path: path, bytes: contents(of: path))
  }
}
files.removeAll { $0.name.hasSuffix(".csv") || $0.name == "datapackage.json" }
try write(
  (tables.isEmpty ? "" : sourceText(ofTables: tables, package)) + sourceText(of: files),
  to: arguments[0])

/// The names of the files below a folder that match a pattern, sorted.
func names(in folder: String, matching patterns: [String]) -> [String] {
  let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return names.filter { name in
    patterns.contains { matches(name, pattern: $0) } && !isFolder(folder + "/" + name)
  }.sorted()
}

/// Whether a path leads to a folder. `fileExists(atPath:isDirectory:)` has other types in each Foundation.
func isFolder(_ path: String) -> Bool {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return attributes?[.type] as? FileAttributeType == .typeDirectory
}

/// The bytes of a file; nil if it cannot be read.
func contents(of path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map(Array.init)
}

/// Writes a Swift file, unless it has this text already: writing it again would compile it again.
func write(_ text: String, to path: String) throws {
  let source = Data(text.utf8)
  if FileManager.default.contents(atPath: path) != source {
    try source.write(to: URL(fileURLWithPath: path))
  }
}
