/// The largest canvas for one kind of widget, and what would make it larger.
public struct KindCanvas<Cell: CanvasCell>: Sendable {
  /// The kind: the mode of a Today extension, or the family of a WidgetKit widget.
  public let kind: Cell.Kind
  /// The canvas.
  public let canvas: SafeCanvas<Cell>
  /// What is gained if something is left out: devices first, the greatest gain first.
  public let gains: [CanvasGain]
  /// Every cell that exists.
  public let cells: [SizedCell<Cell>]
}

/// A cell that a canvas may have to fit.
public protocol CanvasCell: SystemCell {
  /// What widgets share a canvas.
  associatedtype Kind: CaseIterable & Hashable & RawRepresentable<String> & Sendable

  /// Which of the canvases it is for.
  var kind: Kind { get }
  /// What can be left out so that this cell is.
  var omissions: [CanvasGain.Omission] { get }
}

/// What a canvas gains if one value of an axis is not supported.
public struct CanvasGain: Sendable {
  /// What is left out.
  public enum Omission: Hashable, Sendable {
    case screenClass(Key<ScreenClass>)
    case platform(Platform)
    case os(Platform, OSVersion)
    case orientation(Orientation)
    case entryPoint(EntryPoint)
    case textSize(TextSize)
    case variant(WidgetVariant)
    case zoom(DisplayZoom)
  }

  /// What is left out.
  public let omission: Omission
  /// The width without it, in points; nil if none is known.
  public let width: Points?
  /// The height without it, in points; nil if none is known.
  public let height: Points?
  /// How much wider the canvas is, in points.
  public let addedWidth: Points
  /// How much higher the canvas is, in points.
  public let addedHeight: Points

  /// How much more there is of both, in points.
  fileprivate var added: Points { addedWidth + addedHeight }
}

extension Engine {
  /// The largest canvas for each mode that queries ask for.
  public func safeCanvases(_ queries: [TodayQuery]) -> [KindCanvas<TodayCell>] {
    var cells: [SizedCell<TodayCell>] = []
    var seen: Set<TodayCell> = []
    for query in queries {
      for block in blocks(query) {
        for cell in block.cells
        where catalog.reasonAgainst(cell) == nil && seen.insert(cell).inserted {
          cells.append(answer(cell))
        }
      }
    }
    return Self.canvases(of: cells)
  }

  /// The largest canvas for each family that queries ask for, by what views are laid out in.
  public func safeCanvases(_ queries: [WidgetKitQuery]) -> [KindCanvas<WidgetKitCell>] {
    Self.canvases(of: layoutCells(queries).map { answer($0) })
  }

  /// A canvas for each kind of cells that exist.
  private static func canvases<Cell>(of cells: [SizedCell<Cell>]) -> [KindCanvas<Cell>] {
    let kinds = Dictionary(grouping: cells, by: \.cell.kind)
    return Cell.Kind.allCases.compactMap { kind in
      kinds[kind].map { cells in
        let canvas = SafeCanvas(of: cells)
        return KindCanvas(
          kind: kind, canvas: canvas, gains: gains(of: canvas, cells), cells: cells)
      }
    }
  }

  /// What each single omission gains, of those that leave something and gain something.
  private static func gains<Cell: CanvasCell>(
    of canvas: SafeCanvas<Cell>, _ cells: [SizedCell<Cell>]
  ) -> [CanvasGain] {
    // Only what all of the tightest cells of a side have in common can gain anything.
    let sides = [canvas.width, canvas.height].compactMap(\.self)
    let common = sides.flatMap { side -> [CanvasGain.Omission] in
      guard let first = side.tightest.first else { return [] }
      return first.cell.omissions.filter { omission in
        side.tightest.allSatisfy { $0.cell.omissions.contains(omission) }
      }
    }
    let gains = common.withoutRepetition.compactMap { omission -> CanvasGain? in
      let left = cells.filter { !$0.cell.omissions.contains(omission) }
      let width = SafeCanvas.smallest(.width, of: left)
      let height = SafeCanvas.smallest(.height, of: left)
      func gain(_ new: Points?, _ old: Points?) -> Points {
        if let new, let old { new - old } else { .zero }
      }
      let added = (gain(width, canvas.width?.length), gain(height, canvas.height?.length))
      guard added.0 > .zero || added.1 > .zero else { return nil }
      return CanvasGain(
        omission: omission, width: width, height: height, addedWidth: added.0,
        addedHeight: added.1)
    }
    return gains.sorted { ($0.omission.order, $1.added) < ($1.omission.order, $0.added) }
  }
}

extension TodayCell: CanvasCell {
  /// A mode has a canvas.
  public var kind: Mode { mode }

  /// Its class, version, orientation, entry point and text size.
  public var omissions: [CanvasGain.Omission] {
    [
      .screenClass(screenClass), .os(.iOS, os), .orientation(orientation), .entryPoint(entryPoint),
      .textSize(textSize),
    ]
  }
}

extension WidgetKitCell: CanvasCell {
  /// A family has a canvas.
  public var kind: WidgetFamily { family }

  /// Its class, platform and version, and its variant and zoom where there are others.
  public var omissions: [CanvasGain.Omission] {
    [
      screenClass.map { .screenClass($0) }, .platform(platform), .os(platform, os),
      variant.map { .variant($0) }, .zoom(zoom),
    ].compactMap(\.self)
  }
}

extension CanvasGain.Omission {
  fileprivate var order: Int {
    switch self {
    case .screenClass: 0
    case .platform: 1
    case .os: 2
    case .orientation: 3
    case .entryPoint: 4
    case .textSize: 5
    case .variant: 6
    case .zoom: 7
    }
  }
}
