import WidgetSizing

/// The Swift source that holds the image of an engine on a catalog.
///
/// What is wrong with the tables becomes an `#error` at its own place, so that a build with broken
/// tables stops and names the file and the line.
/// - Parameter contents: Gives the bytes of a table by the name of its file.
/// - Returns: The source text.
func engineSource(of contents: (String) -> [UInt8]?) -> String {
  var files: [TableName: DataLayer.File] = [:]
  for table in TableName.allCases {
    if let bytes = contents(table.fileName) {
      files[table] = DataLayer.File(bytes: bytes, path: "Data/tables/" + table.fileName)
    }
  }
  let (catalog, complaints) = Catalog.read([DataLayer(files: files)])
  let faults = complaints.map { complaint in
    let parts = complaint.split(separator: ":", maxSplits: 2)
    let line = parts.count == 3 ? Int(parts[1]) ?? 1 : 1
    return fault(at: parts.first.map(String.init) ?? "Data/tables", line: line, complaint)
  }
  let image = String(decoding: Engine(catalog).image, as: UTF8.self)
  return """
    // Made by EmbedFiles when the package is built.
    \(faults.joined())
    enum EmbeddedEngine {
      /// The image of the engine: a constant of the program.
      static let image: StaticString = \(literal(image))
    }

    """
}
