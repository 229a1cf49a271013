import WidgetSizing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is read of `datapackage.json`.
private struct DataPackage: Decodable {
  let version: String
}

/// The Swift source that holds the image of an engine on a catalog, and the version of the data.
///
/// What is wrong with the tables becomes an `#error` at its own place, so that a build with broken
/// tables stops and names the file and the line.
/// - Parameter contents: Gives the bytes of a file by its path below Data/.
/// - Returns: The source text.
func engineSource(of contents: (String) -> [UInt8]?) -> String {
  var files: [TableName: DataLayer.File] = [:]
  for table in TableName.allCases {
    if let bytes = contents("tables/" + table.fileName) {
      files[table] = DataLayer.File(bytes: bytes, path: "Data/tables/" + table.fileName)
    }
  }
  let (catalog, complaints) = Catalog.read([DataLayer(files: files)])
  var faults = complaints.map { complaint in
    let parts = complaint.split(separator: ":", maxSplits: 2)
    let line = parts.count == 3 ? Int(parts[1]) ?? 1 : 1
    return fault(at: parts.first.map(String.init) ?? "Data/tables", line: line, complaint)
  }
  let package = contents("datapackage.json").flatMap {
    try? JSONDecoder().decode(DataPackage.self, from: Data($0))
  }
  if package == nil {
    faults.append(fault(at: "Data/datapackage.json", line: 1, "the file has no version"))
  }
  let image = complaints.isEmpty ? String(decoding: Engine(catalog).image, as: UTF8.self) : ""
  return """
    // Made by EmbedFiles when the package is built.
    \(faults.joined())
    enum EmbeddedEngine {
      /// The version of the data.
      static let dataVersion = \(literal(package?.version ?? ""))
      /// The image of the engine: a constant of the program.
      static let image: StaticString = \(literal(image))
    }

    """
}
