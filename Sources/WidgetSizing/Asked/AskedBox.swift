/// A box of cells of one kind, and the model that was named with it.
///
/// An axis with every value is one of which nothing was asked: then a question gets the versions on which
/// most is known, the usual Display Zoom, and the values that lists have on other axes.
public struct AskedBox: Hashable, Sendable {
  /// The cells that are asked for.
  package var box: Box
  /// A model that was named: only versions that it runs count.
  public var device: Key<Device>?

  /// Makes a box with all cells of a kind on screens.
  public init(_ kind: WidgetKind, on screens: [Screen]) {
    box = Box().with(kind)
    box.set(screens.map(\.screenClass))
    // Without a screen, the platform is told by its versions alone.
    if screens.contains(where: { $0.screenClass == nil }) {
      box.setPlatforms(screens.map(\.platform).withoutRepetition)
    }
  }

  /// The kind of widget.
  public var kind: WidgetKind { box[only: WidgetKind.self] ?? .today }

  /// The values that are asked for on an axis, in the order of their places; nil if every value is in the box.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> [Value]? {
    get { box[type] }
    set { box[type] = newValue }
  }

  /// Keeps the values of a box alone, on each axis on which it has some alone.
  package mutating func limit(as other: Box) { box.limit(as: other) }

  /// The same box with these screens alone.
  package func on(_ screens: [Screen]) -> AskedBox {
    var own = self
    own.box.set(screens.map(\.screenClass))
    guard screens.contains(where: { $0.screenClass == nil }) else { return own }
    let platforms = screens.map(\.platform).withoutRepetition
    if namesVersions {
      own[Release.self] = self[Release.self]?.filter { platforms.contains($0.platform) }
    } else {
      own.box.setPlatforms(platforms)
    }
    return own
  }
}

// Versions: a box without them has all that there may be, also those that do not exist.
extension AskedBox {
  /// The versions that are asked for, in their order; nil for those on which most is known, see
  /// ``Engine/defaultOS(of:in:)``.
  public var os: [OSVersion]? {
    get { namesVersions ? (self[Release.self] ?? []).map(\.os).withoutRepetition.sorted() : nil }
    set {
      let platforms = box.platforms
      guard let newValue else {
        self[Release.self] = nil
        if let platforms { box.setPlatforms(platforms) }
        return
      }
      let all = kind == .today ? [.iOS] : Platform.allCases
      self[Release.self] = (platforms ?? all).flatMap { platform in
        newValue.map { Release(platform, $0) }
      }
    }
  }

  /// Whether versions are asked for.
  package var namesVersions: Bool { !Platform.allCases.contains(where: box.hasEveryVersion) }

  /// The versions that are asked for on a platform, in their order; nil for the default one.
  package func versions(on platform: Platform) -> [OSVersion]? {
    guard !box.hasEveryVersion(of: platform) else { return nil }
    return (self[Release.self] ?? []).filter { $0.platform == platform }.map(\.os)
  }
}

// The other axes, by their names.
extension AskedBox {
  /// The choices of Display Zoom; nil for the usual one.
  public var zooms: [DisplayZoom]? {
    get { self[DisplayZoom.self] }
    set { self[DisplayZoom.self] = newValue }
  }

  /// The first choice of Display Zoom.
  public var zoom: DisplayZoom {
    get { zooms?.first ?? .standard }
    set { zooms = [newValue] }
  }

  /// The orientations of Today extensions; nil for both.
  public var orientations: [Orientation]? {
    get { self[Orientation.self] }
    set { self[Orientation.self] = newValue }
  }

  /// The columns of Today extensions on iPads; nil for those that the OS has in an orientation.
  public var columns: [WidgetColumn]? {
    get { self[WidgetColumn.self] }
    set { self[WidgetColumn.self] = newValue }
  }

  /// The entry points of Today extensions; nil for those that the OS has.
  public var entryPoints: [EntryPoint]? {
    get { self[EntryPoint.self] }
    set { self[EntryPoint.self] = newValue }
  }

  /// The modes of Today extensions; nil for those that the OS has.
  public var modes: [Mode]? {
    get { self[Mode.self] }
    set { self[Mode.self] = newValue }
  }

  /// The text sizes of Today extensions; nil for all twelve.
  public var textSizes: [TextSize]? {
    get { self[TextSize.self] }
    set { self[TextSize.self] = newValue }
  }

  /// The families; nil for those that the version has.
  public var families: [WidgetFamily]? {
    get { self[WidgetFamily.self] }
    set { self[WidgetFamily.self] = newValue }
  }

  /// The variants; nil for those that the family has.
  public var variants: [WidgetVariant]? {
    get { self[WidgetVariant.self] }
    set { self[WidgetVariant.self] = newValue }
  }
}

extension Box {
  /// Keeps the versions of platforms alone, also those that do not exist.
  mutating func setPlatforms(_ platforms: [Platform]) {
    var bits = PlaceBits()
    for platform in platforms {
      for place in Release(platform, OSVersion(0)).place...Release(platform, .beyond).place {
        bits.insert(place)
      }
    }
    set(Release.axisNumber, bits)
  }

  /// The platforms of the versions; nil if every version is in the box.
  var platforms: [Platform]? { self[Release.self]?.map(\.platform).withoutRepetition }

  /// Whether all versions of a platform are in the box, also those that do not exist.
  func hasEveryVersion(of platform: Platform) -> Bool { has(Release(platform, .beyond)) }
}

extension OSVersion {
  /// More than every version that tables and options can name.
  fileprivate static var beyond: OSVersion { OSVersion(255) }
}

extension Catalog {
  /// The screens of a box, platform after platform.
  package func screens(of asked: AskedBox) -> [Screen] {
    guard let places = asked.box.places(on: .screenClass) else { return screens(of: asked.kind) }
    let classes = places.compactMap(Key<ScreenClass>.init(place:))
    if classes.count == places.count, classes.count == 1 || !asked.kind.hasFamilies {
      return classes.map { screen(of: $0, with: asked.kind) }
    }
    let platforms = asked.box.platforms
    return Platform.allCases.flatMap { platform in
      guard let idiom = platform.idiom else {
        return places.first == 0 && platforms?.contains(platform) ?? true
          ? [Screen(platform: platform, screenClass: nil)] : []
      }
      return classes.filter { screenClasses[$0].idiom == idiom }.map {
        screen(of: $0, with: asked.kind)
      }
    }
  }

  /// The screens of all boxes, in their order.
  package func screens(of asked: Asked) -> [Screen] { asked.boxes.flatMap(screens) }
}
