internal import Testing
public import WidgetSizingData

extension Catalog {
  /// One iPhone screen on iOS 10, and three sources that do not agree, with given names for the screen, a
  /// model and a source with its author.
  public static func small(
    screen: String = "4.7-inch", device: String = "iPhone 6", source: String = "Ada"
  ) throws -> Catalog {
    var tables = TableFiles(files: [:], version: "2026.1.1")
    for name in ["text_sizes", "entry_points", "os_releases", "variants", "kind_axes"] {
      let file = try #require(TableFiles.bundled.files[name])
      // The small catalog lacks their sources: A1 replaces them.
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing(/\b(S[0-9]{2}|(WO|ADB|EOL)[0-9])\b/, with: "A1")
      tables.files[name] = TableFiles.File(bytes: Array(text.utf8), path: file.path)
    }
    func cell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
    for (name, text) in smallTables {
      let text = text.replacing("4.7-inch", with: cell(screen))
        .replacing("iPhone 6", with: cell(device))
        .replacing(
          "First measurements", with: cell(source == "Ada" ? "First measurements" : source)
        )
        .replacing("Ada", with: cell(source))
      tables.files[name] = TableFiles.File(
        bytes: Array(TableFiles.completed(text, name).utf8), path: "\(name).csv")
    }
    let (catalog, complaints) = Catalog.read(tables)
    try #require(complaints.unexpected == [])
    return catalog
  }

  private static let smallTables: [String: String] = [
    "sources": """
    id,title,url,author,published,kind,language,authority,method,rounding,note
    A1,First measurements,https://example.com/first?a=1&b=2,Ada,2016,article,en,50,measured,,
    A2,Second thoughts,,,,article,en,60,published,,
    A3,Over plain HTTP,http://example.com/third,Bo,2015-03,article,en,40,reported,,

    """,
    "screen_classes": """
    id,width_pt,height_pt,scale,idiom,name,note
    375x667@2,375,667,2,phone,4.7-inch,

    """,
    "devices": """
    id,name,screen_class,diagonal_in,has_3d_touch,has_dynamic_island,os_first,os_last,\
    today_extension,today_source,identity_source,screen_source,os_source,dynamic_island_source,note
    iphone-6,iPhone 6,375x667@2,4.7,false,,10,10,true,A1,A1,A1,A2,,
    iphone-7,iPhone 7,375x667@2,4.7,true,,10,11,true,A1,A1,A1,A2,,

    """,
    "claims": """
    id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,\
    os_basis,idiom,screen_class,device,zoom,orientation,column,entry_point,text_size,mode,\
    family,variant,method,locator,note
    A1-001,today,A1,answer,height,110,pt,,,10,10,stated,phone,,,,*,,*,l,compact,,,,table,
    A1-002,today,A1,answer,height,135,pt,,,10,10,stated,phone,,,,portrait,,today-view,xxl,compact,,,,table,
    A1-003,today,A1,answer,height,616,pt,,,10,10,stated,,375x667@2,,,portrait,,today-view,l,expanded,,,,table,
    A1-004,today,A1,answer,width,359,pt,,,10,10,stated,,375x667@2,,,portrait,,*,l,*,,,,table,
    A2-001,today,A2,answer,height,130,pt,,,10,10,stated,phone,,,,portrait,,today-view,xxl,compact,,,,table,
    A3-001,today,A3,context,height,120,pt,,,11,11,stated,phone,,,,,,,,compact,,,,comment,text size not said

    """,
  ]
}
