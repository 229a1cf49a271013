public import WidgetSizingData

/// The tables of somebody with very many devices, made up: phones of every size, each with its own
/// claims for ``versions``.
///
/// Every phone states its width in both orientations, and at the default text size its compact
/// height and, in portrait, its expanded height. The rest follows by *line-height* and *whole-rows*.
public struct SyntheticTables: Sendable {
  /// The versions of iOS that the claims are about: those with Today extensions that no bundled claim is about, so that
  /// rules infer from the made-up claims alone.
  public static let versions = 15...17
  /// How many cells a class has on ``versions``: 2 orientations, 3 entry points, 2 modes and 12
  /// text sizes on each.
  public static let cellsOfClass = versions.count * 2 * 3 * 2 * 12

  /// How many screen classes there are, each with one device.
  public let count: Int

  /// Makes tables with at least `cells` cells on ``versions``.
  public init(cells: Int) {
    count = (cells + Self.cellsOfClass - 1) / Self.cellsOfClass
  }

  /// The texts of the files, with their names.
  public var texts: [(name: String, text: String)] {
    [
      ("sources.csv", sources), ("screen_classes.csv", screenClasses),
      ("devices.csv", devices), ("claims.csv", claims),
    ]
  }

  /// The files, with rows to be added to the bundled tables.
  public var files: TableFiles {
    var tables = TableFiles(files: [:])
    for file in texts {
      tables.files[String(file.name.dropLast(".csv".count))] = TableFiles.File(
        bytes: Array(file.text.utf8), path: file.name)
    }
    return tables
  }

  /// A phone: no two have the same width and height.
  private struct Phone {
    let id: String
    let width, height: Int

    init(_ index: Int) {
      width = 301 + index % 160
      height = 561 + index / 160
      id = "\(width)x\(height)@2-\(index)"
    }

    /// The expanded height of whole rows, if the system keeps 51 points.
    var expandedHeight: Int { (height - 51) / 44 * 44 }
  }

  private var phones: some Sequence<Phone> { (0..<count).lazy.map(Phone.init) }

  private var sources: String {
    """
    id,title,short_name,url,author,published,kind,language,authority,method,rounding,note
    B01,made up,,,,,measurement,en,50,measured,,

    """
  }

  private var screenClasses: String {
    var text = "id,width_pt,height_pt,scale,idiom,name,note\n"
    for phone in phones {
      text += "\(phone.id),\(phone.width),\(phone.height),2,phone,Phone \(phone.id),\n"
    }
    return text
  }

  private var devices: String {
    var text =
      "id,name,screen_class,diagonal_in,has_3d_touch,has_dynamic_island,os_first,os_last,"
      + "today_extension,today_source,identity_source,screen_source,os_source,"
      + "dynamic_island_source,note\n"
    for (index, phone) in phones.enumerated() {
      text +=
        "p\(index),Model \(index),\(phone.id),,,,\(Self.versions.lowerBound),"
        + "\(Self.versions.upperBound),true,B01,B01,B01,B01,,\n"
    }
    return text
  }

  private var claims: String {
    var text =
      "id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,os_basis,idiom,"
      + "screen_class,device,zoom,orientation,column,entry_point,text_size,mode,family,variant,"
      + "method,locator,note\n"
    let versions = "\(Self.versions.lowerBound),\(Self.versions.upperBound),stated"
    for (index, phone) in phones.enumerated() {
      func add(_ number: Int, _ quantity: String, _ value: Int, _ rest: String) {
        text +=
          "B01-\(index)-\(number),today,B01,answer,\(quantity),\(value),pt,,,\(versions),,"
          + "\(phone.id),,,\(rest),,,,-,\n"
      }
      add(1, "width", phone.width - 16, "portrait,,*,*,*")
      add(2, "width", phone.height - 16, "landscape,,*,*,*")
      add(3, "height", 110, "*,,*,l,compact")
      add(4, "height", phone.expandedHeight, "portrait,,*,l,expanded")
    }
    return text
  }
}
