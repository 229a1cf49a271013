import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// The words of a group must cover its cells, and no others.
@Suite("Groups of cells") struct CellGroupTests {
  private static let engine = Engine(.bundled)

  /// The cells of three versions that exist.
  private static let universe: [Cell] = {
    var asked = Asked(screenClasses: engine.catalog.classesWithTodayExtensions())
    asked.os = [8, 10, 12].map { OSVersion($0) }
    asked.textSizes = [.xs, .l, .xl]
    return engine.blocks(asked).flatMap { Array($0.cells) }.filter {
      engine.evidence(.height, of: $0).state != .notApplicable
    }
  }()

  private var groups: CellGroups { CellGroups(universe: Self.universe, Self.engine.catalog) }

  /// Whether what a group says of every axis is true of a cell.
  private static func covers(_ group: CellGroup, _ cell: Cell) -> Bool {
    Axis.all.allSatisfy {
      group.meant[$0.number]?.contains(engine.catalog.place(of: cell, on: $0)) ?? true
    }
  }

  @Test("have every cell once, and cover no other", arguments: 0..<12)
  func exact(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    // Some combinations as a whole, some cells alone.
    let landscape = Bool.random(using: &random) ? Orientation.landscape : nil
    let mode = Mode.allCases.randomElement(using: &random)
    let cells = Self.universe.filter { cell in
      cell[Mode.self] == mode && (landscape == nil || cell[Orientation.self] == landscape)
        || Int.random(in: 0..<50, using: &random) == 0
    }
    let groups = groups
    let found = groups.groups(of: cells)
    #expect(found.flatMap(\.members).sorted() == Array(cells.indices))
    let wanted = Set(cells)
    for group in found {
      let covered = Set(Self.universe.filter { Self.covers(group, $0) })
      #expect(covered == Set(group.members.map { cells[$0] }))
      #expect(covered.isSubset(of: wanted))
    }
  }

  @Test("of WidgetKit have every cell once, and cover no other", arguments: 0..<6)
  func exactOfWidgetKit(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let universe = Self.engine.allBlocks(of: .widgetKit).flatMap(\.cells)
    let platform = Platform.allCases.randomElement(using: &random)
    let family = Self.engine.catalog.families.randomElement(using: &random)
    let cells = universe.filter { cell in
      cell.platform == platform && cell.os >= OSVersion(18) || cell[WidgetFamily.self] == family
        || Int.random(in: 0..<100, using: &random) == 0
    }
    let groups = CellGroups(universe: universe, Self.engine.catalog)
    let found = groups.groups(of: cells)
    #expect(found.flatMap(\.members).sorted() == Array(cells.indices))
    let wanted = Set(cells)
    for group in found {
      #expect(wanted.isSuperset(of: universe.filter { Self.covers(group, $0) }))
    }
  }

  @Test("are described in a few words")
  func words() {
    let catalog = Self.engine.catalog
    func words(_ isIn: (Cell) -> Bool) -> [String] {
      groups.groups(of: Self.universe.filter(isIn)).map { catalog.words(for: $0) }
    }
    #expect(words { _ in true } == ["everywhere"])
    #expect(words { $0.os == OSVersion(10) } == ["iOS 10"])
    #expect(words { $0[Mode.self] == .expanded && $0.textSize != .xs } == ["expanded, l and xl"])
    #expect(
      words {
        $0.screenClass.map { catalog.screenClasses[$0].idiom } == .phone && $0.os == OSVersion(12)
      }
        == ["iOS 12, all phones"])
    #expect(
      words {
        $0.screenClass.map { catalog.screenClasses[$0].name } != "4-inch" && $0.os == OSVersion(12)
          && $0[Orientation.self] == .landscape
      } == ["iOS 12, all but 4-inch, landscape"])
  }

  /// The WidgetKit cells of all screens on two or three versions.
  private static let widgets: [Cell] = [DisplayZoom.standard, .larger].flatMap { zoom in
    var asked = Asked(.widgetKit, on: engine.catalog.widgetScreens())
    asked.os = [17, 18, 26].map { OSVersion($0) }
    asked.zoom = zoom
    return engine.blocks(asked).flatMap(\.cells).filter {
      engine.evidence(.height, of: $0).state != .notApplicable
    }
  }

  @Test("of WidgetKit are described with platform, version, family and variant")
  func wordsOfWidgetKit() {
    let catalog = Self.engine.catalog
    let groups = CellGroups(universe: Self.widgets, catalog)
    func words(_ isIn: (Cell) -> Bool) -> [String] {
      groups.groups(of: Self.widgets.filter(isIn)).map { catalog.words(for: $0) }
    }
    #expect(words { $0.platform == .macOS && $0.os == OSVersion(26) } == ["macOS 26"])
    #expect(
      words {
        $0.platform == .iOS && $0.os < OSVersion(26) && $0[WidgetFamily.self] == .accessoryCircular
      }
        == ["iOS 17, 18, accessoryCircular"])
    #expect(
      words { $0[WidgetVariant.self] == .lockScreen }.allSatisfy { $0.hasSuffix("lock-screen") })
    #expect(
      words {
        $0.zoom == .larger && $0.screenClass.map { catalog.screenClasses[$0].id } == "393x852@3"
          && $0.os == OSVersion(17) && $0[WidgetFamily.self] == .systemSmall
      } == ["iOS 17, 6.1-inch 14 Pro, Display Zoom on, systemSmall"])
  }
}
