/// One combination of all the axes that the size of a widget depends on: a place on each axis of its kind.
public struct Cell: Hashable, Sendable {
  private(set) var places: Places

  /// The value on an axis; nil if the kind lacks the axis, or if the cell is without a value on it.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> Value? {
    places[Value.axisNumber].flatMap(Value.init(place:))
  }

  /// The place on an axis; nil if the kind lacks the axis.
  package subscript(axis: Axis) -> Int? { places[axis.number] }

  /// The same cell with another value on an axis; nil is that of a cell without one.
  ///
  /// - Precondition: Its kind has the axis, which is not that of kinds.
  package func with<Value: AxisValue>(_ value: Value?) -> Cell {
    precondition(
      places[Value.axisNumber] != nil && Value.axisNumber != WidgetKind.axisNumber,
      "this kind has no \(Value.axis.words)")
    var cell = self
    cell.places[Value.axisNumber] = value?.place ?? 0
    return cell
  }

  /// The same cell without a value on an axis if it has this one. The only size of a family on one version or
  /// screen is the counterpart of the usual one of several on another.
  func omitting<Value: AxisValue>(_ value: Value?) -> Cell {
    value != nil && self[Value.self] == value ? with(nil as Value?) : self
  }

  /// The same cell with no place on some axes: equal for cells that differ on them alone.
  package func clearing(_ axes: [Axis]) -> Cell {
    var cell = self
    for axis in axes where self[axis] != nil { cell.places[axis.number] = 0 }
    return cell
  }

  /// The same cell apart from its screen, version and Display Zoom: what tells the widgets of a screen apart.
  package var setting: Cell { clearing([.os, .screenClass, .zoom]) }

  /// A widget of another kind with the same value on every axis that both have, but for its family and variant.
  func asWidget(
    of kind: WidgetKind, _ family: WidgetFamily, _ variant: WidgetVariant?
  ) -> Cell {
    var cell = Cell(firstOf: kind, release, on: screen, zoom)
    for axis in Axis.settings where self[axis] != nil && cell[axis] != nil {
      cell.places[axis.number] = self[axis]
    }
    return cell.with(family).with(variant)
  }

  /// The same cell with the place of a box on each axis on which the box has a single one.
  func moved(into box: Box) -> Cell {
    var cell = self
    for axis in Axis.settings where self[axis] != nil {
      if let place = box[only: axis] { cell.places[axis.number] = place }
    }
    return cell
  }

  /// Makes a cell of places; nil if it has not exactly the axes of its kind.
  init?(_ places: Places) {
    guard let kind = places[WidgetKind.axisNumber].flatMap(WidgetKind.init(place:)),
      Axis.all.allSatisfy({ $0.kinds.contains(kind) == (places[$0.number] != nil) })
    else { return nil }
    self.places = places
  }

  /// A cell without the axes of single kinds.
  private init(
    _ kind: WidgetKind, _ release: Release, _ screenClass: Key<ScreenClass>?, _ zoom: DisplayZoom
  ) {
    places = .none
    places[WidgetKind.axisNumber] = kind.place
    places[Release.axisNumber] = release.place
    places[Key<ScreenClass>.axisNumber] = screenClass?.place ?? 0
    places[DisplayZoom.axisNumber] = zoom.place
  }

  /// Makes a cell with the first place on each axis of its kind that has no parameter.
  package init(firstOf kind: WidgetKind, _ release: Release, on screen: Screen, _ zoom: DisplayZoom)
  {
    self.init(kind, release, screen.screenClass, zoom)
    for axis in Axis.all where axis.kinds.contains(kind) && places[axis.number] == nil {
      places[axis.number] = 0
    }
  }
}

// Typed initializers: the compiler sees that no axis of a kind is left out.
extension Cell {
  /// Makes a cell of a Today extension, which need not exist: the engine then answers with the reason.
  public init(
    os: OSVersion, screenClass: Key<ScreenClass>, orientation: Orientation, textSize: TextSize,
    entryPoint: EntryPoint, mode: Mode, column: WidgetColumn? = nil, zoom: DisplayZoom = .standard
  ) {
    self.init(.today, Release(.iOS, os), screenClass, zoom)
    places[Orientation.axisNumber] = orientation.place
    places[TextSize.axisNumber] = textSize.place
    places[EntryPoint.axisNumber] = entryPoint.place
    places[Mode.axisNumber] = mode.place
    places[WidgetColumn.axisNumber] = column?.place ?? 0
  }

  /// Makes a cell of a widget that comes in families, by default of WidgetKit. It need not exist.
  public init(
    platform: Platform, os: OSVersion, screenClass: Key<ScreenClass>?,
    zoom: DisplayZoom = .standard, of kind: WidgetKind = .widgetKit, family: WidgetFamily,
    variant: WidgetVariant? = nil
  ) {
    precondition(kind.hasFamilies, "Today extensions do not come in families")
    self.init(kind, Release(platform, os), screenClass, zoom)
    places[WidgetFamily.axisNumber] = family.place
    places[WidgetVariant.axisNumber] = variant?.place ?? 0
  }
}

// Every cell has these axes.
extension Cell {
  /// The kind of widget.
  public var kind: WidgetKind { self[WidgetKind.self] ?? .today }

  /// The version of a platform. For Today extensions the platform is iOS, also on iPads.
  package var release: Release { self[Release.self] ?? Release(.iOS, OSVersion(0)) }

  /// The platform. For Today extensions it is iOS, also on iPads.
  public var platform: Platform { release.platform }

  /// The major version of the platform.
  public var os: OSVersion {
    get { release.os }
    set { self = on(newValue) }
  }

  /// The models with that size; nil on macOS and visionOS, where no size depends on the screen.
  public var screenClass: Key<ScreenClass>? {
    get { self[Key<ScreenClass>.self] }
    set { places[Key<ScreenClass>.axisNumber] = newValue?.place ?? 0 }
  }

  /// The setting of Display Zoom.
  public var zoom: DisplayZoom {
    get { self[DisplayZoom.self] ?? .standard }
    set { places[DisplayZoom.axisNumber] = newValue.place }
  }

  /// Whether the widget is on another display than that of the device, that of a car. No source states its scale.
  package var isOnOtherDisplay: Bool { self[WidgetFamily.self] == .carPlay }

  /// Whether Display Zoom is on.
  public var isZoomed: Bool { zoom != .standard }

  /// The text size; `l` if the size of the widget does not depend on it.
  package var textSize: TextSize { self[TextSize.self] ?? .l }

  /// The same cell at another text size; unchanged if its size does not depend on that.
  package func at(_ textSize: TextSize) -> Cell {
    places[TextSize.axisNumber] == nil ? self : with(textSize)
  }

  /// The same Today extension in another mode; other cells are unchanged.
  package func `in`(_ mode: Mode) -> Cell {
    places[Mode.axisNumber] == nil ? self : with(mode)
  }

  /// The same cell on another version.
  package func on(_ os: OSVersion) -> Cell { with(Release(platform, os)) }

  /// The same cell of another screen, without Display Zoom.
  func unzoomed(on screenClass: Key<ScreenClass>) -> Cell {
    with(screenClass).with(DisplayZoom.standard)
  }
}
