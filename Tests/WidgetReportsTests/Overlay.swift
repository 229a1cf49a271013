import Testing
import WidgetSizingData

extension Catalog {
  /// The bundled tables with rows laid over them, each table with its line of headings.
  static func bundled(with tables: [TableName: String]) throws -> Catalog {
    var layer = DataLayer(files: [:])
    for (name, text) in tables {
      layer.files[name] = DataLayer.File(bytes: Array(text.utf8), path: name.fileName)
    }
    let (catalog, complaints) = Catalog.read([BundledTables.layer, layer])
    try #require(complaints.withoutSteering == [])
    return catalog
  }

  /// The bundled tables with a given name for a screen and for a source, its author and its date.
  static func named(_ name: String) throws -> Catalog {
    let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
    return try bundled(with: [
      .sources: """
      id,title,url,author,published,kind,language,authority,method,rounding,note
      S02,\(quoted),,\(quoted),\(quoted),article,en,100,measured,,

      """,
      .screenClasses: """
      id,width_pt,height_pt,scale,idiom,name,note
      414x736@3,414,736,3,phone,\(quoted),

      """,
    ])
  }
}

extension [String] {
  /// The complaints, except about invisible characters: the program refuses tables with them, and yet
  /// the tests check that no output passes them on.
  var withoutSteering: [String] { filter { !$0.contains("invisible character") } }
}
