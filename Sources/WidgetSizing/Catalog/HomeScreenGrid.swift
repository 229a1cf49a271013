internal import DataTables

/// The positions of widgets on the Home Screen of an iPhone, according to one source: the origins
/// of the slots, in points from the top left of the screen in portrait.
public struct HomeScreenGrid: Sendable {
  /// The identifier of the row: `MZ1-G07`.
  public let id: String
  /// The source that measured it.
  public let source: Key<Source>
  /// The models.
  public let screenClass: Key<ScreenClass>
  /// The model, where models of the class differ; nil for all models that no other row is about.
  public let device: Key<Device>?
  /// The versions that it speaks of.
  public let os: ClosedRange<OSVersion>
  /// The setting of Display Zoom.
  public let zoom: DisplayZoom
  /// The variant for the size of the icons around the widgets; nil if the source does not state it.
  public let icons: WidgetVariant?
  /// Where the left column begins.
  public let left: Points?
  /// Where the right column begins.
  public let right: Points?
  /// Where the first row begins.
  public let top: Points?
  /// Where the second row begins.
  public let middle: Points?
  /// Where the third row begins.
  public let bottom: Points?
  /// A remark.
  public let note: String?
}

extension HomeScreenGrid: ReferencedRow {
  static let table = "home_screens"

  /// Reads a row. A pixel count that is stated with two decimals becomes exact.
  init(_ row: inout Row, _ classes: Rows<ScreenClass>) {
    id = row.text("id")
    source = row.key("source_id")
    let screenClass: Key<ScreenClass> = row.key("screen_class")
    self.screenClass = screenClass
    device = row.optionalKey("device")
    os = row.versions("os_first", "os_last")
    zoom = row.optionalChoice("zoom") ?? .standard
    icons = row.optionalText("icons").map { $0 == "small" ? .iconsSmall : .iconsLarge }
    func points(_ name: String) -> Points? {
      row.optionalPoints(name)?.pixelOfTwoDecimals(atScale: classes[screenClass].scale)
    }
    left = points("left_pt")
    right = points("right_pt")
    top = points("top_pt")
    middle = points("middle_pt")
    bottom = points("bottom_pt")
    note = row.optionalText("note")
  }
}

extension HomeScreenGrid {
  /// Whether another row has the same positions.
  fileprivate func isSame(as other: HomeScreenGrid) -> Bool {
    source == other.source
      && [left, right, top, middle, bottom]
        == [other.left, other.right, other.top, other.middle, other.bottom]
  }
}

extension Catalog {
  /// The positions of widgets on the screen of `cell`, from the source with the greatest authority,
  /// among equals the first; nil if no source measured it.
  ///
  /// A model that has rows of its own has these alone; any other has those that name no model. If no model is named,
  /// these come first, too; see `models(placedBy:of:)`.
  public func homeScreen(of cell: Cell, for device: Key<Device>? = nil) -> HomeScreenGrid? {
    guard let widget = cell.widget else { return nil }
    let all = homeScreens.filter { grid in
      grid.screenClass == cell.screenClass && grid.os.contains(cell.os) && grid.zoom == cell.zoom
        && (grid.icons == widget.variant || grid.icons == nil && widget.variant == .iconsSmall)
    }
    let hasOwn = device != nil && homeScreens.contains { $0.device == device }
    let own = all.filter { $0.device == (hasOwn ? device : nil) }
    return (device == nil && own.isEmpty ? all : own)
      .max { sources[$0.source].authority < sources[$1.source].authority }
  }

  /// The models with the screen of a cell whose widgets stand where a row says, on whatever version.
  package func models(placedBy grid: HomeScreenGrid, of cell: Cell) -> [Key<Device>] {
    screenClasses[grid.screenClass].devices.filter {
      homeScreen(of: cell, for: $0)?.isSame(as: grid) ?? false
    }
  }

  /// Whether models with a screen differ in where their widgets stand.
  package func placesDiffer(on screenClass: Key<ScreenClass>?) -> Bool {
    homeScreens.contains { $0.device != nil && $0.screenClass == screenClass }
  }
}
