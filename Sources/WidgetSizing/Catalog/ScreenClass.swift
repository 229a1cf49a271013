internal import DataTables

/// Models that share a logical size, a scale and every claim.
public struct ScreenClass: Sendable {
  /// The stable identifier: `414x736@3`, with a suffix where models of one screen differ in a claim.
  public let id: String
  /// The width in portrait, in points.
  public let width: Points
  /// The height in portrait, in points.
  public let height: Points
  /// Pixels per point: 1, 2 or 3.
  public let scale: Int
  /// The kind of device.
  public let idiom: Idiom
  /// The name in words: `5.5-inch`.
  public let name: String
  /// The models, in the order of the devices table.
  public internal(set) var devices: [Key<Device>] = []
  /// Whether a model has a Dynamic Island: true if one has, false if none has, nil if no source says.
  public internal(set) var hasDynamicIsland: Bool?
  /// Whether no model runs an OS that has Today extensions.
  var isWithoutTodayExtensions = false
  /// The versions that a model with Today extensions runs, or may run because no source says.
  var versions = PlaceSet<OSVersion>()
  /// The same for models with 3D Touch, or of which no source says whether they have it.
  var versionsWith3DTouch = PlaceSet<OSVersion>()
  /// The versions on which somebody measured a widget on such a screen, so that some model runs
  /// them.
  var versionsSeen = PlaceSet<OSVersion>()
  /// The versions that claims about the screen, not about one model, name.
  var versionsNamed = PlaceSet<OSVersion>()

  /// The height of the screen when it is held in `orientation`, in points.
  public func height(in orientation: Orientation) -> Points {
    orientation == .portrait ? height : width
  }

  /// The width of the screen when it is held in `orientation`, in points.
  public func width(in orientation: Orientation) -> Points {
    orientation == .portrait ? width : height
  }
}

extension ScreenClass: TableRow {
  static let table = "screen_classes"

  init(_ row: inout Row) {
    id = row.text("id")
    width = row.points("width_pt")
    height = row.points("height_pt")
    scale = row.integer("scale")
    idiom = row.choice("idiom")
    name = row.text("name")
  }
}
