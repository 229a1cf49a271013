/// The largest canvas for one shape of widget, and what would make it larger.
public struct ShapeCanvas: Sendable {
  /// The mode or the family: `expanded`, `systemSmall`.
  public let shape: String
  /// The canvas.
  public let canvas: SafeCanvas
  /// What single omissions gain: devices first, and of each axis the greatest gain first.
  public let gains: [CanvasGain]
  /// Every cell that exists.
  public let cells: [SizedCell]
}

/// What a canvas gains if one value of an axis is not supported.
public struct CanvasGain: Sendable {
  /// A value of one axis that is not supported.
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

  /// Both additions together, in points.
  fileprivate var added: Points { addedWidth + addedHeight }
}

extension Engine {
  /// The largest canvas for each shape of the widgets that queries ask for, by the sizes that views are
  /// laid out in.
  public func safeCanvases(_ queries: [Query]) -> [ShapeCanvas] {
    let cells = layoutCells(queries).map { answer($0) }
    return WidgetKind.allCases.flatMap { kind in
      let shapes = Dictionary(grouping: cells.lazy.filter { $0.cell.kind == kind }) {
        catalog.shape(of: $0.cell)
      }
      return catalog.shapes(of: kind).compactMap { shape in
        shapes[shape].map { cells in
          let canvas = SafeCanvas(of: cells)
          return ShapeCanvas(
            shape: shape, canvas: canvas, gains: Self.gains(of: canvas, cells), cells: cells)
        }
      }
    }
  }

  /// The single omissions that enlarge the canvas, with what they gain.
  private static func gains(
    of canvas: SafeCanvas, _ cells: [SizedCell]
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
      let addedWidth = gain(width, canvas.width?.length)
      let addedHeight = gain(height, canvas.height?.length)
      guard addedWidth > .zero || addedHeight > .zero else { return nil }
      return CanvasGain(
        omission: omission, width: width, height: height, addedWidth: addedWidth,
        addedHeight: addedHeight)
    }
    return gains.sorted { ($0.omission.order, $1.added) < ($1.omission.order, $0.added) }
  }
}

extension Cell {
  /// Each omission that would exclude this cell: its class, platform and version, and the values of the
  /// axes of its system.
  fileprivate var omissions: [CanvasGain.Omission] {
    let common: [CanvasGain.Omission?] = [screenClass.map { .screenClass($0) }, .os(platform, os)]
    let own: [CanvasGain.Omission?] =
      switch setting {
      case .today(let today):
        [.orientation(today.orientation), .entryPoint(today.entryPoint), .textSize(today.textSize)]
      case .widget(let widget):
        [.platform(platform), widget.variant.map { .variant($0) }, .zoom(zoom)]
      }
    return (common + own).compactMap(\.self)
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
