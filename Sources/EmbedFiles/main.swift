// EmbedFiles OUTPUT FOLDER PATTERN...
//
// Writes a Swift file that holds the texts of the files below FOLDER that match a pattern: the
// path of a file, or a path with a `*`, which stands for any text, slashes too. A path of which
// a part begins with a dot matches nothing.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else { fatalError("usage: EmbedFiles OUTPUT FOLDER PATTERN...") }
let (output, folder, patterns) = (arguments[0], arguments[1], arguments[2...])

let names = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).filter { name in
  var isFolder = false
  return patterns.contains { matches(name, pattern: $0) }
    && FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
    && !isFolder
}
let files = names.sorted().map { name in
  let path = folder + "/" + name
  let contents = FileManager.default.contents(atPath: path)
  return EmbeddedFile(name: name, path: path, bytes: contents.map(Array.init))
}
let source = Data(sourceText(of: files).utf8)
// What is the same is not written again, lest it be compiled again.
if FileManager.default.contents(atPath: output) != source {
  try source.write(to: URL(fileURLWithPath: output))
}
