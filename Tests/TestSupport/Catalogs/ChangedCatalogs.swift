internal import Testing
public import WidgetSizingData

extension Catalog {
  /// The bundled tables with rows put in, each table with its line of headings.
  public static func bundled(with tables: [String: String]) throws -> Catalog {
    let (catalog, complaints) = Catalog.read(TableFiles.bundled.putting(tables))
    try #require(complaints.unexpected == [])
    return catalog
  }

  /// A screen that the bundled tables do not have.
  public static let screenWithSizes = "426x926@3"

  /// The bundled tables with another iPhone screen, and sides of its medium widget.
  ///
  /// - Parameter sides: The quantity, the points, the version, and the variant with the method.
  /// - Returns: The catalog.
  /// - Throws: A complaint about the tables.
  public static func withSizes(
    _ sides: [(quantity: String, value: String, os: Int, variantAndMethod: String)]
  ) throws -> Catalog {
    let rows = sides.enumerated().map { number, side in
      "FR1-9\(number),widgetkit,FR1,answer,\(side.quantity),\(side.value),pt,,iOS,\(side.os),\(side.os),"
        + "stated,,\(screenWithSizes),,,,,,,,systemMedium,\(side.variantAndMethod),a test,\n"
    }
    return try bundled(with: [
      "screen_classes": """
      id,width_pt,height_pt,scale,idiom,name,note
      \(screenWithSizes),426,926,3,phone,6.6-inch test,

      """,
      "devices": """
      id,name,screen_class,diagonal_in,has_3d_touch,has_dynamic_island,os_first,os_last,\
      today_extension,today_source,identity_source,screen_source,os_source,dynamic_island_source,note
      test-phone,Test phone,\(screenWithSizes),,,,,,,,S19,,,,

      """,
      "claims": """
      id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,os_basis,idiom,\
      screen_class,device,zoom,orientation,column,entry_point,text_size,mode,family,variant,method,\
      locator,note
      \(rows.joined())
      """,
    ])
  }

  /// The bundled tables with a given name for a screen and for a source, its author and its date.
  public static func named(_ name: String) throws -> Catalog {
    let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
    return try bundled(with: [
      "sources": """
      id,title,url,author,published,kind,language,authority,method,rounding,note
      S02,\(quoted),,\(quoted),\(quoted),article,en,100,measured,,

      """,
      "screen_classes": """
      id,width_pt,height_pt,scale,idiom,name,note
      414x736@3,414,736,3,phone,\(quoted),

      """,
    ])
  }
}

extension [String] {
  /// The complaints, except about invisible characters, sizes larger than their screen, and screens with the
  /// identifier of another: the program refuses tables with them, and yet the tests check that no output passes the
  /// first on, and draw the others.
  var unexpected: [String] {
    filter { complaint in
      !["invisible character", " of the screen '", " than the screen, which is '"]
        .contains { complaint.contains($0) }
    }
  }
}
