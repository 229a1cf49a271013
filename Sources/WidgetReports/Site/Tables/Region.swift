internal import WidgetSizing
internal import Wording

/// Cells that are all combinations of some values of their axes, but for the text size and mode.
struct Region: Hashable {
  /// How the device is held, and the column if there is one beside another.
  struct Pose: Hashable {
    let orientation: Orientation
    let column: WidgetColumn?
  }

  var screenClasses: [Key<ScreenClass>]
  var versions: [OSVersion]
  var poses: [Pose]
  var entryPoints: [EntryPoint]

  /// A single cell.
  init(_ cell: Cell) {
    screenClasses = [cell.screenClass].compactMap(\.self)
    versions = [cell.os]
    poses =
      cell.today.map {
        [Pose(orientation: $0.orientation, column: $0.column == .single ? nil : $0.column)]
      } ?? []
    entryPoints = cell.today.map { [$0.entryPoint] } ?? []
  }

  /// Few regions that together are exactly these cells.
  static func covering(_ cells: [Cell]) -> [Region] {
    var regions = cells.map(Region.init)
    regions.merge(\.poses) { $0 }
    regions.merge(\.entryPoints) { found in EntryPoint.allCases.filter(found.contains) }
    regions.merge(\.versions) { $0.sorted() }
    regions.merge(\.screenClasses) { $0 }
    return regions
  }
}

extension [Region] {
  /// Joins regions that differ in one axis only, and puts its values in order.
  fileprivate mutating func merge<Value>(
    _ axis: WritableKeyPath<Region, [Value]>, _ sorted: ([Value]) -> [Value]
  ) {
    let groups = grouped { region in
      var rest = region
      rest[keyPath: axis] = []
      return rest
    }
    self = groups.map { rest, regions in
      var merged = rest
      merged[keyPath: axis] = sorted(regions.flatMap { $0[keyPath: axis] })
      return merged
    }
  }
}

extension Catalog {
  /// A region in words.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - cells: What the region is picked from: classes and versions that are all of theirs go
  ///     without saying.
  ///   - all: Everything there is: orientations and entry points that are all there are for these
  ///     classes and versions go without saying.
  /// - Returns: The words, empty if everything goes without saying.
  func text(of region: Region, among cells: [Cell], of all: [Cell]) -> String {
    let whole = Region(around: cells)
    let same = Region(
      around: all.filter {
        ($0.screenClass.map(region.screenClasses.contains) ?? false)
          && region.versions.contains($0.os)
      })
    var parts: [String] = []
    if Set(region.screenClasses) != Set(whole.screenClasses) {
      parts.append(names(of: region.screenClasses))
    }
    if Set(region.versions) != Set(whole.versions) { parts.append(phrase(of: region.versions)) }
    if Set(region.poses) != Set(same.poses) {
      parts.append(region.poses.map(text).joined(separator: " and "))
    }
    if Set(region.entryPoints) != Set(same.entryPoints) {
      parts.append(region.entryPoints.map { name(of: $0) }.joined(separator: " and "))
    }
    return parts.joined(separator: ", ")
  }

  /// Some of the cells in words, as the regions that they are.
  func text(of picked: [Cell], among cells: [Cell], of all: [Cell]) -> String {
    Region.covering(picked).map { text(of: $0, among: cells, of: all) }.filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  /// Classes and the versions of each: `iOS 12, 13: 5.5-inch`. What is the same for all is left
  /// out, and a single class is named by its models.
  func scope(of cells: [Cell]) -> String {
    let pairs = cells.map { cell in
      var cell = cell
      cell.today?.orientation = .portrait
      cell.today?.column = nil
      cell.today?.entryPoint = .todayView
      return cell
    }
    let regions = Region.covering(pairs.withoutRepetition).sorted {
      (-$0.screenClasses.count, $0.versions[0]) < (-$1.screenClasses.count, $1.versions[0])
    }
    if regions.count == 1 {
      let classes = regions[0].screenClasses
      guard classes.count == 1 else { return names(of: classes) }
      return phrase(
        of: screenClasses[classes[0]].devices.filter { device in
          regions[0].versions.contains { devices(of: classes[0], on: $0).contains(device) }
        })
    }
    return regions.map { "\(phrase(of: $0.versions)): \(names(of: $0.screenClasses))" }
      .joined(separator: "; ")
  }

  /// The models that run a version with Today extensions.
  func devicesWithWidgets(_ screenClass: Key<ScreenClass>) -> [Key<Device>] {
    screenClasses[screenClass].devices.filter { devices[$0].runsTodayExtensions != false }
  }

  /// The names of screen classes.
  func names(of classes: [Key<ScreenClass>]) -> String {
    classes.map { screenClasses[$0].name }.joined(separator: ", ")
  }

  /// A pose in words: `landscape, left column`.
  func text(of pose: Region.Pose) -> String {
    pose.orientation.rawValue + (pose.column.map { ", \($0.rawValue) column" } ?? "")
  }
}

extension Region {
  /// The smallest region that has all of these cells.
  init(around cells: [Cell]) {
    func values<Value: Hashable>(_ axis: KeyPath<Region, [Value]>) -> [Value] {
      cells.flatMap { Region($0)[keyPath: axis] }.withoutRepetition
    }
    screenClasses = values(\.screenClasses)
    versions = values(\.versions).sorted()
    poses = values(\.poses)
    entryPoints = values(\.entryPoints)
  }
}
