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

  /// The bundled tables with the names of a screen, its model and a source as someone likes them.
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
  /// The complaints but those of characters that steer how text is shown. No table that has one is
  /// used, and yet no output relies on that.
  var withoutSteering: [String] { filter { !$0.contains("invisible character") } }
}
