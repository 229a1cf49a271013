/// A column of `claims.csv` that is an axis of some kinds of widget, or states the devices.
enum ClaimAxis: Int, CaseIterable, Sendable {
  case platform, os, idiom, screenClass, device, zoom, orientation, column, entryPoint, textSize
  case mode, family, variant, method

  /// All axes. Stored, because `allCases` makes an array on each access.
  static let all = allCases

  /// The name of the column; the versions have two, `os_first` and `os_last`.
  var name: String {
    switch self {
    case .platform: "platform"
    case .os: "os"
    case .idiom: "idiom"
    case .screenClass: "screen_class"
    case .device: "device"
    case .zoom: "zoom"
    case .orientation: "orientation"
    case .column: "column"
    case .entryPoint: "entry_point"
    case .textSize: "text_size"
    case .mode: "mode"
    case .family: "family"
    case .variant: "variant"
    case .method: "method"
    }
  }

  /// What an empty cell can mean.
  var meanings: [KindAxes.EmptyCell] {
    switch self {
    case .platform, .os: [.defaultValue, .required]
    case .idiom, .screenClass, .device: [.all, .notAllowed]
    case .zoom, .variant: [.defaultValue, .required, .notAllowed]
    case .orientation, .column, .entryPoint, .textSize, .mode: KindAxes.EmptyCell.allCases
    case .family, .method: [.required, .notAllowed]
    }
  }
}

/// What an empty cell of `claims.csv` means for the claims of one kind of widget.
struct KindAxes: Sendable {
  /// What an empty cell of an axis means.
  enum EmptyCell: String, CaseIterable, Sendable {
    /// The source does not say, and the default is assumed.
    case defaultValue = "default"
    /// The claim speaks of every value.
    case all
    /// The cell must not be empty.
    case required
    /// The cell must be empty: the kind does not have the axis.
    case notAllowed = "not-allowed"
  }

  // The defaults; nil on an axis that has none.
  var platform: Platform?
  var os: OSVersion?
  var zoom: DisplayZoom?
  var orientation: Orientation?
  var column: WidgetColumn?
  var textSize: TextSize?
  var mode: Mode?
  var variant: WidgetVariant?
  /// The default entry points, each from a version on.
  var entryPoints: [(os: OSVersion, entryPoint: EntryPoint)] = []

  private var emptyCells = ClaimAxis.all.map { _ in EmptyCell.notAllowed }

  /// What an empty cell of an axis means.
  subscript(axis: ClaimAxis) -> EmptyCell {
    get { emptyCells[axis.rawValue] }
    set { emptyCells[axis.rawValue] = newValue }
  }

  /// The default entry point on a version; nil if there is none.
  func entryPoint(on os: OSVersion) -> EntryPoint? {
    entryPoints.filter { $0.os <= os }.max { $0.os < $1.os }?.entryPoint
  }
}

extension Catalog {
  /// The default entry point on a version: on iOS 8 and 9, Notification Center.
  func defaultEntryPoint(on os: OSVersion) -> EntryPoint {
    tables.kindAxes[WidgetKind.today.place].entryPoint(on: os) ?? .todayView
  }
}
