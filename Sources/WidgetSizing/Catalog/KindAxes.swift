/// What an empty cell of `claims.csv` means for the claims of one kind of widget.
struct KindAxes: Sendable {
  /// What an empty cell of a column means.
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

  /// The columns that kinds of widget may have or not, and what an empty cell of each can mean. The versions
  /// have two, `os_first` and `os_last`.
  static let columns: [(name: String, meanings: [EmptyCell])] =
    [
      ("platform", [.defaultValue, .required]), ("idiom", [.all, .notAllowed]),
      ("device", [.all, .notAllowed]), ("method", [.required, .notAllowed]),
    ] + Axis.all.dropFirst().map { ($0.columnName, meanings(of: $0)) }

  private static func meanings(of axis: Axis) -> [EmptyCell] {
    switch axis {
    case .os: [.defaultValue, .required]
    case .screenClass: [.all, .notAllowed]
    case .family: [.required, .notAllowed]
    case .zoom, .variant: [.defaultValue, .required, .notAllowed]
    default: EmptyCell.allCases
    }
  }

  /// The default platform; nil if there is none.
  var platform: Platform?
  /// The default version; nil if there is none.
  var os: OSVersion?
  /// The default entry points, each from a version on, the newest first.
  var entryPoints: [(os: OSVersion, entryPoint: EntryPoint)] = []
  /// The default on each other axis that has one.
  var usual = Box()

  private var emptyCells: [String: EmptyCell] = [:]

  /// What an empty cell of a column means.
  subscript(column: String) -> EmptyCell {
    get { emptyCells[column] ?? .notAllowed }
    set { emptyCells[column] = newValue }
  }

  /// The default entry point on a version; nil if there is none.
  func entryPoint(on os: OSVersion) -> EntryPoint? {
    entryPoints.first { $0.os <= os }?.entryPoint
  }
}

extension Catalog {
  /// The default entry point on a version: on iOS 8 and 9, Notification Center.
  package func defaultEntryPoint(on os: OSVersion) -> EntryPoint {
    tables.kindAxes[WidgetKind.today.place].entryPoint(on: os) ?? .todayView
  }
}
